<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Mexican Train</source>
        <translation>À propos de Train mexicain</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Train mexicain</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>The domino game, against computer players that see no more than you do.</source>
        <translation>Le jeu de dominos, contre des joueurs de l’ordinateur qui n’en voient pas plus que vous.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Logiciel libre sous licence MIT.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Arrange</source>
        <translation>Ranger</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Lay out the longest train from your line’s end (A)</source>
        <translation>Disposer le plus long train à partir du bout de votre ligne (A)</translation>
    </message>
    <message>
        <source>Turn the selected tile round (F)</source>
        <translation>Retourner le domino choisi (F)</translation>
    </message>
    <message>
        <source>Show the best play and its reason (H)</source>
        <translation>Montrer le meilleur coup et sa raison (H)</translation>
    </message>
    <message>
        <source>Undo your last play (Ctrl+Z)</source>
        <translation>Annuler votre dernier coup (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi ?</translation>
    </message>
    <message>
        <source>Show the rule (Shift+F1)</source>
        <translation>Montrer la règle (Maj+F1)</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fini</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Montrer ma main</translation>
    </message>
</context>
<context>
    <name>AdviceText</name>
    <message>
        <source>What beginners get wrong</source>
        <translation>Les erreurs des débutants</translation>
    </message>
    <message>
        <source>What usually helps</source>
        <translation>Ce qui aide le plus souvent</translation>
    </message>
    <message>
        <source>The marker</source>
        <translation>Le marqueur</translation>
    </message>
    <message>
        <source>It stays on until you play as the house wants it, not just until your next turn. Until then the others play on your line, and its end may be another when your turn comes.</source>
        <translation>Il reste mis jusqu’à ce que vous jouiez comme la maison le veut, pas seulement jusqu’à votre prochain tour. D’ici là, les autres jouent sur votre ligne, et son bout peut avoir changé quand vient votre tour.</translation>
    </message>
    <message>
        <source>The draw</source>
        <translation>La pioche</translation>
    </message>
    <message>
        <source>Nobody may draw while a tile fits, and nobody may pass before drawing, as long as the boneyard has tiles. Look at every line you may use first.</source>
        <translation>On ne pioche pas tant qu’un domino convient, et on ne passe pas avant d’avoir pioché, tant que la pioche n’est pas vide. Regardez d’abord chaque ligne permise.</translation>
    </message>
    <message>
        <source>A closed line</source>
        <translation>Une ligne fermée</translation>
    </message>
    <message>
        <source>The next engine</source>
        <translation>Le moteur suivant</translation>
    </message>
    <message>
        <source>A double is only half a play: without a tile that covers it, you draw and may have to open your line.</source>
        <translation>Un double n’est qu’un demi-coup : sans domino pour le couvrir, vous piochez et devrez peut-être ouvrir votre ligne.</translation>
    </message>
    <message>
        <source>A double stops the whole table, and the next player has to cover it: your own plans wait as well.</source>
        <translation>Un double arrête toute la table, et c’est au joueur suivant de le couvrir : vos propres projets attendent aussi.</translation>
    </message>
    <message>
        <source>A line goes on only from its double, and only once the double has what it needs.</source>
        <translation>Une ligne ne continue qu’à partir de son double, et seulement quand celui-ci a ce qu’il lui faut.</translation>
    </message>
    <message>
        <source>Forgetting to cover</source>
        <translation>Oublier de couvrir</translation>
    </message>
    <message>
        <source>Another player’s line is yours to use only while its marker is on.</source>
        <translation>La ligne d’un autre ne vous est permise que tant que son marqueur est mis.</translation>
    </message>
    <message>
        <source>The one exception is the golden double that has to be covered.</source>
        <translation>Seule exception : le double doré qu’il faut couvrir.</translation>
    </message>
    <message>
        <source>It is known only after the deal. Plan for one round, never for the next.</source>
        <translation>On ne le connaît qu’après la donne. Prévoyez pour une manche, jamais pour la suivante.</translation>
    </message>
    <message>
        <source>Every round starts from another double, one lower than the last. Look at it before you build your train, or nothing of it will fit.</source>
        <translation>Chaque manche part d’un autre double, un de moins que la précédente. Regardez-le avant de composer votre train, ou rien n’y conviendra.</translation>
    </message>
    <message>
        <source>Shed heavy tiles</source>
        <translation>Se défaire des gros dominos</translation>
    </message>
    <message>
        <source>Somebody may be out sooner than you think. What does not belong to your train goes first, the heaviest tile before the others, on open lines and the Mexican train.</source>
        <translation>Quelqu’un peut sortir plus tôt que prévu. Ce qui n’entre pas dans votre train part d’abord, le plus gros domino avant les autres, sur les lignes ouvertes et le train mexicain.</translation>
    </message>
    <message>
        <source>Keep doubles useful</source>
        <translation>Garder les doubles utiles</translation>
    </message>
    <message>
        <source>Watch open lines</source>
        <translation>Surveiller les lignes ouvertes</translation>
    </message>
    <message>
        <source>They take tiles you could not lay at home, and may be closed by your next turn. Count, too, which numbers have been laid: one that has run out leads nowhere.</source>
        <translation>Elles prennent des dominos impossibles à poser chez vous, et seront peut-être fermées à votre prochain tour. Comptez aussi les chiffres posés : celui qui est épuisé ne mène nulle part.</translation>
    </message>
    <message>
        <source>Keep your line closed</source>
        <translation>Garder sa ligne fermée</translation>
    </message>
    <message>
        <source>Hold back a tile that fits your own line, so that you need not pass. A line that the others cannot use stays as you planned it.</source>
        <translation>Gardez un domino qui convient à votre ligne, pour ne pas avoir à passer. Une ligne que les autres ne peuvent pas utiliser reste comme vous l’avez prévue.</translation>
    </message>
    <message>
        <source>Arrange your train</source>
        <translation>Composer son train</translation>
    </message>
    <message>
        <source>See which of your tiles make one long train from your line’s end: lay those at home, the loose ones elsewhere. Arrange (A) finds the longest.</source>
        <translation>Voyez quels dominos forment un long train à partir du bout de votre ligne : posez-les chez vous, les autres ailleurs. Ranger (A) trouve le plus long.</translation>
    </message>
    <message>
        <source>A double fits one number alone. Lay it early, while its line still offers that number.</source>
        <translation>Un double ne convient qu’à un seul chiffre. Posez-le tôt, tant que sa ligne offre encore ce chiffre.</translation>
    </message>
    <message>
        <source>A double fits one number alone, and weighs as much as both its halves. Lay it while you hold a tile to cover it, and before its number has run out.</source>
        <translation>Un double ne convient qu’à un seul chiffre, et pèse le poids de ses deux moitiés. Posez-le tant que vous avez de quoi le couvrir, et avant que son chiffre soit épuisé.</translation>
    </message>
    <message>
        <source>In Chickenfoot, which is played with the same tiles, three tiles spread out from a double and every one of them grows on. That is another game: here no line ever branches, and no house rule changes that.</source>
        <translation>Au Chickenfoot, qui se joue avec les mêmes dominos, trois dominos s’écartent d’un double et chacun d’eux se prolonge. C’est un autre jeu : ici, aucune ligne ne bifurque jamais, et aucune règle maison n’y change rien.</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Un autre jeu</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Round %1 of %2, engine %3</source>
        <translation>Manche %1 sur %2, moteur %3</translation>
    </message>
    <message>
        <source>You drew %1</source>
        <translation>Vous avez pioché %1</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Mexican Train</source>
        <translation>Train mexicain</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Skip this step</source>
        <translation>Passer cette étape</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>End the first game and go back to the first page</source>
        <translation>Quitter la première partie et revenir à la première page</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message>
        <source>The whole line</source>
        <translation>La ligne entière</translation>
    </message>
    <message>
        <source>Here it lies straight, from the engine outward, with who laid what and when.</source>
        <translation>La voici toute droite, à partir du moteur, avec qui a posé quoi et quand.</translation>
    </message>
    <message>
        <source>Close it with Esc, or click beside it.</source>
        <translation>Fermez-la avec Échap, ou cliquez à côté.</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Les autres jouent</translation>
    </message>
    <message>
        <source>%mover is to move. What is laid until your turn gets a number on the table.</source>
        <translation>C’est à %mover. Ce qui se pose jusqu’à votre tour reçoit un numéro sur la table.</translation>
    </message>
    <message>
        <source>No patience? Click the felt, or press Space.</source>
        <translation>Envie d’aller plus vite ? Cliquez sur le tapis, ou tapez Espace.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>Go on as you like: the sentence at the bottom says what there is to do.</source>
        <translation>Continuez à votre guise : la phrase du bas dit ce qu’il y a à faire.</translation>
    </message>
    <message>
        <source>Hint (H) shows a good play and its reason.</source>
        <translation>Conseil (H) montre un bon coup et sa raison.</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>La manche est finie</translation>
    </message>
    <message>
        <source>Everybody’s pips are counted, and whoever has the fewest points after all rounds wins the match. You know all you need now.</source>
        <translation>On compte les points de chacun, et qui en a le moins après toutes les manches gagne la partie. Vous savez maintenant tout ce qu’il faut.</translation>
    </message>
    <message>
        <source>Help → Rules of this table tells the rest.</source>
        <translation>Aide → Règles de cette table dit le reste.</translation>
    </message>
    <message>
        <source>Drag it to the ring. By keys: go to it with the arrows, then press %digit.</source>
        <translation>Glissez-le vers l’anneau. Au clavier : allez-y avec les flèches, puis tapez %digit.</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Votre première partie</translation>
    </message>
    <message>
        <source>Out of the engine in the middle everybody builds a line of tiles, like number to like number. Yours points down to you. Who first has no tile left wins the round.</source>
        <translation>À partir du moteur au centre, chacun construit une ligne de dominos, chiffre contre même chiffre. La vôtre vient vers vous. Qui n’a plus de domino le premier gagne la manche.</translation>
    </message>
    <message>
        <source>Turn a tile round</source>
        <translation>Retourner un domino</translation>
    </message>
    <message>
        <source>These are your tiles. Try it with the %tile.</source>
        <translation>Voici vos dominos. Essayez avec le %tile.</translation>
    </message>
    <message>
        <source>Right-click it. By keys: go to it with the arrows, then press F.</source>
        <translation>Clic droit dessus. Au clavier : allez-y avec les flèches, puis tapez F.</translation>
    </message>
    <message>
        <source>Find your train</source>
        <translation>Trouver votre train</translation>
    </message>
    <message>
        <source>Arrange lays out the longest train your line could take, in order.</source>
        <translation>Ranger dispose dans l’ordre le plus long train que votre ligne peut prendre.</translation>
    </message>
    <message>
        <source>Click Arrange, or press A.</source>
        <translation>Cliquez sur Ranger, ou tapez A.</translation>
    </message>
    <message>
        <source>Lay your first tile</source>
        <translation>Poser votre premier domino</translation>
    </message>
    <message>
        <source>The %tile fits the engine, so it can begin your line.</source>
        <translation>Le %tile convient au moteur : il peut commencer votre ligne.</translation>
    </message>
    <message>
        <source>Look at a line</source>
        <translation>Regarder une ligne</translation>
    </message>
    <message>
        <source>See all of %line, and who laid what.</source>
        <translation>Voyez %line en entier, et qui a posé quoi.</translation>
    </message>
    <message>
        <source>Click the line. By keys: press L, then %digit.</source>
        <translation>Cliquez sur la ligne. Au clavier : tapez L, puis %digit.</translation>
    </message>
    <message>
        <source>The Mexican train</source>
        <translation>Le train mexicain</translation>
    </message>
    <message>
        <source>The yellow line is anyone’s. Lay the %tile there: you keep your own train for later.</source>
        <translation>La ligne jaune est à tous. Posez-y le %tile : vous gardez votre train pour plus tard.</translation>
    </message>
    <message>
        <source>A double lies across</source>
        <translation>Un double se pose en travers</translation>
    </message>
    <message>
        <source>Lay the %tile %onto. A double has to be covered, and you play again.</source>
        <translation>Posez le %tile %onto. Un double doit être couvert, et vous rejouez.</translation>
    </message>
    <message>
        <source>Cover the double</source>
        <translation>Couvrir le double</translation>
    </message>
    <message>
        <source>The golden double waits, and the game with it. Lay the %tile on it.</source>
        <translation>Le double doré attend, et le jeu avec lui. Posez-y le %tile.</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <translation>Piocher un domino</translation>
    </message>
    <message>
        <source>You hold nothing that can be laid now, so take one from the boneyard.</source>
        <translation>Vous n’avez rien à poser maintenant : prenez un domino dans la pioche.</translation>
    </message>
    <message>
        <source>Click the boneyard, or press D.</source>
        <translation>Cliquez sur la pioche, ou tapez D.</translation>
    </message>
    <message>
        <source>Pass, and your line opens</source>
        <translation>Passer ouvre votre ligne</translation>
    </message>
    <message>
        <source>The new tile does not fit either. Pass: a locomotive will stand on your line, and everybody may lay there until you do so again.</source>
        <translation>Le nouveau domino ne convient pas non plus. Passez : un marqueur, la petite locomotive, sera mis sur votre ligne, et tous pourront y jouer jusqu’à ce que vous y rejouiez.</translation>
    </message>
    <message>
        <source>Click Pass, or press P.</source>
        <translation>Cliquez sur Passer, ou tapez P.</translation>
    </message>
    <message>
        <source>Close your line</source>
        <translation>Fermer votre ligne</translation>
    </message>
    <message>
        <source>A tile of yours on your own line takes the locomotive off. The %tile will do.</source>
        <translation>Un domino posé sur votre propre ligne retire le marqueur. Le %tile fera l’affaire.</translation>
    </message>
    <message>
        <source>Play on an open line</source>
        <translation>Jouer sur une ligne ouverte</translation>
    </message>
    <message>
        <source>A locomotive stands on %line: it is open to you too. Lay the %tile there.</source>
        <translation>Un marqueur, la petite locomotive, se trouve sur %line : elle vous est ouverte aussi. Posez-y le %tile.</translation>
    </message>
    <message>
        <source>Nearly out</source>
        <translation>Presque sorti</translation>
    </message>
    <message>
        <source>With your last tile the round is over, and the others count the pips in their hands. Lay what fits.</source>
        <translation>Avec votre dernier domino la manche est finie, et les autres comptent les points de leurs mains. Posez ce qui convient.</translation>
    </message>
</context>
<context>
    <name>ControlsDialog</name>
    <message>
        <source>Mouse and finger</source>
        <translation>Souris et doigt</translation>
    </message>
    <message>
        <source>to a line to play it, in the rack to move it</source>
        <translation>vers une ligne pour le jouer, sur le chevalet pour le déplacer</translation>
    </message>
    <message>
        <source>Double-click a tile</source>
        <translation>Double-cliquer sur un domino</translation>
    </message>
    <message>
        <source>play it where only one place is legal</source>
        <translation>le jouer là où un seul endroit est permis</translation>
    </message>
    <message>
        <source>Right-click a tile</source>
        <translation>Clic droit sur un domino</translation>
    </message>
    <message>
        <source>turn it round</source>
        <translation>le retourner</translation>
    </message>
    <message>
        <source>Click the boneyard</source>
        <translation>Cliquer sur la pioche</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>piocher</translation>
    </message>
    <message>
        <source>Click a line or a plate</source>
        <translation>Cliquer sur une ligne ou une plaque</translation>
    </message>
    <message>
        <source>see all its tiles and who laid them</source>
        <translation>voir tous ses dominos et qui les a posés</translation>
    </message>
    <message>
        <source>Click the felt</source>
        <translation>Cliquer sur le tapis</translation>
    </message>
    <message>
        <source>Drag the felt</source>
        <translation>Glisser le tapis</translation>
    </message>
    <message>
        <source>move the table</source>
        <translation>déplacer la table</translation>
    </message>
    <message>
        <source>Ctrl+wheel, pinch</source>
        <translation>Ctrl+molette, pincer</translation>
    </message>
    <message>
        <source>look nearer or from farther away</source>
        <translation>regarder de plus près ou de plus loin</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Drag a tile</source>
        <translation>Glisser un domino</translation>
    </message>
    <message>
        <source>hurry the computer players to your turn</source>
        <translation>presser les joueurs de l’ordinateur jusqu’à votre tour</translation>
    </message>
</context>
<context>
    <name>CoverCard</name>
    <message>
        <source>%1’s turn</source>
        <translation>Tour de %1</translation>
    </message>
    <message>
        <source>The hand is covered until you take your place.</source>
        <translation>La main est couverte jusqu’à ce que vous preniez place.</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Montrer ma main</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n abandoned</source>
        <translation>
            <numerusform>%n abandonnée</numerusform>
            <numerusform>%n abandonnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message numerus="yes">
        <source>%n of them shared</source>
        <translation>
            <numerusform>dont %n partagée</numerusform>
            <numerusform>dont %n partagées</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>record : %1</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Gagnées de suite</translation>
    </message>
    <message numerus="yes">
        <source>in %n round(s)</source>
        <translation>
            <numerusform>en %n manche</numerusform>
            <numerusform>en %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Points par manche</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Meilleure manche</translation>
    </message>
    <message>
        <source>Worst round</source>
        <translation>Pire manche</translation>
    </message>
    <message>
        <source>Longest train</source>
        <translation>Plus long train</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n domino</numerusform>
            <numerusform>%n dominos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay round %1 of that match</source>
        <translation>Relire la manche %1 de cette partie</translation>
    </message>
</context>
<context>
    <name>FileDesk</name>
    <message>
        <source>The history was damaged (%1) and has been set aside as %2.</source>
        <translation>L’historique était endommagé (%1) et a été mis de côté sous %2.</translation>
    </message>
    <message>
        <source>The history cannot be used now: %1.</source>
        <translation>L’historique n’est pas utilisable pour l’instant : %1.</translation>
    </message>
    <message>
        <source>The saved match cannot be read (%1).</source>
        <translation>La partie enregistrée ne peut pas être lue (%1).</translation>
    </message>
    <message>
        <source>Its file has been set aside as %1.</source>
        <translation>Son fichier a été mis de côté sous %1.</translation>
    </message>
    <message>
        <source>The saved match cannot be opened: %1.</source>
        <translation>La partie enregistrée ne peut pas être ouverte : %1.</translation>
    </message>
    <message>
        <source>There is no match to continue.</source>
        <translation>Il n’y a pas de partie à continuer.</translation>
    </message>
    <message>
        <source>The match cannot be saved in %1: %2. You can play on.</source>
        <translation>La partie ne peut pas être enregistrée dans %1 : %2. Vous pouvez continuer à jouer.</translation>
    </message>
    <message>
        <source>The match cannot be added to the history: %1.</source>
        <translation>La partie ne peut pas être ajoutée à l’historique : %1.</translation>
    </message>
    <message>
        <source>The saved match cannot be removed: %1.</source>
        <translation>La partie enregistrée ne peut pas être supprimée : %1.</translation>
    </message>
    <message>
        <source>There is no match on the table.</source>
        <translation>Il n’y a pas de partie sur la table.</translation>
    </message>
    <message>
        <source>A round can be replayed once it is over; no hand may be seen before.</source>
        <translation>Une manche peut être relue quand elle est finie ; aucune main ne se montre avant.</translation>
    </message>
    <message>
        <source>%1 is not a match this program can open. %2</source>
        <translation>%1 n’est pas une partie que ce programme puisse ouvrir. %2</translation>
    </message>
    <message>
        <source>That text is too long to be a position.</source>
        <translation>Ce texte est trop long pour être une position.</translation>
    </message>
    <message>
        <source>This position cannot be. %1</source>
        <translation>Cette position est impossible. %1</translation>
    </message>
    <message>
        <source>That text is not a position: %1</source>
        <translation>Ce texte n’est pas une position : %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>%1 holds no house rules this program can use. %2</source>
        <translation>%1 ne contient pas de règles maison utilisables ici. %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 ne peut pas être lu : %2.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 ne peut pas être écrit : %2.</translation>
    </message>
</context>
<context>
    <name>FilePastMatches</name>
    <message>
        <source>That match has been played to its end.</source>
        <translation>Cette partie a été jouée jusqu’au bout.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 ne peut pas être écrit : %2.</translation>
    </message>
    <message>
        <source>That match is no longer in the history.</source>
        <translation>Cette partie n’est plus dans l’historique.</translation>
    </message>
    <message>
        <source>The record of this match, %1, cannot be read. %2</source>
        <translation>L’enregistrement de cette partie, %1, ne peut pas être lu. %2</translation>
    </message>
    <message>
        <source>The record of this match, %1, cannot be opened: %2.</source>
        <translation>L’enregistrement de cette partie, %1, ne peut pas être ouvert : %2.</translation>
    </message>
    <message>
        <source>The history cannot be used now: %1.</source>
        <translation>L’historique n’est pas utilisable pour l’instant : %1.</translation>
    </message>
    <message>
        <source>The history cannot be changed now: %1.</source>
        <translation>L’historique ne peut pas être changé pour l’instant : %1.</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nouvelle partie…</translation>
    </message>
</context>
<context>
    <name>HintText</name>
    <message>
        <source>%1: %2.</source>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>(Thought over.)</source>
        <translation>(Bien pesé.)</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Say done</source>
        <translation>Dire qu’on a fini</translation>
    </message>
    <message>
        <source>nothing else is legal</source>
        <translation>rien d’autre n’est permis</translation>
    </message>
    <message>
        <source>it is your last tile</source>
        <translation>c’est votre dernier domino</translation>
    </message>
    <message>
        <source>it covers the golden double %where</source>
        <translation>il couvre le double doré %where</translation>
    </message>
    <message>
        <source>it closes your line</source>
        <translation>il ferme votre ligne</translation>
    </message>
    <message>
        <source>%tile is your heaviest loose tile</source>
        <translation>%tile est votre plus gros domino isolé</translation>
    </message>
    <message>
        <source>%tile is the heaviest loose tile that fits</source>
        <translation>%tile est le plus gros domino isolé qui convient</translation>
    </message>
    <message>
        <source>%line is open</source>
        <translation>%line est ouverte</translation>
    </message>
    <message>
        <source>the Mexican train is anyone’s</source>
        <translation>le train mexicain est à tous</translation>
    </message>
    <message>
        <source>%tile can follow at once</source>
        <translation>%tile peut suivre aussitôt</translation>
    </message>
    <message>
        <source>though you have no tile to cover a double %number</source>
        <translation>bien que vous n’ayez rien pour couvrir un double %number</translation>
    </message>
    <message>
        <source>%tile fits the number it leaves</source>
        <translation>%tile convient au chiffre qu’il laisse</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) fewer in your hand</source>
        <translation>
            <numerusform>%n point de moins dans votre main</numerusform>
            <numerusform>%n points de moins dans votre main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%seat has %n tile(s) left</source>
        <translation>
            <numerusform>il ne reste que %n domino à %seat</numerusform>
            <numerusform>il ne reste que %n dominos à %seat</numerusform>
        </translation>
    </message>
    <message>
        <source>laying what you drew keeps your line as it is</source>
        <translation>poser ce que vous avez pioché laisse votre ligne comme elle est</translation>
    </message>
    <message>
        <source>what could still be laid would cost more than it sheds</source>
        <translation>ce qu’on pourrait encore poser coûterait plus qu’il n’allège</translation>
    </message>
    <message>
        <source>it fits your own line</source>
        <translation>il convient à votre propre ligne</translation>
    </message>
    <message numerus="yes">
        <source>it begins your train of %n tile(s)</source>
        <translation>
            <numerusform>il commence votre train de %n domino</numerusform>
            <numerusform>il commence votre train de %n dominos</numerusform>
        </translation>
    </message>
    <message>
        <source>it keeps the tile that fits your own line</source>
        <translation>il vous reste le domino qui convient à votre propre ligne</translation>
    </message>
    <message numerus="yes">
        <source>it keeps your train of %n tile(s)</source>
        <translation>
            <numerusform>il garde votre train de %n domino</numerusform>
            <numerusform>il garde votre train de %n dominos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your train still has %n tile(s) without it</source>
        <translation>
            <numerusform>votre train a encore %n domino sans lui</numerusform>
            <numerusform>votre train a encore %n dominos sans lui</numerusform>
        </translation>
    </message>
    <message>
        <source>it is all your train has</source>
        <translation>c’est tout ce qu’a votre train</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>How often a round cost how much</source>
        <translation>Répartition des points par manche</translation>
    </message>
    <message>
        <source>points of a round</source>
        <translation>points d’une manche</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>manches</translation>
    </message>
    <message>
        <source>Bars will show how your rounds are spread, from none at all to very many points.</source>
        <translation>Des barres montreront comment se répartissent vos manches, de zéro à beaucoup de points.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) without a point</source>
        <translation>
            <numerusform>%n manche sans un point</numerusform>
            <numerusform>%n manches sans un point</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) with %1 to %2 points</source>
        <translation>
            <numerusform>%n manche avec %1 à %2 points</numerusform>
            <numerusform>%n manches avec %1 à %2 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Everybody</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tous les niveaux</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>match</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>The match of %1 and its record will be removed for good.</source>
        <translation>La partie du %1 et son enregistrement seront supprimés définitivement.</translation>
    </message>
    <message>
        <source>Remove the match?</source>
        <translation>Supprimer la partie ?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exporter le tableau</translation>
    </message>
    <message>
        <source>history</source>
        <translation>historique</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 ne peut pas être écrit : %2.</translation>
    </message>
    <message>
        <source>Whose matches</source>
        <translation>Parties de qui</translation>
    </message>
    <message>
        <source>By which rules</source>
        <translation>Selon quelles règles</translation>
    </message>
    <message>
        <source>Against which level</source>
        <translation>Contre quel niveau</translation>
    </message>
    <message>
        <source>Marked matches too</source>
        <translation>Parties marquées aussi</translation>
    </message>
    <message>
        <source>Matches that were looked into, in which turns were taken back, or that were played on from a bookmark or a replay</source>
        <translation>Parties regardées, où des tours ont été repris, ou continuées depuis un signet ou une relecture</translation>
    </message>
    <message>
        <source>Find a name, a deal …</source>
        <translation>Chercher un nom, une donne…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Relire</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Go on with a match that was abandoned</source>
        <translation>Continuer une partie abandonnée</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exporter en CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>HistoryTableModel</name>
    <message>
        <source>Ended</source>
        <translation>Finie le</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Abandonnée</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>Gagnée par %1</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Partagée</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>Rang %1 sur %2</translation>
    </message>
    <message>
        <source>looked into</source>
        <translation>regardée</translation>
    </message>
    <message>
        <source>turns taken back</source>
        <translation>tours repris</translation>
    </message>
    <message>
        <source>bookmark returned to</source>
        <translation>retour à un signet</translation>
    </message>
    <message>
        <source>played on from a replay</source>
        <translation>continuée depuis une relecture</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>Parts of the game</source>
        <translation>Parties du jeu</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>Changé : %1</translation>
    </message>
    <message>
        <source>&amp;Back to %1</source>
        <translation>&amp;Revenir à %1</translation>
    </message>
</context>
<context>
    <name>KeptRules</name>
    <message>
        <source>Play by</source>
        <translation>Jouer selon</translation>
    </message>
    <message>
        <source>&amp;Keep these rules…</source>
        <translation>&amp;Garder ces règles…</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Oublier</translation>
    </message>
    <message>
        <source>&amp;Read from a file…</source>
        <translation>&amp;Lire un fichier…</translation>
    </message>
    <message>
        <source>&amp;Write to a file…</source>
        <translation>&amp;Écrire un fichier…</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Keep these rules</source>
        <translation>Garder ces règles</translation>
    </message>
    <message>
        <source>Name of the house rules:</source>
        <translation>Nom des règles maison :</translation>
    </message>
    <message>
        <source>House rules called %1 are kept already. Put these in their place?</source>
        <translation>Des règles maison nommées %1 sont déjà gardées. Les remplacer par celles-ci ?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Forget the house rules called %1?</source>
        <translation>Oublier les règles maison nommées %1 ?</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Read house rules</source>
        <translation>Lire des règles maison</translation>
    </message>
    <message>
        <source>Write house rules</source>
        <translation>Écrire des règles maison</translation>
    </message>
</context>
<context>
    <name>KeyText</name>
    <message>
        <source>The hand</source>
        <translation>La main</translation>
    </message>
    <message>
        <source>Choosing a place</source>
        <translation>Choisir un endroit</translation>
    </message>
    <message>
        <source>Looking at a line</source>
        <translation>Regarder une ligne</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>go to the tile before</source>
        <translation>aller au domino précédent</translation>
    </message>
    <message>
        <source>go to the next tile</source>
        <translation>aller au domino suivant</translation>
    </message>
    <message>
        <source>go to the row above</source>
        <translation>aller à la rangée du dessus</translation>
    </message>
    <message>
        <source>go to the row below</source>
        <translation>aller à la rangée du dessous</translation>
    </message>
    <message>
        <source>go to the first tile</source>
        <translation>aller au premier domino</translation>
    </message>
    <message>
        <source>go to the last tile</source>
        <translation>aller au dernier domino</translation>
    </message>
    <message>
        <source>move the tile to the left</source>
        <translation>déplacer le domino vers la gauche</translation>
    </message>
    <message>
        <source>move the tile to the right</source>
        <translation>déplacer le domino vers la droite</translation>
    </message>
    <message>
        <source>play the tile; after the round, go on</source>
        <translation>jouer le domino ; après la manche, continuer</translation>
    </message>
    <message>
        <source>play it on the line of that seat, 0 on the Mexican train</source>
        <translation>le jouer sur la ligne de cette place, 0 sur le train mexicain</translation>
    </message>
    <message>
        <source>turn the tile round</source>
        <translation>retourner le domino</translation>
    </message>
    <message>
        <source>look at your line</source>
        <translation>regarder votre ligne</translation>
    </message>
    <message>
        <source>hurry the computer players to your turn</source>
        <translation>presser les joueurs de l’ordinateur jusqu’à votre tour</translation>
    </message>
    <message>
        <source>let go of the tile</source>
        <translation>lâcher le domino</translation>
    </message>
    <message>
        <source>go to the place before</source>
        <translation>aller à l’endroit précédent</translation>
    </message>
    <message>
        <source>go to the next place</source>
        <translation>aller à l’endroit suivant</translation>
    </message>
    <message>
        <source>play the tile there</source>
        <translation>y jouer le domino</translation>
    </message>
    <message>
        <source>choose no place after all</source>
        <translation>ne choisir aucun endroit</translation>
    </message>
    <message>
        <source>go to the line before</source>
        <translation>aller à la ligne précédente</translation>
    </message>
    <message>
        <source>go to the next line</source>
        <translation>aller à la ligne suivante</translation>
    </message>
    <message>
        <source>go to the line of that seat, 0 to the Mexican train</source>
        <translation>aller à la ligne de cette place, 0 au train mexicain</translation>
    </message>
    <message>
        <source>close the panel</source>
        <translation>fermer le panneau</translation>
    </message>
    <message>
        <source>look nearer</source>
        <translation>regarder de plus près</translation>
    </message>
    <message>
        <source>look from farther away</source>
        <translation>regarder de plus loin</translation>
    </message>
    <message>
        <source>see the whole table</source>
        <translation>voir toute la table</translation>
    </message>
</context>
<context>
    <name>LineInspector</name>
    <message>
        <source>The Mexican train</source>
        <translation>Le train mexicain</translation>
    </message>
    <message>
        <source>Your line</source>
        <translation>Votre ligne</translation>
    </message>
    <message>
        <source>%1’s line</source>
        <translation>La ligne de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n domino</numerusform>
            <numerusform>%n dominos</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing laid yet</source>
        <translation>rien n’est encore posé</translation>
    </message>
    <message>
        <source>the next tile needs a %1</source>
        <translation>le prochain domino demande un %1</translation>
    </message>
    <message>
        <source>its double has to be covered</source>
        <translation>son double doit être couvert</translation>
    </message>
    <message>
        <source>open to everybody</source>
        <translation>ouverte à tous</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>&amp;Log of the round</source>
        <translation>&amp;Journal de la manche</translation>
    </message>
    <message>
        <source>Log of the round</source>
        <translation>Journal de la manche</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <translation>Copier &amp;tout</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Round %1 of %2 begins: engine %3</source>
        <translation>La manche %1 sur %2 commence : moteur %3</translation>
    </message>
    <message>
        <source>Round %1 of %2 begins: engine %3, seal %4</source>
        <translation>La manche %1 sur %2 commence : moteur %3, sceau %4</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Vous commencez</translation>
    </message>
    <message>
        <source>%1 starts</source>
        <translation>%1 commence</translation>
    </message>
    <message>
        <source>You drew %1</source>
        <translation>Vous avez pioché %1</translation>
    </message>
</context>
<context>
    <name>LooksPage</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Dominos</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Tile &amp;size</source>
        <translation>&amp;Taille des dominos</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenêtre</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tapis vert</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>Bois sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Black and white, plain and sharp</source>
        <translation>Noir et blanc, simple et net</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Ivoire</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blancs</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noirs</translation>
    </message>
    <message>
        <source>In colour</source>
        <translation>En couleur</translation>
    </message>
    <message>
        <source>Every number has its own colour</source>
        <translation>Chaque chiffre a sa couleur</translation>
    </message>
    <message>
        <source>Colour-safe</source>
        <translation>Daltoniens</translation>
    </message>
    <message>
        <source>Colours and shapes that stay apart for every kind of colour vision</source>
        <translation>Des couleurs et des formes qui restent distinctes pour toute vision des couleurs</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Simple</translation>
    </message>
    <message>
        <source>One ink for every number</source>
        <translation>Une seule encre pour tous</translation>
    </message>
    <message>
        <source>Numerals</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Figures in place of pips</source>
        <translation>Des chiffres à la place des points</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>plus petit</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>plus grand</translation>
    </message>
    <message>
        <source>Tile size</source>
        <translation>Taille des dominos</translation>
    </message>
    <message>
        <source>Light or dark, as the desktop</source>
        <translation>Clair ou sombre, comme le bureau</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Reduce &amp;motion: nothing flies, glides or pulses</source>
        <translation>Moins de &amp;mouvement : rien ne vole, ne glisse ni ne pulse</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Mexican Train</source>
        <translation>Train mexicain</translation>
    </message>
    <message>
        <source>Deal %1 – Mexican Train</source>
        <translation>Donne %1 – Train mexicain</translation>
    </message>
    <message>
        <source>Replay – Mexican Train</source>
        <translation>Relecture – Train mexicain</translation>
    </message>
    <message>
        <source>%1 fits several places: click one, type its digit (%2), or use the arrows and Enter.</source>
        <translation>%1 convient à plusieurs endroits : cliquez sur l’un d’eux, tapez son chiffre (%2), ou prenez les flèches et Entrée.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
</context>
<context>
    <name>MatchChoice</name>
    <message>
        <source>The match is not over. It will be kept, and you can continue it from the first page.</source>
        <translation>La partie n’est pas finie. Elle sera conservée, et vous pourrez la continuer depuis la première page.</translation>
    </message>
    <message>
        <source>The match is not over. It goes to the history, and you can play on from there.</source>
        <translation>La partie n’est pas finie. Elle passera dans l’historique, et vous pourrez la continuer à partir de là.</translation>
    </message>
    <message>
        <source>Nothing has been played in this match yet: it is not kept.</source>
        <translation>Rien n’a encore été joué dans cette partie : elle ne sera pas conservée.</translation>
    </message>
    <message>
        <source>Leave the match?</source>
        <translation>Quitter la partie ?</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Play a numbered deal</source>
        <translation>Jouer une donne numérotée</translation>
    </message>
    <message>
        <source>The same number and rules always give the same deals.</source>
        <translation>Le même numéro et les mêmes règles donnent toujours les mêmes donnes.</translation>
    </message>
    <message>
        <source>The match that you had left is in the history now.</source>
        <translation>La partie que vous aviez quittée est maintenant dans l’historique.</translation>
    </message>
</context>
<context>
    <name>MatchCommands</name>
    <message>
        <source>Open a match</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>match</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>Ouvrir une position</translation>
    </message>
    <message>
        <source>The position as text (JSON):</source>
        <translation>La position en texte (JSON) :</translation>
    </message>
    <message>
        <source>Copy the position?</source>
        <translation>Copier la position ?</translation>
    </message>
    <message>
        <source>A position shows every hand and the order of the boneyard. The match will be marked as looked into.</source>
        <translation>Une position montre toutes les mains et l’ordre de la pioche. La partie sera marquée comme regardée.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>The position has been copied.</source>
        <translation>La position est copiée.</translation>
    </message>
    <message>
        <source>No match has been opened or saved yet</source>
        <translation>Aucune partie n’a encore été ouverte ni enregistrée</translation>
    </message>
    <message>
        <source>This moment is marked: Play → Return to a bookmark leads back to it.</source>
        <translation>Ce moment est marqué : Jouer → Revenir à un signet y ramène.</translation>
    </message>
    <message>
        <source>No moment is marked yet (%1)</source>
        <translation>Aucun moment n’est encore marqué (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, after %n action(s)</source>
        <translation>
            <numerusform>Manche %1, après %n action</numerusform>
            <numerusform>Manche %1, après %n actions</numerusform>
        </translation>
    </message>
    <message>
        <source>Return to the bookmark?</source>
        <translation>Revenir au signet ?</translation>
    </message>
    <message>
        <source>What has happened since is undone, and the match is marked as returned to a bookmark.</source>
        <translation>Ce qui s’est passé depuis est annulé, et la partie est marquée comme revenue à un signet.</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Print the scoresheet</source>
        <translation>Imprimer la feuille de score</translation>
    </message>
    <message>
        <source>The printer takes nothing now.</source>
        <translation>L’imprimante n’accepte rien pour l’instant.</translation>
    </message>
    <message>
        <source>Save the scoresheet as PDF</source>
        <translation>Enregistrer la feuille de score en PDF</translation>
    </message>
    <message>
        <source>scoresheet</source>
        <translation>feuille-de-score</translation>
    </message>
    <message>
        <source>Save the scoresheet</source>
        <translation>Enregistrer la feuille de score</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n round(s) played</source>
        <translation>
            <numerusform>%1 manche jouée sur %n</numerusform>
            <numerusform>%1 manches jouées sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 n’a pas pu être écrit : %2</translation>
    </message>
</context>
<context>
    <name>MatchPanel</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>Règles ma&amp;ison…</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>une nouvelle</translation>
    </message>
    <message>
        <source>The same number and rules always give the same deals.</source>
        <translation>Le même numéro et les mêmes règles donnent toujours les mêmes donnes.</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>Manc&amp;hes :</translation>
    </message>
    <message>
        <source>&amp;Tiles in a hand:</source>
        <translation>&amp;Dominos par main :</translation>
    </message>
    <message>
        <source>First &amp;engine:</source>
        <translation>Premier m&amp;oteur :</translation>
    </message>
    <message>
        <source>&amp;Number of the deal:</source>
        <translation>&amp;Numéro de la donne :</translation>
    </message>
    <message>
        <source>the highest double dealt</source>
        <translation>le plus fort double donné</translation>
    </message>
    <message>
        <source>%1 to %2, usually %3</source>
        <translation>%1 à %2, d’usage %3</translation>
    </message>
</context>
<context>
    <name>MomentSlider</name>
    <message>
        <source>Round %1, after %2 of %3 actions</source>
        <translation>Manche %1, après %2 actions sur %3</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>T&amp;able</translation>
    </message>
    <message>
        <source>H&amp;ouse rules</source>
        <translation>Règles &amp;maison</translation>
    </message>
    <message>
        <source>&amp;Kept rules</source>
        <translation>Règles &amp;gardées</translation>
    </message>
    <message>
        <source>Keep house rules under a name, take them up again, hand them on as a file.</source>
        <translation>Garder des règles maison sous un nom, les reprendre, les transmettre en fichier.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>Players %1 and %2 have the same name: give one of them another.</source>
        <translation>Les joueurs %1 et %2 ont le même nom : donnez-en un autre à l’un d’eux.</translation>
    </message>
    <message>
        <source>There is no such deal: deals are numbered from %1 to %2.</source>
        <translation>Cette donne n’existe pas : les donnes sont numérotées de %1 à %2.</translation>
    </message>
    <message>
        <source>The first engine is too high: this set has doubles up to %1.</source>
        <translation>Le premier moteur est trop fort : ce jeu a des doubles jusqu’à %1.</translation>
    </message>
    <message>
        <source>There are too many rounds: the doubles of this match are engines for %1 at most.</source>
        <translation>Il y a trop de manches : les doubles de cette partie donnent %1 moteurs au plus.</translation>
    </message>
    <message>
        <source>The hands are too large for %1 players: at most %2, so that one tile for each stays in the boneyard.</source>
        <translation>Les mains sont trop grandes pour %1 joueurs : %2 au plus, pour qu’il reste dans la pioche un domino pour chacun.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) each</source>
        <translation>
            <numerusform>%n domino chacun</numerusform>
            <numerusform>%n dominos chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the boneyard</source>
        <translation>
            <numerusform>%n dans la pioche</numerusform>
            <numerusform>%n dans la pioche</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NothingYet</name>
    <message>
        <source>No match has been played yet</source>
        <translation>Aucune partie n’a encore été jouée</translation>
    </message>
    <message>
        <source>Once you have finished a match, or left one for another, it stands here: with your points over all rounds, how often you win against whom, your best and your worst round and your longest train. Every match can be replayed and reviewed from here.</source>
        <translation>Dès que vous aurez fini une partie, ou en aurez quitté une pour une autre, elle sera ici : avec vos points par manche, vos victoires contre chacun, votre meilleure et votre pire manche et votre plus long train. Chaque partie peut être relue et révisée d’ici.</translation>
    </message>
</context>
<context>
    <name>Offering</name>
    <message>
        <source>There is no match on the table.</source>
        <translation>Il n’y a pas de partie sur la table.</translation>
    </message>
    <message>
        <source>Leave the replay first.</source>
        <translation>Quittez d’abord la relecture.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Select a tile of your hand first.</source>
        <translation>Choisissez d’abord un domino de votre main.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Rien n’a été repris.</translation>
    </message>
    <message>
        <source>No round of this match is over yet.</source>
        <translation>Aucune manche de cette partie n’est encore finie.</translation>
    </message>
    <message>
        <source>This match did not begin with a numbered deal.</source>
        <translation>Cette partie n’a pas commencé par une donne numérotée.</translation>
    </message>
    <message>
        <source>This deal was not sealed.</source>
        <translation>Cette donne n’a pas été scellée.</translation>
    </message>
    <message>
        <source>Your hand is covered: show it first.</source>
        <translation>Votre main est cachée : montrez-la d’abord.</translation>
    </message>
    <message>
        <source>Only computer players sit at this table.</source>
        <translation>Il n’y a que des joueurs de l’ordinateur à cette table.</translation>
    </message>
    <message>
        <source>There is no play to take back: you have not played, or others have acted since, or a hidden tile has come to light.</source>
        <translation>Il n’y a pas de coup à reprendre : vous n’avez pas joué, ou d’autres ont agi depuis, ou un domino caché a été vu.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est votre tour.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Cette manche n’est pas encore finie.</translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>Hands laid open</source>
        <translation>Mains ouvertes</translation>
    </message>
    <message>
        <source>%1: click to see this hand in the rack.</source>
        <translation>%1 : cliquez pour voir cette main sur le chevalet.</translation>
    </message>
</context>
<context>
    <name>OptionBlock</name>
    <message>
        <source>Back to: %1</source>
        <translation>Revenir à : %1</translation>
    </message>
</context>
<context>
    <name>OptionText</name>
    <message>
        <source>Salon</source>
        <translation>Salon</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Gare</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>The engine lies ready. A double stops the table until it is covered; several may follow each other.</source>
        <translation>Le moteur est posé d’avance. Un double arrête la table jusqu’à ce qu’il soit couvert ; plusieurs peuvent se suivre.</translation>
    </message>
    <message>
        <source>Whoever holds the engine begins. A double stops the table, and nobody goes out on one.</source>
        <translation>Qui détient le moteur commence. Un double arrête la table, et personne ne sort sur un double.</translation>
    </message>
    <message>
        <source>A double takes two tiles and stops only its own line. A drawn tile may be kept.</source>
        <translation>Un double demande deux dominos et n’arrête que sa propre ligne. Un domino pioché peut être gardé.</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n change(s)</source>
        <translation>
            <numerusform>%1, avec %n changement</numerusform>
            <numerusform>%1, avec %n changements</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Start of a round</source>
        <translation>Début d’une manche</translation>
    </message>
    <message>
        <source>Lines and markers</source>
        <translation>Lignes et marqueurs</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Doubles</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Premier tour</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Tiles in a hand</source>
        <translation>Dominos par main</translation>
    </message>
    <message>
        <source>First engine</source>
        <translation>Premier moteur</translation>
    </message>
    <message>
        <source>The engine</source>
        <translation>Le moteur</translation>
    </message>
    <message>
        <source>An engine that nobody holds</source>
        <translation>Un moteur que personne n’a</translation>
    </message>
    <message>
        <source>Starting the Mexican train</source>
        <translation>Commencer le train mexicain</translation>
    </message>
    <message>
        <source>Your own line first</source>
        <translation>Sa propre ligne d’abord</translation>
    </message>
    <message>
        <source>Taking the marker off</source>
        <translation>Retirer le marqueur</translation>
    </message>
    <message>
        <source>An open double</source>
        <translation>Un double ouvert</translation>
    </message>
    <message>
        <source>Tiles to cover a double</source>
        <translation>Dominos pour couvrir un double</translation>
    </message>
    <message>
        <source>After a double</source>
        <translation>Après un double</translation>
    </message>
    <message>
        <source>Several doubles in one turn</source>
        <translation>Plusieurs doubles en un tour</translation>
    </message>
    <message>
        <source>Where to play after a double</source>
        <translation>Où jouer après un double</translation>
    </message>
    <message>
        <source>Dead doubles</source>
        <translation>Doubles morts</translation>
    </message>
    <message>
        <source>A double you cannot follow</source>
        <translation>Un double sans suite</translation>
    </message>
    <message>
        <source>Going out on a double</source>
        <translation>Sortir sur un double</translation>
    </message>
    <message>
        <source>How often to draw</source>
        <translation>Combien de fois piocher</translation>
    </message>
    <message>
        <source>A drawn tile that fits</source>
        <translation>Un domino pioché qui convient</translation>
    </message>
    <message>
        <source>A burst on the first turn</source>
        <translation>Une rafale au premier tour</translation>
    </message>
    <message>
        <source>Doubles in a burst</source>
        <translation>Doubles pendant une rafale</translation>
    </message>
    <message>
        <source>The double blank</source>
        <translation>Le double blanc</translation>
    </message>
    <message>
        <source>A tie at the end</source>
        <translation>Une égalité à la fin</translation>
    </message>
    <message>
        <source>The tiles that are played with, named after the highest double.</source>
        <translation>Les dominos avec lesquels on joue, nommés d’après le double le plus fort.</translation>
    </message>
    <message>
        <source>How many rounds the match has, each with its own engine.</source>
        <translation>Le nombre de manches de la partie, chacune avec son propre moteur.</translation>
    </message>
    <message>
        <source>How many tiles everybody is dealt.</source>
        <translation>Combien de dominos chacun reçoit.</translation>
    </message>
    <message>
        <source>The engine of the first round. Every later round takes the next lower double.</source>
        <translation>Le moteur de la première manche. Chaque manche suivante prend le double juste en dessous.</translation>
    </message>
    <message>
        <source>Which double a round starts from, and who has the first turn.</source>
        <translation>De quel double part une manche, et qui joue le premier tour.</translation>
    </message>
    <message>
        <source>What is done when the engine was dealt to nobody.</source>
        <translation>Ce qui se passe quand le moteur n’a été donné à personne.</translation>
    </message>
    <message>
        <source>When the first tile may be laid on the Mexican train. After that it is open to everybody.</source>
        <translation>Quand le premier domino peut être posé sur le train mexicain. Ensuite, il est ouvert à tous.</translation>
    </message>
    <message>
        <source>Whether you have to start your own line before you play elsewhere.</source>
        <translation>S’il faut commencer sa propre ligne avant de jouer ailleurs.</translation>
    </message>
    <message>
        <source>Which play closes your open line again.</source>
        <translation>Quel coup referme votre ligne ouverte.</translation>
    </message>
    <message>
        <source>What a double asks of the table until it is covered.</source>
        <translation>Ce qu’un double exige de la table jusqu’à ce qu’il soit couvert.</translation>
    </message>
    <message>
        <source>How many tiles a double needs before its line goes on.</source>
        <translation>Combien de dominos il faut à un double avant que sa ligne continue.</translation>
    </message>
    <message>
        <source>Whether laying a double gives another play in the same turn.</source>
        <translation>Si poser un double donne droit à un autre coup dans le même tour.</translation>
    </message>
    <message>
        <source>Whether you may lay more doubles before the first is covered.</source>
        <translation>Si l’on peut poser d’autres doubles avant que le premier soit couvert.</translation>
    </message>
    <message>
        <source>Where the next tile of the same turn may go.</source>
        <translation>Où peut aller le domino suivant du même tour.</translation>
    </message>
    <message>
        <source>A double is dead when every tile with its number lies on the table.</source>
        <translation>Un double est mort quand tous les dominos de son chiffre sont sur la table.</translation>
    </message>
    <message>
        <source>What happens when you laid a double last and hold nothing to follow it.</source>
        <translation>Ce qui se passe quand vous avez posé un double en dernier et n’avez rien pour le suivre.</translation>
    </message>
    <message>
        <source>Whether a double may be the last tile of a hand.</source>
        <translation>Si un double peut être le dernier domino d’une main.</translation>
    </message>
    <message>
        <source>How many tiles you may draw in one turn.</source>
        <translation>Combien de dominos on peut piocher en un tour.</translation>
    </message>
    <message>
        <source>Whether it has to be laid at once.</source>
        <translation>S’il faut le poser aussitôt.</translation>
    </message>
    <message>
        <source>Whether the first turn of a round may be longer than one tile.</source>
        <translation>Si le premier tour d’une manche peut compter plus d’un domino.</translation>
    </message>
    <message>
        <source>What a double laid in a burst asks for.</source>
        <translation>Ce qu’exige un double posé pendant une rafale.</translation>
    </message>
    <message>
        <source>What 0-0 counts when it is left in a hand. It has no pips to count.</source>
        <translation>Ce que compte 0-0 s’il reste dans une main. Il n’a pas de points à compter.</translation>
    </message>
    <message>
        <source>Who wins when the lowest totals are equal.</source>
        <translation>Qui gagne quand les totaux les plus bas sont égaux.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>D’usage</translation>
    </message>
    <message>
        <source>Double %1</source>
        <translation>Double %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Mis de côté</translation>
    </message>
    <message>
        <source>From a hand</source>
        <translation>D’une main</translation>
    </message>
    <message>
        <source>Highest double</source>
        <translation>Double le plus fort</translation>
    </message>
    <message>
        <source>Draw for it</source>
        <translation>Le piocher</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Le sortir</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Tout de suite</translation>
    </message>
    <message>
        <source>Always there</source>
        <translation>Toujours là</translation>
    </message>
    <message>
        <source>Second turn</source>
        <translation>Deuxième tour</translation>
    </message>
    <message>
        <source>After your own</source>
        <translation>Après la sienne</translation>
    </message>
    <message>
        <source>After all lines</source>
        <translation>Après toutes</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>Pas nécessaire</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatoire</translation>
    </message>
    <message>
        <source>Your own line</source>
        <translation>Sa propre ligne</translation>
    </message>
    <message>
        <source>Any line</source>
        <translation>N’importe quelle ligne</translation>
    </message>
    <message>
        <source>Everybody waits</source>
        <translation>Tous attendent</translation>
    </message>
    <message>
        <source>Its line waits</source>
        <translation>Sa ligne attend</translation>
    </message>
    <message>
        <source>Nobody waits</source>
        <translation>Personne n’attend</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Un</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Deux</translation>
    </message>
    <message>
        <source>Turn ends</source>
        <translation>Fin du tour</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Cover first</source>
        <translation>Couvrir d’abord</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permis</translation>
    </message>
    <message>
        <source>On the double</source>
        <translation>Sur le double</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>N’importe où</translation>
    </message>
    <message>
        <source>Stay open</source>
        <translation>Restent ouverts</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Libérés</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Laissé là</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>Not enough</source>
        <translation>Ne suffit pas</translation>
    </message>
    <message>
        <source>After each tile</source>
        <translation>Après chaque domino</translation>
    </message>
    <message>
        <source>Once a turn</source>
        <translation>Une fois par tour</translation>
    </message>
    <message>
        <source>May be kept</source>
        <translation>Peut être gardé</translation>
    </message>
    <message>
        <source>Must be laid</source>
        <translation>Doit être posé</translation>
    </message>
    <message>
        <source>No burst</source>
        <translation>Pas de rafale</translation>
    </message>
    <message>
        <source>Cover it</source>
        <translation>Le couvrir</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Dernière manche</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Manches gagnées</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Partagée</translation>
    </message>
    <message>
        <source>It is laid in the centre before the deal. The players begin in turn, one each round.</source>
        <translation>Il est posé au centre avant la donne. Les joueurs commencent à tour de rôle, un par manche.</translation>
    </message>
    <message>
        <source>It is dealt with the other tiles. Whoever holds it lays it and has the first turn.</source>
        <translation>Il est donné avec les autres dominos. Qui le détient le pose et joue le premier tour.</translation>
    </message>
    <message>
        <source>The highest double that was dealt is the engine. Its holder lays it and has the first turn.</source>
        <translation>Le plus fort des doubles donnés est le moteur. Qui le détient le pose et joue le premier tour.</translation>
    </message>
    <message>
        <source>Everybody draws one tile in turn until it appears. Whoever drew it has the first turn.</source>
        <translation>Chacun pioche un domino à son tour jusqu’à ce qu’il paraisse. Qui l’a pioché joue le premier tour.</translation>
    </message>
    <message>
        <source>It is taken out of the boneyard and laid. The players begin in turn, one each round.</source>
        <translation>Il est sorti de la pioche et posé. Les joueurs commencent à tour de rôle, un par manche.</translation>
    </message>
    <message>
        <source>Anybody may start it, from the first turn on.</source>
        <translation>N’importe qui peut le commencer, dès le premier tour.</translation>
    </message>
    <message>
        <source>The same, and the line is shown as running from the start of the round.</source>
        <translation>De même, et la ligne est montrée en service dès le début de la manche.</translation>
    </message>
    <message>
        <source>You may start it from your second turn of the round on.</source>
        <translation>Vous pouvez le commencer à partir de votre deuxième tour de la manche.</translation>
    </message>
    <message>
        <source>You may start it once your own line has a tile.</source>
        <translation>Vous pouvez le commencer dès que votre propre ligne a un domino.</translation>
    </message>
    <message>
        <source>You may start it once every player’s line has a tile.</source>
        <translation>Vous pouvez le commencer dès que la ligne de chaque joueur a un domino.</translation>
    </message>
    <message>
        <source>From the first turn on you may use every line that is open to you.</source>
        <translation>Dès le premier tour, vous pouvez utiliser toute ligne qui vous est ouverte.</translation>
    </message>
    <message>
        <source>Until your own line has a tile you play nowhere else, except to cover an open double.</source>
        <translation>Tant que votre propre ligne n’a pas de domino, vous ne jouez nulle part ailleurs, sauf pour couvrir un double ouvert.</translation>
    </message>
    <message>
        <source>Only a tile on your own line takes your marker off.</source>
        <translation>Seul un domino sur votre propre ligne retire votre marqueur.</translation>
    </message>
    <message>
        <source>A tile on any line takes your marker off.</source>
        <translation>Un domino sur n’importe quelle ligne retire votre marqueur.</translation>
    </message>
    <message>
        <source>Nothing else may be played, by anybody, until the oldest open double is covered.</source>
        <translation>Personne ne peut rien jouer d’autre tant que le plus ancien double ouvert n’est pas couvert.</translation>
    </message>
    <message>
        <source>Its line goes on only from the double. All other lines are played as usual.</source>
        <translation>Sa ligne ne continue qu’à partir du double. Toutes les autres se jouent comme d’habitude.</translation>
    </message>
    <message>
        <source>A double is a tile like any other.</source>
        <translation>Un double est un domino comme un autre.</translation>
    </message>
    <message>
        <source>One tile covers the double and carries its line on.</source>
        <translation>Un domino couvre le double et prolonge sa ligne.</translation>
    </message>
    <message>
        <source>The first tile is laid beside the line and closes one side. The second carries the line on.</source>
        <translation>Le premier domino se pose à côté de la ligne et ferme un côté. Le second prolonge la ligne.</translation>
    </message>
    <message>
        <source>A double is one play, as any tile.</source>
        <translation>Un double est un coup, comme tout domino.</translation>
    </message>
    <message>
        <source>You play one more tile, and draw if nothing fits.</source>
        <translation>Vous jouez encore un domino, et piochez si rien ne convient.</translation>
    </message>
    <message>
        <source>The double has to be covered before anything else.</source>
        <translation>Le double doit être couvert avant toute autre chose.</translation>
    </message>
    <message>
        <source>You may lay more doubles first. One cover ends your turn; the next players cover the rest.</source>
        <translation>Vous pouvez d’abord poser d’autres doubles. Un seul est à couvrir pour finir votre tour ; les joueurs suivants couvrent le reste.</translation>
    </message>
    <message>
        <source>The next tile has to cover the double.</source>
        <translation>Le domino suivant doit couvrir le double.</translation>
    </message>
    <message>
        <source>It may go on any line you may use. A double left open falls to the next player.</source>
        <translation>Il peut aller sur toute ligne que vous pouvez utiliser. Un double laissé ouvert revient au joueur suivant.</translation>
    </message>
    <message>
        <source>A dead double asks for the same as any other, though nothing fits it.</source>
        <translation>Un double mort exige la même chose qu’un autre, bien que rien n’y convienne.</translation>
    </message>
    <message>
        <source>A dead double asks for nothing more, and laying one gives no other play.</source>
        <translation>Un double mort n’exige plus rien, et en poser un ne donne pas d’autre coup.</translation>
    </message>
    <message>
        <source>The turn is over. Nothing is drawn and no marker set.</source>
        <translation>Le tour est fini. On ne pioche rien et aucun marqueur n’est mis.</translation>
    </message>
    <message>
        <source>You draw. If that tile does not help either, you pass and your marker goes on.</source>
        <translation>Vous piochez. Si ce domino n’aide pas non plus, vous passez et votre marqueur est mis.</translation>
    </message>
    <message>
        <source>You are not out yet: you draw and go on until the double is settled.</source>
        <translation>Vous n’êtes pas encore sorti : vous piochez et continuez jusqu’à ce que l’affaire du double soit réglée.</translation>
    </message>
    <message>
        <source>A double as your last tile ends the round at once.</source>
        <translation>Un double posé en dernier termine aussitôt la manche.</translation>
    </message>
    <message>
        <source>Once you have laid a tile you may draw again if nothing else fits.</source>
        <translation>Dès que vous avez posé un domino, vous pouvez piocher de nouveau si rien d’autre ne convient.</translation>
    </message>
    <message>
        <source>One tile is drawn in a turn, however many are laid in it.</source>
        <translation>On pioche un domino par tour, quel que soit le nombre de dominos posés.</translation>
    </message>
    <message>
        <source>You may keep it and pass, unless it covers the double everybody waits for.</source>
        <translation>Vous pouvez le garder et passer, sauf s’il couvre le double que tous attendent.</translation>
    </message>
    <message>
        <source>You may not pass with a drawn tile that fits.</source>
        <translation>On ne peut pas passer avec un domino pioché qui convient.</translation>
    </message>
    <message>
        <source>The first turn is a turn like any other.</source>
        <translation>Le premier tour est un tour comme un autre.</translation>
    </message>
    <message>
        <source>You may lay as many tiles as you like on your own line, then say that you are done.</source>
        <translation>Vous pouvez poser autant de dominos que vous voulez sur votre propre ligne, puis dire que vous avez fini.</translation>
    </message>
    <message>
        <source>It has to be covered, as on any other turn.</source>
        <translation>Il doit être couvert, comme à tout autre tour.</translation>
    </message>
    <message>
        <source>Nobody has to cover it.</source>
        <translation>Personne n’a à le couvrir.</translation>
    </message>
    <message>
        <source>The lower score in the last round wins. If that is equal too, they share the match.</source>
        <translation>Le score le plus bas de la dernière manche l’emporte. S’il est égal aussi, la partie est partagée.</translation>
    </message>
    <message>
        <source>Whoever won more rounds wins. If that is equal too, they share the match.</source>
        <translation>Qui a gagné le plus de manches l’emporte. En cas d’égalité encore, la partie est partagée.</translation>
    </message>
    <message>
        <source>Everybody with the lowest total shares the match.</source>
        <translation>Tous ceux qui ont le total le plus bas se partagent la partie.</translation>
    </message>
    <message>
        <source>All tiles from the double blank to the double %1.</source>
        <translation>Tous les dominos du double blanc au double %1.</translation>
    </message>
    <message>
        <source>A full match: one round for every engine, down to the double blank.</source>
        <translation>Une partie complète : une manche par moteur, jusqu’au double blanc.</translation>
    </message>
    <message>
        <source>The match ends after round %1.</source>
        <translation>La partie se termine après la manche %1.</translation>
    </message>
    <message>
        <source>The hand that is usual for the set and the number of players.</source>
        <translation>La main d’usage pour ce jeu et ce nombre de joueurs.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %n tile(s).</source>
        <translation>
            <numerusform>Chacun reçoit %n domino.</numerusform>
            <numerusform>Chacun reçoit %n dominos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match begins with the highest double of the set.</source>
        <translation>La partie commence par le double le plus fort du jeu.</translation>
    </message>
    <message>
        <source>The match begins with the double %1.</source>
        <translation>La partie commence par le double %1.</translation>
    </message>
    <message numerus="yes">
        <source>0-0 left in a hand counts %n point(s).</source>
        <translation>
            <numerusform>0-0 resté dans une main compte %n point.</numerusform>
            <numerusform>0-0 resté dans une main compte %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only for an engine that is dealt with the other tiles.</source>
        <translation>Seulement pour un moteur donné avec les autres dominos.</translation>
    </message>
    <message>
        <source>Every round finds its own engine: the highest double dealt.</source>
        <translation>Chaque manche trouve son propre moteur : le plus fort des doubles donnés.</translation>
    </message>
    <message>
        <source>Only where everybody waits for an open double.</source>
        <translation>Seulement là où tous attendent un double ouvert.</translation>
    </message>
    <message>
        <source>Only where the line of an open double waits.</source>
        <translation>Seulement là où c’est la ligne d’un double ouvert qui attend.</translation>
    </message>
    <message>
        <source>Only where you play again after a double.</source>
        <translation>Seulement là où l’on rejoue après un double.</translation>
    </message>
    <message>
        <source>Any tile may already be laid anywhere after a double.</source>
        <translation>Après un double, tout domino peut déjà être posé n’importe où.</translation>
    </message>
    <message>
        <source>A dead double changes nothing under the other rules.</source>
        <translation>Avec les autres règles, un double mort ne change rien.</translation>
    </message>
    <message>
        <source>Under the other rules every turn ends with its first tile.</source>
        <translation>Avec les autres règles, chaque tour finit avec son premier domino.</translation>
    </message>
    <message>
        <source>Only where a burst is allowed.</source>
        <translation>Seulement là où une rafale est permise.</translation>
    </message>
</context>
<context>
    <name>PlatesStrip</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n domino</numerusform>
            <numerusform>%n dominos</numerusform>
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
        <translation>dernier domino !</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>à son tour</translation>
    </message>
    <message>
        <source>Mexican train</source>
        <translation>Train mexicain</translation>
    </message>
    <message>
        <source>Train</source>
        <comment>the Mexican train where there is little room</comment>
        <translation>Train</translation>
    </message>
    <message>
        <source>public line</source>
        <translation>ligne commune</translation>
    </message>
    <message>
        <source>public</source>
        <comment>the Mexican train’s line where there is little room</comment>
        <translation>commune</translation>
    </message>
    <message>
        <source>The Mexican train: anyone’s line. Click to see all its tiles.</source>
        <translation>Le train mexicain : la ligne de tous. Cliquez pour voir tous ses dominos.</translation>
    </message>
    <message>
        <source>A person at this computer</source>
        <translation>Une personne à cet ordinateur</translation>
    </message>
    <message>
        <source>Computer player: %1</source>
        <translation>Joueur de l’ordinateur : %1</translation>
    </message>
    <message>
        <source>The line is open to everybody.</source>
        <translation>La ligne est ouverte à tous.</translation>
    </message>
    <message>
        <source>Click to see the whole line.</source>
        <translation>Cliquez pour voir toute la ligne.</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>&amp;Pace of the computer players</source>
        <translation>&amp;Rythme des joueurs de l’ordinateur</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Détendu</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantané</translation>
    </message>
    <message>
        <source>The &amp;Master thinks for</source>
        <translation>Le &amp;Maître réfléchit</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>At most so long over a move, and twice as long over a hint. More is stronger.</source>
        <translation>Au plus ce temps pour un coup, et le double pour un conseil. Plus long, il est plus fort.</translation>
    </message>
    <message>
        <source>Draw and pass by &amp;itself</source>
        <translation>Piocher et pa&amp;sser automatiquement</translation>
    </message>
    <message>
        <source>When there is nothing else you could do, it is done for you at the pace of the others.</source>
        <translation>Quand il n’y a rien d’autre à faire, cela se fait pour vous, au rythme des autres.</translation>
    </message>
    <message>
        <source>Allow &amp;take-back further</source>
        <translation>Reprendre &amp;plus loin</translation>
    </message>
    <message>
        <source>Undo whole turns, also after others have played and tiles have come to light. A match in which that happens is marked so in the statistics.</source>
        <translation>Annuler des tours entiers, même après que d’autres ont joué et que des dominos ont été vus. Une partie où cela arrive est marquée dans les statistiques.</translation>
    </message>
</context>
<context>
    <name>PlayerText</name>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>You, or somebody else at this computer.</source>
        <translation>Vous, ou quelqu’un d’autre à cet ordinateur.</translation>
    </message>
    <message>
        <source>Knows the rules and makes a beginner’s mistakes.</source>
        <translation>Connaît les règles et fait des erreurs de débutant.</translation>
    </message>
    <message>
        <source>Gets rid of the heaviest tile that fits.</source>
        <translation>Se défait du plus gros domino qui convient.</translation>
    </message>
    <message>
        <source>Looks at every play: the pips, and what it leaves to follow.</source>
        <translation>Examine chaque coup : les points, et ce qu’il laisse pour la suite.</translation>
    </message>
    <message>
        <source>Keeps its longest train together and its marker off.</source>
        <translation>Garde son plus long train et évite son marqueur.</translation>
    </message>
    <message>
        <source>Tries out each play against hands the others may hold.</source>
        <translation>Essaie chaque coup contre les mains que les autres peuvent avoir.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Rose</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Turquoise</translation>
    </message>
    <message>
        <source>Lime</source>
        <translation>Citron vert</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Ambre</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Ana</source>
        <translation>Ana</translation>
    </message>
    <message>
        <source>Bea</source>
        <translation>Béa</translation>
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
        <translation>Émile</translation>
    </message>
    <message>
        <source>Flora</source>
        <translation>Flora</translation>
    </message>
    <message>
        <source>Gustav</source>
        <translation>Gustave</translation>
    </message>
    <message>
        <source>Hanna</source>
        <translation>Hanna</translation>
    </message>
    <message>
        <source>Ivan</source>
        <translation>Ivan</translation>
    </message>
    <message>
        <source>Kira</source>
        <translation>Kira</translation>
    </message>
    <message>
        <source>Luis</source>
        <translation>Louis</translation>
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
            <numerusform>Points par manche, et moyenne de la dernière</numerusform>
            <numerusform>Points par manche, et moyenne des %n dernières</numerusform>
        </translation>
    </message>
    <message>
        <source>rounds played</source>
        <translation>manches jouées</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>A dot for each of your rounds will appear here: the lower, the better.</source>
        <translation>Un point pour chacune de vos manches paraîtra ici : plus il est bas, mieux c’est.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), on the average %1 points.</source>
        <translation>
            <numerusform>%n manche, en moyenne %1 points.</numerusform>
            <numerusform>%n manches, en moyenne %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Manche %1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the last %n: %1</source>
        <translation>
            <numerusform>Moyenne de la dernière : %1</numerusform>
            <numerusform>Moyenne des %n dernières : %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>L&amp;ooks</source>
        <translation>&amp;Aspect</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>Sound and la&amp;nguage</source>
        <translation>S&amp;on et langue</translation>
    </message>
</context>
<context>
    <name>RackLayer</name>
    <message numerus="yes">
        <source>of %n tiles</source>
        <translation>
            <numerusform>sur %n domino</numerusform>
            <numerusform>sur %n dominos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pips</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>longest train: %1 %2, %3</source>
        <translation>le plus long train : %1 %2, %3</translation>
    </message>
    <message>
        <source>train: %1 %2, %3</source>
        <translation>train : %1 %2, %3</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Manche %1 sur %2</translation>
    </message>
    <message>
        <source>Round %1: engine %2</source>
        <translation>Manche %1 : moteur %2</translation>
    </message>
    <message>
        <source> (not over)</source>
        <translation> (en cours)</translation>
    </message>
    <message>
        <source>To the beginning of the round</source>
        <translation>Au début de la manche</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page préc.</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Une action en arrière</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>One action on</source>
        <translation>Une action en avant</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Droite</translation>
    </message>
    <message>
        <source>To the next round</source>
        <translation>À la manche suivante</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page suiv.</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Quitter la relecture</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <translation>Moment de la partie</translation>
    </message>
    <message>
        <source>Actions of this round</source>
        <translation>Actions de cette manche</translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation>Vitesse de lecture</translation>
    </message>
    <message>
        <source>Go to a round</source>
        <translation>Aller à une manche</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Mains ouvertes</translation>
    </message>
    <message>
        <source>Show every player’s hand (O)</source>
        <translation>Montrer la main de chaque joueur (O)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Réviser</translation>
    </message>
    <message>
        <source>Have the master go over a player’s decisions (R)</source>
        <translation>Faire réviser par le Maître les décisions d’un joueur (R)</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer d’ici</translation>
    </message>
    <message>
        <source>Play on from this moment, as a match of its own</source>
        <translation>Continuer à partir de ce moment, comme une partie à part</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>The round begins: the first turn is yours.</source>
        <translation>La manche commence : le premier tour est à vous.</translation>
    </message>
    <message>
        <source>The round begins: the first turn is %1’s.</source>
        <translation>La manche commence : le premier tour est à %1.</translation>
    </message>
</context>
<context>
    <name>ReviewCurve</name>
    <message>
        <source>Expected lead</source>
        <translation>Avance attendue</translation>
    </message>
    <message>
        <source>decisions, in order</source>
        <translation>décisions, dans l’ordre</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>After each decision, the points by which the player was expected to be ahead.</source>
        <translation>Après chaque décision, l’avance en points que l’on attendait pour le joueur.</translation>
    </message>
    <message>
        <source>R%1</source>
        <translation>M%1</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Toutes les manches</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Réviser</translation>
    </message>
    <message>
        <source>There was nothing to decide: only one thing was possible each time.</source>
        <translation>Il n’y avait rien à décider : une seule chose était possible chaque fois.</translation>
    </message>
    <message>
        <source>The master goes over each decision, seeing only what the player saw, and plays it on with the hidden tiles dealt in hundreds of ways.</source>
        <translation>Le Maître reprend chaque décision en ne voyant que ce que voyait le joueur, et la joue avec les dominos cachés donnés de centaines de façons.</translation>
    </message>
    <message numerus="yes">
        <source>This takes about %n second(s), in the background.</source>
        <translation>
            <numerusform>Cela prend environ %n seconde, en arrière-plan.</numerusform>
            <numerusform>Cela prend environ %n secondes, en arrière-plan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Décisions de qui</translation>
    </message>
    <message>
        <source>Which rounds</source>
        <translation>Quelles manches</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Decisions reviewed</source>
        <translation>Décisions révisées</translation>
    </message>
</context>
<context>
    <name>ReviewTableModel</name>
    <message>
        <source>Points given away, with a 95 % interval; grey where it is within the noise.</source>
        <translation>Points perdus, avec un intervalle à 95 % ; gris là où cela reste dans le bruit.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Mieux</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>draw</source>
        <translation>piocher</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fini</translation>
    </message>
    <message>
        <source>This decision could not be worked out.</source>
        <translation>Cette décision n’a pas pu être calculée.</translation>
    </message>
    <message>
        <source>%1 was the best the master could find.</source>
        <translation>%1 était ce que le Maître pouvait trouver de mieux.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be told apart: a difference of %3 points is within the noise.</source>
        <translation>%1 et %2 ne se distinguent pas : une différence de %3 points reste dans le bruit.</translation>
    </message>
    <message>
        <source>Instead of %1 the master would play %2, worth %3 points more.</source>
        <translation>Au lieu de %1, le Maître jouerait %2, qui vaut %3 points de plus.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) reviewed.</source>
        <translation>
            <numerusform>%n décision révisée.</numerusform>
            <numerusform>%n décisions révisées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n nothing better was found.</source>
        <translation>
            <numerusform>Dans %n, rien de mieux n’a été trouvé.</numerusform>
            <numerusform>Dans %n, rien de mieux n’a été trouvé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n the difference is within the noise.</source>
        <translation>
            <numerusform>Dans %n, la différence reste dans le bruit.</numerusform>
            <numerusform>Dans %n, la différence reste dans le bruit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clearly cost points: %1 ± %2 together.</source>
        <translation>
            <numerusform>%n a clairement coûté des points : %1 ± %2 en tout.</numerusform>
            <numerusform>%n ont clairement coûté des points : %1 ± %2 en tout.</numerusform>
        </translation>
    </message>
    <message>
        <source>None clearly cost points.</source>
        <translation>Aucune n’a clairement coûté de points.</translation>
    </message>
</context>
<context>
    <name>RoundSummary</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Manche %1 sur %2</translation>
    </message>
    <message>
        <source>Check the deal…</source>
        <translation>Vérifier la donne…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Réviser</translation>
    </message>
    <message>
        <source>Have the master go over your decisions in this round</source>
        <translation>Faire réviser par le Maître vos décisions de cette manche</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Regarder la table</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>round</source>
        <translation>manche</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>out</source>
        <translation>sorti</translation>
    </message>
    <message>
        <source>no tiles</source>
        <translation>aucun domino</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>This table plays by: %1. The usual table is %2; here is what differs from it.</source>
        <translation>Cette table joue selon : %1. La table d’usage est %2 ; voici ce qui en diffère.</translation>
    </message>
    <message>
        <source>Nothing. This is the usual table: %1.</source>
        <translation>Rien. C’est la table d’usage : %1.</translation>
    </message>
    <message>
        <source>What changed from the usual</source>
        <translation>Ce qui change de l’usage</translation>
    </message>
    <message>
        <source>(Usually: %1.)</source>
        <translation>(D’usage : %1.)</translation>
    </message>
    <message>
        <source>(As usual, though %1 has it otherwise.)</source>
        <translation>(Comme d’usage, bien que %1 le veuille autrement.)</translation>
    </message>
    <message>
        <source>Everybody lays tiles on a line of their own, out from the engine in the middle, and all share one more line, the Mexican train. Lay your last tile before the others do: what stays in a hand counts against its player. The lowest total after the last round wins the match.</source>
        <translation>Chacun pose des dominos sur sa propre ligne, à partir du moteur au centre, et tous partagent une ligne de plus, le train mexicain. Posez votre dernier domino avant les autres : ce qui reste dans une main compte contre son joueur. Le total le plus bas après la dernière manche gagne la partie.</translation>
    </message>
    <message>
        <source>The game in short</source>
        <translation>Le jeu en bref</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n tile(s).</source>
        <translation>
            <numerusform>Cela fait %n domino.</numerusform>
            <numerusform>Cela fait %n dominos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first engine is the double %1, and every later round takes the next lower.</source>
        <translation>Le premier moteur est le double %1, et chaque manche suivante prend celui juste en dessous.</translation>
    </message>
    <message numerus="yes">
        <source>The match has %n round(s).</source>
        <translation>
            <numerusform>La partie compte %n manche.</numerusform>
            <numerusform>La partie compte %n manches.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others are the boneyard and stay face down. You play from your own hand alone.</source>
        <translation>Les autres forment la pioche et restent face cachée. Vous ne jouez que de votre propre main.</translation>
    </message>
    <message>
        <source>The set</source>
        <translation>Le jeu</translation>
    </message>
    <message>
        <source>Hand and boneyard</source>
        <translation>Main et pioche</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Tiles and rounds</source>
        <translation>Dominos et manches</translation>
    </message>
    <message>
        <source>The engine, and a line that runs out of it.</source>
        <translation>Le moteur, et une ligne qui en part.</translation>
    </message>
    <message>
        <source>If a tile of yours fits a line you may use, you have to lay one. Which one and where is yours to choose.</source>
        <translation>Si l’un de vos dominos convient à une ligne permise, vous devez en poser un. Lequel et où, c’est votre choix.</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>Ce qui convient</translation>
    </message>
    <message>
        <source>A line offers one number: the outer half of its last tile or, while it has none, the engine’s. A tile fits where one of its halves has that number, and that half goes inward.</source>
        <translation>Une ligne offre un chiffre : la moitié extérieure de son dernier domino ou, tant qu’elle n’en a pas, celui du moteur. Un domino convient là où l’une de ses moitiés porte ce chiffre, et cette moitié va vers l’intérieur.</translation>
    </message>
    <message>
        <source>This line offers a 5: the first tile fits, the second does not.</source>
        <translation>Cette ligne offre un 5 : le premier domino convient, le second non.</translation>
    </message>
    <message>
        <source>Where you may play</source>
        <translation>Où l’on peut jouer</translation>
    </message>
    <message>
        <source>On your own line, on the Mexican train, and on every line whose marker is on: that line is open. Every other line is closed to you.</source>
        <translation>Sur votre propre ligne, sur le train mexicain et sur toute ligne dont le marqueur est mis : cette ligne est ouverte. Toute autre ligne vous est fermée.</translation>
    </message>
    <message>
        <source>The upper line is open, since a marker stands on it; the lower one is closed.</source>
        <translation>La ligne du haut est ouverte, car un marqueur s’y trouve ; celle du bas est fermée.</translation>
    </message>
    <message>
        <source>Who can play has to</source>
        <translation>Qui peut jouer le doit</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Piocher</translation>
    </message>
    <message>
        <source>If nothing fits, you draw one tile from the boneyard.</source>
        <translation>Si rien ne convient, vous piochez un domino.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>If the drawn tile does not fit either, or the boneyard is empty, you pass. Your marker goes on, and from then on everybody may play on your line.</source>
        <translation>Si le domino pioché ne convient pas non plus, ou si la pioche est vide, vous passez. Votre marqueur est mis, et dès lors tous peuvent jouer sur votre ligne.</translation>
    </message>
    <message>
        <source>The turn goes round clockwise, and only the player whose turn it is may play: the one whose plate is framed. One tile on one line is a turn, unless doubles or a first turn make it longer.</source>
        <translation>Le tour passe dans le sens des aiguilles d’une montre, et seul peut jouer le joueur dont c’est le tour : celui dont la plaque est encadrée. Un domino sur une ligne fait un tour, sauf si des doubles ou un premier tour le prolongent.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>Several open doubles</source>
        <translation>Plusieurs doubles ouverts</translation>
    </message>
    <message>
        <source>Saying done</source>
        <translation>Dire qu’on a fini</translation>
    </message>
    <message>
        <source>A double is laid across its line. Nothing of this holds for the engine.</source>
        <translation>Un double se pose en travers de sa ligne. Rien de ceci ne vaut pour le moteur.</translation>
    </message>
    <message>
        <source>An open double glows golden. The tile on its right covers it.</source>
        <translation>Un double ouvert brille d’un éclat doré. Le domino à sa droite le couvre.</translation>
    </message>
    <message>
        <source>It glows golden, and may be covered on every line, also on one that is closed to you.</source>
        <translation>Il brille d’un éclat doré et peut être couvert sur toute ligne, même sur une ligne qui vous est fermée.</translation>
    </message>
    <message>
        <source>Who cannot cover it draws and, if that does not help, passes.</source>
        <translation>Qui ne peut pas le couvrir pioche et, si cela n’aide pas, passe.</translation>
    </message>
    <message>
        <source>The first tile lies beside the line; the second carries the line on.</source>
        <translation>Le premier domino est à côté de la ligne ; le second la prolonge.</translation>
    </message>
    <message>
        <source>A double lies across its line; any tile with its number carries the line on.</source>
        <translation>Un double est en travers de sa ligne ; tout domino de son chiffre la prolonge.</translation>
    </message>
    <message>
        <source>They are covered in the order in which they were laid, the oldest first.</source>
        <translation>On les couvre dans l’ordre où ils ont été posés, le plus ancien d’abord.</translation>
    </message>
    <message>
        <source>Each waits for its own tiles, and nobody has to keep to an order.</source>
        <translation>Chacun attend ses propres dominos, et il n’y a pas d’ordre à suivre.</translation>
    </message>
    <message>
        <source>No double waits, so there is no order to keep.</source>
        <translation>Aucun double n’attend : il n’y a donc pas d’ordre à suivre.</translation>
    </message>
    <message>
        <source>In a burst you say that you are done when you want to stop.</source>
        <translation>Pendant une rafale, vous dites que vous avez fini quand vous voulez vous arrêter.</translation>
    </message>
    <message>
        <source>If the last tile you laid is a double and you cannot go on, you say that you are done: you draw nothing, and your marker stays off.</source>
        <translation>Si votre dernier domino posé est un double et que vous ne pouvez pas continuer, vous dites que vous avez fini : vous ne piochez rien et votre marqueur n’est pas mis.</translation>
    </message>
    <message>
        <source>Nobody says that at this table: a turn ends with a tile, or with a pass.</source>
        <translation>Personne ne le dit à cette table : un tour finit par un domino posé, ou par un passage.</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Sortir</translation>
    </message>
    <message>
        <source>Whoever lays the last tile of a hand is out and ends the round. Whenever a hand comes down to one tile, the table is told.</source>
        <translation>Qui pose le dernier domino de sa main sort et termine la manche. Dès qu’une main n’a plus qu’un domino, la table en est avertie.</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloquée</translation>
    </message>
    <message>
        <source>When the boneyard is empty and nobody can lay a tile any more, the round is over at once, and every hand counts.</source>
        <translation>Quand la pioche est vide et que personne ne peut plus poser de domino, la manche finit aussitôt, et toutes les mains comptent.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Every pip left in a hand is a point. Whoever is out scores 0.</source>
        <translation>Chaque point resté dans une main compte un point. Qui est sorti marque 0.</translation>
    </message>
    <message>
        <source>The end of a round, and the points</source>
        <translation>Fin d’une manche et points</translation>
    </message>
    <message>
        <source>This hand counts 9 + 6 + %1 = %2.</source>
        <translation>Cette main compte 9 + 6 + %1 = %2.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>The rules of this table</source>
        <translation>Les règles de cette table</translation>
    </message>
    <message>
        <source>Parts of the rules</source>
        <translation>Parties des règles</translation>
    </message>
</context>
<context>
    <name>ScoreTableModel</name>
    <message>
        <source>Round %1, engine %2</source>
        <translation>Manche %1, moteur %2</translation>
    </message>
    <message>
        <source>Round %1, engine not known yet</source>
        <translation>Manche %1, moteur encore inconnu</translation>
    </message>
    <message>
        <source>%1: %2 points in this round, %3 so far</source>
        <translation>%1 : %2 points dans cette manche, %3 jusqu’ici</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>%1: %2 points in all, in the lead</source>
        <translation>%1 : %2 points en tout, en tête</translation>
    </message>
    <message>
        <source>%1: not played yet</source>
        <translation>%1 : pas encore jouée</translation>
    </message>
    <message>
        <source>%1: %2 points in all</source>
        <translation>%1 : %2 points en tout</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
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
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>&amp;Scoresheet</source>
        <translation>&amp;Feuille de score</translation>
    </message>
    <message>
        <source>&amp;Copy the scoresheet</source>
        <translation>&amp;Copier la feuille de score</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>&amp;Enregistrer en CSV…</translation>
    </message>
</context>
<context>
    <name>ScoresheetPaper</name>
    <message>
        <source>Scoresheet</source>
        <translation>Feuille de score</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Train mexicain</translation>
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
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Who is player %1</source>
        <translation>Qui est le joueur %1</translation>
    </message>
    <message>
        <source>Colour of %1: %2</source>
        <translation>Couleur de %1 : %2</translation>
    </message>
    <message>
        <source>%1 – swap with %2</source>
        <translation>%1 – échanger avec %2</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Joueurs :</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1:&lt;/b&gt; %2</source>
        <translation>&lt;b&gt;%1 :&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>Nobody plays: a demonstration by computer players.</source>
        <translation>Personne ne joue : une démonstration par les joueurs de l’ordinateur.</translation>
    </message>
    <message>
        <source>Between the turns of persons the screen is covered, so that hands stay hidden.</source>
        <translation>Entre les tours des personnes, l’écran est couvert, pour que les mains restent cachées.</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>the Mexican train</source>
        <translation>le train mexicain</translation>
    </message>
    <message>
        <source>your line</source>
        <translation>votre ligne</translation>
    </message>
    <message>
        <source>%1’s line</source>
        <translation>la ligne de %1</translation>
    </message>
    <message>
        <source>on the Mexican train</source>
        <comment>where something lies</comment>
        <translation>sur le train mexicain</translation>
    </message>
    <message>
        <source>on your line</source>
        <comment>where something lies</comment>
        <translation>sur votre ligne</translation>
    </message>
    <message>
        <source>on %1’s line</source>
        <comment>where something lies</comment>
        <translation>sur la ligne de %1</translation>
    </message>
    <message>
        <source>on the Mexican train</source>
        <comment>where something is laid</comment>
        <translation>sur le train mexicain</translation>
    </message>
    <message>
        <source>on your line</source>
        <comment>where something is laid</comment>
        <translation>sur votre ligne</translation>
    </message>
    <message>
        <source>on %1’s line</source>
        <comment>where something is laid</comment>
        <translation>sur la ligne de %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Amateur</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Régulier</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Stratège</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>C’est le tour de %1.</translation>
    </message>
    <message>
        <source>Nothing fits: draw a tile.</source>
        <translation>Rien ne convient : piochez un domino.</translation>
    </message>
    <message>
        <source>The drawn tile does not fit: pass.</source>
        <translation>Le domino pioché ne convient pas : passez.</translation>
    </message>
    <message>
        <source>Nothing fits and the boneyard is empty: pass.</source>
        <translation>Rien ne convient et la pioche est vide : passez.</translation>
    </message>
    <message>
        <source>Nothing more fits here: you are done.</source>
        <translation>Rien de plus ne convient ici : vous avez fini.</translation>
    </message>
    <message>
        <source>Cover the golden double, or lay another double.</source>
        <translation>Couvrez le double doré, ou posez un autre double.</translation>
    </message>
    <message>
        <source>You may lay the drawn tile, or pass.</source>
        <translation>Vous pouvez poser le domino pioché, ou passer.</translation>
    </message>
    <message>
        <source>The drawn tile fits: lay it.</source>
        <translation>Le domino pioché convient : posez-le.</translation>
    </message>
    <message>
        <source>Go on along your line, or say that you are done.</source>
        <translation>Continuez sur votre ligne, ou dites que vous avez fini.</translation>
    </message>
    <message>
        <source>Your turn: play a tile.</source>
        <translation>À vous : jouez un domino.</translation>
    </message>
    <message>
        <source>%1 is thinking …</source>
        <translation>%1 réfléchit…</translation>
    </message>
    <message>
        <source>The round is blocked: nobody can go on.</source>
        <translation>La manche est bloquée : personne ne peut continuer.</translation>
    </message>
    <message>
        <source>You are out: the round is yours.</source>
        <translation>Vous sortez : la manche est à vous.</translation>
    </message>
    <message>
        <source>%1 is out and wins the round.</source>
        <translation>%1 sort et gagne la manche.</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Vous gagnez la partie !</translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation>%1 gagne la partie.</translation>
    </message>
    <message>
        <source>%1 share the match.</source>
        <translation>Partie partagée entre %1.</translation>
    </message>
    <message>
        <source>That tile does not fit: %1 ends in %2.</source>
        <translation>Ce domino ne convient pas : %1 finit par %2.</translation>
    </message>
    <message>
        <source>That line is closed.</source>
        <translation>Cette ligne est fermée.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>There is no such line at this table.</source>
        <translation>Cette ligne n’existe pas à cette table.</translation>
    </message>
    <message>
        <source>You do not hold that tile.</source>
        <translation>Vous n’avez pas ce domino.</translation>
    </message>
    <message>
        <source>Start your own line first: this house plays nowhere else before.</source>
        <translation>Commencez d’abord votre propre ligne : cette maison ne joue nulle part ailleurs avant.</translation>
    </message>
    <message>
        <source>After the first tile of a burst only your own line may be used.</source>
        <translation>Après le premier domino d’une rafale, seule votre propre ligne est permise.</translation>
    </message>
    <message>
        <source>The Mexican train may not be started yet.</source>
        <translation>Le train mexicain ne peut pas encore être commencé.</translation>
    </message>
    <message>
        <source>That double is not the oldest one that is open.</source>
        <translation>Ce double n’est pas le plus ancien des doubles ouverts.</translation>
    </message>
    <message>
        <source>You hold a tile that fits, so you have to play.</source>
        <translation>Vous avez un domino qui convient : il faut jouer.</translation>
    </message>
    <message>
        <source>Draw a tile before you pass.</source>
        <translation>Piochez un domino avant de passer.</translation>
    </message>
    <message>
        <source>The drawn tile fits and has to be laid.</source>
        <translation>Le domino pioché convient et doit être posé.</translation>
    </message>
    <message>
        <source>You have drawn already.</source>
        <translation>Vous avez déjà pioché.</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>La pioche est vide.</translation>
    </message>
    <message>
        <source>You cannot end your turn like that now.</source>
        <translation>Vous ne pouvez pas finir votre tour ainsi maintenant.</translation>
    </message>
    <message>
        <source>You are done: this house lets your double go.</source>
        <translation>Vous avez fini : cette maison laisse aller votre double.</translation>
    </message>
    <message>
        <source>No tile of your hand fits your line, which ends in %1: the tiles are only sorted.</source>
        <translation>Aucun domino de votre main ne convient à votre ligne, qui finit par %1 : ils sont seulement triés.</translation>
    </message>
    <message>
        <source>on their own line</source>
        <comment>where one seat, of whatever sex, lays a tile</comment>
        <translation>sur sa propre ligne</translation>
    </message>
    <message>
        <source>%1 drew</source>
        <translation>%1 a pioché</translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1 a passé</translation>
    </message>
    <message>
        <source>You are done</source>
        <translation>Vous avez fini</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 a fini</translation>
    </message>
    <message>
        <source>You have one tile left</source>
        <translation>Il vous reste un domino</translation>
    </message>
    <message>
        <source>%1 has one tile left</source>
        <translation>Il reste un domino à %1</translation>
    </message>
    <message>
        <source>%1 covered the double</source>
        <translation>%1 a couvert le double</translation>
    </message>
    <message>
        <source>the double %1 is dead and waits no longer</source>
        <translation>le double %1 est mort et n’attend plus</translation>
    </message>
    <message>
        <source>%1 has to cover the golden double %2.</source>
        <translation>%1 doit couvrir le double doré %2.</translation>
    </message>
    <message>
        <source>You cannot cover the golden double %1: draw a tile.</source>
        <translation>Vous ne pouvez pas couvrir le double doré %1 : piochez un domino.</translation>
    </message>
    <message>
        <source>You cannot cover the golden double %1: pass.</source>
        <translation>Vous ne pouvez pas couvrir le double doré %1 : passez.</translation>
    </message>
    <message>
        <source>Cover the golden double %1 first.</source>
        <translation>Couvrez d’abord le double doré %1.</translation>
    </message>
    <message>
        <source>The golden double %1 has to be covered first.</source>
        <translation>Il faut d’abord couvrir le double doré %1.</translation>
    </message>
    <message>
        <source>You laid %2 %3</source>
        <translation>Vous avez posé %2 %3</translation>
    </message>
    <message>
        <source>%1 laid %2 %3</source>
        <translation>%1 a posé %2 %3</translation>
    </message>
    <message>
        <source>You drew</source>
        <translation>Vous avez pioché</translation>
    </message>
    <message>
        <source>You passed</source>
        <translation>Vous avez passé</translation>
    </message>
    <message>
        <source>You covered the double</source>
        <translation>Vous avez couvert le double</translation>
    </message>
    <message>
        <source>This round’s deal is sealed with the SHA-256 commitment
%1

Keep it if you like: when the round is over, the deal and its salt are shown and can be checked against it.</source>
        <translation>La donne de cette manche est scellée par l’engagement SHA-256
%1

Gardez-le si vous voulez : à la fin de la manche, la donne et son sel sont montrés et peuvent être vérifiés.</translation>
    </message>
    <message>
        <source>The deal is the one that was promised before the round.</source>
        <translation>La donne est bien celle qui avait été promise avant la manche.</translation>
    </message>
    <message>
        <source>The deal is NOT the one that was promised before the round.</source>
        <translation>La donne n’est PAS celle qui avait été promise avant la manche.</translation>
    </message>
    <message>
        <source>Promised: %1</source>
        <translation>Promis : %1</translation>
    </message>
    <message>
        <source>Recomputed: %1</source>
        <translation>Recalculé : %1</translation>
    </message>
    <message>
        <source>Salt: %1</source>
        <translation>Sel : %1</translation>
    </message>
    <message>
        <source>Deal: %1</source>
        <translation>Donne : %1</translation>
    </message>
    <message>
        <source>To check it yourself, take the SHA-256 of the salt and the tiles, joined by single spaces.</source>
        <translation>Pour vérifier vous-même, prenez le SHA-256 du sel et des dominos, joints par des espaces simples.</translation>
    </message>
</context>
<context>
    <name>SetPicker</name>
    <message numerus="yes">
        <source>Double %1: %n tile(s)</source>
        <translation>
            <numerusform>Double %1 : %n domino</numerusform>
            <numerusform>Double %1 : %n dominos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharesPlot</name>
    <message>
        <source>Matches won, by level and by rules</source>
        <translation>Gains par niveau et par règles</translation>
    </message>
    <message>
        <source>share of the matches won, in percent</source>
        <translation>part des parties gagnées, en pour cent</translation>
    </message>
    <message>
        <source>Bars will show how often you win: against each level, and by each set of rules.</source>
        <translation>Des barres montreront combien vous gagnez : contre chaque niveau, et selon les règles.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n match(es) won (%3)</source>
        <translation>
            <numerusform>%1 : %2 gagnée sur %n partie (%3)</numerusform>
            <numerusform>%1 : %2 gagnées sur %n parties (%3)</numerusform>
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
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>&amp;Listen</source>
        <translation>É&amp;couter</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>M&amp;uet</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>La&amp;ngue</translation>
    </message>
    <message>
        <source>As the desktop’s</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Nothing can be heard: Qt Multimedia is not installed, or a library it needs. It comes with the optional part “sound” of the program.</source>
        <translation>Rien ne s’entend : Qt Multimedia n’est pas installé, ou il manque une bibliothèque. Il vient avec la partie facultative « sound » du programme.</translation>
    </message>
    <message>
        <source>Nothing can be heard: this computer has no device that plays sound at present.</source>
        <translation>Rien ne s’entend : cet ordinateur n’a pas d’appareil qui joue du son pour l’instant.</translation>
    </message>
    <message>
        <source>Nothing can be heard: what plays the sounds has ended again and again.</source>
        <translation>Rien ne s’entend : ce qui joue les sons s’est arrêté à plusieurs reprises.</translation>
    </message>
    <message>
        <source>Nothing can be heard while the window is not shown on a screen.</source>
        <translation>Rien ne s’entend tant que la fenêtre n’est pas affichée à l’écran.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>round %1 of %2</source>
        <translation>manche %1 sur %2</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Train mexicain</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>New to Mexican Train? A coach takes you through a small round, step by step.</source>
        <translation>Le train mexicain est nouveau pour vous ? Un guide vous accompagne dans une petite manche, pas à pas.</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Première partie</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Non merci</translation>
    </message>
</context>
<context>
    <name>TableFacts</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Manche %1 sur %2</translation>
    </message>
    <message>
        <source>engine %1</source>
        <translation>moteur %1</translation>
    </message>
    <message>
        <source>boneyard %1</source>
        <translation>pioche %1</translation>
    </message>
    <message>
        <source>seal %1</source>
        <translation>sceau %1</translation>
    </message>
    <message>
        <source>This round’s deal is sealed: SHA-256 %1. After the round the deal and its salt are shown, and Play → Check the deal recomputes it.</source>
        <translation>La donne de cette manche est scellée : SHA-256 %1. Après la manche, la donne et son sel sont montrés, et Jouer → Vérifier la donne la recalcule.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>Your hand, %n tile(s)</source>
        <translation>
            <numerusform>Votre main, %n domino</numerusform>
            <numerusform>Votre main, %n dominos</numerusform>
        </translation>
    </message>
    <message>
        <source>double %1</source>
        <translation>double %1</translation>
    </message>
    <message>
        <source>%1, fits nowhere now</source>
        <translation>%1, ne convient nulle part</translation>
    </message>
    <message>
        <source>%1, fits %2</source>
        <translation>%1, convient : %2</translation>
    </message>
    <message>
        <source>number %1 of %2 in your train</source>
        <translation>numéro %1 sur %2 de votre train</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>its double has to be covered</source>
        <translation>son double doit être couvert</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fermée</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>on a line</comment>
        <translation>
            <numerusform>%n domino</numerusform>
            <numerusform>%n dominos</numerusform>
        </translation>
    </message>
    <message>
        <source>ends in %1</source>
        <translation>finit par %1</translation>
    </message>
    <message>
        <source>nothing laid yet</source>
        <translation>rien n’est encore posé</translation>
    </message>
    <message numerus="yes">
        <source>Boneyard, %n tile(s)</source>
        <translation>
            <numerusform>Pioche, %n domino</numerusform>
            <numerusform>Pioche, %n dominos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, draw one</source>
        <translation>%1, piochez-en un</translation>
    </message>
    <message>
        <source>Table, engine %1</source>
        <translation>Table, moteur %1</translation>
    </message>
</context>
<context>
    <name>TallyStrip</name>
    <message>
        <source>How many of the %1 tiles with each number lie on the table or in your hand.</source>
        <translation>Combien des %1 dominos de chaque chiffre sont sur la table ou dans votre main.</translation>
    </message>
    <message>
        <source>Tiles seen of each number</source>
        <translation>Dominos vus de chaque chiffre</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Pace of the computer players</source>
        <translation>R&amp;ythme des joueurs de l’ordinateur</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Recent &amp;matches</source>
        <translation>Parties r&amp;écentes</translation>
    </message>
    <message>
        <source>Return to a boo&amp;kmark</source>
        <translation>Revenir à un si&amp;gnet</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>Restart this &amp;deal</source>
        <translation>Rejouer cette &amp;donne</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Historique…</translation>
    </message>
    <message>
        <source>Pr&amp;int the scoresheet…</source>
        <translation>&amp;Imprimer la feuille de score…</translation>
    </message>
    <message>
        <source>Save the scoresheet as PD&amp;F…</source>
        <translation>Enregistrer la feuille de score en PD&amp;F…</translation>
    </message>
    <message>
        <source>Open &amp;position…</source>
        <translation>Ouvrir une &amp;position…</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Copier la position</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Play num&amp;ber…</source>
        <translation>Jouer un n&amp;uméro…</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Préférence&amp;s…</translation>
    </message>
    <message>
        <source>&amp;Leave the match</source>
        <translation>Quitter la p&amp;artie</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>&amp;Ranger</translation>
    </message>
    <message>
        <source>&amp;Flip the tile</source>
        <translation>Retourner le d&amp;omino</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Piocher</translation>
    </message>
    <message>
        <source>&amp;Pass or done</source>
        <translation>P&amp;asser ou fini</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Réta&amp;blir</translation>
    </message>
    <message>
        <source>&amp;Take back your last play</source>
        <translation>Reprendre votre dernier co&amp;up</translation>
    </message>
    <message>
        <source>Set a &amp;bookmark</source>
        <translation>Poser un &amp;signet</translation>
    </message>
    <message>
        <source>R&amp;eplay this match</source>
        <translation>R&amp;elire cette partie</translation>
    </message>
    <message>
        <source>Re&amp;view the last round</source>
        <translation>Rév&amp;iser la dernière manche</translation>
    </message>
    <message>
        <source>&amp;Look at a line</source>
        <translation>Regarder une &amp;ligne</translation>
    </message>
    <message>
        <source>Hurr&amp;y to my turn</source>
        <translation>Aller à mon &amp;tour</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Manche suivante</translation>
    </message>
    <message>
        <source>&amp;Check the deal…</source>
        <translation>&amp;Vérifier la donne…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pl&amp;ein écran</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Agrandir</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Réduire</translation>
    </message>
    <message>
        <source>Fit the ta&amp;ble</source>
        <translation>Ajuster la &amp;table</translation>
    </message>
    <message>
        <source>&amp;Tally of the numbers seen</source>
        <translation>&amp;Compte des chiffres vus</translation>
    </message>
    <message>
        <source>Draw and pass by &amp;itself when nothing else is possible</source>
        <translation>Piocher et passer automatiquement &amp;quand rien d’autre n’est possible</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Moins de &amp;mouvement</translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <translation>&amp;Détendu</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Instantané</translation>
    </message>
    <message>
        <source>As the &amp;desktop’s</source>
        <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
        <source>&amp;First game</source>
        <translation>Pre&amp;mière partie</translation>
    </message>
    <message>
        <source>&amp;Rules of this table</source>
        <translation>&amp;Règles de cette table</translation>
    </message>
    <message>
        <source>&amp;Controls…</source>
        <translation>&amp;Commandes…</translation>
    </message>
    <message>
        <source>&amp;About Mexican Train</source>
        <translation>À &amp;propos de Train mexicain</translation>
    </message>
</context>
</TS>
