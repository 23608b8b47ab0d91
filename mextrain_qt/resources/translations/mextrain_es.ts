<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Mexican Train</source>
        <translation>Acerca de Tren mexicano</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Tren mexicano</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versión %1</translation>
    </message>
    <message>
        <source>The domino game, against computer players that see no more than you do.</source>
        <translation>El juego de dominó, contra jugadores del ordenador que no ven más que tú.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Programa libre con licencia MIT.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Arrange</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Lay out the longest train from your line’s end (A)</source>
        <translation>Disponer el tren más largo desde el extremo de tu línea (A)</translation>
    </message>
    <message>
        <source>Turn the selected tile round (F)</source>
        <translation>Girar la ficha elegida (F)</translation>
    </message>
    <message>
        <source>Show the best play and its reason (H)</source>
        <translation>Mostrar la mejor jugada y su motivo (H)</translation>
    </message>
    <message>
        <source>Undo your last play (Ctrl+Z)</source>
        <translation>Deshacer tu última jugada (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Show the rule (Shift+F1)</source>
        <translation>Mostrar la regla (Mayús+F1)</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Ronda siguiente</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Mostrar mi mano</translation>
    </message>
</context>
<context>
    <name>AdviceText</name>
    <message>
        <source>What beginners get wrong</source>
        <translation>Lo que suelen fallar los principiantes</translation>
    </message>
    <message>
        <source>What usually helps</source>
        <translation>Lo que suele ayudar</translation>
    </message>
    <message>
        <source>The marker</source>
        <translation>La señal</translation>
    </message>
    <message>
        <source>It stays on until you play as the house wants it, not just until your next turn. Until then the others play on your line, and its end may be another when your turn comes.</source>
        <translation>Sigue puesta hasta que juegas como quiere la casa, no solo hasta tu próximo turno. Mientras tanto los demás juegan en tu línea, y su extremo puede ser otro cuando te toque.</translation>
    </message>
    <message>
        <source>The draw</source>
        <translation>El robo</translation>
    </message>
    <message>
        <source>Nobody may draw while a tile fits, and nobody may pass before drawing, as long as the boneyard has tiles. Look at every line you may use first.</source>
        <translation>Nadie puede robar mientras una ficha encaje, ni pasar antes de robar mientras el pozo tenga fichas. Mira antes todas las líneas que puedes usar.</translation>
    </message>
    <message>
        <source>A closed line</source>
        <translation>Una línea cerrada</translation>
    </message>
    <message>
        <source>The next engine</source>
        <translation>El motor siguiente</translation>
    </message>
    <message>
        <source>A double is only half a play: without a tile that covers it, you draw and may have to open your line.</source>
        <translation>Un doble es solo media jugada: sin una ficha que lo cubra, robas y quizá tengas que abrir tu línea.</translation>
    </message>
    <message>
        <source>A double stops the whole table, and the next player has to cover it: your own plans wait as well.</source>
        <translation>Un doble detiene toda la mesa y le toca cubrirlo al jugador siguiente: tus planes también esperan.</translation>
    </message>
    <message>
        <source>A line goes on only from its double, and only once the double has what it needs.</source>
        <translation>Una línea solo sigue desde su doble, y solo cuando este tiene lo que necesita.</translation>
    </message>
    <message>
        <source>Forgetting to cover</source>
        <translation>Olvidarse de cubrir</translation>
    </message>
    <message>
        <source>Another player’s line is yours to use only while its marker is on.</source>
        <translation>La línea de otro jugador solo te vale mientras tiene puesta la señal.</translation>
    </message>
    <message>
        <source>The one exception is the golden double that has to be covered.</source>
        <translation>La única excepción es el doble dorado que hay que cubrir.</translation>
    </message>
    <message>
        <source>It is known only after the deal. Plan for one round, never for the next.</source>
        <translation>Solo se conoce después del reparto. Haz planes para una ronda, nunca para la siguiente.</translation>
    </message>
    <message>
        <source>Every round starts from another double, one lower than the last. Look at it before you build your train, or nothing of it will fit.</source>
        <translation>Cada ronda parte de otro doble, uno menos que el anterior. Míralo antes de formar tu tren, o nada encajará.</translation>
    </message>
    <message>
        <source>Shed heavy tiles</source>
        <translation>Soltar las fichas pesadas</translation>
    </message>
    <message>
        <source>Somebody may be out sooner than you think. What does not belong to your train goes first, the heaviest tile before the others, on open lines and the Mexican train.</source>
        <translation>Alguien puede salir antes de lo que crees. Lo que no entra en tu tren sale primero, la ficha más pesada antes que las demás, a las líneas abiertas y al tren mexicano.</translation>
    </message>
    <message>
        <source>Keep doubles useful</source>
        <translation>Que los dobles sirvan</translation>
    </message>
    <message>
        <source>Watch open lines</source>
        <translation>Vigilar las líneas abiertas</translation>
    </message>
    <message>
        <source>They take tiles you could not lay at home, and may be closed by your next turn. Count, too, which numbers have been laid: one that has run out leads nowhere.</source>
        <translation>Aceptan fichas que no cabrían en casa y pueden cerrarse antes de tu próximo turno. Cuenta también qué números han salido: el que se ha agotado no lleva a ninguna parte.</translation>
    </message>
    <message>
        <source>Keep your line closed</source>
        <translation>Mantener cerrada la línea propia</translation>
    </message>
    <message>
        <source>Hold back a tile that fits your own line, so that you need not pass. A line that the others cannot use stays as you planned it.</source>
        <translation>Guarda una ficha que encaje en tu línea, para no tener que pasar. Una línea que los demás no pueden usar queda como la planeaste.</translation>
    </message>
    <message>
        <source>Arrange your train</source>
        <translation>Ordenar tu tren</translation>
    </message>
    <message>
        <source>See which of your tiles make one long train from your line’s end: lay those at home, the loose ones elsewhere. Arrange (A) finds the longest.</source>
        <translation>Mira qué fichas forman un tren largo desde el extremo de tu línea: colócalas en casa, y las sueltas en otras partes. Ordenar (A) encuentra el más largo.</translation>
    </message>
    <message>
        <source>A double fits one number alone. Lay it early, while its line still offers that number.</source>
        <translation>Un doble encaja con un solo número. Colócalo pronto, mientras su línea ofrezca ese número.</translation>
    </message>
    <message>
        <source>A double fits one number alone, and weighs as much as both its halves. Lay it while you hold a tile to cover it, and before its number has run out.</source>
        <translation>Un doble encaja con un solo número y pesa lo que sus dos mitades. Colócalo mientras tengas con qué cubrirlo y antes de que su número se agote.</translation>
    </message>
    <message>
        <source>In Chickenfoot, which is played with the same tiles, three tiles spread out from a double and every one of them grows on. That is another game: here no line ever branches, and no house rule changes that.</source>
        <translation>En Chickenfoot, que se juega con las mismas fichas, de un doble salen tres fichas y cada una continúa. Ese es otro juego: aquí ninguna línea se ramifica, y ninguna regla de la casa lo cambia.</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Otro juego</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Round %1 of %2, engine %3</source>
        <translation>Ronda %1 de %2, motor %3</translation>
    </message>
    <message>
        <source>You drew %1</source>
        <translation>Has robado %1</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Mexican Train</source>
        <translation>Tren mexicano</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Skip this step</source>
        <translation>Saltar este paso</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>End the first game and go back to the first page</source>
        <translation>Acabar la primera partida y volver a la primera página</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message>
        <source>The whole line</source>
        <translation>La línea entera</translation>
    </message>
    <message>
        <source>Here it lies straight, from the engine outward, with who laid what and when.</source>
        <translation>Aquí está recta, desde el motor hacia fuera, con quién colocó qué y cuándo.</translation>
    </message>
    <message>
        <source>Close it with Esc, or click beside it.</source>
        <translation>Ciérrala con Esc, o haz clic al lado.</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Juegan los demás</translation>
    </message>
    <message>
        <source>%mover is to move. What is laid until your turn gets a number on the table.</source>
        <translation>Le toca a %mover. Lo que se coloque hasta tu turno recibe un número en la mesa.</translation>
    </message>
    <message>
        <source>No patience? Click the felt, or press Space.</source>
        <translation>¿Con prisa? Haz clic en el tapete, o pulsa Espacio.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Go on as you like: the sentence at the bottom says what there is to do.</source>
        <translation>Sigue como quieras: la frase de abajo dice qué hay que hacer.</translation>
    </message>
    <message>
        <source>Hint (H) shows a good play and its reason.</source>
        <translation>Pista (H) muestra una buena jugada y su motivo.</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La ronda ha terminado</translation>
    </message>
    <message>
        <source>Everybody’s pips are counted, and whoever has the fewest points after all rounds wins the match. You know all you need now.</source>
        <translation>Se cuentan los puntos de todos, y quien tenga menos tras todas las rondas gana la partida. Ya sabes todo lo necesario.</translation>
    </message>
    <message>
        <source>Help → Rules of this table tells the rest.</source>
        <translation>Ayuda → Reglas de esta mesa cuenta lo demás.</translation>
    </message>
    <message>
        <source>Drag it to the ring. By keys: go to it with the arrows, then press %digit.</source>
        <translation>Arrástrala hasta el anillo. Con el teclado: llega a ella con las flechas y pulsa %digit.</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Tu primera partida</translation>
    </message>
    <message>
        <source>Out of the engine in the middle everybody builds a line of tiles, like number to like number. Yours points down to you. Who first has no tile left wins the round.</source>
        <translation>Desde el motor del centro cada uno construye una línea de fichas, número con número igual. La tuya viene hacia ti. Quien primero se queda sin fichas gana la ronda.</translation>
    </message>
    <message>
        <source>Turn a tile round</source>
        <translation>Gira una ficha</translation>
    </message>
    <message>
        <source>These are your tiles. Try it with the %tile.</source>
        <translation>Estas son tus fichas. Prueba con la %tile.</translation>
    </message>
    <message>
        <source>Right-click it. By keys: go to it with the arrows, then press F.</source>
        <translation>Clic derecho en ella. Con el teclado: llega a ella con las flechas y pulsa F.</translation>
    </message>
    <message>
        <source>Find your train</source>
        <translation>Encuentra tu tren</translation>
    </message>
    <message>
        <source>Arrange lays out the longest train your line could take, in order.</source>
        <translation>Ordenar dispone en orden el tren más largo que admite tu línea.</translation>
    </message>
    <message>
        <source>Click Arrange, or press A.</source>
        <translation>Haz clic en Ordenar, o pulsa A.</translation>
    </message>
    <message>
        <source>Lay your first tile</source>
        <translation>Coloca tu primera ficha</translation>
    </message>
    <message>
        <source>The %tile fits the engine, so it can begin your line.</source>
        <translation>La %tile encaja con el motor, así que puede empezar tu línea.</translation>
    </message>
    <message>
        <source>Look at a line</source>
        <translation>Mira una línea</translation>
    </message>
    <message>
        <source>See all of %line, and who laid what.</source>
        <translation>Mira %line entera, y quién colocó qué.</translation>
    </message>
    <message>
        <source>Click the line. By keys: press L, then %digit.</source>
        <translation>Haz clic en la línea. Con el teclado: L y luego %digit.</translation>
    </message>
    <message>
        <source>The Mexican train</source>
        <translation>El tren mexicano</translation>
    </message>
    <message>
        <source>The yellow line is anyone’s. Lay the %tile there: you keep your own train for later.</source>
        <translation>La línea amarilla es de todos. Coloca ahí la %tile: guardas tu tren para después.</translation>
    </message>
    <message>
        <source>A double lies across</source>
        <translation>Un doble queda atravesado</translation>
    </message>
    <message>
        <source>Lay the %tile %onto. A double has to be covered, and you play again.</source>
        <translation>Coloca la %tile %onto. Un doble hay que cubrirlo, y juegas otra vez.</translation>
    </message>
    <message>
        <source>Cover the double</source>
        <translation>Cubre el doble</translation>
    </message>
    <message>
        <source>The golden double waits, and the game with it. Lay the %tile on it.</source>
        <translation>El doble dorado espera, y el juego con él. Coloca en él la %tile.</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <translation>Roba una ficha</translation>
    </message>
    <message>
        <source>You hold nothing that can be laid now, so take one from the boneyard.</source>
        <translation>No tienes nada que colocar ahora, así que toma una ficha del pozo.</translation>
    </message>
    <message>
        <source>Click the boneyard, or press D.</source>
        <translation>Haz clic en el pozo, o pulsa D.</translation>
    </message>
    <message>
        <source>Pass, and your line opens</source>
        <translation>Pasar abre tu línea</translation>
    </message>
    <message>
        <source>The new tile does not fit either. Pass: a locomotive will stand on your line, and everybody may lay there until you do so again.</source>
        <translation>La ficha nueva tampoco encaja. Pasa: en tu línea se pondrá una señal, la pequeña máquina, y todos podrán jugar ahí hasta que vuelvas a hacerlo tú.</translation>
    </message>
    <message>
        <source>Click Pass, or press P.</source>
        <translation>Haz clic en Pasar, o pulsa P.</translation>
    </message>
    <message>
        <source>Close your line</source>
        <translation>Cierra tu línea</translation>
    </message>
    <message>
        <source>A tile of yours on your own line takes the locomotive off. The %tile will do.</source>
        <translation>Una ficha en tu propia línea quita la señal. La %tile servirá.</translation>
    </message>
    <message>
        <source>Play on an open line</source>
        <translation>Juega en una línea abierta</translation>
    </message>
    <message>
        <source>A locomotive stands on %line: it is open to you too. Lay the %tile there.</source>
        <translation>Hay una señal, la pequeña máquina, en %line: también está abierta para ti. Coloca ahí la %tile.</translation>
    </message>
    <message>
        <source>Nearly out</source>
        <translation>Casi fuera</translation>
    </message>
    <message>
        <source>With your last tile the round is over, and the others count the pips in their hands. Lay what fits.</source>
        <translation>Con tu última ficha se acaba la ronda, y los demás cuentan los puntos de sus manos. Coloca lo que encaje.</translation>
    </message>
</context>
<context>
    <name>ControlsDialog</name>
    <message>
        <source>Mouse and finger</source>
        <translation>Ratón y dedo</translation>
    </message>
    <message>
        <source>to a line to play it, in the rack to move it</source>
        <translation>a una línea para jugarla, en el atril para moverla</translation>
    </message>
    <message>
        <source>Double-click a tile</source>
        <translation>Doble clic en una ficha</translation>
    </message>
    <message>
        <source>play it where only one place is legal</source>
        <translation>jugarla donde solo hay un sitio permitido</translation>
    </message>
    <message>
        <source>Right-click a tile</source>
        <translation>Clic derecho en una ficha</translation>
    </message>
    <message>
        <source>turn it round</source>
        <translation>girarla</translation>
    </message>
    <message>
        <source>Click the boneyard</source>
        <translation>Clic en el pozo</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>robar</translation>
    </message>
    <message>
        <source>Click a line or a plate</source>
        <translation>Clic en una línea o una placa</translation>
    </message>
    <message>
        <source>see all its tiles and who laid them</source>
        <translation>ver todas sus fichas y quién las colocó</translation>
    </message>
    <message>
        <source>Click the felt</source>
        <translation>Clic en el tapete</translation>
    </message>
    <message>
        <source>Drag the felt</source>
        <translation>Arrastrar el tapete</translation>
    </message>
    <message>
        <source>move the table</source>
        <translation>mover la mesa</translation>
    </message>
    <message>
        <source>Ctrl+wheel, pinch</source>
        <translation>Ctrl+rueda, pellizco</translation>
    </message>
    <message>
        <source>look nearer or from farther away</source>
        <translation>mirar más de cerca o de lejos</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Controles</translation>
    </message>
    <message>
        <source>Drag a tile</source>
        <translation>Arrastrar una ficha</translation>
    </message>
    <message>
        <source>hurry the computer players to your turn</source>
        <translation>meter prisa a los jugadores del ordenador hasta tu turno</translation>
    </message>
</context>
<context>
    <name>CoverCard</name>
    <message>
        <source>%1’s turn</source>
        <translation>Turno de %1</translation>
    </message>
    <message>
        <source>The hand is covered until you take your place.</source>
        <translation>La mano está tapada hasta que ocupes tu puesto.</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Mostrar mi mano</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n abandoned</source>
        <translation>
            <numerusform>%n abandonada</numerusform>
            <numerusform>%n abandonadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message numerus="yes">
        <source>%n of them shared</source>
        <translation>
            <numerusform>%n de ellas compartida</numerusform>
            <numerusform>%n de ellas compartidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>récord: %1</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Ganadas seguidas</translation>
    </message>
    <message numerus="yes">
        <source>in %n round(s)</source>
        <translation>
            <numerusform>en %n ronda</numerusform>
            <numerusform>en %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Puntos por ronda</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Rondas ganadas</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Mejor ronda</translation>
    </message>
    <message>
        <source>Worst round</source>
        <translation>Peor ronda</translation>
    </message>
    <message>
        <source>Longest train</source>
        <translation>Tren más largo</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay round %1 of that match</source>
        <translation>Reproducir la ronda %1 de esa partida</translation>
    </message>
</context>
<context>
    <name>FileDesk</name>
    <message>
        <source>The history was damaged (%1) and has been set aside as %2.</source>
        <translation>El historial estaba dañado (%1) y se ha apartado como %2.</translation>
    </message>
    <message>
        <source>The history cannot be used now: %1.</source>
        <translation>El historial no se puede usar ahora: %1.</translation>
    </message>
    <message>
        <source>The saved match cannot be read (%1).</source>
        <translation>La partida guardada no se puede leer (%1).</translation>
    </message>
    <message>
        <source>Its file has been set aside as %1.</source>
        <translation>Su archivo se ha apartado como %1.</translation>
    </message>
    <message>
        <source>The saved match cannot be opened: %1.</source>
        <translation>La partida guardada no se puede abrir: %1.</translation>
    </message>
    <message>
        <source>There is no match to continue.</source>
        <translation>No hay ninguna partida que continuar.</translation>
    </message>
    <message>
        <source>The match cannot be saved in %1: %2. You can play on.</source>
        <translation>La partida no se puede guardar en %1: %2. Puedes seguir jugando.</translation>
    </message>
    <message>
        <source>The match cannot be added to the history: %1.</source>
        <translation>La partida no se puede añadir al historial: %1.</translation>
    </message>
    <message>
        <source>The saved match cannot be removed: %1.</source>
        <translation>La partida guardada no se puede eliminar: %1.</translation>
    </message>
    <message>
        <source>There is no match on the table.</source>
        <translation>No hay ninguna partida en la mesa.</translation>
    </message>
    <message>
        <source>A round can be replayed once it is over; no hand may be seen before.</source>
        <translation>Una ronda se puede reproducir cuando ha terminado; antes no se ve ninguna mano.</translation>
    </message>
    <message>
        <source>%1 is not a match this program can open. %2</source>
        <translation>%1 no es una partida que este programa pueda abrir. %2</translation>
    </message>
    <message>
        <source>That text is too long to be a position.</source>
        <translation>Ese texto es demasiado largo para ser una posición.</translation>
    </message>
    <message>
        <source>This position cannot be. %1</source>
        <translation>Esta posición no puede darse. %1</translation>
    </message>
    <message>
        <source>That text is not a position: %1</source>
        <translation>Ese texto no es una posición: %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Puesto %1</translation>
    </message>
    <message>
        <source>%1 holds no house rules this program can use. %2</source>
        <translation>%1 no contiene reglas de la casa que este programa pueda usar. %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>No se puede escribir %1: %2.</translation>
    </message>
</context>
<context>
    <name>FilePastMatches</name>
    <message>
        <source>That match has been played to its end.</source>
        <translation>Esa partida se jugó hasta el final.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>No se puede escribir %1: %2.</translation>
    </message>
    <message>
        <source>That match is no longer in the history.</source>
        <translation>Esa partida ya no está en el historial.</translation>
    </message>
    <message>
        <source>The record of this match, %1, cannot be read. %2</source>
        <translation>El registro de esta partida, %1, no se puede leer. %2</translation>
    </message>
    <message>
        <source>The record of this match, %1, cannot be opened: %2.</source>
        <translation>El registro de esta partida, %1, no se puede abrir: %2.</translation>
    </message>
    <message>
        <source>The history cannot be used now: %1.</source>
        <translation>El historial no se puede usar ahora: %1.</translation>
    </message>
    <message>
        <source>The history cannot be changed now: %1.</source>
        <translation>El historial no se puede cambiar ahora: %1.</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>Begin</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nueva partida…</translation>
    </message>
</context>
<context>
    <name>HintText</name>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>(Thought over.)</source>
        <translation>(Bien pensado.)</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Say done</source>
        <translation>Decir que has terminado</translation>
    </message>
    <message>
        <source>nothing else is legal</source>
        <translation>no hay otra jugada permitida</translation>
    </message>
    <message>
        <source>it is your last tile</source>
        <translation>es tu última ficha</translation>
    </message>
    <message>
        <source>it covers the golden double %where</source>
        <translation>cubre el doble dorado %where</translation>
    </message>
    <message>
        <source>it closes your line</source>
        <translation>cierra tu línea</translation>
    </message>
    <message>
        <source>%tile is your heaviest loose tile</source>
        <translation>%tile es tu ficha suelta más pesada</translation>
    </message>
    <message>
        <source>%tile is the heaviest loose tile that fits</source>
        <translation>%tile es la ficha suelta más pesada que encaja</translation>
    </message>
    <message>
        <source>%line is open</source>
        <translation>%line está abierta</translation>
    </message>
    <message>
        <source>the Mexican train is anyone’s</source>
        <translation>el tren mexicano es de todos</translation>
    </message>
    <message>
        <source>%tile can follow at once</source>
        <translation>%tile puede seguir enseguida</translation>
    </message>
    <message>
        <source>though you have no tile to cover a double %number</source>
        <translation>aunque no tienes ficha para cubrir un doble %number</translation>
    </message>
    <message>
        <source>%tile fits the number it leaves</source>
        <translation>%tile encaja con el número que deja</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) fewer in your hand</source>
        <translation>
            <numerusform>%n punto menos en tu mano</numerusform>
            <numerusform>%n puntos menos en tu mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%seat has %n tile(s) left</source>
        <translation>
            <numerusform>a %seat le queda %n ficha</numerusform>
            <numerusform>a %seat le quedan %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>laying what you drew keeps your line as it is</source>
        <translation>colocar lo que robaste deja tu línea como está</translation>
    </message>
    <message>
        <source>what could still be laid would cost more than it sheds</source>
        <translation>lo que aún se podría colocar costaría más de lo que suelta</translation>
    </message>
    <message>
        <source>it fits your own line</source>
        <translation>encaja en tu propia línea</translation>
    </message>
    <message numerus="yes">
        <source>it begins your train of %n tile(s)</source>
        <translation>
            <numerusform>empieza tu tren de %n ficha</numerusform>
            <numerusform>empieza tu tren de %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>it keeps the tile that fits your own line</source>
        <translation>te quedas con la ficha que encaja en tu propia línea</translation>
    </message>
    <message numerus="yes">
        <source>it keeps your train of %n tile(s)</source>
        <translation>
            <numerusform>conserva tu tren de %n ficha</numerusform>
            <numerusform>conserva tu tren de %n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your train still has %n tile(s) without it</source>
        <translation>
            <numerusform>sin ella tu tren tiene aún %n ficha</numerusform>
            <numerusform>sin ella tu tren tiene aún %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>it is all your train has</source>
        <translation>es todo lo que tiene tu tren</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>How often a round cost how much</source>
        <translation>Rondas según sus puntos</translation>
    </message>
    <message>
        <source>points of a round</source>
        <translation>puntos de una ronda</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rondas</translation>
    </message>
    <message>
        <source>Bars will show how your rounds are spread, from none at all to very many points.</source>
        <translation>Unas barras mostrarán cómo se reparten tus rondas, de ningún punto a muchísimos.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) without a point</source>
        <translation>
            <numerusform>%n ronda sin puntos</numerusform>
            <numerusform>%n rondas sin puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) with %1 to %2 points</source>
        <translation>
            <numerusform>%n ronda con %1 a %2 puntos</numerusform>
            <numerusform>%n rondas con %1 a %2 puntos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Everybody</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Todas las reglas</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Todos los niveles</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partida</numerusform>
            <numerusform>%n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>match</source>
        <translation>partida</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>The match of %1 and its record will be removed for good.</source>
        <translation>La partida del %1 y su registro se eliminarán para siempre.</translation>
    </message>
    <message>
        <source>Remove the match?</source>
        <translation>¿Eliminar la partida?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exportar la tabla</translation>
    </message>
    <message>
        <source>history</source>
        <translation>historial</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>No se puede escribir %1: %2.</translation>
    </message>
    <message>
        <source>Whose matches</source>
        <translation>Partidas de quién</translation>
    </message>
    <message>
        <source>By which rules</source>
        <translation>Con qué reglas</translation>
    </message>
    <message>
        <source>Against which level</source>
        <translation>Contra qué nivel</translation>
    </message>
    <message>
        <source>Marked matches too</source>
        <translation>También las marcadas</translation>
    </message>
    <message>
        <source>Matches that were looked into, in which turns were taken back, or that were played on from a bookmark or a replay</source>
        <translation>Partidas miradas, con turnos deshechos, o seguidas desde un marcador o una repetición</translation>
    </message>
    <message>
        <source>Find a name, a deal …</source>
        <translation>Buscar un nombre, un reparto…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Go on with a match that was abandoned</source>
        <translation>Seguir una partida abandonada</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exportar como CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>HistoryTableModel</name>
    <message>
        <source>Ended</source>
        <translation>Terminada</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marcas</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>Ganada por %1</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Compartida</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganada</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>Puesto %1 de %2</translation>
    </message>
    <message>
        <source>looked into</source>
        <translation>mirada</translation>
    </message>
    <message>
        <source>turns taken back</source>
        <translation>turnos deshechos</translation>
    </message>
    <message>
        <source>bookmark returned to</source>
        <translation>vuelta a un marcador</translation>
    </message>
    <message>
        <source>played on from a replay</source>
        <translation>seguida desde una repetición</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>Parts of the game</source>
        <translation>Partes del juego</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>Cambiado: %1</translation>
    </message>
    <message>
        <source>&amp;Back to %1</source>
        <translation>&amp;Volver a %1</translation>
    </message>
</context>
<context>
    <name>KeptRules</name>
    <message>
        <source>Play by</source>
        <translation>Jugar con</translation>
    </message>
    <message>
        <source>&amp;Keep these rules…</source>
        <translation>&amp;Guardar estas reglas…</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Olvidar</translation>
    </message>
    <message>
        <source>&amp;Read from a file…</source>
        <translation>&amp;Leer de un archivo…</translation>
    </message>
    <message>
        <source>&amp;Write to a file…</source>
        <translation>&amp;Escribir en un archivo…</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Keep these rules</source>
        <translation>Guardar estas reglas</translation>
    </message>
    <message>
        <source>Name of the house rules:</source>
        <translation>Nombre de las reglas de la casa:</translation>
    </message>
    <message>
        <source>House rules called %1 are kept already. Put these in their place?</source>
        <translation>Ya hay reglas de la casa llamadas %1. ¿Poner estas en su lugar?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Forget the house rules called %1?</source>
        <translation>¿Olvidar las reglas de la casa llamadas %1?</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Read house rules</source>
        <translation>Leer reglas de la casa</translation>
    </message>
    <message>
        <source>Write house rules</source>
        <translation>Escribir reglas de la casa</translation>
    </message>
</context>
<context>
    <name>KeyText</name>
    <message>
        <source>The hand</source>
        <translation>La mano</translation>
    </message>
    <message>
        <source>Choosing a place</source>
        <translation>Elegir un sitio</translation>
    </message>
    <message>
        <source>Looking at a line</source>
        <translation>Mirar una línea</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>go to the tile before</source>
        <translation>ir a la ficha anterior</translation>
    </message>
    <message>
        <source>go to the next tile</source>
        <translation>ir a la ficha siguiente</translation>
    </message>
    <message>
        <source>go to the row above</source>
        <translation>ir a la fila de arriba</translation>
    </message>
    <message>
        <source>go to the row below</source>
        <translation>ir a la fila de abajo</translation>
    </message>
    <message>
        <source>go to the first tile</source>
        <translation>ir a la primera ficha</translation>
    </message>
    <message>
        <source>go to the last tile</source>
        <translation>ir a la última ficha</translation>
    </message>
    <message>
        <source>move the tile to the left</source>
        <translation>mover la ficha a la izquierda</translation>
    </message>
    <message>
        <source>move the tile to the right</source>
        <translation>mover la ficha a la derecha</translation>
    </message>
    <message>
        <source>play the tile; after the round, go on</source>
        <translation>jugar la ficha; tras la ronda, seguir</translation>
    </message>
    <message>
        <source>play it on the line of that seat, 0 on the Mexican train</source>
        <translation>jugarla en la línea de ese puesto, 0 en el tren mexicano</translation>
    </message>
    <message>
        <source>turn the tile round</source>
        <translation>girar la ficha</translation>
    </message>
    <message>
        <source>look at your line</source>
        <translation>mirar tu línea</translation>
    </message>
    <message>
        <source>hurry the computer players to your turn</source>
        <translation>meter prisa a los jugadores del ordenador hasta tu turno</translation>
    </message>
    <message>
        <source>let go of the tile</source>
        <translation>soltar la ficha</translation>
    </message>
    <message>
        <source>go to the place before</source>
        <translation>ir al sitio anterior</translation>
    </message>
    <message>
        <source>go to the next place</source>
        <translation>ir al sitio siguiente</translation>
    </message>
    <message>
        <source>play the tile there</source>
        <translation>jugar ahí la ficha</translation>
    </message>
    <message>
        <source>choose no place after all</source>
        <translation>no elegir ningún sitio</translation>
    </message>
    <message>
        <source>go to the line before</source>
        <translation>ir a la línea anterior</translation>
    </message>
    <message>
        <source>go to the next line</source>
        <translation>ir a la línea siguiente</translation>
    </message>
    <message>
        <source>go to the line of that seat, 0 to the Mexican train</source>
        <translation>ir a la línea de ese puesto, 0 al tren mexicano</translation>
    </message>
    <message>
        <source>close the panel</source>
        <translation>cerrar el panel</translation>
    </message>
    <message>
        <source>look nearer</source>
        <translation>mirar más de cerca</translation>
    </message>
    <message>
        <source>look from farther away</source>
        <translation>mirar de más lejos</translation>
    </message>
    <message>
        <source>see the whole table</source>
        <translation>ver toda la mesa</translation>
    </message>
</context>
<context>
    <name>LineInspector</name>
    <message>
        <source>The Mexican train</source>
        <translation>El tren mexicano</translation>
    </message>
    <message>
        <source>Your line</source>
        <translation>Tu línea</translation>
    </message>
    <message>
        <source>%1’s line</source>
        <translation>La línea de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing laid yet</source>
        <translation>aún sin fichas</translation>
    </message>
    <message>
        <source>the next tile needs a %1</source>
        <translation>la próxima ficha necesita un %1</translation>
    </message>
    <message>
        <source>its double has to be covered</source>
        <translation>hay que cubrir su doble</translation>
    </message>
    <message>
        <source>open to everybody</source>
        <translation>abierta a todos</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>Log</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>&amp;Log of the round</source>
        <translation>&amp;Diario de la ronda</translation>
    </message>
    <message>
        <source>Log of the round</source>
        <translation>Diario de la ronda</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <translation>Copiar &amp;todo</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Round %1 of %2 begins: engine %3</source>
        <translation>Empieza la ronda %1 de %2: motor %3</translation>
    </message>
    <message>
        <source>Round %1 of %2 begins: engine %3, seal %4</source>
        <translation>Empieza la ronda %1 de %2: motor %3, sello %4</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Empiezas tú</translation>
    </message>
    <message>
        <source>%1 starts</source>
        <translation>Empieza %1</translation>
    </message>
    <message>
        <source>You drew %1</source>
        <translation>Has robado %1</translation>
    </message>
</context>
<context>
    <name>LooksPage</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Tile &amp;size</source>
        <translation>&amp;Tamaño de las fichas</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Ventana</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tapete</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>Madera oscura</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Black and white, plain and sharp</source>
        <translation>Blanco y negro, sencillo y nítido</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Marfil</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancas</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negras</translation>
    </message>
    <message>
        <source>In colour</source>
        <translation>En color</translation>
    </message>
    <message>
        <source>Every number has its own colour</source>
        <translation>Cada número tiene su color</translation>
    </message>
    <message>
        <source>Colour-safe</source>
        <translation>Daltonismo</translation>
    </message>
    <message>
        <source>Colours and shapes that stay apart for every kind of colour vision</source>
        <translation>Colores y formas que se distinguen con cualquier visión del color</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Sencillos</translation>
    </message>
    <message>
        <source>One ink for every number</source>
        <translation>Una tinta para todos</translation>
    </message>
    <message>
        <source>Numerals</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Figures in place of pips</source>
        <translation>Cifras en lugar de puntos</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>menor</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>mayor</translation>
    </message>
    <message>
        <source>Tile size</source>
        <translation>Tamaño de las fichas</translation>
    </message>
    <message>
        <source>Light or dark, as the desktop</source>
        <translation>Claro u oscuro, como el escritorio</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Reduce &amp;motion: nothing flies, glides or pulses</source>
        <translation>Menos &amp;movimiento: nada vuela, se desliza ni late</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Mexican Train</source>
        <translation>Tren mexicano</translation>
    </message>
    <message>
        <source>Deal %1 – Mexican Train</source>
        <translation>Reparto %1 – Tren mexicano</translation>
    </message>
    <message>
        <source>Replay – Mexican Train</source>
        <translation>Repetición – Tren mexicano</translation>
    </message>
    <message>
        <source>%1 fits several places: click one, type its digit (%2), or use the arrows and Enter.</source>
        <translation>%1 encaja en varios sitios: haz clic en uno, pulsa su cifra (%2) o usa las flechas e Intro.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>El reparto</translation>
    </message>
</context>
<context>
    <name>MatchChoice</name>
    <message>
        <source>The match is not over. It will be kept, and you can continue it from the first page.</source>
        <translation>La partida no ha terminado. Se conservará y podrás continuarla desde la primera página.</translation>
    </message>
    <message>
        <source>The match is not over. It goes to the history, and you can play on from there.</source>
        <translation>La partida no ha terminado. Pasará al historial y podrás continuarla desde allí.</translation>
    </message>
    <message>
        <source>Nothing has been played in this match yet: it is not kept.</source>
        <translation>En esta partida aún no se ha jugado nada: no se conservará.</translation>
    </message>
    <message>
        <source>Leave the match?</source>
        <translation>¿Salir de la partida?</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Play a numbered deal</source>
        <translation>Jugar un reparto numerado</translation>
    </message>
    <message>
        <source>The same number and rules always give the same deals.</source>
        <translation>El mismo número y las mismas reglas dan siempre los mismos repartos.</translation>
    </message>
    <message>
        <source>The match that you had left is in the history now.</source>
        <translation>La partida que habías dejado está ahora en el historial.</translation>
    </message>
</context>
<context>
    <name>MatchCommands</name>
    <message>
        <source>Open a match</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>match</source>
        <translation>partida</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>Abrir una posición</translation>
    </message>
    <message>
        <source>The position as text (JSON):</source>
        <translation>La posición como texto (JSON):</translation>
    </message>
    <message>
        <source>Copy the position?</source>
        <translation>¿Copiar la posición?</translation>
    </message>
    <message>
        <source>A position shows every hand and the order of the boneyard. The match will be marked as looked into.</source>
        <translation>Una posición muestra todas las manos y el orden del pozo. La partida quedará marcada como mirada.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>The position has been copied.</source>
        <translation>La posición se ha copiado.</translation>
    </message>
    <message>
        <source>No match has been opened or saved yet</source>
        <translation>Todavía no se ha abierto ni guardado ninguna partida</translation>
    </message>
    <message>
        <source>This moment is marked: Play → Return to a bookmark leads back to it.</source>
        <translation>Este momento está marcado: Jugar → Volver a un marcador lleva a él.</translation>
    </message>
    <message>
        <source>No moment is marked yet (%1)</source>
        <translation>Todavía no hay ningún momento marcado (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, after %n action(s)</source>
        <translation>
            <numerusform>Ronda %1, tras %n acción</numerusform>
            <numerusform>Ronda %1, tras %n acciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Return to the bookmark?</source>
        <translation>¿Volver al marcador?</translation>
    </message>
    <message>
        <source>What has happened since is undone, and the match is marked as returned to a bookmark.</source>
        <translation>Lo ocurrido desde entonces se deshace, y la partida queda marcada como vuelta a un marcador.</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Print the scoresheet</source>
        <translation>Imprimir la hoja de puntos</translation>
    </message>
    <message>
        <source>The printer takes nothing now.</source>
        <translation>La impresora no acepta nada ahora.</translation>
    </message>
    <message>
        <source>Save the scoresheet as PDF</source>
        <translation>Guardar la hoja de puntos en PDF</translation>
    </message>
    <message>
        <source>scoresheet</source>
        <translation>hoja-de-puntos</translation>
    </message>
    <message>
        <source>Save the scoresheet</source>
        <translation>Guardar la hoja de puntos</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n round(s) played</source>
        <translation>
            <numerusform>%1 de %n ronda jugada</numerusform>
            <numerusform>%1 de %n rondas jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>No se pudo escribir %1: %2</translation>
    </message>
</context>
<context>
    <name>MatchPanel</name>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>Reglas de la ca&amp;sa…</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>uno nuevo</translation>
    </message>
    <message>
        <source>The same number and rules always give the same deals.</source>
        <translation>El mismo número y las mismas reglas dan siempre los mismos repartos.</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>&amp;Rondas:</translation>
    </message>
    <message>
        <source>&amp;Tiles in a hand:</source>
        <translation>&amp;Fichas por mano:</translation>
    </message>
    <message>
        <source>First &amp;engine:</source>
        <translation>Primer m&amp;otor:</translation>
    </message>
    <message>
        <source>&amp;Number of the deal:</source>
        <translation>&amp;Número de reparto:</translation>
    </message>
    <message>
        <source>the highest double dealt</source>
        <translation>el doble más alto repartido</translation>
    </message>
    <message>
        <source>%1 to %2, usually %3</source>
        <translation>%1 a %2, lo usual %3</translation>
    </message>
</context>
<context>
    <name>MomentSlider</name>
    <message>
        <source>Round %1, after %2 of %3 actions</source>
        <translation>Ronda %1, tras %2 de %3 acciones</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>H&amp;ouse rules</source>
        <translation>Reglas de la &amp;casa</translation>
    </message>
    <message>
        <source>&amp;Kept rules</source>
        <translation>Reglas &amp;guardadas</translation>
    </message>
    <message>
        <source>Keep house rules under a name, take them up again, hand them on as a file.</source>
        <translation>Guardar reglas de la casa con un nombre, retomarlas, pasarlas en un archivo.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>Players %1 and %2 have the same name: give one of them another.</source>
        <translation>Los jugadores %1 y %2 tienen el mismo nombre: dale otro a uno de ellos.</translation>
    </message>
    <message>
        <source>There is no such deal: deals are numbered from %1 to %2.</source>
        <translation>No existe ese reparto: los repartos se numeran de %1 a %2.</translation>
    </message>
    <message>
        <source>The first engine is too high: this set has doubles up to %1.</source>
        <translation>El primer motor es demasiado alto: este juego tiene dobles hasta %1.</translation>
    </message>
    <message>
        <source>There are too many rounds: the doubles of this match are engines for %1 at most.</source>
        <translation>Hay demasiadas rondas: los dobles de esta partida dan %1 motores como mucho.</translation>
    </message>
    <message>
        <source>The hands are too large for %1 players: at most %2, so that one tile for each stays in the boneyard.</source>
        <translation>Las manos son demasiado grandes para %1 jugadores: %2 como mucho, para que quede en el pozo una ficha por jugador.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) each</source>
        <translation>
            <numerusform>%n ficha cada uno</numerusform>
            <numerusform>%n fichas cada uno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the boneyard</source>
        <translation>
            <numerusform>%n en el pozo</numerusform>
            <numerusform>%n en el pozo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NothingYet</name>
    <message>
        <source>No match has been played yet</source>
        <translation>Todavía no se ha jugado ninguna partida</translation>
    </message>
    <message>
        <source>Once you have finished a match, or left one for another, it stands here: with your points over all rounds, how often you win against whom, your best and your worst round and your longest train. Every match can be replayed and reviewed from here.</source>
        <translation>Cuando acabes una partida, o dejes una por otra, aparecerá aquí: con tus puntos por ronda, cuánto ganas y a quién, tu mejor y tu peor ronda y tu tren más largo. Desde aquí se puede reproducir y revisar cada partida.</translation>
    </message>
</context>
<context>
    <name>Offering</name>
    <message>
        <source>There is no match on the table.</source>
        <translation>No hay ninguna partida en la mesa.</translation>
    </message>
    <message>
        <source>Leave the replay first.</source>
        <translation>Sal antes de la repetición.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Select a tile of your hand first.</source>
        <translation>Elige antes una ficha de tu mano.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>No se ha deshecho nada.</translation>
    </message>
    <message>
        <source>No round of this match is over yet.</source>
        <translation>Aún no ha terminado ninguna ronda de esta partida.</translation>
    </message>
    <message>
        <source>This match did not begin with a numbered deal.</source>
        <translation>Esta partida no empezó con un reparto numerado.</translation>
    </message>
    <message>
        <source>This deal was not sealed.</source>
        <translation>Este reparto no se selló.</translation>
    </message>
    <message>
        <source>Your hand is covered: show it first.</source>
        <translation>Tu mano está tapada: muéstrala antes.</translation>
    </message>
    <message>
        <source>Only computer players sit at this table.</source>
        <translation>En esta mesa solo hay jugadores del ordenador.</translation>
    </message>
    <message>
        <source>There is no play to take back: you have not played, or others have acted since, or a hidden tile has come to light.</source>
        <translation>No hay jugada que deshacer: no has jugado, o ya han actuado otros, o se ha visto una ficha oculta.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Es tu turno.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Esta ronda aún no ha terminado.</translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>Hands laid open</source>
        <translation>Manos abiertas</translation>
    </message>
    <message>
        <source>%1: click to see this hand in the rack.</source>
        <translation>%1: haz clic para ver esta mano en el atril.</translation>
    </message>
</context>
<context>
    <name>OptionBlock</name>
    <message>
        <source>Back to: %1</source>
        <translation>Volver a: %1</translation>
    </message>
</context>
<context>
    <name>OptionText</name>
    <message>
        <source>Salon</source>
        <translation>Salón</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Estación</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>The engine lies ready. A double stops the table until it is covered; several may follow each other.</source>
        <translation>El motor está puesto de antemano. Un doble detiene la mesa hasta que se cubre; pueden seguirse varios.</translation>
    </message>
    <message>
        <source>Whoever holds the engine begins. A double stops the table, and nobody goes out on one.</source>
        <translation>Empieza quien tiene el motor. Un doble detiene la mesa, y nadie sale con un doble.</translation>
    </message>
    <message>
        <source>A double takes two tiles and stops only its own line. A drawn tile may be kept.</source>
        <translation>Un doble pide dos fichas y detiene solo su propia línea. Una ficha robada se puede guardar.</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n change(s)</source>
        <translation>
            <numerusform>%1, con %n cambio</numerusform>
            <numerusform>%1, con %n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Start of a round</source>
        <translation>Comienzo de la ronda</translation>
    </message>
    <message>
        <source>Lines and markers</source>
        <translation>Líneas y señales</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Dobles</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Primer turno</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Tiles in a hand</source>
        <translation>Fichas por mano</translation>
    </message>
    <message>
        <source>First engine</source>
        <translation>Primer motor</translation>
    </message>
    <message>
        <source>The engine</source>
        <translation>El motor</translation>
    </message>
    <message>
        <source>An engine that nobody holds</source>
        <translation>Un motor que nadie tiene</translation>
    </message>
    <message>
        <source>Starting the Mexican train</source>
        <translation>Empezar el tren mexicano</translation>
    </message>
    <message>
        <source>Your own line first</source>
        <translation>Primero la línea propia</translation>
    </message>
    <message>
        <source>Taking the marker off</source>
        <translation>Quitar la señal</translation>
    </message>
    <message>
        <source>An open double</source>
        <translation>Un doble abierto</translation>
    </message>
    <message>
        <source>Tiles to cover a double</source>
        <translation>Fichas para cubrir un doble</translation>
    </message>
    <message>
        <source>After a double</source>
        <translation>Después de un doble</translation>
    </message>
    <message>
        <source>Several doubles in one turn</source>
        <translation>Varios dobles en un turno</translation>
    </message>
    <message>
        <source>Where to play after a double</source>
        <translation>Dónde jugar tras un doble</translation>
    </message>
    <message>
        <source>Dead doubles</source>
        <translation>Dobles muertos</translation>
    </message>
    <message>
        <source>A double you cannot follow</source>
        <translation>Un doble sin continuación</translation>
    </message>
    <message>
        <source>Going out on a double</source>
        <translation>Salir con un doble</translation>
    </message>
    <message>
        <source>How often to draw</source>
        <translation>Cuántas veces robar</translation>
    </message>
    <message>
        <source>A drawn tile that fits</source>
        <translation>Una ficha robada que encaja</translation>
    </message>
    <message>
        <source>A burst on the first turn</source>
        <translation>Una ráfaga en el primer turno</translation>
    </message>
    <message>
        <source>Doubles in a burst</source>
        <translation>Dobles en una ráfaga</translation>
    </message>
    <message>
        <source>The double blank</source>
        <translation>El doble blanco</translation>
    </message>
    <message>
        <source>A tie at the end</source>
        <translation>Un empate al final</translation>
    </message>
    <message>
        <source>The tiles that are played with, named after the highest double.</source>
        <translation>Las fichas con que se juega, según el doble más alto.</translation>
    </message>
    <message>
        <source>How many rounds the match has, each with its own engine.</source>
        <translation>Cuántas rondas tiene la partida, cada una con su motor.</translation>
    </message>
    <message>
        <source>How many tiles everybody is dealt.</source>
        <translation>Cuántas fichas recibe cada uno.</translation>
    </message>
    <message>
        <source>The engine of the first round. Every later round takes the next lower double.</source>
        <translation>El motor de la primera ronda. Cada ronda siguiente toma el doble inmediatamente inferior.</translation>
    </message>
    <message>
        <source>Which double a round starts from, and who has the first turn.</source>
        <translation>De qué doble parte una ronda y quién tiene el primer turno.</translation>
    </message>
    <message>
        <source>What is done when the engine was dealt to nobody.</source>
        <translation>Qué se hace cuando el motor no le ha tocado a nadie.</translation>
    </message>
    <message>
        <source>When the first tile may be laid on the Mexican train. After that it is open to everybody.</source>
        <translation>Cuándo se puede colocar la primera ficha en el tren mexicano. Después está abierto a todos.</translation>
    </message>
    <message>
        <source>Whether you have to start your own line before you play elsewhere.</source>
        <translation>Si hay que empezar la línea propia antes de jugar en otra parte.</translation>
    </message>
    <message>
        <source>Which play closes your open line again.</source>
        <translation>Qué jugada vuelve a cerrar tu línea abierta.</translation>
    </message>
    <message>
        <source>What a double asks of the table until it is covered.</source>
        <translation>Qué exige un doble de la mesa hasta que se cubre.</translation>
    </message>
    <message>
        <source>How many tiles a double needs before its line goes on.</source>
        <translation>Cuántas fichas necesita un doble antes de que su línea siga.</translation>
    </message>
    <message>
        <source>Whether laying a double gives another play in the same turn.</source>
        <translation>Si colocar un doble da otra jugada en el mismo turno.</translation>
    </message>
    <message>
        <source>Whether you may lay more doubles before the first is covered.</source>
        <translation>Si se pueden colocar más dobles antes de cubrir el primero.</translation>
    </message>
    <message>
        <source>Where the next tile of the same turn may go.</source>
        <translation>Dónde puede ir la siguiente ficha del mismo turno.</translation>
    </message>
    <message>
        <source>A double is dead when every tile with its number lies on the table.</source>
        <translation>Un doble está muerto cuando todas las fichas con su número están en la mesa.</translation>
    </message>
    <message>
        <source>What happens when you laid a double last and hold nothing to follow it.</source>
        <translation>Qué pasa cuando lo último que has colocado es un doble y no tienes nada que lo siga.</translation>
    </message>
    <message>
        <source>Whether a double may be the last tile of a hand.</source>
        <translation>Si un doble puede ser la última ficha de una mano.</translation>
    </message>
    <message>
        <source>How many tiles you may draw in one turn.</source>
        <translation>Cuántas fichas se pueden robar en un turno.</translation>
    </message>
    <message>
        <source>Whether it has to be laid at once.</source>
        <translation>Si hay que colocarla enseguida.</translation>
    </message>
    <message>
        <source>Whether the first turn of a round may be longer than one tile.</source>
        <translation>Si el primer turno de una ronda puede tener más de una ficha.</translation>
    </message>
    <message>
        <source>What a double laid in a burst asks for.</source>
        <translation>Qué exige un doble colocado en una ráfaga.</translation>
    </message>
    <message>
        <source>What 0-0 counts when it is left in a hand. It has no pips to count.</source>
        <translation>Cuánto vale 0-0 si queda en una mano. No tiene puntos que contar.</translation>
    </message>
    <message>
        <source>Who wins when the lowest totals are equal.</source>
        <translation>Quién gana cuando los totales más bajos son iguales.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Lo usual</translation>
    </message>
    <message>
        <source>Double %1</source>
        <translation>Doble %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Apartado</translation>
    </message>
    <message>
        <source>From a hand</source>
        <translation>De una mano</translation>
    </message>
    <message>
        <source>Highest double</source>
        <translation>Doble más alto</translation>
    </message>
    <message>
        <source>Draw for it</source>
        <translation>Robarlo</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Sacarlo</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Enseguida</translation>
    </message>
    <message>
        <source>Always there</source>
        <translation>Siempre está</translation>
    </message>
    <message>
        <source>Second turn</source>
        <translation>Segundo turno</translation>
    </message>
    <message>
        <source>After your own</source>
        <translation>Tras la propia</translation>
    </message>
    <message>
        <source>After all lines</source>
        <translation>Tras todas</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>No hace falta</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatorio</translation>
    </message>
    <message>
        <source>Your own line</source>
        <translation>La línea propia</translation>
    </message>
    <message>
        <source>Any line</source>
        <translation>Cualquier línea</translation>
    </message>
    <message>
        <source>Everybody waits</source>
        <translation>Todos esperan</translation>
    </message>
    <message>
        <source>Its line waits</source>
        <translation>Su línea espera</translation>
    </message>
    <message>
        <source>Nobody waits</source>
        <translation>Nadie espera</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Una</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Turn ends</source>
        <translation>Fin del turno</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Otra jugada</translation>
    </message>
    <message>
        <source>Cover first</source>
        <translation>Cubrir primero</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permitido</translation>
    </message>
    <message>
        <source>On the double</source>
        <translation>Sobre el doble</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>En cualquier parte</translation>
    </message>
    <message>
        <source>Stay open</source>
        <translation>Siguen abiertos</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Liberados</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Se deja</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>Not enough</source>
        <translation>No basta</translation>
    </message>
    <message>
        <source>After each tile</source>
        <translation>Tras cada ficha</translation>
    </message>
    <message>
        <source>Once a turn</source>
        <translation>Una vez por turno</translation>
    </message>
    <message>
        <source>May be kept</source>
        <translation>Se puede guardar</translation>
    </message>
    <message>
        <source>Must be laid</source>
        <translation>Hay que colocarla</translation>
    </message>
    <message>
        <source>No burst</source>
        <translation>Sin ráfaga</translation>
    </message>
    <message>
        <source>Cover it</source>
        <translation>Cubrirlo</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Última ronda</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Rondas ganadas</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Compartida</translation>
    </message>
    <message>
        <source>It is laid in the centre before the deal. The players begin in turn, one each round.</source>
        <translation>Se coloca en el centro antes del reparto. Los jugadores empiezan por turno, uno cada ronda.</translation>
    </message>
    <message>
        <source>It is dealt with the other tiles. Whoever holds it lays it and has the first turn.</source>
        <translation>Se reparte con las demás fichas. Quien lo tiene lo coloca y juega el primer turno.</translation>
    </message>
    <message>
        <source>The highest double that was dealt is the engine. Its holder lays it and has the first turn.</source>
        <translation>El doble más alto repartido es el motor. Quien lo tiene lo coloca y juega el primer turno.</translation>
    </message>
    <message>
        <source>Everybody draws one tile in turn until it appears. Whoever drew it has the first turn.</source>
        <translation>Todos roban una ficha por turno hasta que aparece. Quien lo robó juega el primer turno.</translation>
    </message>
    <message>
        <source>It is taken out of the boneyard and laid. The players begin in turn, one each round.</source>
        <translation>Se saca del pozo y se coloca. Los jugadores empiezan por turno, uno cada ronda.</translation>
    </message>
    <message>
        <source>Anybody may start it, from the first turn on.</source>
        <translation>Cualquiera puede empezarlo, desde el primer turno.</translation>
    </message>
    <message>
        <source>The same, and the line is shown as running from the start of the round.</source>
        <translation>Lo mismo, y la línea se muestra en marcha desde el comienzo de la ronda.</translation>
    </message>
    <message>
        <source>You may start it from your second turn of the round on.</source>
        <translation>Puedes empezarlo a partir de tu segundo turno de la ronda.</translation>
    </message>
    <message>
        <source>You may start it once your own line has a tile.</source>
        <translation>Puedes empezarlo cuando tu propia línea tiene una ficha.</translation>
    </message>
    <message>
        <source>You may start it once every player’s line has a tile.</source>
        <translation>Puedes empezarlo cuando la línea de cada jugador tiene una ficha.</translation>
    </message>
    <message>
        <source>From the first turn on you may use every line that is open to you.</source>
        <translation>Desde el primer turno puedes usar toda línea que esté abierta para ti.</translation>
    </message>
    <message>
        <source>Until your own line has a tile you play nowhere else, except to cover an open double.</source>
        <translation>Hasta que tu propia línea tenga una ficha no juegas en ninguna otra, salvo para cubrir un doble abierto.</translation>
    </message>
    <message>
        <source>Only a tile on your own line takes your marker off.</source>
        <translation>Solo una ficha en tu propia línea quita tu señal.</translation>
    </message>
    <message>
        <source>A tile on any line takes your marker off.</source>
        <translation>Una ficha en cualquier línea quita tu señal.</translation>
    </message>
    <message>
        <source>Nothing else may be played, by anybody, until the oldest open double is covered.</source>
        <translation>Nadie puede jugar otra cosa hasta que se cubra el doble abierto más antiguo.</translation>
    </message>
    <message>
        <source>Its line goes on only from the double. All other lines are played as usual.</source>
        <translation>Su línea solo sigue a partir del doble. En todas las demás se juega como siempre.</translation>
    </message>
    <message>
        <source>A double is a tile like any other.</source>
        <translation>Un doble es una ficha como cualquier otra.</translation>
    </message>
    <message>
        <source>One tile covers the double and carries its line on.</source>
        <translation>Una ficha cubre el doble y continúa su línea.</translation>
    </message>
    <message>
        <source>The first tile is laid beside the line and closes one side. The second carries the line on.</source>
        <translation>La primera ficha se coloca junto a la línea y cierra un lado. La segunda continúa la línea.</translation>
    </message>
    <message>
        <source>A double is one play, as any tile.</source>
        <translation>Un doble es una jugada, como cualquier ficha.</translation>
    </message>
    <message>
        <source>You play one more tile, and draw if nothing fits.</source>
        <translation>Juegas una ficha más, y robas si nada encaja.</translation>
    </message>
    <message>
        <source>The double has to be covered before anything else.</source>
        <translation>Hay que cubrir el doble antes que nada.</translation>
    </message>
    <message>
        <source>You may lay more doubles first. One cover ends your turn; the next players cover the rest.</source>
        <translation>Antes puedes colocar más dobles. Cubrir uno acaba tu turno; los jugadores siguientes cubren los demás.</translation>
    </message>
    <message>
        <source>The next tile has to cover the double.</source>
        <translation>La siguiente ficha tiene que cubrir el doble.</translation>
    </message>
    <message>
        <source>It may go on any line you may use. A double left open falls to the next player.</source>
        <translation>Puede ir en cualquier línea que puedas usar. Un doble que queda abierto pasa al jugador siguiente.</translation>
    </message>
    <message>
        <source>A dead double asks for the same as any other, though nothing fits it.</source>
        <translation>Un doble muerto exige lo mismo que cualquier otro, aunque nada encaje.</translation>
    </message>
    <message>
        <source>A dead double asks for nothing more, and laying one gives no other play.</source>
        <translation>Un doble muerto ya no exige nada, y colocar uno no da otra jugada.</translation>
    </message>
    <message>
        <source>The turn is over. Nothing is drawn and no marker set.</source>
        <translation>El turno se acaba. No se roba nada ni se pone señal.</translation>
    </message>
    <message>
        <source>You draw. If that tile does not help either, you pass and your marker goes on.</source>
        <translation>Robas. Si esa ficha tampoco sirve, pasas y se pone tu señal.</translation>
    </message>
    <message>
        <source>You are not out yet: you draw and go on until the double is settled.</source>
        <translation>Todavía no has salido: robas y sigues hasta resolver el doble.</translation>
    </message>
    <message>
        <source>A double as your last tile ends the round at once.</source>
        <translation>Un doble como última ficha acaba la ronda al momento.</translation>
    </message>
    <message>
        <source>Once you have laid a tile you may draw again if nothing else fits.</source>
        <translation>En cuanto colocas una ficha puedes volver a robar si nada más encaja.</translation>
    </message>
    <message>
        <source>One tile is drawn in a turn, however many are laid in it.</source>
        <translation>Se roba una ficha por turno, por muchas que se coloquen en él.</translation>
    </message>
    <message>
        <source>You may keep it and pass, unless it covers the double everybody waits for.</source>
        <translation>Puedes guardarla y pasar, salvo que cubra el doble que todos esperan.</translation>
    </message>
    <message>
        <source>You may not pass with a drawn tile that fits.</source>
        <translation>No puedes pasar con una ficha robada que encaja.</translation>
    </message>
    <message>
        <source>The first turn is a turn like any other.</source>
        <translation>El primer turno es como cualquier otro.</translation>
    </message>
    <message>
        <source>You may lay as many tiles as you like on your own line, then say that you are done.</source>
        <translation>Puedes colocar en tu propia línea tantas fichas como quieras y luego decir que has terminado.</translation>
    </message>
    <message>
        <source>It has to be covered, as on any other turn.</source>
        <translation>Hay que cubrirlo, como en cualquier otro turno.</translation>
    </message>
    <message>
        <source>Nobody has to cover it.</source>
        <translation>Nadie tiene que cubrirlo.</translation>
    </message>
    <message>
        <source>The lower score in the last round wins. If that is equal too, they share the match.</source>
        <translation>Gana la puntuación más baja en la última ronda. Si también es igual, se comparte la partida.</translation>
    </message>
    <message>
        <source>Whoever won more rounds wins. If that is equal too, they share the match.</source>
        <translation>Gana quien ganó más rondas. Si también es igual, se comparte la partida.</translation>
    </message>
    <message>
        <source>Everybody with the lowest total shares the match.</source>
        <translation>Todos los que tienen el total más bajo comparten la partida.</translation>
    </message>
    <message>
        <source>All tiles from the double blank to the double %1.</source>
        <translation>Todas las fichas desde el doble blanco hasta el doble %1.</translation>
    </message>
    <message>
        <source>A full match: one round for every engine, down to the double blank.</source>
        <translation>Una partida completa: una ronda por cada motor, hasta el doble blanco.</translation>
    </message>
    <message>
        <source>The match ends after round %1.</source>
        <translation>La partida acaba tras la ronda %1.</translation>
    </message>
    <message>
        <source>The hand that is usual for the set and the number of players.</source>
        <translation>La mano usual para este juego y este número de jugadores.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %n tile(s).</source>
        <translation>
            <numerusform>Cada uno recibe %n ficha.</numerusform>
            <numerusform>Cada uno recibe %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match begins with the highest double of the set.</source>
        <translation>La partida empieza con el doble más alto del juego.</translation>
    </message>
    <message>
        <source>The match begins with the double %1.</source>
        <translation>La partida empieza con el doble %1.</translation>
    </message>
    <message numerus="yes">
        <source>0-0 left in a hand counts %n point(s).</source>
        <translation>
            <numerusform>0-0 en una mano cuenta %n punto.</numerusform>
            <numerusform>0-0 en una mano cuenta %n puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only for an engine that is dealt with the other tiles.</source>
        <translation>Solo para un motor que se reparte con las demás fichas.</translation>
    </message>
    <message>
        <source>Every round finds its own engine: the highest double dealt.</source>
        <translation>Cada ronda encuentra su propio motor: el doble más alto repartido.</translation>
    </message>
    <message>
        <source>Only where everybody waits for an open double.</source>
        <translation>Solo donde todos esperan un doble abierto.</translation>
    </message>
    <message>
        <source>Only where the line of an open double waits.</source>
        <translation>Solo donde espera la línea de un doble abierto.</translation>
    </message>
    <message>
        <source>Only where you play again after a double.</source>
        <translation>Solo donde se vuelve a jugar tras un doble.</translation>
    </message>
    <message>
        <source>Any tile may already be laid anywhere after a double.</source>
        <translation>Tras un doble ya se puede colocar cualquier ficha en cualquier parte.</translation>
    </message>
    <message>
        <source>A dead double changes nothing under the other rules.</source>
        <translation>Con las demás reglas, un doble muerto no cambia nada.</translation>
    </message>
    <message>
        <source>Under the other rules every turn ends with its first tile.</source>
        <translation>Con las demás reglas, cada turno acaba con su primera ficha.</translation>
    </message>
    <message>
        <source>Only where a burst is allowed.</source>
        <translation>Solo donde se permite una ráfaga.</translation>
    </message>
</context>
<context>
    <name>PlatesStrip</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pts</numerusform>
        </translation>
    </message>
    <message>
        <source>last tile!</source>
        <translation>¡última ficha!</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierta</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>Mexican train</source>
        <translation>Tren mexicano</translation>
    </message>
    <message>
        <source>Train</source>
        <comment>the Mexican train where there is little room</comment>
        <translation>Tren</translation>
    </message>
    <message>
        <source>public line</source>
        <translation>línea común</translation>
    </message>
    <message>
        <source>public</source>
        <comment>the Mexican train’s line where there is little room</comment>
        <translation>común</translation>
    </message>
    <message>
        <source>The Mexican train: anyone’s line. Click to see all its tiles.</source>
        <translation>El tren mexicano: la línea de todos. Haz clic para ver todas sus fichas.</translation>
    </message>
    <message>
        <source>A person at this computer</source>
        <translation>Una persona en este ordenador</translation>
    </message>
    <message>
        <source>Computer player: %1</source>
        <translation>Jugador del ordenador: %1</translation>
    </message>
    <message>
        <source>The line is open to everybody.</source>
        <translation>La línea está abierta a todos.</translation>
    </message>
    <message>
        <source>Click to see the whole line.</source>
        <translation>Haz clic para ver toda la línea.</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>&amp;Pace of the computer players</source>
        <translation>&amp;Ritmo de los jugadores del ordenador</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Tranquilo</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápido</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantáneo</translation>
    </message>
    <message>
        <source>The &amp;Master thinks for</source>
        <translation>El &amp;Maestro piensa</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>At most so long over a move, and twice as long over a hint. More is stronger.</source>
        <translation>Como mucho este tiempo por jugada, y el doble por pista. Con más, es más fuerte.</translation>
    </message>
    <message>
        <source>Draw and pass by &amp;itself</source>
        <translation>Robar y pasar a&amp;utomáticamente</translation>
    </message>
    <message>
        <source>When there is nothing else you could do, it is done for you at the pace of the others.</source>
        <translation>Cuando no podrías hacer otra cosa, se hace por ti al ritmo de los demás.</translation>
    </message>
    <message>
        <source>Allow &amp;take-back further</source>
        <translation>Deshacer más a&amp;trás</translation>
    </message>
    <message>
        <source>Undo whole turns, also after others have played and tiles have come to light. A match in which that happens is marked so in the statistics.</source>
        <translation>Deshacer turnos enteros, también después de que otros hayan jugado y se hayan visto fichas. Una partida en que eso ocurre queda marcada en las estadísticas.</translation>
    </message>
</context>
<context>
    <name>PlayerText</name>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>You, or somebody else at this computer.</source>
        <translation>Tú, u otra persona en este ordenador.</translation>
    </message>
    <message>
        <source>Knows the rules and makes a beginner’s mistakes.</source>
        <translation>Conoce las reglas y comete errores de principiante.</translation>
    </message>
    <message>
        <source>Gets rid of the heaviest tile that fits.</source>
        <translation>Se deshace de la ficha más pesada que encaja.</translation>
    </message>
    <message>
        <source>Looks at every play: the pips, and what it leaves to follow.</source>
        <translation>Mira cada jugada: los puntos y lo que deja para después.</translation>
    </message>
    <message>
        <source>Keeps its longest train together and its marker off.</source>
        <translation>Conserva su tren más largo y evita su señal.</translation>
    </message>
    <message>
        <source>Tries out each play against hands the others may hold.</source>
        <translation>Prueba cada jugada contra las manos que pueden tener los demás.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Naranja</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violeta</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turquesa</translation>
    </message>
    <message>
        <source>Lime</source>
        <translation>Lima</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Ámbar</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Ana</source>
        <translation>Ana</translation>
    </message>
    <message>
        <source>Bea</source>
        <translation>Bea</translation>
    </message>
    <message>
        <source>Carlos</source>
        <translation>Carlos</translation>
    </message>
    <message>
        <source>Dina</source>
        <translation>Dina</translation>
    </message>
    <message>
        <source>Emil</source>
        <translation>Emilio</translation>
    </message>
    <message>
        <source>Flora</source>
        <translation>Flora</translation>
    </message>
    <message>
        <source>Gustav</source>
        <translation>Gustavo</translation>
    </message>
    <message>
        <source>Hanna</source>
        <translation>Hana</translation>
    </message>
    <message>
        <source>Ivan</source>
        <translation>Iván</translation>
    </message>
    <message>
        <source>Kira</source>
        <translation>Kira</translation>
    </message>
    <message>
        <source>Luis</source>
        <translation>Luis</translation>
    </message>
    <message>
        <source>Nina</source>
        <translation>Nina</translation>
    </message>
</context>
<context>
    <name>PointsPlot</name>
    <message numerus="yes">
        <source>Points over rounds, and the mean of the last %n</source>
        <translation>
            <numerusform>Puntos por ronda y media de la última</numerusform>
            <numerusform>Puntos por ronda y media de las últimas %n</numerusform>
        </translation>
    </message>
    <message>
        <source>rounds played</source>
        <translation>rondas jugadas</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>A dot for each of your rounds will appear here: the lower, the better.</source>
        <translation>Aquí aparecerá un punto por cada ronda tuya: cuanto más bajo, mejor.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), on the average %1 points.</source>
        <translation>
            <numerusform>%n ronda, %1 puntos de media.</numerusform>
            <numerusform>%n rondas, %1 puntos de media.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Ronda %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the last %n: %1</source>
        <translation>
            <numerusform>Media de la última: %1</numerusform>
            <numerusform>Media de las últimas %n: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>L&amp;ooks</source>
        <translation>&amp;Aspecto</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>Sound and la&amp;nguage</source>
        <translation>Sonido e &amp;idioma</translation>
    </message>
</context>
<context>
    <name>RackLayer</name>
    <message numerus="yes">
        <source>of %n tiles</source>
        <translation>
            <numerusform>de %n ficha</numerusform>
            <numerusform>de %n fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pips</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>longest train: %1 %2, %3</source>
        <translation>tren más largo: %1 %2, %3</translation>
    </message>
    <message>
        <source>train: %1 %2, %3</source>
        <translation>tren: %1 %2, %3</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronda %1 de %2</translation>
    </message>
    <message>
        <source>Round %1: engine %2</source>
        <translation>Ronda %1: motor %2</translation>
    </message>
    <message>
        <source> (not over)</source>
        <translation> (sin acabar)</translation>
    </message>
    <message>
        <source>To the beginning of the round</source>
        <translation>Al comienzo de la ronda</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Re Pág</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Una acción atrás</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Izquierda</translation>
    </message>
    <message>
        <source>One action on</source>
        <translation>Una acción adelante</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Derecha</translation>
    </message>
    <message>
        <source>To the next round</source>
        <translation>A la ronda siguiente</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Av Pág</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Salir de la repetición</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <translation>Momento de la partida</translation>
    </message>
    <message>
        <source>Actions of this round</source>
        <translation>Acciones de esta ronda</translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation>Velocidad de reproducción</translation>
    </message>
    <message>
        <source>Go to a round</source>
        <translation>Ir a una ronda</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Manos abiertas</translation>
    </message>
    <message>
        <source>Show every player’s hand (O)</source>
        <translation>Mostrar la mano de cada jugador (O)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Have the master go over a player’s decisions (R)</source>
        <translation>Que el Maestro revise las decisiones de un jugador (R)</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Play on from this moment, as a match of its own</source>
        <translation>Seguir desde este momento, como otra partida</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>The round begins: the first turn is yours.</source>
        <translation>Empieza la ronda: el primer turno es tuyo.</translation>
    </message>
    <message>
        <source>The round begins: the first turn is %1’s.</source>
        <translation>Empieza la ronda: el primer turno es de %1.</translation>
    </message>
</context>
<context>
    <name>ReviewCurve</name>
    <message>
        <source>Expected lead</source>
        <translation>Ventaja esperada</translation>
    </message>
    <message>
        <source>decisions, in order</source>
        <translation>decisiones, en orden</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>After each decision, the points by which the player was expected to be ahead.</source>
        <translation>Tras cada decisión, los puntos de ventaja que se esperaban para el jugador.</translation>
    </message>
    <message>
        <source>R%1</source>
        <translation>R%1</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Todas las rondas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>There was nothing to decide: only one thing was possible each time.</source>
        <translation>No había nada que decidir: cada vez solo era posible una cosa.</translation>
    </message>
    <message>
        <source>The master goes over each decision, seeing only what the player saw, and plays it on with the hidden tiles dealt in hundreds of ways.</source>
        <translation>El Maestro repasa cada decisión viendo solo lo que veía el jugador, y la juega con las fichas ocultas repartidas de cientos de maneras.</translation>
    </message>
    <message numerus="yes">
        <source>This takes about %n second(s), in the background.</source>
        <translation>
            <numerusform>Tarda alrededor de %n segundo, en segundo plano.</numerusform>
            <numerusform>Tarda alrededor de %n segundos, en segundo plano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Decisiones de quién</translation>
    </message>
    <message>
        <source>Which rounds</source>
        <translation>Qué rondas</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Decisions reviewed</source>
        <translation>Decisiones revisadas</translation>
    </message>
</context>
<context>
    <name>ReviewTableModel</name>
    <message>
        <source>Points given away, with a 95 % interval; grey where it is within the noise.</source>
        <translation>Puntos perdidos, con un intervalo del 95 %; en gris si no pasa del ruido.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugado</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>draw</source>
        <translation>robar</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pasar</translation>
    </message>
    <message>
        <source>done</source>
        <translation>listo</translation>
    </message>
    <message>
        <source>This decision could not be worked out.</source>
        <translation>Esta decisión no se pudo calcular.</translation>
    </message>
    <message>
        <source>%1 was the best the master could find.</source>
        <translation>%1 era lo mejor que el Maestro pudo encontrar.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be told apart: a difference of %3 points is within the noise.</source>
        <translation>%1 y %2 no se distinguen: una diferencia de %3 puntos no pasa del ruido.</translation>
    </message>
    <message>
        <source>Instead of %1 the master would play %2, worth %3 points more.</source>
        <translation>En lugar de %1 el Maestro jugaría %2, que vale %3 puntos más.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) reviewed.</source>
        <translation>
            <numerusform>%n decisión revisada.</numerusform>
            <numerusform>%n decisiones revisadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n nothing better was found.</source>
        <translation>
            <numerusform>En %n no se encontró nada mejor.</numerusform>
            <numerusform>En %n no se encontró nada mejor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n the difference is within the noise.</source>
        <translation>
            <numerusform>En %n la diferencia no pasa del ruido.</numerusform>
            <numerusform>En %n la diferencia no pasa del ruido.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clearly cost points: %1 ± %2 together.</source>
        <translation>
            <numerusform>%n costó claramente puntos: %1 ± %2 en total.</numerusform>
            <numerusform>%n costaron claramente puntos: %1 ± %2 en total.</numerusform>
        </translation>
    </message>
    <message>
        <source>None clearly cost points.</source>
        <translation>Ninguna costó claramente puntos.</translation>
    </message>
</context>
<context>
    <name>RoundSummary</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronda %1 de %2</translation>
    </message>
    <message>
        <source>Check the deal…</source>
        <translation>Comprobar el reparto…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Have the master go over your decisions in this round</source>
        <translation>Que el Maestro revise tus decisiones de esta ronda</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Ver la mesa</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Ronda siguiente</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ronda</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuera</translation>
    </message>
    <message>
        <source>no tiles</source>
        <translation>sin fichas</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>This table plays by: %1. The usual table is %2; here is what differs from it.</source>
        <translation>Esta mesa juega con: %1. La mesa usual es %2; esto es lo que cambia.</translation>
    </message>
    <message>
        <source>Nothing. This is the usual table: %1.</source>
        <translation>Nada. Es la mesa usual: %1.</translation>
    </message>
    <message>
        <source>What changed from the usual</source>
        <translation>Qué cambia de lo usual</translation>
    </message>
    <message>
        <source>(Usually: %1.)</source>
        <translation>(Lo usual: %1.)</translation>
    </message>
    <message>
        <source>(As usual, though %1 has it otherwise.)</source>
        <translation>(Como es usual, aunque en %1 es distinto.)</translation>
    </message>
    <message>
        <source>Everybody lays tiles on a line of their own, out from the engine in the middle, and all share one more line, the Mexican train. Lay your last tile before the others do: what stays in a hand counts against its player. The lowest total after the last round wins the match.</source>
        <translation>Cada uno coloca fichas en su propia línea, desde el motor del centro, y todos comparten otra línea, el tren mexicano. Coloca tu última ficha antes que los demás: lo que queda en una mano cuenta contra su jugador. El total más bajo tras la última ronda gana la partida.</translation>
    </message>
    <message>
        <source>The game in short</source>
        <translation>El juego en pocas palabras</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n tile(s).</source>
        <translation>
            <numerusform>Es %n ficha.</numerusform>
            <numerusform>Son %n fichas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first engine is the double %1, and every later round takes the next lower.</source>
        <translation>El primer motor es el doble %1, y cada ronda siguiente toma el inmediatamente inferior.</translation>
    </message>
    <message numerus="yes">
        <source>The match has %n round(s).</source>
        <translation>
            <numerusform>La partida tiene %n ronda.</numerusform>
            <numerusform>La partida tiene %n rondas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others are the boneyard and stay face down. You play from your own hand alone.</source>
        <translation>Las demás son el pozo y quedan boca abajo. Juegas solo de tu propia mano.</translation>
    </message>
    <message>
        <source>The set</source>
        <translation>El juego</translation>
    </message>
    <message>
        <source>Hand and boneyard</source>
        <translation>Mano y pozo</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Tiles and rounds</source>
        <translation>Fichas y rondas</translation>
    </message>
    <message>
        <source>The engine, and a line that runs out of it.</source>
        <translation>El motor y una línea que sale de él.</translation>
    </message>
    <message>
        <source>If a tile of yours fits a line you may use, you have to lay one. Which one and where is yours to choose.</source>
        <translation>Si una ficha tuya encaja en una línea que puedes usar, tienes que colocar una. Cuál y dónde lo eliges tú.</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>Qué encaja</translation>
    </message>
    <message>
        <source>A line offers one number: the outer half of its last tile or, while it has none, the engine’s. A tile fits where one of its halves has that number, and that half goes inward.</source>
        <translation>Una línea ofrece un número: la mitad exterior de su última ficha o, mientras no tiene ninguna, el del motor. Una ficha encaja donde una de sus mitades tiene ese número, y esa mitad va hacia dentro.</translation>
    </message>
    <message>
        <source>This line offers a 5: the first tile fits, the second does not.</source>
        <translation>Esta línea ofrece un 5: la primera ficha encaja, la segunda no.</translation>
    </message>
    <message>
        <source>Where you may play</source>
        <translation>Dónde se puede jugar</translation>
    </message>
    <message>
        <source>On your own line, on the Mexican train, and on every line whose marker is on: that line is open. Every other line is closed to you.</source>
        <translation>En tu propia línea, en el tren mexicano y en toda línea que tenga puesta la señal: esa línea está abierta. Cualquier otra está cerrada para ti.</translation>
    </message>
    <message>
        <source>The upper line is open, since a marker stands on it; the lower one is closed.</source>
        <translation>La línea de arriba está abierta, pues tiene puesta la señal; la de abajo está cerrada.</translation>
    </message>
    <message>
        <source>Who can play has to</source>
        <translation>Quien puede jugar, juega</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Robar</translation>
    </message>
    <message>
        <source>If nothing fits, you draw one tile from the boneyard.</source>
        <translation>Si nada encaja, robas una ficha del pozo.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>If the drawn tile does not fit either, or the boneyard is empty, you pass. Your marker goes on, and from then on everybody may play on your line.</source>
        <translation>Si la ficha robada tampoco encaja, o el pozo está vacío, pasas. Se pone tu señal, y desde entonces todos pueden jugar en tu línea.</translation>
    </message>
    <message>
        <source>The turn goes round clockwise, and only the player whose turn it is may play: the one whose plate is framed. One tile on one line is a turn, unless doubles or a first turn make it longer.</source>
        <translation>El turno pasa en el sentido de las agujas del reloj, y solo puede jugar quien lo tiene: aquel cuya placa está enmarcada. Una ficha en una línea es un turno, salvo que lo alarguen los dobles o un primer turno.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>Several open doubles</source>
        <translation>Varios dobles abiertos</translation>
    </message>
    <message>
        <source>Saying done</source>
        <translation>Decir que has terminado</translation>
    </message>
    <message>
        <source>A double is laid across its line. Nothing of this holds for the engine.</source>
        <translation>Un doble se coloca atravesado en su línea. Nada de esto vale para el motor.</translation>
    </message>
    <message>
        <source>An open double glows golden. The tile on its right covers it.</source>
        <translation>Un doble abierto brilla en dorado. La ficha de su derecha lo cubre.</translation>
    </message>
    <message>
        <source>It glows golden, and may be covered on every line, also on one that is closed to you.</source>
        <translation>Brilla en dorado y se puede cubrir en cualquier línea, también en una cerrada para ti.</translation>
    </message>
    <message>
        <source>Who cannot cover it draws and, if that does not help, passes.</source>
        <translation>Quien no puede cubrirlo roba y, si no sirve, pasa.</translation>
    </message>
    <message>
        <source>The first tile lies beside the line; the second carries the line on.</source>
        <translation>La primera ficha queda junto a la línea; la segunda la continúa.</translation>
    </message>
    <message>
        <source>A double lies across its line; any tile with its number carries the line on.</source>
        <translation>Un doble queda atravesado; cualquier ficha con su número continúa la línea.</translation>
    </message>
    <message>
        <source>They are covered in the order in which they were laid, the oldest first.</source>
        <translation>Se cubren en el orden en que se colocaron, primero el más antiguo.</translation>
    </message>
    <message>
        <source>Each waits for its own tiles, and nobody has to keep to an order.</source>
        <translation>Cada uno espera sus propias fichas, y no hay que seguir ningún orden.</translation>
    </message>
    <message>
        <source>No double waits, so there is no order to keep.</source>
        <translation>Ningún doble espera, así que no hay orden que seguir.</translation>
    </message>
    <message>
        <source>In a burst you say that you are done when you want to stop.</source>
        <translation>En una ráfaga dices que has terminado cuando quieres parar.</translation>
    </message>
    <message>
        <source>If the last tile you laid is a double and you cannot go on, you say that you are done: you draw nothing, and your marker stays off.</source>
        <translation>Si lo último que has colocado es un doble y no puedes seguir, dices que has terminado: no robas nada y tu señal no se pone.</translation>
    </message>
    <message>
        <source>Nobody says that at this table: a turn ends with a tile, or with a pass.</source>
        <translation>En esta mesa nadie lo dice: un turno acaba con una ficha o pasando.</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Whoever lays the last tile of a hand is out and ends the round. Whenever a hand comes down to one tile, the table is told.</source>
        <translation>Quien coloca la última ficha de su mano sale y acaba la ronda. Cuando a una mano le queda una sola ficha, se avisa a la mesa.</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloqueo</translation>
    </message>
    <message>
        <source>When the boneyard is empty and nobody can lay a tile any more, the round is over at once, and every hand counts.</source>
        <translation>Cuando el pozo está vacío y nadie puede colocar ya ninguna ficha, la ronda acaba al momento y cuentan todas las manos.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Every pip left in a hand is a point. Whoever is out scores 0.</source>
        <translation>Cada punto que queda en una mano cuenta un punto. Quien ha salido se anota 0.</translation>
    </message>
    <message>
        <source>The end of a round, and the points</source>
        <translation>Fin de la ronda y puntos</translation>
    </message>
    <message>
        <source>This hand counts 9 + 6 + %1 = %2.</source>
        <translation>Esta mano cuenta 9 + 6 + %1 = %2.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>The rules of this table</source>
        <translation>Las reglas de esta mesa</translation>
    </message>
    <message>
        <source>Parts of the rules</source>
        <translation>Partes de las reglas</translation>
    </message>
</context>
<context>
    <name>ScoreTableModel</name>
    <message>
        <source>Round %1, engine %2</source>
        <translation>Ronda %1, motor %2</translation>
    </message>
    <message>
        <source>Round %1, engine not known yet</source>
        <translation>Ronda %1, motor aún desconocido</translation>
    </message>
    <message>
        <source>%1: %2 points in this round, %3 so far</source>
        <translation>%1: %2 puntos en esta ronda, %3 hasta ahora</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>%1: %2 points in all, in the lead</source>
        <translation>%1: %2 puntos en total, en cabeza</translation>
    </message>
    <message>
        <source>%1: not played yet</source>
        <translation>%1: sin jugar todavía</translation>
    </message>
    <message>
        <source>%1: %2 points in all</source>
        <translation>%1: %2 puntos en total</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>%1, total</source>
        <translation>%1, total</translation>
    </message>
</context>
<context>
    <name>ScoresheetDock</name>
    <message>
        <source>Scoresheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>&amp;Scoresheet</source>
        <translation>&amp;Hoja de puntos</translation>
    </message>
    <message>
        <source>&amp;Copy the scoresheet</source>
        <translation>&amp;Copiar la hoja de puntos</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>&amp;Guardar como CSV…</translation>
    </message>
</context>
<context>
    <name>ScoresheetPaper</name>
    <message>
        <source>Scoresheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Tren mexicano</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player %1</source>
        <translation>Nombre del jugador %1</translation>
    </message>
    <message>
        <source>Who is player %1</source>
        <translation>Quién es el jugador %1</translation>
    </message>
    <message>
        <source>Colour of %1: %2</source>
        <translation>Color de %1: %2</translation>
    </message>
    <message>
        <source>%1 – swap with %2</source>
        <translation>%1 – cambiar con %2</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Jugadores:</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1:&lt;/b&gt; %2</source>
        <translation>&lt;b&gt;%1:&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>Nobody plays: a demonstration by computer players.</source>
        <translation>No juega nadie: una demostración de los jugadores del ordenador.</translation>
    </message>
    <message>
        <source>Between the turns of persons the screen is covered, so that hands stay hidden.</source>
        <translation>Entre los turnos de personas la pantalla se tapa, para que las manos no se vean.</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>the Mexican train</source>
        <translation>el tren mexicano</translation>
    </message>
    <message>
        <source>your line</source>
        <translation>tu línea</translation>
    </message>
    <message>
        <source>%1’s line</source>
        <translation>la línea de %1</translation>
    </message>
    <message>
        <source>on the Mexican train</source>
        <comment>where something lies</comment>
        <translation>en el tren mexicano</translation>
    </message>
    <message>
        <source>on your line</source>
        <comment>where something lies</comment>
        <translation>en tu línea</translation>
    </message>
    <message>
        <source>on %1’s line</source>
        <comment>where something lies</comment>
        <translation>en la línea de %1</translation>
    </message>
    <message>
        <source>on the Mexican train</source>
        <comment>where something is laid</comment>
        <translation>en el tren mexicano</translation>
    </message>
    <message>
        <source>on your line</source>
        <comment>where something is laid</comment>
        <translation>en tu línea</translation>
    </message>
    <message>
        <source>on %1’s line</source>
        <comment>where something is laid</comment>
        <translation>en la línea de %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novato</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Aficionado</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Metódico</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Estratega</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maestro</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>Es el turno de %1.</translation>
    </message>
    <message>
        <source>Nothing fits: draw a tile.</source>
        <translation>Nada encaja: roba una ficha.</translation>
    </message>
    <message>
        <source>The drawn tile does not fit: pass.</source>
        <translation>La ficha robada no encaja: pasa.</translation>
    </message>
    <message>
        <source>Nothing fits and the boneyard is empty: pass.</source>
        <translation>Nada encaja y el pozo está vacío: pasa.</translation>
    </message>
    <message>
        <source>Nothing more fits here: you are done.</source>
        <translation>Ya no encaja nada más: has terminado.</translation>
    </message>
    <message>
        <source>Cover the golden double, or lay another double.</source>
        <translation>Cubre el doble dorado o coloca otro doble.</translation>
    </message>
    <message>
        <source>You may lay the drawn tile, or pass.</source>
        <translation>Puedes colocar la ficha robada o pasar.</translation>
    </message>
    <message>
        <source>The drawn tile fits: lay it.</source>
        <translation>La ficha robada encaja: colócala.</translation>
    </message>
    <message>
        <source>Go on along your line, or say that you are done.</source>
        <translation>Sigue en tu línea o di que has terminado.</translation>
    </message>
    <message>
        <source>Your turn: play a tile.</source>
        <translation>Tu turno: juega una ficha.</translation>
    </message>
    <message>
        <source>%1 is thinking …</source>
        <translation>%1 está pensando…</translation>
    </message>
    <message>
        <source>The round is blocked: nobody can go on.</source>
        <translation>La ronda está bloqueada: nadie puede seguir.</translation>
    </message>
    <message>
        <source>You are out: the round is yours.</source>
        <translation>Has salido: la ronda es tuya.</translation>
    </message>
    <message>
        <source>%1 is out and wins the round.</source>
        <translation>%1 sale y gana la ronda.</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>¡Ganas la partida!</translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation>%1 gana la partida.</translation>
    </message>
    <message>
        <source>%1 share the match.</source>
        <translation>Comparten la partida %1.</translation>
    </message>
    <message>
        <source>That tile does not fit: %1 ends in %2.</source>
        <translation>Esa ficha no encaja: %1 acaba en %2.</translation>
    </message>
    <message>
        <source>That line is closed.</source>
        <translation>Esa línea está cerrada.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La ronda ha terminado.</translation>
    </message>
    <message>
        <source>There is no such line at this table.</source>
        <translation>No hay tal línea en esta mesa.</translation>
    </message>
    <message>
        <source>You do not hold that tile.</source>
        <translation>No tienes esa ficha.</translation>
    </message>
    <message>
        <source>Start your own line first: this house plays nowhere else before.</source>
        <translation>Empieza primero tu propia línea: en esta casa no se juega antes en otra parte.</translation>
    </message>
    <message>
        <source>After the first tile of a burst only your own line may be used.</source>
        <translation>Tras la primera ficha de una ráfaga solo vale tu propia línea.</translation>
    </message>
    <message>
        <source>The Mexican train may not be started yet.</source>
        <translation>Todavía no se puede empezar el tren mexicano.</translation>
    </message>
    <message>
        <source>That double is not the oldest one that is open.</source>
        <translation>Ese doble no es el más antiguo de los abiertos.</translation>
    </message>
    <message>
        <source>You hold a tile that fits, so you have to play.</source>
        <translation>Tienes una ficha que encaja: hay que jugar.</translation>
    </message>
    <message>
        <source>Draw a tile before you pass.</source>
        <translation>Roba una ficha antes de pasar.</translation>
    </message>
    <message>
        <source>The drawn tile fits and has to be laid.</source>
        <translation>La ficha robada encaja y hay que colocarla.</translation>
    </message>
    <message>
        <source>You have drawn already.</source>
        <translation>Ya has robado.</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>El pozo está vacío.</translation>
    </message>
    <message>
        <source>You cannot end your turn like that now.</source>
        <translation>Ahora no puedes acabar así tu turno.</translation>
    </message>
    <message>
        <source>You are done: this house lets your double go.</source>
        <translation>Has terminado: en esta casa tu doble se deja.</translation>
    </message>
    <message>
        <source>No tile of your hand fits your line, which ends in %1: the tiles are only sorted.</source>
        <translation>Ninguna ficha de tu mano encaja en tu línea, que acaba en %1: solo quedan ordenadas.</translation>
    </message>
    <message>
        <source>on their own line</source>
        <comment>where one seat, of whatever sex, lays a tile</comment>
        <translation>en su propia línea</translation>
    </message>
    <message>
        <source>%1 drew</source>
        <translation>%1 ha robado</translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1 ha pasado</translation>
    </message>
    <message>
        <source>You are done</source>
        <translation>Has terminado</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 ha terminado</translation>
    </message>
    <message>
        <source>You have one tile left</source>
        <translation>Te queda una ficha</translation>
    </message>
    <message>
        <source>%1 has one tile left</source>
        <translation>A %1 le queda una ficha</translation>
    </message>
    <message>
        <source>%1 covered the double</source>
        <translation>%1 ha cubierto el doble</translation>
    </message>
    <message>
        <source>the double %1 is dead and waits no longer</source>
        <translation>el doble %1 está muerto y ya no espera</translation>
    </message>
    <message>
        <source>%1 has to cover the golden double %2.</source>
        <translation>%1 tiene que cubrir el doble dorado %2.</translation>
    </message>
    <message>
        <source>You cannot cover the golden double %1: draw a tile.</source>
        <translation>No puedes cubrir el doble dorado %1: roba una ficha.</translation>
    </message>
    <message>
        <source>You cannot cover the golden double %1: pass.</source>
        <translation>No puedes cubrir el doble dorado %1: pasa.</translation>
    </message>
    <message>
        <source>Cover the golden double %1 first.</source>
        <translation>Cubre primero el doble dorado %1.</translation>
    </message>
    <message>
        <source>The golden double %1 has to be covered first.</source>
        <translation>Antes hay que cubrir el doble dorado %1.</translation>
    </message>
    <message>
        <source>You laid %2 %3</source>
        <translation>Has colocado %2 %3</translation>
    </message>
    <message>
        <source>%1 laid %2 %3</source>
        <translation>%1 ha colocado %2 %3</translation>
    </message>
    <message>
        <source>You drew</source>
        <translation>Has robado</translation>
    </message>
    <message>
        <source>You passed</source>
        <translation>Has pasado</translation>
    </message>
    <message>
        <source>You covered the double</source>
        <translation>Has cubierto el doble</translation>
    </message>
    <message>
        <source>This round’s deal is sealed with the SHA-256 commitment
%1

Keep it if you like: when the round is over, the deal and its salt are shown and can be checked against it.</source>
        <translation>El reparto de esta ronda está sellado con el compromiso SHA-256
%1

Guárdalo si quieres: cuando acabe la ronda se muestran el reparto y su sal, y se pueden comprobar.</translation>
    </message>
    <message>
        <source>The deal is the one that was promised before the round.</source>
        <translation>El reparto es el que se prometió antes de la ronda.</translation>
    </message>
    <message>
        <source>The deal is NOT the one that was promised before the round.</source>
        <translation>El reparto NO es el que se prometió antes de la ronda.</translation>
    </message>
    <message>
        <source>Promised: %1</source>
        <translation>Prometido: %1</translation>
    </message>
    <message>
        <source>Recomputed: %1</source>
        <translation>Recalculado: %1</translation>
    </message>
    <message>
        <source>Salt: %1</source>
        <translation>Sal: %1</translation>
    </message>
    <message>
        <source>Deal: %1</source>
        <translation>Reparto: %1</translation>
    </message>
    <message>
        <source>To check it yourself, take the SHA-256 of the salt and the tiles, joined by single spaces.</source>
        <translation>Para comprobarlo por tu cuenta, calcula el SHA-256 de la sal y las fichas, unidas por espacios simples.</translation>
    </message>
</context>
<context>
    <name>SetPicker</name>
    <message numerus="yes">
        <source>Double %1: %n tile(s)</source>
        <translation>
            <numerusform>Doble %1: %n ficha</numerusform>
            <numerusform>Doble %1: %n fichas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharesPlot</name>
    <message>
        <source>Matches won, by level and by rules</source>
        <translation>Victorias por nivel y reglas</translation>
    </message>
    <message>
        <source>share of the matches won, in percent</source>
        <translation>parte de partidas ganadas, en tanto por ciento</translation>
    </message>
    <message>
        <source>Bars will show how often you win: against each level, and by each set of rules.</source>
        <translation>Unas barras mostrarán cuánto ganas: contra cada nivel y con cada juego de reglas.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n match(es) won (%3)</source>
        <translation>
            <numerusform>%1: %2 de %n partida ganada (%3)</numerusform>
            <numerusform>%1: %2 de %n partidas ganadas (%3)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volumen</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>&amp;Listen</source>
        <translation>E&amp;scuchar</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>Si&amp;lencio</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>I&amp;dioma</translation>
    </message>
    <message>
        <source>As the desktop’s</source>
        <translation>La del escritorio</translation>
    </message>
    <message>
        <source>Nothing can be heard: Qt Multimedia is not installed, or a library it needs. It comes with the optional part “sound” of the program.</source>
        <translation>No se oye nada: Qt Multimedia no está instalado, o falta una biblioteca. Viene con la parte opcional «sound» del programa.</translation>
    </message>
    <message>
        <source>Nothing can be heard: this computer has no device that plays sound at present.</source>
        <translation>No se oye nada: este ordenador no tiene ahora ningún dispositivo de sonido.</translation>
    </message>
    <message>
        <source>Nothing can be heard: what plays the sounds has ended again and again.</source>
        <translation>No se oye nada: lo que reproduce los sonidos se ha cerrado una y otra vez.</translation>
    </message>
    <message>
        <source>Nothing can be heard while the window is not shown on a screen.</source>
        <translation>No se oye nada mientras la ventana no se muestra en una pantalla.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>round %1 of %2</source>
        <translation>ronda %1 de %2</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Tren mexicano</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>New to Mexican Train? A coach takes you through a small round, step by step.</source>
        <translation>¿Es tu primera vez con el tren mexicano? Un guía te lleva paso a paso por una ronda corta.</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Primera partida</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>No, gracias</translation>
    </message>
</context>
<context>
    <name>TableFacts</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Ronda %1 de %2</translation>
    </message>
    <message>
        <source>engine %1</source>
        <translation>motor %1</translation>
    </message>
    <message>
        <source>boneyard %1</source>
        <translation>pozo %1</translation>
    </message>
    <message>
        <source>seal %1</source>
        <translation>sello %1</translation>
    </message>
    <message>
        <source>This round’s deal is sealed: SHA-256 %1. After the round the deal and its salt are shown, and Play → Check the deal recomputes it.</source>
        <translation>El reparto de esta ronda está sellado: SHA-256 %1. Tras la ronda se muestran el reparto y su sal, y Jugar → Comprobar el reparto lo recalcula.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>Your hand, %n tile(s)</source>
        <translation>
            <numerusform>Tu mano, %n ficha</numerusform>
            <numerusform>Tu mano, %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>double %1</source>
        <translation>doble %1</translation>
    </message>
    <message>
        <source>%1, fits nowhere now</source>
        <translation>%1, ahora no encaja en ninguna parte</translation>
    </message>
    <message>
        <source>%1, fits %2</source>
        <translation>%1, encaja: %2</translation>
    </message>
    <message>
        <source>number %1 of %2 in your train</source>
        <translation>número %1 de %2 en tu tren</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>its double has to be covered</source>
        <translation>hay que cubrir su doble</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierta</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>cerrada</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>on a line</comment>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>ends in %1</source>
        <translation>acaba en %1</translation>
    </message>
    <message>
        <source>nothing laid yet</source>
        <translation>aún sin fichas</translation>
    </message>
    <message numerus="yes">
        <source>Boneyard, %n tile(s)</source>
        <translation>
            <numerusform>Pozo, %n ficha</numerusform>
            <numerusform>Pozo, %n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, draw one</source>
        <translation>%1, roba una</translation>
    </message>
    <message>
        <source>Table, engine %1</source>
        <translation>Mesa, motor %1</translation>
    </message>
</context>
<context>
    <name>TallyStrip</name>
    <message>
        <source>How many of the %1 tiles with each number lie on the table or in your hand.</source>
        <translation>Cuántas de las %1 fichas con cada número están en la mesa o en tu mano.</translation>
    </message>
    <message>
        <source>Tiles seen of each number</source>
        <translation>Fichas vistas de cada número</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Pace of the computer players</source>
        <translation>&amp;Ritmo de los jugadores del ordenador</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Recent &amp;matches</source>
        <translation>Partidas recien&amp;tes</translation>
    </message>
    <message>
        <source>Return to a boo&amp;kmark</source>
        <translation>Volver a un m&amp;arcador</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Revancha</translation>
    </message>
    <message>
        <source>Restart this &amp;deal</source>
        <translation>Rep&amp;etir este reparto</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Historial…</translation>
    </message>
    <message>
        <source>Pr&amp;int the scoresheet…</source>
        <translation>&amp;Imprimir la hoja de puntos…</translation>
    </message>
    <message>
        <source>Save the scoresheet as PD&amp;F…</source>
        <translation>Guardar la h&amp;oja de puntos en PDF…</translation>
    </message>
    <message>
        <source>Open &amp;position…</source>
        <translation>Abrir una &amp;posición…</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Copiar la posición</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Play num&amp;ber…</source>
        <translation>Jugar un n&amp;úmero…</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>&amp;Leave the match</source>
        <translation>Sa&amp;lir de la partida</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>&amp;Ordenar</translation>
    </message>
    <message>
        <source>&amp;Flip the tile</source>
        <translation>&amp;Girar la ficha</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Robar</translation>
    </message>
    <message>
        <source>&amp;Pass or done</source>
        <translation>Pa&amp;sar o terminar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Re&amp;hacer</translation>
    </message>
    <message>
        <source>&amp;Take back your last play</source>
        <translation>D&amp;eshacer tu última jugada</translation>
    </message>
    <message>
        <source>Set a &amp;bookmark</source>
        <translation>Poner un &amp;marcador</translation>
    </message>
    <message>
        <source>R&amp;eplay this match</source>
        <translation>Reproduc&amp;ir esta partida</translation>
    </message>
    <message>
        <source>Re&amp;view the last round</source>
        <translation>Re&amp;visar la última ronda</translation>
    </message>
    <message>
        <source>&amp;Look at a line</source>
        <translation>Mirar una &amp;línea</translation>
    </message>
    <message>
        <source>Hurr&amp;y to my turn</source>
        <translation>Ir a mi &amp;turno</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>Ro&amp;nda siguiente</translation>
    </message>
    <message>
        <source>&amp;Check the deal…</source>
        <translation>&amp;Comprobar el reparto…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla com&amp;pleta</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>A&amp;lejar</translation>
    </message>
    <message>
        <source>Fit the ta&amp;ble</source>
        <translation>Ajustar la &amp;mesa</translation>
    </message>
    <message>
        <source>&amp;Tally of the numbers seen</source>
        <translation>&amp;Cuenta de los números vistos</translation>
    </message>
    <message>
        <source>Draw and pass by &amp;itself when nothing else is possible</source>
        <translation>Robar y pasar a&amp;utomáticamente cuando no hay otra cosa</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Menos mo&amp;vimiento</translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <translation>&amp;Tranquilo</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápido</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Instantáneo</translation>
    </message>
    <message>
        <source>As the &amp;desktop’s</source>
        <translation>La del &amp;escritorio</translation>
    </message>
    <message>
        <source>&amp;First game</source>
        <translation>Pr&amp;imera partida</translation>
    </message>
    <message>
        <source>&amp;Rules of this table</source>
        <translation>&amp;Reglas de esta mesa</translation>
    </message>
    <message>
        <source>&amp;Controls…</source>
        <translation>&amp;Controles…</translation>
    </message>
    <message>
        <source>&amp;About Mexican Train</source>
        <translation>&amp;Acerca de Tren mexicano</translation>
    </message>
</context>
</TS>
