package dev.snakewater.application.port.in;

import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.BodyPicture;
import dev.snakewater.application.words.Gauge;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import java.util.List;
import java.util.Optional;

/** What a fight comes to. It is worked out when somebody asks for it. */
public interface FightSummary {

    /** Returns the numbers of all fighters at the opening, at the end of each turn, and as it stands now. */
    List<Stage> stages();

    /** Returns the bodies as they are now, if the rule text knows their parts. */
    List<BodyPicture> bodies();

    /** Returns who went for whom, in the order in which they first did, and what came of it. */
    List<Exchange> exchanges();

    /** Returns at most so many throws: those that were least likely to be as good, the least likely first. */
    List<Feat> bestThrows(int most);

    /** Returns how lucky everybody was whose throws can be good or bad, the luckiest first. */
    List<Luck> luck();

    /** The numbers of all fighters after so many turns. */
    record Stage(int turns, List<Gauge> gauges) {}

    /**
     * What one fighter did to another.
     *
     * @param by who did it; nobody, if it came of something else
     * @param harm what it came to, in words; may be empty
     */
    record Exchange(Optional<Name> by, Name at, int attempts, int hits, String harm) {}

    /** A throw, what it showed, and how likely it was to show that or something better. */
    record Feat(Throw what, Fall fall, double asGood) {}

    /**
     * How lucky somebody was.
     *
     * @param throwing how many of his throws count
     * @param better what share of all that could have fallen was worse, on average; half of it is what is to be expected
     */
    record Luck(Name who, int throwing, double better) {}
}
