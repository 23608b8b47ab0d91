<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Mexican Train</source>
        <translation>О программе «Мексиканский поезд»</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Мексиканский поезд</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Версия %1</translation>
    </message>
    <message>
        <source>The domino game, against computer players that see no more than you do.</source>
        <translation>Домино против компьютерных игроков, которые видят не больше вашего.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Свободная программа под лицензией MIT.</translation>
    </message>
</context>
<context>
    <name>ActionBar</name>
    <message>
        <source>Arrange</source>
        <translation>Разложить</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Повернуть</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Отменить ход</translation>
    </message>
    <message>
        <source>Lay out the longest train from your line’s end (A)</source>
        <translation>Разложить самую длинную цепочку от конца вашей линии (A)</translation>
    </message>
    <message>
        <source>Turn the selected tile round (F)</source>
        <translation>Повернуть выбранную кость (F)</translation>
    </message>
    <message>
        <source>Show the best play and its reason (H)</source>
        <translation>Показать лучший ход и почему (H)</translation>
    </message>
    <message>
        <source>Undo your last play (Ctrl+Z)</source>
        <translation>Отменить ваш последний ход (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Show the rule (Shift+F1)</source>
        <translation>Показать правило (Shift+F1)</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Взять</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Следующий раунд</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Показать мои кости</translation>
    </message>
</context>
<context>
    <name>AdviceText</name>
    <message>
        <source>What beginners get wrong</source>
        <translation>Ошибки новичков</translation>
    </message>
    <message>
        <source>What usually helps</source>
        <translation>Что обычно помогает</translation>
    </message>
    <message>
        <source>The marker</source>
        <translation>Маркер</translation>
    </message>
    <message>
        <source>It stays on until you play as the house wants it, not just until your next turn. Until then the others play on your line, and its end may be another when your turn comes.</source>
        <translation>Он стоит, пока вы не сходите так, как велят правила стола, а не просто до следующего хода. До тех пор другие играют на вашей линии, и к вашему ходу её конец может оказаться другим.</translation>
    </message>
    <message>
        <source>The draw</source>
        <translation>Взятие кости</translation>
    </message>
    <message>
        <source>Nobody may draw while a tile fits, and nobody may pass before drawing, as long as the boneyard has tiles. Look at every line you may use first.</source>
        <translation>Нельзя брать, пока какая-то кость подходит, и нельзя пасовать, не взяв, пока базар не пуст. Сначала осмотрите все доступные линии.</translation>
    </message>
    <message>
        <source>A closed line</source>
        <translation>Закрытая линия</translation>
    </message>
    <message>
        <source>The next engine</source>
        <translation>Следующий локомотив</translation>
    </message>
    <message>
        <source>A double is only half a play: without a tile that covers it, you draw and may have to open your line.</source>
        <translation>Дубль — лишь половина хода: если накрыть его нечем, придётся брать и, возможно, открыть свою линию.</translation>
    </message>
    <message>
        <source>A double stops the whole table, and the next player has to cover it: your own plans wait as well.</source>
        <translation>Дубль останавливает весь стол, и накрывать его следующему игроку: ваши планы тоже ждут.</translation>
    </message>
    <message>
        <source>A line goes on only from its double, and only once the double has what it needs.</source>
        <translation>Линия продолжается только от дубля и только тогда, когда он получил, что ему нужно.</translation>
    </message>
    <message>
        <source>Forgetting to cover</source>
        <translation>Забыть накрыть</translation>
    </message>
    <message>
        <source>Another player’s line is yours to use only while its marker is on.</source>
        <translation>Чужая линия доступна вам, только пока на ней стоит маркер.</translation>
    </message>
    <message>
        <source>The one exception is the golden double that has to be covered.</source>
        <translation>Единственное исключение — золотой дубль, который нужно накрыть.</translation>
    </message>
    <message>
        <source>It is known only after the deal. Plan for one round, never for the next.</source>
        <translation>Он известен только после раздачи. Рассчитывайте на один раунд, не дальше.</translation>
    </message>
    <message>
        <source>Every round starts from another double, one lower than the last. Look at it before you build your train, or nothing of it will fit.</source>
        <translation>Каждый раунд начинается с другого дубля, на один меньше прежнего. Взгляните на него, прежде чем строить цепочку, иначе она не подойдёт.</translation>
    </message>
    <message>
        <source>Shed heavy tiles</source>
        <translation>Сбрасывать тяжёлые кости</translation>
    </message>
    <message>
        <source>Somebody may be out sooner than you think. What does not belong to your train goes first, the heaviest tile before the others, on open lines and the Mexican train.</source>
        <translation>Кто-нибудь может выйти раньше, чем вы думаете. Сначала уходит то, что не входит в цепочку, и прежде всего самая тяжёлая кость — на открытые линии и мексиканский поезд.</translation>
    </message>
    <message>
        <source>Keep doubles useful</source>
        <translation>Беречь пользу дублей</translation>
    </message>
    <message>
        <source>Watch open lines</source>
        <translation>Следить за открытыми линиями</translation>
    </message>
    <message>
        <source>They take tiles you could not lay at home, and may be closed by your next turn. Count, too, which numbers have been laid: one that has run out leads nowhere.</source>
        <translation>Они принимают кости, которым нет места дома, а к вашему следующему ходу могут закрыться. Считайте и вышедшие числа: то, что кончилось, никуда не ведёт.</translation>
    </message>
    <message>
        <source>Keep your line closed</source>
        <translation>Держать свою линию закрытой</translation>
    </message>
    <message>
        <source>Hold back a tile that fits your own line, so that you need not pass. A line that the others cannot use stays as you planned it.</source>
        <translation>Придерживайте кость, подходящую к своей линии, чтобы не пришлось пасовать. Линия, недоступная другим, остаётся такой, как вы задумали.</translation>
    </message>
    <message>
        <source>Arrange your train</source>
        <translation>Раскладывать цепочку</translation>
    </message>
    <message>
        <source>See which of your tiles make one long train from your line’s end: lay those at home, the loose ones elsewhere. Arrange (A) finds the longest.</source>
        <translation>Посмотрите, какие кости складываются в длинную цепочку от конца вашей линии: их кладите дома, остальные — в другие места. «Разложить» (A) находит самую длинную.</translation>
    </message>
    <message>
        <source>A double fits one number alone. Lay it early, while its line still offers that number.</source>
        <translation>Дубль подходит только к одному числу. Кладите его раньше, пока линия предлагает это число.</translation>
    </message>
    <message>
        <source>A double fits one number alone, and weighs as much as both its halves. Lay it while you hold a tile to cover it, and before its number has run out.</source>
        <translation>Дубль подходит только к одному числу и весит как обе его половины. Кладите его, пока есть чем накрыть и пока его число не кончилось.</translation>
    </message>
    <message>
        <source>In Chickenfoot, which is played with the same tiles, three tiles spread out from a double and every one of them grows on. That is another game: here no line ever branches, and no house rule changes that.</source>
        <translation>В «Куриной лапке» (Chickenfoot), где кости те же, от дубля расходятся три кости и каждая продолжается дальше. Это другая игра: здесь линии не ветвятся, и никакое домашнее правило этого не меняет.</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Другая игра</translation>
    </message>
</context>
<context>
    <name>Announcer</name>
    <message>
        <source>Round %1 of %2, engine %3</source>
        <translation>Раунд %1 из %2, локомотив %3</translation>
    </message>
    <message>
        <source>You drew %1</source>
        <translation>Вы взяли %1</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Mexican Train</source>
        <translation>Мексиканский поезд</translation>
    </message>
</context>
<context>
    <name>CoachCard</name>
    <message>
        <source>Skip this step</source>
        <translation>Пропустить этот шаг</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Покинуть</translation>
    </message>
    <message>
        <source>End the first game and go back to the first page</source>
        <translation>Закончить первую игру и вернуться на первую страницу</translation>
    </message>
</context>
<context>
    <name>CoachWords</name>
    <message>
        <source>The whole line</source>
        <translation>Вся линия</translation>
    </message>
    <message>
        <source>Here it lies straight, from the engine outward, with who laid what and when.</source>
        <translation>Вот она прямая, от локомотива наружу: кто, что и когда положил.</translation>
    </message>
    <message>
        <source>Close it with Esc, or click beside it.</source>
        <translation>Закройте клавишей Esc или щёлкните рядом.</translation>
    </message>
    <message>
        <source>The others play</source>
        <translation>Ходят другие</translation>
    </message>
    <message>
        <source>%mover is to move. What is laid until your turn gets a number on the table.</source>
        <translation>Ходит %mover. Всё, что положат до вашего хода, получит номер на столе.</translation>
    </message>
    <message>
        <source>No patience? Click the felt, or press Space.</source>
        <translation>Не терпится? Щёлкните сукно или нажмите пробел.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>Go on as you like: the sentence at the bottom says what there is to do.</source>
        <translation>Играйте как хотите: строка внизу говорит, что делать.</translation>
    </message>
    <message>
        <source>Hint (H) shows a good play and its reason.</source>
        <translation>«Подсказка» (H) покажет хороший ход и почему.</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Раунд окончен</translation>
    </message>
    <message>
        <source>Everybody’s pips are counted, and whoever has the fewest points after all rounds wins the match. You know all you need now.</source>
        <translation>Очки у всех сосчитаны; у кого после всех раундов их меньше, тот выигрывает партию. Теперь вы знаете всё, что нужно.</translation>
    </message>
    <message>
        <source>Help → Rules of this table tells the rest.</source>
        <translation>Остальное — в «Справка → Правила этого стола».</translation>
    </message>
    <message>
        <source>Drag it to the ring. By keys: go to it with the arrows, then press %digit.</source>
        <translation>Перетащите её к кольцу. С клавиатуры: дойдите до неё стрелками и нажмите %digit.</translation>
    </message>
    <message>
        <source>Your first game</source>
        <translation>Ваша первая игра</translation>
    </message>
    <message>
        <source>Out of the engine in the middle everybody builds a line of tiles, like number to like number. Yours points down to you. Who first has no tile left wins the round.</source>
        <translation>От локомотива в центре каждый строит линию костей: число к такому же числу. Ваша идёт к вам. У кого первым не осталось костей, тот выигрывает раунд.</translation>
    </message>
    <message>
        <source>Turn a tile round</source>
        <translation>Поверните кость</translation>
    </message>
    <message>
        <source>These are your tiles. Try it with the %tile.</source>
        <translation>Это ваши кости. Попробуйте с %tile.</translation>
    </message>
    <message>
        <source>Right-click it. By keys: go to it with the arrows, then press F.</source>
        <translation>Щёлкните её правой кнопкой. С клавиатуры: дойдите до неё стрелками и нажмите F.</translation>
    </message>
    <message>
        <source>Find your train</source>
        <translation>Найдите свою цепочку</translation>
    </message>
    <message>
        <source>Arrange lays out the longest train your line could take, in order.</source>
        <translation>«Разложить» выстраивает по порядку самую длинную цепочку для вашей линии.</translation>
    </message>
    <message>
        <source>Click Arrange, or press A.</source>
        <translation>Нажмите «Разложить» или клавишу A.</translation>
    </message>
    <message>
        <source>Lay your first tile</source>
        <translation>Положите первую кость</translation>
    </message>
    <message>
        <source>The %tile fits the engine, so it can begin your line.</source>
        <translation>%tile подходит к локомотиву и может начать вашу линию.</translation>
    </message>
    <message>
        <source>Look at a line</source>
        <translation>Осмотрите линию</translation>
    </message>
    <message>
        <source>See all of %line, and who laid what.</source>
        <translation>Рассмотрите целиком: %line — и кто что положил.</translation>
    </message>
    <message>
        <source>Click the line. By keys: press L, then %digit.</source>
        <translation>Щёлкните линию. С клавиатуры: L, затем %digit.</translation>
    </message>
    <message>
        <source>The Mexican train</source>
        <translation>Мексиканский поезд</translation>
    </message>
    <message>
        <source>The yellow line is anyone’s. Lay the %tile there: you keep your own train for later.</source>
        <translation>Жёлтая линия — общая. Положите туда %tile: своя цепочка останется на потом.</translation>
    </message>
    <message>
        <source>A double lies across</source>
        <translation>Дубль лежит поперёк</translation>
    </message>
    <message>
        <source>Lay the %tile %onto. A double has to be covered, and you play again.</source>
        <translation>Положите %tile %onto. Дубль нужно накрыть, и вы ходите ещё раз.</translation>
    </message>
    <message>
        <source>Cover the double</source>
        <translation>Накройте дубль</translation>
    </message>
    <message>
        <source>The golden double waits, and the game with it. Lay the %tile on it.</source>
        <translation>Золотой дубль ждёт, а с ним и вся игра. Положите на него %tile.</translation>
    </message>
    <message>
        <source>Draw a tile</source>
        <translation>Возьмите кость</translation>
    </message>
    <message>
        <source>You hold nothing that can be laid now, so take one from the boneyard.</source>
        <translation>Положить сейчас нечего, так что возьмите кость с базара.</translation>
    </message>
    <message>
        <source>Click the boneyard, or press D.</source>
        <translation>Щёлкните базар или нажмите D.</translation>
    </message>
    <message>
        <source>Pass, and your line opens</source>
        <translation>Пас открывает вашу линию</translation>
    </message>
    <message>
        <source>The new tile does not fit either. Pass: a locomotive will stand on your line, and everybody may lay there until you do so again.</source>
        <translation>Новая кость тоже не подходит. Пасуйте: на вашей линии встанет маркер, и все смогут туда ходить, пока вы сами на неё не сходите.</translation>
    </message>
    <message>
        <source>Click Pass, or press P.</source>
        <translation>Нажмите «Пас» или клавишу P.</translation>
    </message>
    <message>
        <source>Close your line</source>
        <translation>Закройте свою линию</translation>
    </message>
    <message>
        <source>A tile of yours on your own line takes the locomotive off. The %tile will do.</source>
        <translation>Ваша кость на вашей линии снимает маркер. Подойдёт %tile.</translation>
    </message>
    <message>
        <source>Play on an open line</source>
        <translation>Ход на открытую линию</translation>
    </message>
    <message>
        <source>A locomotive stands on %line: it is open to you too. Lay the %tile there.</source>
        <translation>Здесь стоит маркер, и %line открыта для вас тоже. Положите туда %tile.</translation>
    </message>
    <message>
        <source>Nearly out</source>
        <translation>Почти вышли</translation>
    </message>
    <message>
        <source>With your last tile the round is over, and the others count the pips in their hands. Lay what fits.</source>
        <translation>С вашей последней костью раунд кончится, и у остальных посчитают очки на руках. Кладите, что подходит.</translation>
    </message>
</context>
<context>
    <name>ControlsDialog</name>
    <message>
        <source>Mouse and finger</source>
        <translation>Мышь и палец</translation>
    </message>
    <message>
        <source>to a line to play it, in the rack to move it</source>
        <translation>на линию — сыграть, в подставке — переставить</translation>
    </message>
    <message>
        <source>Double-click a tile</source>
        <translation>Двойной щелчок по кости</translation>
    </message>
    <message>
        <source>play it where only one place is legal</source>
        <translation>сыграть, если место только одно</translation>
    </message>
    <message>
        <source>Right-click a tile</source>
        <translation>Правый щелчок по кости</translation>
    </message>
    <message>
        <source>turn it round</source>
        <translation>повернуть</translation>
    </message>
    <message>
        <source>Click the boneyard</source>
        <translation>Щелчок по базару</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>взять</translation>
    </message>
    <message>
        <source>Click a line or a plate</source>
        <translation>Щелчок по линии или табличке</translation>
    </message>
    <message>
        <source>see all its tiles and who laid them</source>
        <translation>увидеть все её кости и кто их положил</translation>
    </message>
    <message>
        <source>Click the felt</source>
        <translation>Щелчок по сукну</translation>
    </message>
    <message>
        <source>Drag the felt</source>
        <translation>Потянуть сукно</translation>
    </message>
    <message>
        <source>move the table</source>
        <translation>сдвинуть стол</translation>
    </message>
    <message>
        <source>Ctrl+wheel, pinch</source>
        <translation>Ctrl+колесо, щипок</translation>
    </message>
    <message>
        <source>look nearer or from farther away</source>
        <translation>смотреть ближе или дальше</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Управление</translation>
    </message>
    <message>
        <source>Drag a tile</source>
        <translation>Перетащить кость</translation>
    </message>
    <message>
        <source>hurry the computer players to your turn</source>
        <translation>поторопить компьютерных игроков до вашего хода</translation>
    </message>
</context>
<context>
    <name>CoverCard</name>
    <message>
        <source>%1’s turn</source>
        <translation>Ходит %1</translation>
    </message>
    <message>
        <source>The hand is covered until you take your place.</source>
        <translation>Кости закрыты, пока вы не займёте своё место.</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>Показать мои кости</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message numerus="yes">
        <source>%n abandoned</source>
        <translation>
            <numerusform>%n брошена</numerusform>
            <numerusform>%n брошены</numerusform>
            <numerusform>%n брошено</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message numerus="yes">
        <source>%n of them shared</source>
        <translation>
            <numerusform>из них %n поделена</numerusform>
            <numerusform>из них %n поделены</numerusform>
            <numerusform>из них %n поделено</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Выиграно</translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>рекорд: %1</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Побед подряд</translation>
    </message>
    <message numerus="yes">
        <source>in %n round(s)</source>
        <translation>
            <numerusform>за %n раунд</numerusform>
            <numerusform>за %n раунда</numerusform>
            <numerusform>за %n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Очков за раунд</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Взято раундов</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Лучший раунд</translation>
    </message>
    <message>
        <source>Worst round</source>
        <translation>Худший раунд</translation>
    </message>
    <message>
        <source>Longest train</source>
        <translation>Лучшая цепочка</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n кость</numerusform>
            <numerusform>%n кости</numerusform>
            <numerusform>%n костей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay round %1 of that match</source>
        <translation>Повтор раунда %1 этой партии</translation>
    </message>
</context>
<context>
    <name>FileDesk</name>
    <message>
        <source>The history was damaged (%1) and has been set aside as %2.</source>
        <translation>История была повреждена (%1) и отложена как %2.</translation>
    </message>
    <message>
        <source>The history cannot be used now: %1.</source>
        <translation>История сейчас недоступна: %1.</translation>
    </message>
    <message>
        <source>The saved match cannot be read (%1).</source>
        <translation>Не удаётся прочитать сохранённую партию (%1).</translation>
    </message>
    <message>
        <source>Its file has been set aside as %1.</source>
        <translation>Её файл отложен как %1.</translation>
    </message>
    <message>
        <source>The saved match cannot be opened: %1.</source>
        <translation>Не удаётся открыть сохранённую партию: %1.</translation>
    </message>
    <message>
        <source>There is no match to continue.</source>
        <translation>Продолжать нечего.</translation>
    </message>
    <message>
        <source>The match cannot be saved in %1: %2. You can play on.</source>
        <translation>Не удаётся сохранить партию в %1: %2. Играть можно дальше.</translation>
    </message>
    <message>
        <source>The match cannot be added to the history: %1.</source>
        <translation>Не удаётся добавить партию в историю: %1.</translation>
    </message>
    <message>
        <source>The saved match cannot be removed: %1.</source>
        <translation>Не удаётся удалить сохранённую партию: %1.</translation>
    </message>
    <message>
        <source>There is no match on the table.</source>
        <translation>На столе нет партии.</translation>
    </message>
    <message>
        <source>A round can be replayed once it is over; no hand may be seen before.</source>
        <translation>Повтор раунда возможен, когда он окончен: раньше руки смотреть нельзя.</translation>
    </message>
    <message>
        <source>%1 is not a match this program can open. %2</source>
        <translation>%1 — не партия, которую может открыть эта программа. %2</translation>
    </message>
    <message>
        <source>That text is too long to be a position.</source>
        <translation>Этот текст слишком длинный для позиции.</translation>
    </message>
    <message>
        <source>This position cannot be. %1</source>
        <translation>Такой позиции быть не может. %1</translation>
    </message>
    <message>
        <source>That text is not a position: %1</source>
        <translation>Этот текст — не позиция: %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Место %1</translation>
    </message>
    <message>
        <source>%1 holds no house rules this program can use. %2</source>
        <translation>В %1 нет домашних правил, понятных этой программе. %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>Не удаётся прочитать %1: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>Не удаётся записать %1: %2.</translation>
    </message>
</context>
<context>
    <name>FilePastMatches</name>
    <message>
        <source>That match has been played to its end.</source>
        <translation>Эта партия доиграна до конца.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>Не удаётся записать %1: %2.</translation>
    </message>
    <message>
        <source>That match is no longer in the history.</source>
        <translation>Этой партии в истории больше нет.</translation>
    </message>
    <message>
        <source>The record of this match, %1, cannot be read. %2</source>
        <translation>Не удаётся прочитать запись этой партии, %1. %2</translation>
    </message>
    <message>
        <source>The record of this match, %1, cannot be opened: %2.</source>
        <translation>Не удаётся открыть запись этой партии, %1: %2.</translation>
    </message>
    <message>
        <source>The history cannot be used now: %1.</source>
        <translation>История сейчас недоступна: %1.</translation>
    </message>
    <message>
        <source>The history cannot be changed now: %1.</source>
        <translation>Историю сейчас изменить нельзя: %1.</translation>
    </message>
</context>
<context>
    <name>FirstGame</name>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Новая партия…</translation>
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
        <translation>(Обдумано.)</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Взять</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Say done</source>
        <translation>Сказать «Готово»</translation>
    </message>
    <message>
        <source>nothing else is legal</source>
        <translation>ничего другого нельзя</translation>
    </message>
    <message>
        <source>it is your last tile</source>
        <translation>это ваша последняя кость</translation>
    </message>
    <message>
        <source>it covers the golden double %where</source>
        <translation>она накрывает золотой дубль %where</translation>
    </message>
    <message>
        <source>it closes your line</source>
        <translation>она закрывает вашу линию</translation>
    </message>
    <message>
        <source>%tile is your heaviest loose tile</source>
        <translation>%tile — ваша самая тяжёлая лишняя кость</translation>
    </message>
    <message>
        <source>%tile is the heaviest loose tile that fits</source>
        <translation>%tile — самая тяжёлая лишняя кость из подходящих</translation>
    </message>
    <message>
        <source>%line is open</source>
        <translation>%line открыта</translation>
    </message>
    <message>
        <source>the Mexican train is anyone’s</source>
        <translation>мексиканский поезд — для всех</translation>
    </message>
    <message>
        <source>%tile can follow at once</source>
        <translation>%tile может лечь сразу следом</translation>
    </message>
    <message>
        <source>though you have no tile to cover a double %number</source>
        <translation>хотя накрыть дубль %number вам нечем</translation>
    </message>
    <message>
        <source>%tile fits the number it leaves</source>
        <translation>%tile подходит к числу, которое останется</translation>
    </message>
    <message numerus="yes">
        <source>%n pip(s) fewer in your hand</source>
        <translation>
            <numerusform>на %n очко меньше на руках</numerusform>
            <numerusform>на %n очка меньше на руках</numerusform>
            <numerusform>на %n очков меньше на руках</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%seat has %n tile(s) left</source>
        <translation>
            <numerusform>%seat: осталась %n кость</numerusform>
            <numerusform>%seat: осталось %n кости</numerusform>
            <numerusform>%seat: осталось %n костей</numerusform>
        </translation>
    </message>
    <message>
        <source>laying what you drew keeps your line as it is</source>
        <translation>взятая кость ложится, и ваша линия остаётся как есть</translation>
    </message>
    <message>
        <source>what could still be laid would cost more than it sheds</source>
        <translation>то, что ещё можно положить, обойдётся дороже, чем сбросит</translation>
    </message>
    <message>
        <source>it fits your own line</source>
        <translation>она подходит к вашей линии</translation>
    </message>
    <message numerus="yes">
        <source>it begins your train of %n tile(s)</source>
        <translation>
            <numerusform>она начинает вашу цепочку из %n кости</numerusform>
            <numerusform>она начинает вашу цепочку из %n костей</numerusform>
            <numerusform>она начинает вашу цепочку из %n костей</numerusform>
        </translation>
    </message>
    <message>
        <source>it keeps the tile that fits your own line</source>
        <translation>у вас остаётся кость, подходящая к вашей линии</translation>
    </message>
    <message numerus="yes">
        <source>it keeps your train of %n tile(s)</source>
        <translation>
            <numerusform>ваша цепочка из %n кости сохраняется</numerusform>
            <numerusform>ваша цепочка из %n костей сохраняется</numerusform>
            <numerusform>ваша цепочка из %n костей сохраняется</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your train still has %n tile(s) without it</source>
        <translation>
            <numerusform>без неё в вашей цепочке ещё %n кость</numerusform>
            <numerusform>без неё в вашей цепочке ещё %n кости</numerusform>
            <numerusform>без неё в вашей цепочке ещё %n костей</numerusform>
        </translation>
    </message>
    <message>
        <source>it is all your train has</source>
        <translation>в вашей цепочке больше ничего нет</translation>
    </message>
</context>
<context>
    <name>Histogram</name>
    <message>
        <source>How often a round cost how much</source>
        <translation>Распределение очков по раундам</translation>
    </message>
    <message>
        <source>points of a round</source>
        <translation>очки за раунд</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>раунды</translation>
    </message>
    <message>
        <source>Bars will show how your rounds are spread, from none at all to very many points.</source>
        <translation>Столбики покажут, как распределены ваши раунды: от нуля до очень многих очков.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) without a point</source>
        <translation>
            <numerusform>%n раунд без очков</numerusform>
            <numerusform>%n раунда без очков</numerusform>
            <numerusform>%n раундов без очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) with %1 to %2 points</source>
        <translation>
            <numerusform>%n раунд: очков от %1 до %2</numerusform>
            <numerusform>%n раунда: очков от %1 до %2</numerusform>
            <numerusform>%n раундов: очков от %1 до %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Everybody</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Все правила</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Все уровни</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>History</source>
        <translation>История</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Сохранить партию</translation>
    </message>
    <message>
        <source>match</source>
        <translation>партия</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>The match of %1 and its record will be removed for good.</source>
        <translation>Партия от %1 и её запись будут удалены навсегда.</translation>
    </message>
    <message>
        <source>Remove the match?</source>
        <translation>Удалить партию?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Экспорт таблицы</translation>
    </message>
    <message>
        <source>history</source>
        <translation>история</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>Не удаётся записать %1: %2.</translation>
    </message>
    <message>
        <source>Whose matches</source>
        <translation>Чьи партии</translation>
    </message>
    <message>
        <source>By which rules</source>
        <translation>По каким правилам</translation>
    </message>
    <message>
        <source>Against which level</source>
        <translation>Против какого уровня</translation>
    </message>
    <message>
        <source>Marked matches too</source>
        <translation>И партии с пометками</translation>
    </message>
    <message>
        <source>Matches that were looked into, in which turns were taken back, or that were played on from a bookmark or a replay</source>
        <translation>Партии просмотренные, с отменой ходов, продолженные с закладки или из повтора</translation>
    </message>
    <message>
        <source>Find a name, a deal …</source>
        <translation>Найти имя, раздачу…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Go on with a match that was abandoned</source>
        <translation>Продолжить брошенную партию</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Удалить…</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Экспорт в CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>HistoryTableModel</name>
    <message>
        <source>Ended</source>
        <translation>Окончена</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Против</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Раздача</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Пометки</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Abandoned</source>
        <translation>Брошена</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>Победа: %1</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Поделена</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <translation>Место %1 из %2</translation>
    </message>
    <message>
        <source>looked into</source>
        <translation>просмотрена</translation>
    </message>
    <message>
        <source>turns taken back</source>
        <translation>ходы отменялись</translation>
    </message>
    <message>
        <source>bookmark returned to</source>
        <translation>возврат к закладке</translation>
    </message>
    <message>
        <source>played on from a replay</source>
        <translation>продолжена из повтора</translation>
    </message>
</context>
<context>
    <name>HouseRulesPage</name>
    <message>
        <source>Parts of the game</source>
        <translation>Разделы игры</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <translation>Изменено: %1</translation>
    </message>
    <message>
        <source>&amp;Back to %1</source>
        <translation>&amp;Вернуть: %1</translation>
    </message>
</context>
<context>
    <name>KeptRules</name>
    <message>
        <source>Play by</source>
        <translation>Играть по правилам</translation>
    </message>
    <message>
        <source>&amp;Keep these rules…</source>
        <translation>&amp;Сохранить эти правила…</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Забыть</translation>
    </message>
    <message>
        <source>&amp;Read from a file…</source>
        <translation>&amp;Прочитать из файла…</translation>
    </message>
    <message>
        <source>&amp;Write to a file…</source>
        <translation>&amp;Записать в файл…</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Домашние правила</translation>
    </message>
    <message>
        <source>Keep these rules</source>
        <translation>Сохранить эти правила</translation>
    </message>
    <message>
        <source>Name of the house rules:</source>
        <translation>Название домашних правил:</translation>
    </message>
    <message>
        <source>House rules called %1 are kept already. Put these in their place?</source>
        <translation>Домашние правила «%1» уже сохранены. Заменить их этими?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Forget the house rules called %1?</source>
        <translation>Забыть домашние правила «%1»?</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Забыть</translation>
    </message>
    <message>
        <source>Read house rules</source>
        <translation>Прочитать домашние правила</translation>
    </message>
    <message>
        <source>Write house rules</source>
        <translation>Записать домашние правила</translation>
    </message>
</context>
<context>
    <name>KeyText</name>
    <message>
        <source>The hand</source>
        <translation>Рука</translation>
    </message>
    <message>
        <source>Choosing a place</source>
        <translation>Выбор места</translation>
    </message>
    <message>
        <source>Looking at a line</source>
        <translation>Осмотр линии</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>go to the tile before</source>
        <translation>к предыдущей кости</translation>
    </message>
    <message>
        <source>go to the next tile</source>
        <translation>к следующей кости</translation>
    </message>
    <message>
        <source>go to the row above</source>
        <translation>на ряд выше</translation>
    </message>
    <message>
        <source>go to the row below</source>
        <translation>на ряд ниже</translation>
    </message>
    <message>
        <source>go to the first tile</source>
        <translation>к первой кости</translation>
    </message>
    <message>
        <source>go to the last tile</source>
        <translation>к последней кости</translation>
    </message>
    <message>
        <source>move the tile to the left</source>
        <translation>сдвинуть кость влево</translation>
    </message>
    <message>
        <source>move the tile to the right</source>
        <translation>сдвинуть кость вправо</translation>
    </message>
    <message>
        <source>play the tile; after the round, go on</source>
        <translation>сыграть кость; после раунда — дальше</translation>
    </message>
    <message>
        <source>play it on the line of that seat, 0 on the Mexican train</source>
        <translation>сыграть на линию этого места, 0 — на мексиканский поезд</translation>
    </message>
    <message>
        <source>turn the tile round</source>
        <translation>повернуть кость</translation>
    </message>
    <message>
        <source>look at your line</source>
        <translation>осмотреть свою линию</translation>
    </message>
    <message>
        <source>hurry the computer players to your turn</source>
        <translation>поторопить компьютерных игроков до вашего хода</translation>
    </message>
    <message>
        <source>let go of the tile</source>
        <translation>отпустить кость</translation>
    </message>
    <message>
        <source>go to the place before</source>
        <translation>к предыдущему месту</translation>
    </message>
    <message>
        <source>go to the next place</source>
        <translation>к следующему месту</translation>
    </message>
    <message>
        <source>play the tile there</source>
        <translation>сыграть кость туда</translation>
    </message>
    <message>
        <source>choose no place after all</source>
        <translation>не выбирать места</translation>
    </message>
    <message>
        <source>go to the line before</source>
        <translation>к предыдущей линии</translation>
    </message>
    <message>
        <source>go to the next line</source>
        <translation>к следующей линии</translation>
    </message>
    <message>
        <source>go to the line of that seat, 0 to the Mexican train</source>
        <translation>к линии этого места, 0 — к мексиканскому поезду</translation>
    </message>
    <message>
        <source>close the panel</source>
        <translation>закрыть панель</translation>
    </message>
    <message>
        <source>look nearer</source>
        <translation>смотреть ближе</translation>
    </message>
    <message>
        <source>look from farther away</source>
        <translation>смотреть дальше</translation>
    </message>
    <message>
        <source>see the whole table</source>
        <translation>увидеть весь стол</translation>
    </message>
</context>
<context>
    <name>LineInspector</name>
    <message>
        <source>The Mexican train</source>
        <translation>Мексиканский поезд</translation>
    </message>
    <message>
        <source>Your line</source>
        <translation>Ваша линия</translation>
    </message>
    <message>
        <source>%1’s line</source>
        <translation>Линия игрока %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n кость</numerusform>
            <numerusform>%n кости</numerusform>
            <numerusform>%n костей</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing laid yet</source>
        <translation>пока пусто</translation>
    </message>
    <message>
        <source>the next tile needs a %1</source>
        <translation>следующей кости нужно число %1</translation>
    </message>
    <message>
        <source>its double has to be covered</source>
        <translation>дубль на ней нужно накрыть</translation>
    </message>
    <message>
        <source>open to everybody</source>
        <translation>открыта для всех</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>&amp;Log of the round</source>
        <translation>&amp;Журнал раунда</translation>
    </message>
    <message>
        <source>Log of the round</source>
        <translation>Журнал раунда</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copy &amp;all</source>
        <translation>Копировать &amp;всё</translation>
    </message>
</context>
<context>
    <name>LogModel</name>
    <message>
        <source>Round %1 of %2 begins: engine %3</source>
        <translation>Начинается раунд %1 из %2: локомотив %3</translation>
    </message>
    <message>
        <source>Round %1 of %2 begins: engine %3, seal %4</source>
        <translation>Начинается раунд %1 из %2: локомотив %3, печать %4</translation>
    </message>
    <message>
        <source>You start</source>
        <translation>Вы начинаете</translation>
    </message>
    <message>
        <source>%1 starts</source>
        <translation>Начинает %1</translation>
    </message>
    <message>
        <source>You drew %1</source>
        <translation>Вы взяли %1</translation>
    </message>
</context>
<context>
    <name>LooksPage</name>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Кости</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Tile &amp;size</source>
        <translation>Размер &amp;костей</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Окно</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Сукно</translation>
    </message>
    <message>
        <source>Dark wood</source>
        <translation>Тёмное дерево</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлый</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>Black and white, plain and sharp</source>
        <translation>Чёрное и белое, просто и чётко</translation>
    </message>
    <message>
        <source>Ivory</source>
        <translation>Слоновая кость</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>In colour</source>
        <translation>Цветные</translation>
    </message>
    <message>
        <source>Every number has its own colour</source>
        <translation>У каждого числа свой цвет</translation>
    </message>
    <message>
        <source>Colour-safe</source>
        <translation>Для дальтоников</translation>
    </message>
    <message>
        <source>Colours and shapes that stay apart for every kind of colour vision</source>
        <translation>Цвета и формы, различимые при любом цветовом зрении</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Простые</translation>
    </message>
    <message>
        <source>One ink for every number</source>
        <translation>Одни чернила на все числа</translation>
    </message>
    <message>
        <source>Numerals</source>
        <translation>Цифры</translation>
    </message>
    <message>
        <source>Figures in place of pips</source>
        <translation>Цифры вместо очков</translation>
    </message>
    <message>
        <source>smaller</source>
        <translation>мельче</translation>
    </message>
    <message>
        <source>larger</source>
        <translation>крупнее</translation>
    </message>
    <message>
        <source>Tile size</source>
        <translation>Размер костей</translation>
    </message>
    <message>
        <source>Light or dark, as the desktop</source>
        <translation>Светлый или тёмный, как у системы</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмный</translation>
    </message>
    <message>
        <source>Reduce &amp;motion: nothing flies, glides or pulses</source>
        <translation>Меньше &amp;движения: ничто не летит, не скользит и не мерцает</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Mexican Train</source>
        <translation>Мексиканский поезд</translation>
    </message>
    <message>
        <source>Deal %1 – Mexican Train</source>
        <translation>Раздача %1 – Мексиканский поезд</translation>
    </message>
    <message>
        <source>Replay – Mexican Train</source>
        <translation>Повтор – Мексиканский поезд</translation>
    </message>
    <message>
        <source>%1 fits several places: click one, type its digit (%2), or use the arrows and Enter.</source>
        <translation>%1 подходит в нескольких местах: щёлкните одно, нажмите его цифру (%2) или выберите стрелками и Enter.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Раздача</translation>
    </message>
</context>
<context>
    <name>MatchChoice</name>
    <message>
        <source>The match is not over. It will be kept, and you can continue it from the first page.</source>
        <translation>Партия не окончена. Она сохранится, и её можно будет продолжить с первой страницы.</translation>
    </message>
    <message>
        <source>The match is not over. It goes to the history, and you can play on from there.</source>
        <translation>Партия не закончена. Она перейдёт в историю, и продолжить её можно будет оттуда.</translation>
    </message>
    <message>
        <source>Nothing has been played in this match yet: it is not kept.</source>
        <translation>В этой партии ещё ничего не сыграно: она не сохранится.</translation>
    </message>
    <message>
        <source>Leave the match?</source>
        <translation>Покинуть партию?</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Покинуть</translation>
    </message>
    <message>
        <source>Play a numbered deal</source>
        <translation>Сыграть раздачу по номеру</translation>
    </message>
    <message>
        <source>The same number and rules always give the same deals.</source>
        <translation>Одинаковые номер и правила всегда дают одинаковые раздачи.</translation>
    </message>
    <message>
        <source>The match that you had left is in the history now.</source>
        <translation>Партия, которую вы покинули, теперь в истории.</translation>
    </message>
</context>
<context>
    <name>MatchCommands</name>
    <message>
        <source>Open a match</source>
        <translation>Открыть партию</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Сохранить партию</translation>
    </message>
    <message>
        <source>match</source>
        <translation>партия</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>Открыть позицию</translation>
    </message>
    <message>
        <source>The position as text (JSON):</source>
        <translation>Позиция в виде текста (JSON):</translation>
    </message>
    <message>
        <source>Copy the position?</source>
        <translation>Скопировать позицию?</translation>
    </message>
    <message>
        <source>A position shows every hand and the order of the boneyard. The match will be marked as looked into.</source>
        <translation>Позиция показывает все руки и порядок базара. Партия будет помечена как просмотренная.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>The position has been copied.</source>
        <translation>Позиция скопирована.</translation>
    </message>
    <message>
        <source>No match has been opened or saved yet</source>
        <translation>Ни одной партии ещё не открывали и не сохраняли</translation>
    </message>
    <message>
        <source>This moment is marked: Play → Return to a bookmark leads back to it.</source>
        <translation>Этот момент отмечен: «Ход → Вернуться к закладке» приведёт к нему.</translation>
    </message>
    <message>
        <source>No moment is marked yet (%1)</source>
        <translation>Пока ни один момент не отмечен (%1)</translation>
    </message>
    <message numerus="yes">
        <source>Round %1, after %n action(s)</source>
        <translation>
            <numerusform>Раунд %1, после %n действия</numerusform>
            <numerusform>Раунд %1, после %n действий</numerusform>
            <numerusform>Раунд %1, после %n действий</numerusform>
        </translation>
    </message>
    <message>
        <source>Return to the bookmark?</source>
        <translation>Вернуться к закладке?</translation>
    </message>
    <message>
        <source>What has happened since is undone, and the match is marked as returned to a bookmark.</source>
        <translation>Всё, что было после, отменится, и партия будет помечена как возвращённая к закладке.</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Вернуться</translation>
    </message>
    <message>
        <source>Print the scoresheet</source>
        <translation>Печать таблицы очков</translation>
    </message>
    <message>
        <source>The printer takes nothing now.</source>
        <translation>Принтер сейчас ничего не принимает.</translation>
    </message>
    <message>
        <source>Save the scoresheet as PDF</source>
        <translation>Сохранить таблицу очков в PDF</translation>
    </message>
    <message>
        <source>scoresheet</source>
        <translation>таблица-очков</translation>
    </message>
    <message>
        <source>Save the scoresheet</source>
        <translation>Сохранить таблицу очков</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n round(s) played</source>
        <translation>
            <numerusform>сыграно %1 из %n раунда</numerusform>
            <numerusform>сыграно %1 из %n раундов</numerusform>
            <numerusform>сыграно %1 из %n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>Не удалось записать %1: %2</translation>
    </message>
</context>
<context>
    <name>MatchPanel</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>Домашние пр&amp;авила…</translation>
    </message>
    <message>
        <source>a new one</source>
        <translation>новая</translation>
    </message>
    <message>
        <source>The same number and rules always give the same deals.</source>
        <translation>Одинаковые номер и правила всегда дают одинаковые раздачи.</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>&amp;Раунды:</translation>
    </message>
    <message>
        <source>&amp;Tiles in a hand:</source>
        <translation>&amp;Костей на руках:</translation>
    </message>
    <message>
        <source>First &amp;engine:</source>
        <translation>Первый &amp;локомотив:</translation>
    </message>
    <message>
        <source>&amp;Number of the deal:</source>
        <translation>Но&amp;мер раздачи:</translation>
    </message>
    <message>
        <source>the highest double dealt</source>
        <translation>старший из розданных</translation>
    </message>
    <message>
        <source>%1 to %2, usually %3</source>
        <translation>от %1 до %2, обычно %3</translation>
    </message>
</context>
<context>
    <name>MomentSlider</name>
    <message>
        <source>Round %1, after %2 of %3 actions</source>
        <translation>Раунд %1, после %2 из %3 действий</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New match</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>&amp;Стол</translation>
    </message>
    <message>
        <source>H&amp;ouse rules</source>
        <translation>&amp;Домашние правила</translation>
    </message>
    <message>
        <source>&amp;Kept rules</source>
        <translation>С&amp;охранённые правила</translation>
    </message>
    <message>
        <source>Keep house rules under a name, take them up again, hand them on as a file.</source>
        <translation>Сохранить домашние правила под именем, взять их снова, передать файлом.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Начать</translation>
    </message>
    <message>
        <source>Players %1 and %2 have the same name: give one of them another.</source>
        <translation>У игроков %1 и %2 одинаковые имена: дайте одному из них другое.</translation>
    </message>
    <message>
        <source>There is no such deal: deals are numbered from %1 to %2.</source>
        <translation>Такой раздачи нет: раздачи нумеруются от %1 до %2.</translation>
    </message>
    <message>
        <source>The first engine is too high: this set has doubles up to %1.</source>
        <translation>Первый локомотив слишком велик: в этом наборе дубли до %1.</translation>
    </message>
    <message>
        <source>There are too many rounds: the doubles of this match are engines for %1 at most.</source>
        <translation>Слишком много раундов: дублей этой партии хватит на локомотивы лишь для %1.</translation>
    </message>
    <message>
        <source>The hands are too large for %1 players: at most %2, so that one tile for each stays in the boneyard.</source>
        <translation>Для %1 игроков костей на руках слишком много: не больше %2, чтобы на базаре осталось по кости на каждого.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n раунд</numerusform>
            <numerusform>%n раунда</numerusform>
            <numerusform>%n раундов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) each</source>
        <translation>
            <numerusform>по %n кости</numerusform>
            <numerusform>по %n кости</numerusform>
            <numerusform>по %n костей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the boneyard</source>
        <translation>
            <numerusform>%n на базаре</numerusform>
            <numerusform>%n на базаре</numerusform>
            <numerusform>%n на базаре</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NothingYet</name>
    <message>
        <source>No match has been played yet</source>
        <translation>Ещё не сыграно ни одной партии</translation>
    </message>
    <message>
        <source>Once you have finished a match, or left one for another, it stands here: with your points over all rounds, how often you win against whom, your best and your worst round and your longest train. Every match can be replayed and reviewed from here.</source>
        <translation>Как только вы закончите партию или оставите одну ради другой, она появится здесь: ваши очки по раундам, как часто и у кого вы выигрываете, лучший и худший раунд и самая длинная цепочка. Любую партию можно отсюда повторить и разобрать.</translation>
    </message>
</context>
<context>
    <name>Offering</name>
    <message>
        <source>There is no match on the table.</source>
        <translation>На столе нет партии.</translation>
    </message>
    <message>
        <source>Leave the replay first.</source>
        <translation>Сначала выйдите из повтора.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>Select a tile of your hand first.</source>
        <translation>Сначала выберите кость в своей руке.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message>
        <source>Nothing has been taken back.</source>
        <translation>Ничего не было отменено.</translation>
    </message>
    <message>
        <source>No round of this match is over yet.</source>
        <translation>Ни один раунд этой партии ещё не окончен.</translation>
    </message>
    <message>
        <source>This match did not begin with a numbered deal.</source>
        <translation>Эта партия началась не с раздачи с номером.</translation>
    </message>
    <message>
        <source>This deal was not sealed.</source>
        <translation>Эта раздача не была запечатана.</translation>
    </message>
    <message>
        <source>Your hand is covered: show it first.</source>
        <translation>Ваша рука закрыта: сначала покажите её.</translation>
    </message>
    <message>
        <source>Only computer players sit at this table.</source>
        <translation>За этим столом только компьютерные игроки.</translation>
    </message>
    <message>
        <source>There is no play to take back: you have not played, or others have acted since, or a hidden tile has come to light.</source>
        <translation>Нет хода, который можно отменить: вы не ходили, или после вас уже ходили другие, или открылась скрытая кость.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Ваш ход.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Этот раунд ещё не окончен.</translation>
    </message>
</context>
<context>
    <name>OpenHands</name>
    <message>
        <source>Hands laid open</source>
        <translation>Открытые руки</translation>
    </message>
    <message>
        <source>%1: click to see this hand in the rack.</source>
        <translation>%1: щёлкните, чтобы увидеть эту руку на подставке.</translation>
    </message>
</context>
<context>
    <name>OptionBlock</name>
    <message>
        <source>Back to: %1</source>
        <translation>Вернуть: %1</translation>
    </message>
</context>
<context>
    <name>OptionText</name>
    <message>
        <source>Salon</source>
        <translation>Салон</translation>
    </message>
    <message>
        <source>Station</source>
        <translation>Вокзал</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Семья</translation>
    </message>
    <message>
        <source>The engine lies ready. A double stops the table until it is covered; several may follow each other.</source>
        <translation>Локомотив лежит наготове. Дубль останавливает весь стол, пока его не накроют; дублей подряд может быть несколько.</translation>
    </message>
    <message>
        <source>Whoever holds the engine begins. A double stops the table, and nobody goes out on one.</source>
        <translation>Начинает тот, у кого локомотив. Дубль останавливает весь стол, и дублем никто не выходит.</translation>
    </message>
    <message>
        <source>A double takes two tiles and stops only its own line. A drawn tile may be kept.</source>
        <translation>Дубль требует двух костей и останавливает только свою линию. Взятую кость можно оставить себе.</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n change(s)</source>
        <translation>
            <numerusform>%1, %n изменение</numerusform>
            <numerusform>%1, %n изменения</numerusform>
            <numerusform>%1, %n изменений</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Start of a round</source>
        <translation>Начало раунда</translation>
    </message>
    <message>
        <source>Lines and markers</source>
        <translation>Линии и маркеры</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Дубли</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Взятие костей</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Первый ход</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Набор</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Tiles in a hand</source>
        <translation>Костей на руках</translation>
    </message>
    <message>
        <source>First engine</source>
        <translation>Первый локомотив</translation>
    </message>
    <message>
        <source>The engine</source>
        <translation>Локомотив</translation>
    </message>
    <message>
        <source>An engine that nobody holds</source>
        <translation>Локомотив, которого ни у кого нет</translation>
    </message>
    <message>
        <source>Starting the Mexican train</source>
        <translation>Начало мексиканского поезда</translation>
    </message>
    <message>
        <source>Your own line first</source>
        <translation>Сначала своя линия</translation>
    </message>
    <message>
        <source>Taking the marker off</source>
        <translation>Снятие маркера</translation>
    </message>
    <message>
        <source>An open double</source>
        <translation>Открытый дубль</translation>
    </message>
    <message>
        <source>Tiles to cover a double</source>
        <translation>Сколько костей накрывают дубль</translation>
    </message>
    <message>
        <source>After a double</source>
        <translation>После дубля</translation>
    </message>
    <message>
        <source>Several doubles in one turn</source>
        <translation>Несколько дублей за ход</translation>
    </message>
    <message>
        <source>Where to play after a double</source>
        <translation>Куда ходить после дубля</translation>
    </message>
    <message>
        <source>Dead doubles</source>
        <translation>Мёртвые дубли</translation>
    </message>
    <message>
        <source>A double you cannot follow</source>
        <translation>Дубль без продолжения</translation>
    </message>
    <message>
        <source>Going out on a double</source>
        <translation>Выход дублем</translation>
    </message>
    <message>
        <source>How often to draw</source>
        <translation>Сколько раз брать</translation>
    </message>
    <message>
        <source>A drawn tile that fits</source>
        <translation>Взятая кость, которая подходит</translation>
    </message>
    <message>
        <source>A burst on the first turn</source>
        <translation>Рывок первым ходом</translation>
    </message>
    <message>
        <source>Doubles in a burst</source>
        <translation>Дубли в рывке</translation>
    </message>
    <message>
        <source>The double blank</source>
        <translation>Пустой дубль</translation>
    </message>
    <message>
        <source>A tie at the end</source>
        <translation>Равенство в конце</translation>
    </message>
    <message>
        <source>The tiles that are played with, named after the highest double.</source>
        <translation>Кости, которыми играют; набор назван по старшему дублю.</translation>
    </message>
    <message>
        <source>How many rounds the match has, each with its own engine.</source>
        <translation>Сколько в партии раундов, каждый со своим локомотивом.</translation>
    </message>
    <message>
        <source>How many tiles everybody is dealt.</source>
        <translation>Сколько костей получает каждый.</translation>
    </message>
    <message>
        <source>The engine of the first round. Every later round takes the next lower double.</source>
        <translation>Локомотив первого раунда. В каждом следующем раунде — дубль на один меньше.</translation>
    </message>
    <message>
        <source>Which double a round starts from, and who has the first turn.</source>
        <translation>С какого дубля начинается раунд и чей первый ход.</translation>
    </message>
    <message>
        <source>What is done when the engine was dealt to nobody.</source>
        <translation>Что делать, если локомотив никому не достался.</translation>
    </message>
    <message>
        <source>When the first tile may be laid on the Mexican train. After that it is open to everybody.</source>
        <translation>Когда можно положить первую кость на мексиканский поезд. После этого он открыт для всех.</translation>
    </message>
    <message>
        <source>Whether you have to start your own line before you play elsewhere.</source>
        <translation>Нужно ли начать свою линию, прежде чем ходить в других местах.</translation>
    </message>
    <message>
        <source>Which play closes your open line again.</source>
        <translation>Какой ход снова закрывает вашу открытую линию.</translation>
    </message>
    <message>
        <source>What a double asks of the table until it is covered.</source>
        <translation>Чего дубль требует от стола, пока его не накрыли.</translation>
    </message>
    <message>
        <source>How many tiles a double needs before its line goes on.</source>
        <translation>Сколько костей нужно дублю, прежде чем линия пойдёт дальше.</translation>
    </message>
    <message>
        <source>Whether laying a double gives another play in the same turn.</source>
        <translation>Даёт ли дубль ещё один ход в ту же очередь.</translation>
    </message>
    <message>
        <source>Whether you may lay more doubles before the first is covered.</source>
        <translation>Можно ли класть другие дубли, пока первый не накрыт.</translation>
    </message>
    <message>
        <source>Where the next tile of the same turn may go.</source>
        <translation>Куда может лечь следующая кость того же хода.</translation>
    </message>
    <message>
        <source>A double is dead when every tile with its number lies on the table.</source>
        <translation>Дубль мёртв, когда все кости с его числом лежат на столе.</translation>
    </message>
    <message>
        <source>What happens when you laid a double last and hold nothing to follow it.</source>
        <translation>Что происходит, если последним вы положили дубль, а продолжить его нечем.</translation>
    </message>
    <message>
        <source>Whether a double may be the last tile of a hand.</source>
        <translation>Может ли дубль быть последней костью на руках.</translation>
    </message>
    <message>
        <source>How many tiles you may draw in one turn.</source>
        <translation>Сколько костей можно взять за один ход.</translation>
    </message>
    <message>
        <source>Whether it has to be laid at once.</source>
        <translation>Нужно ли положить её сразу.</translation>
    </message>
    <message>
        <source>Whether the first turn of a round may be longer than one tile.</source>
        <translation>Может ли первый ход раунда быть длиннее одной кости.</translation>
    </message>
    <message>
        <source>What a double laid in a burst asks for.</source>
        <translation>Чего требует дубль, положенный в рывке.</translation>
    </message>
    <message>
        <source>What 0-0 counts when it is left in a hand. It has no pips to count.</source>
        <translation>Сколько стоит 0-0, оставшийся на руках. Очков на нём нет.</translation>
    </message>
    <message>
        <source>Who wins when the lowest totals are equal.</source>
        <translation>Кто выигрывает, если наименьшие суммы равны.</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Double %1</source>
        <translation>Дубль %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Отложен</translation>
    </message>
    <message>
        <source>From a hand</source>
        <translation>С рук</translation>
    </message>
    <message>
        <source>Highest double</source>
        <translation>Старший дубль</translation>
    </message>
    <message>
        <source>Draw for it</source>
        <translation>Брать, пока не выйдет</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Достать с базара</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Сразу</translation>
    </message>
    <message>
        <source>Always there</source>
        <translation>Всегда есть</translation>
    </message>
    <message>
        <source>Second turn</source>
        <translation>Второй ход</translation>
    </message>
    <message>
        <source>After your own</source>
        <translation>После своей</translation>
    </message>
    <message>
        <source>After all lines</source>
        <translation>После всех линий</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>Не обязательно</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Обязательно</translation>
    </message>
    <message>
        <source>Your own line</source>
        <translation>Своя линия</translation>
    </message>
    <message>
        <source>Any line</source>
        <translation>Любая линия</translation>
    </message>
    <message>
        <source>Everybody waits</source>
        <translation>Ждут все</translation>
    </message>
    <message>
        <source>Its line waits</source>
        <translation>Ждёт его линия</translation>
    </message>
    <message>
        <source>Nobody waits</source>
        <translation>Не ждёт никто</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Одна</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Две</translation>
    </message>
    <message>
        <source>Turn ends</source>
        <translation>Конец хода</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Ещё ход</translation>
    </message>
    <message>
        <source>Cover first</source>
        <translation>Сначала накрыть</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Можно</translation>
    </message>
    <message>
        <source>On the double</source>
        <translation>На дубль</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Куда угодно</translation>
    </message>
    <message>
        <source>Stay open</source>
        <translation>Остаются открыты</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>Отпускаются</translation>
    </message>
    <message>
        <source>Let go</source>
        <translation>Отпускается</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Брать кость</translation>
    </message>
    <message>
        <source>Not enough</source>
        <translation>Нельзя</translation>
    </message>
    <message>
        <source>After each tile</source>
        <translation>После каждой кости</translation>
    </message>
    <message>
        <source>Once a turn</source>
        <translation>Раз за ход</translation>
    </message>
    <message>
        <source>May be kept</source>
        <translation>Можно оставить</translation>
    </message>
    <message>
        <source>Must be laid</source>
        <translation>Надо положить</translation>
    </message>
    <message>
        <source>No burst</source>
        <translation>Без рывка</translation>
    </message>
    <message>
        <source>Cover it</source>
        <translation>Накрыть</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Последний раунд</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Выигранные раунды</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Делят</translation>
    </message>
    <message>
        <source>It is laid in the centre before the deal. The players begin in turn, one each round.</source>
        <translation>Его кладут в центр до раздачи. Игроки начинают по очереди, каждый раунд — следующий.</translation>
    </message>
    <message>
        <source>It is dealt with the other tiles. Whoever holds it lays it and has the first turn.</source>
        <translation>Его раздают вместе с остальными костями. У кого он оказался, тот выкладывает его и ходит первым.</translation>
    </message>
    <message>
        <source>The highest double that was dealt is the engine. Its holder lays it and has the first turn.</source>
        <translation>Локомотив — старший из розданных дублей. Его обладатель выкладывает его и ходит первым.</translation>
    </message>
    <message>
        <source>Everybody draws one tile in turn until it appears. Whoever drew it has the first turn.</source>
        <translation>Все по очереди берут по кости, пока он не появится. Кто его взял, тот ходит первым.</translation>
    </message>
    <message>
        <source>It is taken out of the boneyard and laid. The players begin in turn, one each round.</source>
        <translation>Его достают с базара и выкладывают. Игроки начинают по очереди, каждый раунд — следующий.</translation>
    </message>
    <message>
        <source>Anybody may start it, from the first turn on.</source>
        <translation>Начать его может любой, с первого же хода.</translation>
    </message>
    <message>
        <source>The same, and the line is shown as running from the start of the round.</source>
        <translation>То же самое, а линия показана действующей с самого начала раунда.</translation>
    </message>
    <message>
        <source>You may start it from your second turn of the round on.</source>
        <translation>Начать его можно со второго своего хода в раунде.</translation>
    </message>
    <message>
        <source>You may start it once your own line has a tile.</source>
        <translation>Начать его можно, когда на вашей линии есть кость.</translation>
    </message>
    <message>
        <source>You may start it once every player’s line has a tile.</source>
        <translation>Начать его можно, когда на линии каждого игрока есть кость.</translation>
    </message>
    <message>
        <source>From the first turn on you may use every line that is open to you.</source>
        <translation>С первого хода доступна любая линия, открытая для вас.</translation>
    </message>
    <message>
        <source>Until your own line has a tile you play nowhere else, except to cover an open double.</source>
        <translation>Пока на вашей линии нет кости, ходить больше некуда — разве что накрыть открытый дубль.</translation>
    </message>
    <message>
        <source>Only a tile on your own line takes your marker off.</source>
        <translation>Ваш маркер снимает только кость на вашей линии.</translation>
    </message>
    <message>
        <source>A tile on any line takes your marker off.</source>
        <translation>Ваш маркер снимает кость на любой линии.</translation>
    </message>
    <message>
        <source>Nothing else may be played, by anybody, until the oldest open double is covered.</source>
        <translation>Никто не может ходить иначе, пока не накрыт самый старый открытый дубль.</translation>
    </message>
    <message>
        <source>Its line goes on only from the double. All other lines are played as usual.</source>
        <translation>Его линия продолжается только от дубля. На всех остальных играют как обычно.</translation>
    </message>
    <message>
        <source>A double is a tile like any other.</source>
        <translation>Дубль — такая же кость, как любая другая.</translation>
    </message>
    <message>
        <source>One tile covers the double and carries its line on.</source>
        <translation>Одна кость накрывает дубль и продолжает линию.</translation>
    </message>
    <message>
        <source>The first tile is laid beside the line and closes one side. The second carries the line on.</source>
        <translation>Первую кость кладут сбоку от линии, она закрывает одну сторону. Вторая продолжает линию.</translation>
    </message>
    <message>
        <source>A double is one play, as any tile.</source>
        <translation>Дубль — это один ход, как и любая кость.</translation>
    </message>
    <message>
        <source>You play one more tile, and draw if nothing fits.</source>
        <translation>Вы кладёте ещё одну кость, а если ничего не подходит — берёте.</translation>
    </message>
    <message>
        <source>The double has to be covered before anything else.</source>
        <translation>Сначала нужно накрыть дубль.</translation>
    </message>
    <message>
        <source>You may lay more doubles first. One cover ends your turn; the next players cover the rest.</source>
        <translation>Сначала можно положить и другие дубли. Ход кончается, когда накрыт один; остальные накрывают следующие игроки.</translation>
    </message>
    <message>
        <source>The next tile has to cover the double.</source>
        <translation>Следующая кость должна накрыть дубль.</translation>
    </message>
    <message>
        <source>It may go on any line you may use. A double left open falls to the next player.</source>
        <translation>Она может лечь на любую доступную линию. Дубль, оставшийся открытым, достаётся следующему игроку.</translation>
    </message>
    <message>
        <source>A dead double asks for the same as any other, though nothing fits it.</source>
        <translation>Мёртвый дубль требует того же, что и любой другой, хотя к нему ничего не подходит.</translation>
    </message>
    <message>
        <source>A dead double asks for nothing more, and laying one gives no other play.</source>
        <translation>Мёртвый дубль больше ничего не требует и второго хода не даёт.</translation>
    </message>
    <message>
        <source>The turn is over. Nothing is drawn and no marker set.</source>
        <translation>Ход окончен. Брать ничего не надо, маркер не ставится.</translation>
    </message>
    <message>
        <source>You draw. If that tile does not help either, you pass and your marker goes on.</source>
        <translation>Вы берёте кость. Если не помогла и она, вы пасуете и ставите маркер.</translation>
    </message>
    <message>
        <source>You are not out yet: you draw and go on until the double is settled.</source>
        <translation>Вы ещё не вышли: берёте кость и играете дальше, пока с дублем не будет покончено.</translation>
    </message>
    <message>
        <source>A double as your last tile ends the round at once.</source>
        <translation>Дубль последней костью сразу заканчивает раунд.</translation>
    </message>
    <message>
        <source>Once you have laid a tile you may draw again if nothing else fits.</source>
        <translation>Положив кость, вы можете взять снова, если больше ничего не подходит.</translation>
    </message>
    <message>
        <source>One tile is drawn in a turn, however many are laid in it.</source>
        <translation>За ход берут одну кость, сколько бы их ни было положено.</translation>
    </message>
    <message>
        <source>You may keep it and pass, unless it covers the double everybody waits for.</source>
        <translation>Её можно оставить и спасовать — если только она не накрывает дубль, которого ждут все.</translation>
    </message>
    <message>
        <source>You may not pass with a drawn tile that fits.</source>
        <translation>Пасовать с подходящей взятой костью нельзя.</translation>
    </message>
    <message>
        <source>The first turn is a turn like any other.</source>
        <translation>Первый ход — такой же, как любой другой.</translation>
    </message>
    <message>
        <source>You may lay as many tiles as you like on your own line, then say that you are done.</source>
        <translation>Можно положить сколько угодно костей на свою линию, а потом сказать «Готово».</translation>
    </message>
    <message>
        <source>It has to be covered, as on any other turn.</source>
        <translation>Его нужно накрыть, как и в любой другой ход.</translation>
    </message>
    <message>
        <source>Nobody has to cover it.</source>
        <translation>Накрывать его никто не обязан.</translation>
    </message>
    <message>
        <source>The lower score in the last round wins. If that is equal too, they share the match.</source>
        <translation>Выигрывает тот, у кого меньше очков в последнем раунде. Если равны и они, победу делят.</translation>
    </message>
    <message>
        <source>Whoever won more rounds wins. If that is equal too, they share the match.</source>
        <translation>Выигрывает тот, кто выиграл больше раундов. Если равны и они, победу делят.</translation>
    </message>
    <message>
        <source>Everybody with the lowest total shares the match.</source>
        <translation>Победу делят все, у кого наименьшая сумма.</translation>
    </message>
    <message>
        <source>All tiles from the double blank to the double %1.</source>
        <translation>Все кости от пустого дубля до дубля %1.</translation>
    </message>
    <message>
        <source>A full match: one round for every engine, down to the double blank.</source>
        <translation>Полная партия: раунд на каждый локомотив, до пустого дубля.</translation>
    </message>
    <message>
        <source>The match ends after round %1.</source>
        <translation>Партия кончается после раунда %1.</translation>
    </message>
    <message>
        <source>The hand that is usual for the set and the number of players.</source>
        <translation>Обычное число костей для этого набора и числа игроков.</translation>
    </message>
    <message numerus="yes">
        <source>Everybody is dealt %n tile(s).</source>
        <translation>
            <numerusform>Каждый получает %n кость.</numerusform>
            <numerusform>Каждый получает %n кости.</numerusform>
            <numerusform>Каждый получает %n костей.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match begins with the highest double of the set.</source>
        <translation>Партия начинается со старшего дубля набора.</translation>
    </message>
    <message>
        <source>The match begins with the double %1.</source>
        <translation>Партия начинается с дубля %1.</translation>
    </message>
    <message numerus="yes">
        <source>0-0 left in a hand counts %n point(s).</source>
        <translation>
            <numerusform>Оставшийся на руках 0-0 стоит %n очко.</numerusform>
            <numerusform>Оставшийся на руках 0-0 стоит %n очка.</numerusform>
            <numerusform>Оставшийся на руках 0-0 стоит %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only for an engine that is dealt with the other tiles.</source>
        <translation>Только если локомотив раздают вместе с остальными костями.</translation>
    </message>
    <message>
        <source>Every round finds its own engine: the highest double dealt.</source>
        <translation>В каждом раунде свой локомотив: старший из розданных дублей.</translation>
    </message>
    <message>
        <source>Only where everybody waits for an open double.</source>
        <translation>Только если открытого дубля ждут все.</translation>
    </message>
    <message>
        <source>Only where the line of an open double waits.</source>
        <translation>Только если ждёт линия открытого дубля.</translation>
    </message>
    <message>
        <source>Only where you play again after a double.</source>
        <translation>Только если после дубля ходят ещё раз.</translation>
    </message>
    <message>
        <source>Any tile may already be laid anywhere after a double.</source>
        <translation>После дубля уже можно класть любую кость куда угодно.</translation>
    </message>
    <message>
        <source>A dead double changes nothing under the other rules.</source>
        <translation>При остальных правилах мёртвый дубль ничего не меняет.</translation>
    </message>
    <message>
        <source>Under the other rules every turn ends with its first tile.</source>
        <translation>При остальных правилах любой ход кончается первой костью.</translation>
    </message>
    <message>
        <source>Only where a burst is allowed.</source>
        <translation>Только если разрешён рывок.</translation>
    </message>
</context>
<context>
    <name>PlatesStrip</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n кость</numerusform>
            <numerusform>%n кости</numerusform>
            <numerusform>%n костей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%n оч.</numerusform>
            <numerusform>%n оч.</numerusform>
            <numerusform>%n оч.</numerusform>
        </translation>
    </message>
    <message>
        <source>last tile!</source>
        <translation>последняя кость!</translation>
    </message>
    <message>
        <source>open</source>
        <translation>открыта</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>ходит</translation>
    </message>
    <message>
        <source>Mexican train</source>
        <translation>Мексиканский поезд</translation>
    </message>
    <message>
        <source>Train</source>
        <comment>the Mexican train where there is little room</comment>
        <translation>Поезд</translation>
    </message>
    <message>
        <source>public line</source>
        <translation>общая линия</translation>
    </message>
    <message>
        <source>public</source>
        <comment>the Mexican train’s line where there is little room</comment>
        <translation>общая</translation>
    </message>
    <message>
        <source>The Mexican train: anyone’s line. Click to see all its tiles.</source>
        <translation>Мексиканский поезд: общая линия. Щёлкните, чтобы увидеть все её кости.</translation>
    </message>
    <message>
        <source>A person at this computer</source>
        <translation>Человек за этим компьютером</translation>
    </message>
    <message>
        <source>Computer player: %1</source>
        <translation>Игрок-компьютер: %1</translation>
    </message>
    <message>
        <source>The line is open to everybody.</source>
        <translation>Линия открыта для всех.</translation>
    </message>
    <message>
        <source>Click to see the whole line.</source>
        <translation>Щёлкните, чтобы увидеть всю линию.</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message>
        <source>&amp;Pace of the computer players</source>
        <translation>&amp;Темп компьютерных игроков</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Спокойно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Мгновенно</translation>
    </message>
    <message>
        <source>The &amp;Master thinks for</source>
        <translation>&amp;Мастер думает</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>At most so long over a move, and twice as long over a hint. More is stronger.</source>
        <translation>Не дольше этого над ходом и вдвое дольше над подсказкой. Чем дольше, тем сильнее.</translation>
    </message>
    <message>
        <source>Draw and pass by &amp;itself</source>
        <translation>Брать и пасовать &amp;автоматически</translation>
    </message>
    <message>
        <source>When there is nothing else you could do, it is done for you at the pace of the others.</source>
        <translation>Когда ничего другого не остаётся, это делается за вас в темпе остальных.</translation>
    </message>
    <message>
        <source>Allow &amp;take-back further</source>
        <translation>Отмена &amp;ходов глубже</translation>
    </message>
    <message>
        <source>Undo whole turns, also after others have played and tiles have come to light. A match in which that happens is marked so in the statistics.</source>
        <translation>Отменять целые ходы, даже если другие уже сходили и кости открылись. Такая партия помечается в статистике.</translation>
    </message>
</context>
<context>
    <name>PlayerText</name>
    <message>
        <source>Person</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>You, or somebody else at this computer.</source>
        <translation>Вы или кто-то ещё за этим компьютером.</translation>
    </message>
    <message>
        <source>Knows the rules and makes a beginner’s mistakes.</source>
        <translation>Знает правила и делает ошибки новичка.</translation>
    </message>
    <message>
        <source>Gets rid of the heaviest tile that fits.</source>
        <translation>Сбрасывает самую тяжёлую из подходящих костей.</translation>
    </message>
    <message>
        <source>Looks at every play: the pips, and what it leaves to follow.</source>
        <translation>Смотрит каждый ход: очки и что останется потом.</translation>
    </message>
    <message>
        <source>Keeps its longest train together and its marker off.</source>
        <translation>Бережёт самую длинную цепочку и не ставит маркер.</translation>
    </message>
    <message>
        <source>Tries out each play against hands the others may hold.</source>
        <translation>Проверяет каждый ход против рук, какие могут быть у других.</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Оранжевый</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Фиолетовый</translation>
    </message>
    <message>
        <source>Pink</source>
        <translation>Розовый</translation>
    </message>
    <message>
        <source>Turquoise</source>
        <translation>Бирюзовый</translation>
    </message>
    <message>
        <source>Lime</source>
        <translation>Лайм</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Янтарный</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Ana</source>
        <translation>Аня</translation>
    </message>
    <message>
        <source>Bea</source>
        <translation>Белла</translation>
    </message>
    <message>
        <source>Carlos</source>
        <translation>Костя</translation>
    </message>
    <message>
        <source>Dina</source>
        <translation>Дина</translation>
    </message>
    <message>
        <source>Emil</source>
        <translation>Эмиль</translation>
    </message>
    <message>
        <source>Flora</source>
        <translation>Фаина</translation>
    </message>
    <message>
        <source>Gustav</source>
        <translation>Гриша</translation>
    </message>
    <message>
        <source>Hanna</source>
        <translation>Ханна</translation>
    </message>
    <message>
        <source>Ivan</source>
        <translation>Иван</translation>
    </message>
    <message>
        <source>Kira</source>
        <translation>Кира</translation>
    </message>
    <message>
        <source>Luis</source>
        <translation>Лука</translation>
    </message>
    <message>
        <source>Nina</source>
        <translation>Нина</translation>
    </message>
</context>
<context>
    <name>PointsPlot</name>
    <message numerus="yes">
        <source>Points over rounds, and the mean of the last %n</source>
        <translation>
            <numerusform>Очки по раундам и среднее за последний %n</numerusform>
            <numerusform>Очки по раундам и среднее за последние %n</numerusform>
            <numerusform>Очки по раундам и среднее за последние %n</numerusform>
        </translation>
    </message>
    <message>
        <source>rounds played</source>
        <translation>сыграно раундов</translation>
    </message>
    <message>
        <source>points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>A dot for each of your rounds will appear here: the lower, the better.</source>
        <translation>Здесь появится по точке на каждый ваш раунд: чем ниже, тем лучше.</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), on the average %1 points.</source>
        <translation>
            <numerusform>%n раунд, в среднем очков: %1.</numerusform>
            <numerusform>%n раунда, в среднем очков: %1.</numerusform>
            <numerusform>%n раундов, в среднем очков: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Раунд %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Mean of the last %n: %1</source>
        <translation>
            <numerusform>Среднее за последний %n: %1</numerusform>
            <numerusform>Среднее за последние %n: %1</numerusform>
            <numerusform>Среднее за последние %n: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>L&amp;ooks</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>Sound and la&amp;nguage</source>
        <translation>&amp;Звук и язык</translation>
    </message>
</context>
<context>
    <name>RackLayer</name>
    <message numerus="yes">
        <source>of %n tiles</source>
        <translation>
            <numerusform>из %n кости</numerusform>
            <numerusform>из %n костей</numerusform>
            <numerusform>из %n костей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pips</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>longest train: %1 %2, %3</source>
        <translation>самая длинная цепочка: %1 %2, %3</translation>
    </message>
    <message>
        <source>train: %1 %2, %3</source>
        <translation>цепочка: %1 %2, %3</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 из %2</translation>
    </message>
    <message>
        <source>Round %1: engine %2</source>
        <translation>Раунд %1: локомотив %2</translation>
    </message>
    <message>
        <source> (not over)</source>
        <translation> (не окончен)</translation>
    </message>
    <message>
        <source>To the beginning of the round</source>
        <translation>К началу раунда</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>На действие назад</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Влево</translation>
    </message>
    <message>
        <source>One action on</source>
        <translation>На действие вперёд</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Вправо</translation>
    </message>
    <message>
        <source>To the next round</source>
        <translation>К следующему раунду</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Выйти из повтора</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Moment of the match</source>
        <translation>Момент партии</translation>
    </message>
    <message>
        <source>Actions of this round</source>
        <translation>Действия этого раунда</translation>
    </message>
    <message>
        <source>How fast it plays</source>
        <translation>Скорость показа</translation>
    </message>
    <message>
        <source>Go to a round</source>
        <translation>К раунду</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Открыть руки</translation>
    </message>
    <message>
        <source>Show every player’s hand (O)</source>
        <translation>Показать руки всех игроков (O)</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Have the master go over a player’s decisions (R)</source>
        <translation>Поручить Мастеру разобрать решения игрока (R)</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Играть отсюда</translation>
    </message>
    <message>
        <source>Play on from this moment, as a match of its own</source>
        <translation>Играть дальше с этого момента отдельной партией</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>The round begins: the first turn is yours.</source>
        <translation>Раунд начинается: первый ход — ваш.</translation>
    </message>
    <message>
        <source>The round begins: the first turn is %1’s.</source>
        <translation>Раунд начинается: первый ход — %1.</translation>
    </message>
</context>
<context>
    <name>ReviewCurve</name>
    <message>
        <source>Expected lead</source>
        <translation>Ожидаемый отрыв</translation>
    </message>
    <message>
        <source>decisions, in order</source>
        <translation>решения по порядку</translation>
    </message>
    <message>
        <source>points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>After each decision, the points by which the player was expected to be ahead.</source>
        <translation>После каждого решения: на сколько очков игрок, по расчёту, впереди.</translation>
    </message>
    <message>
        <source>R%1</source>
        <translation>Р%1</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Все раунды</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>There was nothing to decide: only one thing was possible each time.</source>
        <translation>Решать было нечего: каждый раз возможно было только одно.</translation>
    </message>
    <message>
        <source>The master goes over each decision, seeing only what the player saw, and plays it on with the hidden tiles dealt in hundreds of ways.</source>
        <translation>Мастер разбирает каждое решение, видя лишь то, что видел игрок, и доигрывает его при сотнях раскладов скрытых костей.</translation>
    </message>
    <message numerus="yes">
        <source>This takes about %n second(s), in the background.</source>
        <translation>
            <numerusform>Это займёт около %n секунды, в фоне.</numerusform>
            <numerusform>Это займёт около %n секунд, в фоне.</numerusform>
            <numerusform>Это займёт около %n секунд, в фоне.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Чьи решения</translation>
    </message>
    <message>
        <source>Which rounds</source>
        <translation>Какие раунды</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Decisions reviewed</source>
        <translation>Разобрано решений</translation>
    </message>
</context>
<context>
    <name>ReviewTableModel</name>
    <message>
        <source>Points given away, with a 95 % interval; grey where it is within the noise.</source>
        <translation>Потерянные очки с интервалом 95 %; серым — в пределах погрешности.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Сыграно</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Лучше</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Цена</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>draw</source>
        <translation>взять</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>done</source>
        <translation>готово</translation>
    </message>
    <message>
        <source>This decision could not be worked out.</source>
        <translation>Это решение рассчитать не удалось.</translation>
    </message>
    <message>
        <source>%1 was the best the master could find.</source>
        <translation>%1 — лучшее, что нашёл Мастер.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be told apart: a difference of %3 points is within the noise.</source>
        <translation>%1 и %2 неразличимы: разница в %3 оч. в пределах погрешности.</translation>
    </message>
    <message>
        <source>Instead of %1 the master would play %2, worth %3 points more.</source>
        <translation>Вместо %1 Мастер сыграл бы %2: это на %3 оч. лучше.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) reviewed.</source>
        <translation>
            <numerusform>Разобрано: %n решение.</numerusform>
            <numerusform>Разобрано: %n решения.</numerusform>
            <numerusform>Разобрано: %n решений.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n nothing better was found.</source>
        <translation>
            <numerusform>В %n ничего лучше не нашлось.</numerusform>
            <numerusform>В %n ничего лучше не нашлось.</numerusform>
            <numerusform>В %n ничего лучше не нашлось.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n the difference is within the noise.</source>
        <translation>
            <numerusform>В %n разница в пределах погрешности.</numerusform>
            <numerusform>В %n разница в пределах погрешности.</numerusform>
            <numerusform>В %n разница в пределах погрешности.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clearly cost points: %1 ± %2 together.</source>
        <translation>
            <numerusform>%n явно стоило очков: %1 ± %2 всего.</numerusform>
            <numerusform>%n явно стоили очков: %1 ± %2 всего.</numerusform>
            <numerusform>%n явно стоили очков: %1 ± %2 всего.</numerusform>
        </translation>
    </message>
    <message>
        <source>None clearly cost points.</source>
        <translation>Ни одно явно не стоило очков.</translation>
    </message>
</context>
<context>
    <name>RoundSummary</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 из %2</translation>
    </message>
    <message>
        <source>Check the deal…</source>
        <translation>Проверить раздачу…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Have the master go over your decisions in this round</source>
        <translation>Поручить Мастеру разобрать ваши решения в этом раунде</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Осмотреть стол</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Следующий раунд</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Новая партия…</translation>
    </message>
    <message>
        <source>round</source>
        <translation>раунд</translation>
    </message>
    <message>
        <source>total</source>
        <translation>всего</translation>
    </message>
    <message>
        <source>out</source>
        <translation>выход</translation>
    </message>
    <message>
        <source>no tiles</source>
        <translation>нет костей</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>This table plays by: %1. The usual table is %2; here is what differs from it.</source>
        <translation>За этим столом играют так: %1. Обычный стол — %2; вот чем они различаются.</translation>
    </message>
    <message>
        <source>Nothing. This is the usual table: %1.</source>
        <translation>Ничего. Это обычный стол: %1.</translation>
    </message>
    <message>
        <source>What changed from the usual</source>
        <translation>Что не как обычно</translation>
    </message>
    <message>
        <source>(Usually: %1.)</source>
        <translation>(Обычно: %1.)</translation>
    </message>
    <message>
        <source>(As usual, though %1 has it otherwise.)</source>
        <translation>(Как обычно, хотя у стола «%1» иначе.)</translation>
    </message>
    <message>
        <source>Everybody lays tiles on a line of their own, out from the engine in the middle, and all share one more line, the Mexican train. Lay your last tile before the others do: what stays in a hand counts against its player. The lowest total after the last round wins the match.</source>
        <translation>Каждый выкладывает кости на свою линию, идущую от локомотива в центре, и у всех есть ещё одна общая линия — мексиканский поезд. Положите последнюю кость раньше других: то, что осталось на руках, записывается против игрока. Кто после последнего раунда набрал меньше всех, выигрывает партию.</translation>
    </message>
    <message>
        <source>The game in short</source>
        <translation>Игра в двух словах</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n tile(s).</source>
        <translation>
            <numerusform>Всего %n кость.</numerusform>
            <numerusform>Всего %n кости.</numerusform>
            <numerusform>Всего %n костей.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first engine is the double %1, and every later round takes the next lower.</source>
        <translation>Первый локомотив — дубль %1, а в каждом следующем раунде на один меньше.</translation>
    </message>
    <message numerus="yes">
        <source>The match has %n round(s).</source>
        <translation>
            <numerusform>В партии %n раунд.</numerusform>
            <numerusform>В партии %n раунда.</numerusform>
            <numerusform>В партии %n раундов.</numerusform>
        </translation>
    </message>
    <message>
        <source>The others are the boneyard and stay face down. You play from your own hand alone.</source>
        <translation>Остальные — это базар, они лежат рубашкой вверх. Вы играете только своими костями.</translation>
    </message>
    <message>
        <source>The set</source>
        <translation>Набор</translation>
    </message>
    <message>
        <source>Hand and boneyard</source>
        <translation>Руки и базар</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Tiles and rounds</source>
        <translation>Кости и раунды</translation>
    </message>
    <message>
        <source>The engine, and a line that runs out of it.</source>
        <translation>Локомотив и линия, которая от него идёт.</translation>
    </message>
    <message>
        <source>If a tile of yours fits a line you may use, you have to lay one. Which one and where is yours to choose.</source>
        <translation>Если какая-то ваша кость подходит к доступной линии, вы обязаны положить одну. Какую и куда — решать вам.</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>Что подходит</translation>
    </message>
    <message>
        <source>A line offers one number: the outer half of its last tile or, while it has none, the engine’s. A tile fits where one of its halves has that number, and that half goes inward.</source>
        <translation>Линия предлагает одно число: внешнюю половину своей последней кости, а пока костей нет — число локомотива. Кость подходит там, где это число есть на одной из её половин; этой половиной её и прикладывают.</translation>
    </message>
    <message>
        <source>This line offers a 5: the first tile fits, the second does not.</source>
        <translation>Эта линия предлагает 5: первая кость подходит, вторая нет.</translation>
    </message>
    <message>
        <source>Where you may play</source>
        <translation>Куда можно ходить</translation>
    </message>
    <message>
        <source>On your own line, on the Mexican train, and on every line whose marker is on: that line is open. Every other line is closed to you.</source>
        <translation>На свою линию, на мексиканский поезд и на любую линию, где стоит маркер: такая линия открыта. Все остальные для вас закрыты.</translation>
    </message>
    <message>
        <source>The upper line is open, since a marker stands on it; the lower one is closed.</source>
        <translation>Верхняя линия открыта, на ней стоит маркер; нижняя закрыта.</translation>
    </message>
    <message>
        <source>Who can play has to</source>
        <translation>Кто может, тот обязан</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Когда берут кость</translation>
    </message>
    <message>
        <source>If nothing fits, you draw one tile from the boneyard.</source>
        <translation>Если ничего не подходит, вы берёте одну кость с базара.</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>If the drawn tile does not fit either, or the boneyard is empty, you pass. Your marker goes on, and from then on everybody may play on your line.</source>
        <translation>Если не подходит и взятая кость или базар пуст, вы пасуете. Ставится ваш маркер, и с этого момента все могут играть на вашей линии.</translation>
    </message>
    <message>
        <source>The turn goes round clockwise, and only the player whose turn it is may play: the one whose plate is framed. One tile on one line is a turn, unless doubles or a first turn make it longer.</source>
        <translation>Ход переходит по часовой стрелке, и ходить может только тот, чья очередь: его табличка обведена. Одна кость на одну линию — это и есть ход, если его не удлиняют дубли или первый ход раунда.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Several open doubles</source>
        <translation>Несколько открытых дублей</translation>
    </message>
    <message>
        <source>Saying done</source>
        <translation>Когда говорят «Готово»</translation>
    </message>
    <message>
        <source>A double is laid across its line. Nothing of this holds for the engine.</source>
        <translation>Дубль кладут поперёк линии. К локомотиву всё это не относится.</translation>
    </message>
    <message>
        <source>An open double glows golden. The tile on its right covers it.</source>
        <translation>Открытый дубль светится золотом. Кость справа его накрывает.</translation>
    </message>
    <message>
        <source>It glows golden, and may be covered on every line, also on one that is closed to you.</source>
        <translation>Он светится золотом, и накрыть его можно на любой линии, даже на закрытой для вас.</translation>
    </message>
    <message>
        <source>Who cannot cover it draws and, if that does not help, passes.</source>
        <translation>Кто не может его накрыть, берёт кость, а если и она не помогла — пасует.</translation>
    </message>
    <message>
        <source>The first tile lies beside the line; the second carries the line on.</source>
        <translation>Первая кость лежит сбоку от линии, вторая её продолжает.</translation>
    </message>
    <message>
        <source>A double lies across its line; any tile with its number carries the line on.</source>
        <translation>Дубль лежит поперёк линии; её продолжает любая кость с его числом.</translation>
    </message>
    <message>
        <source>They are covered in the order in which they were laid, the oldest first.</source>
        <translation>Их накрывают в том порядке, в каком они легли, начиная с самого старого.</translation>
    </message>
    <message>
        <source>Each waits for its own tiles, and nobody has to keep to an order.</source>
        <translation>Каждый ждёт своих костей, и порядка соблюдать не нужно.</translation>
    </message>
    <message>
        <source>No double waits, so there is no order to keep.</source>
        <translation>Дубли здесь не ждут, так что и порядка нет.</translation>
    </message>
    <message>
        <source>In a burst you say that you are done when you want to stop.</source>
        <translation>В рывке вы говорите «Готово», когда хотите остановиться.</translation>
    </message>
    <message>
        <source>If the last tile you laid is a double and you cannot go on, you say that you are done: you draw nothing, and your marker stays off.</source>
        <translation>Если последней вы положили дубль, а продолжить не можете, вы говорите «Готово»: ничего не берёте, и маркер не ставится.</translation>
    </message>
    <message>
        <source>Nobody says that at this table: a turn ends with a tile, or with a pass.</source>
        <translation>За этим столом так не говорят: ход кончается костью или пасом.</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Whoever lays the last tile of a hand is out and ends the round. Whenever a hand comes down to one tile, the table is told.</source>
        <translation>Кто кладёт последнюю кость с рук, выходит и заканчивает раунд. Когда у кого-то остаётся одна кость, стол об этом узнаёт.</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Блокировка</translation>
    </message>
    <message>
        <source>When the boneyard is empty and nobody can lay a tile any more, the round is over at once, and every hand counts.</source>
        <translation>Когда базар пуст и никто больше не может положить кость, раунд сразу кончается и считаются все руки.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Every pip left in a hand is a point. Whoever is out scores 0.</source>
        <translation>Каждое очко на оставшихся костях — одно очко в счёт. Кто вышел, получает 0.</translation>
    </message>
    <message>
        <source>The end of a round, and the points</source>
        <translation>Конец раунда и очки</translation>
    </message>
    <message>
        <source>This hand counts 9 + 6 + %1 = %2.</source>
        <translation>Эта рука стоит 9 + 6 + %1 = %2.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>The rules of this table</source>
        <translation>Правила этого стола</translation>
    </message>
    <message>
        <source>Parts of the rules</source>
        <translation>Разделы правил</translation>
    </message>
</context>
<context>
    <name>ScoreTableModel</name>
    <message>
        <source>Round %1, engine %2</source>
        <translation>Раунд %1, локомотив %2</translation>
    </message>
    <message>
        <source>Round %1, engine not known yet</source>
        <translation>Раунд %1, локомотив пока неизвестен</translation>
    </message>
    <message>
        <source>%1: %2 points in this round, %3 so far</source>
        <translation>%1: очков в этом раунде %2, всего пока %3</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Всего</translation>
    </message>
    <message>
        <source>%1: %2 points in all, in the lead</source>
        <translation>%1: всего очков %2, впереди</translation>
    </message>
    <message>
        <source>%1: not played yet</source>
        <translation>%1: ещё не сыгран</translation>
    </message>
    <message>
        <source>%1: %2 points in all</source>
        <translation>%1: всего очков %2</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Локомотив</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Раунд</translation>
    </message>
    <message>
        <source>%1, total</source>
        <translation>%1, всего</translation>
    </message>
</context>
<context>
    <name>ScoresheetDock</name>
    <message>
        <source>Scoresheet</source>
        <translation>Таблица очков</translation>
    </message>
    <message>
        <source>&amp;Scoresheet</source>
        <translation>Таблица &amp;очков</translation>
    </message>
    <message>
        <source>&amp;Copy the scoresheet</source>
        <translation>&amp;Копировать таблицу очков</translation>
    </message>
    <message>
        <source>&amp;Save as CSV…</source>
        <translation>&amp;Сохранить как CSV…</translation>
    </message>
</context>
<context>
    <name>ScoresheetPaper</name>
    <message>
        <source>Scoresheet</source>
        <translation>Таблица очков</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Мексиканский поезд</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Всего</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name of player %1</source>
        <translation>Имя игрока %1</translation>
    </message>
    <message>
        <source>Who is player %1</source>
        <translation>Кто игрок %1</translation>
    </message>
    <message>
        <source>Colour of %1: %2</source>
        <translation>Цвет игрока %1: %2</translation>
    </message>
    <message>
        <source>%1 – swap with %2</source>
        <translation>%1 – обменять с игроком %2</translation>
    </message>
</context>
<context>
    <name>SeatsPanel</name>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Игроки:</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1:&lt;/b&gt; %2</source>
        <translation>&lt;b&gt;%1:&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>Nobody plays: a demonstration by computer players.</source>
        <translation>Людей нет: играют одни компьютерные игроки.</translation>
    </message>
    <message>
        <source>Between the turns of persons the screen is covered, so that hands stay hidden.</source>
        <translation>Между ходами людей экран закрывается, чтобы руки не было видно.</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>the Mexican train</source>
        <translation>мексиканский поезд</translation>
    </message>
    <message>
        <source>your line</source>
        <translation>ваша линия</translation>
    </message>
    <message>
        <source>%1’s line</source>
        <translation>линия игрока %1</translation>
    </message>
    <message>
        <source>on the Mexican train</source>
        <comment>where something lies</comment>
        <translation>на мексиканском поезде</translation>
    </message>
    <message>
        <source>on your line</source>
        <comment>where something lies</comment>
        <translation>на вашей линии</translation>
    </message>
    <message>
        <source>on %1’s line</source>
        <comment>where something lies</comment>
        <translation>на линии игрока %1</translation>
    </message>
    <message>
        <source>on the Mexican train</source>
        <comment>where something is laid</comment>
        <translation>на мексиканский поезд</translation>
    </message>
    <message>
        <source>on your line</source>
        <comment>where something is laid</comment>
        <translation>на вашу линию</translation>
    </message>
    <message>
        <source>on %1’s line</source>
        <comment>where something is laid</comment>
        <translation>на линию игрока %1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Практик</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Стратег</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>Ходит %1.</translation>
    </message>
    <message>
        <source>Nothing fits: draw a tile.</source>
        <translation>Ничего не подходит: возьмите кость.</translation>
    </message>
    <message>
        <source>The drawn tile does not fit: pass.</source>
        <translation>Взятая кость не подходит: пасуйте.</translation>
    </message>
    <message>
        <source>Nothing fits and the boneyard is empty: pass.</source>
        <translation>Ничего не подходит, базар пуст: пасуйте.</translation>
    </message>
    <message>
        <source>Nothing more fits here: you are done.</source>
        <translation>Больше ничего не подходит: готово.</translation>
    </message>
    <message>
        <source>Cover the golden double, or lay another double.</source>
        <translation>Накройте золотой дубль или положите ещё один дубль.</translation>
    </message>
    <message>
        <source>You may lay the drawn tile, or pass.</source>
        <translation>Можно положить взятую кость или спасовать.</translation>
    </message>
    <message>
        <source>The drawn tile fits: lay it.</source>
        <translation>Взятая кость подходит: положите её.</translation>
    </message>
    <message>
        <source>Go on along your line, or say that you are done.</source>
        <translation>Продолжайте свою линию или скажите «Готово».</translation>
    </message>
    <message>
        <source>Your turn: play a tile.</source>
        <translation>Ваш ход: положите кость.</translation>
    </message>
    <message>
        <source>%1 is thinking …</source>
        <translation>%1 думает…</translation>
    </message>
    <message>
        <source>The round is blocked: nobody can go on.</source>
        <translation>Раунд заблокирован: ходить больше некому.</translation>
    </message>
    <message>
        <source>You are out: the round is yours.</source>
        <translation>Вы вышли: раунд ваш.</translation>
    </message>
    <message>
        <source>%1 is out and wins the round.</source>
        <translation>%1 выходит и выигрывает раунд.</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Вы выиграли партию!</translation>
    </message>
    <message>
        <source>%1 wins the match.</source>
        <translation>%1 выигрывает партию.</translation>
    </message>
    <message>
        <source>%1 share the match.</source>
        <translation>Победу делят %1.</translation>
    </message>
    <message>
        <source>That tile does not fit: %1 ends in %2.</source>
        <translation>Эта кость не подходит: %1 оканчивается на %2.</translation>
    </message>
    <message>
        <source>That line is closed.</source>
        <translation>Эта линия закрыта.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Раунд окончен.</translation>
    </message>
    <message>
        <source>There is no such line at this table.</source>
        <translation>Такой линии за этим столом нет.</translation>
    </message>
    <message>
        <source>You do not hold that tile.</source>
        <translation>Этой кости у вас нет.</translation>
    </message>
    <message>
        <source>Start your own line first: this house plays nowhere else before.</source>
        <translation>Сначала начните свою линию: здесь раньше никуда больше не ходят.</translation>
    </message>
    <message>
        <source>After the first tile of a burst only your own line may be used.</source>
        <translation>После первой кости рывка ходить можно только на свою линию.</translation>
    </message>
    <message>
        <source>The Mexican train may not be started yet.</source>
        <translation>Мексиканский поезд пока начинать нельзя.</translation>
    </message>
    <message>
        <source>That double is not the oldest one that is open.</source>
        <translation>Это не самый старый из открытых дублей.</translation>
    </message>
    <message>
        <source>You hold a tile that fits, so you have to play.</source>
        <translation>У вас есть подходящая кость: нужно ходить.</translation>
    </message>
    <message>
        <source>Draw a tile before you pass.</source>
        <translation>Прежде чем пасовать, возьмите кость.</translation>
    </message>
    <message>
        <source>The drawn tile fits and has to be laid.</source>
        <translation>Взятая кость подходит, и её нужно положить.</translation>
    </message>
    <message>
        <source>You have drawn already.</source>
        <translation>Вы уже брали кость.</translation>
    </message>
    <message>
        <source>The boneyard is empty.</source>
        <translation>Базар пуст.</translation>
    </message>
    <message>
        <source>You cannot end your turn like that now.</source>
        <translation>Сейчас так закончить ход нельзя.</translation>
    </message>
    <message>
        <source>You are done: this house lets your double go.</source>
        <translation>Готово: здесь ваш дубль отпускают.</translation>
    </message>
    <message>
        <source>No tile of your hand fits your line, which ends in %1: the tiles are only sorted.</source>
        <translation>Ни одна из ваших костей не подходит к вашей линии (она оканчивается на %1): они только разложены по порядку.</translation>
    </message>
    <message>
        <source>on their own line</source>
        <comment>where one seat, of whatever sex, lays a tile</comment>
        <translation>на свою линию</translation>
    </message>
    <message>
        <source>%1 drew</source>
        <translation>%1 берёт кость</translation>
    </message>
    <message>
        <source>%1 passed</source>
        <translation>%1 пасует</translation>
    </message>
    <message>
        <source>You are done</source>
        <translation>Вы закончили ход</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 завершает ход</translation>
    </message>
    <message>
        <source>You have one tile left</source>
        <translation>У вас осталась одна кость</translation>
    </message>
    <message>
        <source>%1 has one tile left</source>
        <translation>%1: осталась одна кость</translation>
    </message>
    <message>
        <source>%1 covered the double</source>
        <translation>%1 накрывает дубль</translation>
    </message>
    <message>
        <source>the double %1 is dead and waits no longer</source>
        <translation>дубль %1 мёртв и больше не ждёт</translation>
    </message>
    <message>
        <source>%1 has to cover the golden double %2.</source>
        <translation>Золотой дубль %2 должен накрыть игрок %1.</translation>
    </message>
    <message>
        <source>You cannot cover the golden double %1: draw a tile.</source>
        <translation>Накрыть золотой дубль %1 нечем: возьмите кость.</translation>
    </message>
    <message>
        <source>You cannot cover the golden double %1: pass.</source>
        <translation>Накрыть золотой дубль %1 нечем: пасуйте.</translation>
    </message>
    <message>
        <source>Cover the golden double %1 first.</source>
        <translation>Сначала накройте золотой дубль %1.</translation>
    </message>
    <message>
        <source>The golden double %1 has to be covered first.</source>
        <translation>Сначала нужно накрыть золотой дубль %1.</translation>
    </message>
    <message>
        <source>You laid %2 %3</source>
        <translation>Вы положили %2 %3</translation>
    </message>
    <message>
        <source>%1 laid %2 %3</source>
        <translation>%1 кладёт %2 %3</translation>
    </message>
    <message>
        <source>You drew</source>
        <translation>Вы взяли кость</translation>
    </message>
    <message>
        <source>You passed</source>
        <translation>Вы спасовали</translation>
    </message>
    <message>
        <source>You covered the double</source>
        <translation>Вы накрыли дубль</translation>
    </message>
    <message>
        <source>This round’s deal is sealed with the SHA-256 commitment
%1

Keep it if you like: when the round is over, the deal and its salt are shown and can be checked against it.</source>
        <translation>Раздача этого раунда запечатана обязательством SHA-256
%1

Сохраните его, если хотите: когда раунд кончится, раздача и соль будут показаны и их можно будет сверить.</translation>
    </message>
    <message>
        <source>The deal is the one that was promised before the round.</source>
        <translation>Раздача именно та, что была обещана до раунда.</translation>
    </message>
    <message>
        <source>The deal is NOT the one that was promised before the round.</source>
        <translation>Раздача НЕ та, что была обещана до раунда.</translation>
    </message>
    <message>
        <source>Promised: %1</source>
        <translation>Обещано: %1</translation>
    </message>
    <message>
        <source>Recomputed: %1</source>
        <translation>Пересчитано: %1</translation>
    </message>
    <message>
        <source>Salt: %1</source>
        <translation>Соль: %1</translation>
    </message>
    <message>
        <source>Deal: %1</source>
        <translation>Раздача: %1</translation>
    </message>
    <message>
        <source>To check it yourself, take the SHA-256 of the salt and the tiles, joined by single spaces.</source>
        <translation>Чтобы проверить самому, возьмите SHA-256 от соли и костей, соединённых одиночными пробелами.</translation>
    </message>
</context>
<context>
    <name>SetPicker</name>
    <message numerus="yes">
        <source>Double %1: %n tile(s)</source>
        <translation>
            <numerusform>Дубль %1: %n кость</numerusform>
            <numerusform>Дубль %1: %n кости</numerusform>
            <numerusform>Дубль %1: %n костей</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SharesPlot</name>
    <message>
        <source>Matches won, by level and by rules</source>
        <translation>Победы по уровням и правилам</translation>
    </message>
    <message>
        <source>share of the matches won, in percent</source>
        <translation>доля выигранных партий, в процентах</translation>
    </message>
    <message>
        <source>Bars will show how often you win: against each level, and by each set of rules.</source>
        <translation>Столбики покажут, как часто вы выигрываете: против каждого уровня и по каждым правилам.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n match(es) won (%3)</source>
        <translation>
            <numerusform>%1: выиграно %2 из %n партии (%3)</numerusform>
            <numerusform>%1: выиграно %2 из %n партий (%3)</numerusform>
            <numerusform>%1: выиграно %2 из %n партий (%3)</numerusform>
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
        <translation>&amp;Громкость</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>&amp;Listen</source>
        <translation>По&amp;слушать</translation>
    </message>
    <message>
        <source>M&amp;ute</source>
        <translation>Без зв&amp;ука</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>As the desktop’s</source>
        <translation>Как у системы</translation>
    </message>
    <message>
        <source>Nothing can be heard: Qt Multimedia is not installed, or a library it needs. It comes with the optional part “sound” of the program.</source>
        <translation>Звука нет: не установлен Qt Multimedia или нужная ему библиотека. Он входит в необязательную часть программы «sound».</translation>
    </message>
    <message>
        <source>Nothing can be heard: this computer has no device that plays sound at present.</source>
        <translation>Звука нет: сейчас у этого компьютера нет звукового устройства.</translation>
    </message>
    <message>
        <source>Nothing can be heard: what plays the sounds has ended again and again.</source>
        <translation>Звука нет: то, что воспроизводит звуки, раз за разом завершается.</translation>
    </message>
    <message>
        <source>Nothing can be heard while the window is not shown on a screen.</source>
        <translation>Звука нет, пока окно не показано на экране.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>round %1 of %2</source>
        <translation>раунд %1 из %2</translation>
    </message>
    <message>
        <source>Mexican Train</source>
        <translation>Мексиканский поезд</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>New to Mexican Train? A coach takes you through a small round, step by step.</source>
        <translation>Впервые играете в мексиканский поезд? Наставник шаг за шагом проведёт вас через небольшой раунд.</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Первая игра</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Нет, спасибо</translation>
    </message>
</context>
<context>
    <name>TableFacts</name>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 из %2</translation>
    </message>
    <message>
        <source>engine %1</source>
        <translation>локомотив %1</translation>
    </message>
    <message>
        <source>boneyard %1</source>
        <translation>базар %1</translation>
    </message>
    <message>
        <source>seal %1</source>
        <translation>печать %1</translation>
    </message>
    <message>
        <source>This round’s deal is sealed: SHA-256 %1. After the round the deal and its salt are shown, and Play → Check the deal recomputes it.</source>
        <translation>Раздача этого раунда запечатана: SHA-256 %1. После раунда раздача и соль будут показаны, а «Ход → Проверить раздачу» пересчитает их.</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message numerus="yes">
        <source>Your hand, %n tile(s)</source>
        <translation>
            <numerusform>У вас на руках, %n кость</numerusform>
            <numerusform>У вас на руках, %n кости</numerusform>
            <numerusform>У вас на руках, %n костей</numerusform>
        </translation>
    </message>
    <message>
        <source>double %1</source>
        <translation>дубль %1</translation>
    </message>
    <message>
        <source>%1, fits nowhere now</source>
        <translation>%1, сейчас никуда не подходит</translation>
    </message>
    <message>
        <source>%1, fits %2</source>
        <translation>%1, подходит: %2</translation>
    </message>
    <message>
        <source>number %1 of %2 in your train</source>
        <translation>номер %1 из %2 в вашей цепочке</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Линии</translation>
    </message>
    <message>
        <source>its double has to be covered</source>
        <translation>дубль на ней нужно накрыть</translation>
    </message>
    <message>
        <source>open</source>
        <translation>открыта</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>закрыта</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <comment>on a line</comment>
        <translation>
            <numerusform>%n кость</numerusform>
            <numerusform>%n кости</numerusform>
            <numerusform>%n костей</numerusform>
        </translation>
    </message>
    <message>
        <source>ends in %1</source>
        <translation>оканчивается на %1</translation>
    </message>
    <message>
        <source>nothing laid yet</source>
        <translation>пока пусто</translation>
    </message>
    <message numerus="yes">
        <source>Boneyard, %n tile(s)</source>
        <translation>
            <numerusform>Базар, %n кость</numerusform>
            <numerusform>Базар, %n кости</numerusform>
            <numerusform>Базар, %n костей</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, draw one</source>
        <translation>%1, возьмите одну</translation>
    </message>
    <message>
        <source>Table, engine %1</source>
        <translation>Стол, локомотив %1</translation>
    </message>
</context>
<context>
    <name>TallyStrip</name>
    <message>
        <source>How many of the %1 tiles with each number lie on the table or in your hand.</source>
        <translation>Сколько из %1 костей с каждым числом лежит на столе или у вас на руках.</translation>
    </message>
    <message>
        <source>Tiles seen of each number</source>
        <translation>Сколько костей с каждым числом видно</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Партия</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Pace of the computer players</source>
        <translation>&amp;Темп компьютерных игроков</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>Recent &amp;matches</source>
        <translation>Неда&amp;вние партии</translation>
    </message>
    <message>
        <source>Return to a boo&amp;kmark</source>
        <translation>Вернуться к за&amp;кладке</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Новая партия…</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Реванш</translation>
    </message>
    <message>
        <source>Restart this &amp;deal</source>
        <translation>Переиграть &amp;эту раздачу</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>&amp;Сохранить как…</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;История…</translation>
    </message>
    <message>
        <source>Pr&amp;int the scoresheet…</source>
        <translation>Пе&amp;чать таблицы очков…</translation>
    </message>
    <message>
        <source>Save the scoresheet as PD&amp;F…</source>
        <translation>Сохранить таблицу очков в PD&amp;F…</translation>
    </message>
    <message>
        <source>Open &amp;position…</source>
        <translation>Открыть &amp;позицию…</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Копировать позицию</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>Play num&amp;ber…</source>
        <translation>Раздача по но&amp;меру…</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Нас&amp;тройки…</translation>
    </message>
    <message>
        <source>&amp;Leave the match</source>
        <translation>Покинут&amp;ь партию</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>&amp;Разложить</translation>
    </message>
    <message>
        <source>&amp;Flip the tile</source>
        <translation>&amp;Повернуть кость</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Под&amp;сказка</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Взять кость</translation>
    </message>
    <message>
        <source>&amp;Pass or done</source>
        <translation>Пас &amp;или «Готово»</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>В&amp;ернуть</translation>
    </message>
    <message>
        <source>&amp;Take back your last play</source>
        <translation>От&amp;менить ваш последний ход</translation>
    </message>
    <message>
        <source>Set a &amp;bookmark</source>
        <translation>Поставить &amp;закладку</translation>
    </message>
    <message>
        <source>R&amp;eplay this match</source>
        <translation>Пов&amp;тор этой партии</translation>
    </message>
    <message>
        <source>Re&amp;view the last round</source>
        <translation>Раз&amp;бор последнего раунда</translation>
    </message>
    <message>
        <source>&amp;Look at a line</source>
        <translation>Осмотреть &amp;линию</translation>
    </message>
    <message>
        <source>Hurr&amp;y to my turn</source>
        <translation>К моему &amp;ходу</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>Следующий ра&amp;унд</translation>
    </message>
    <message>
        <source>&amp;Check the deal…</source>
        <translation>Проверить раз&amp;дачу…</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Полный &amp;экран</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Крупнее</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Мельче</translation>
    </message>
    <message>
        <source>Fit the ta&amp;ble</source>
        <translation>&amp;Весь стол</translation>
    </message>
    <message>
        <source>&amp;Tally of the numbers seen</source>
        <translation>&amp;Счёт вышедших чисел</translation>
    </message>
    <message>
        <source>Draw and pass by &amp;itself when nothing else is possible</source>
        <translation>Брать и пасовать &amp;автоматически, когда иначе нельзя</translation>
    </message>
    <message>
        <source>Reduce &amp;motion</source>
        <translation>Меньше &amp;движения</translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <translation>&amp;Спокойный</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Обычный</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Быстрый</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Мгновенный</translation>
    </message>
    <message>
        <source>As the &amp;desktop’s</source>
        <translation>Как у &amp;системы</translation>
    </message>
    <message>
        <source>&amp;First game</source>
        <translation>Перва&amp;я игра</translation>
    </message>
    <message>
        <source>&amp;Rules of this table</source>
        <translation>&amp;Правила этого стола</translation>
    </message>
    <message>
        <source>&amp;Controls…</source>
        <translation>&amp;Управление…</translation>
    </message>
    <message>
        <source>&amp;About Mexican Train</source>
        <translation>&amp;О программе «Мексиканский поезд»</translation>
    </message>
</context>
</TS>
