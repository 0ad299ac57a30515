package dev.snakewater.application.gunfight;

import static dev.snakewater.application.gunfight.Gunslinger.named;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import java.util.ArrayList;
import java.util.List;

/** Ann, who is faster than everybody else, against two, with many bullets in one action. */
final class ManyBullets {

    private ManyBullets() {}

    static Gunslinger ann() {
        return named("Ann").pistol(Degree.GOOD);
    }

    static Showdown againstTwo(Gunslinger ann) {
        return Showdown.of(ann, named("Bill").revolver(), named("Carl").revolver())
                .at(RangeBand.ACROSS_THE_ROOM);
    }

    /** Ann goes first, and Bill and Carl let part 3 go by. */
    static String[] then(String... more) {
        return and(
                new String[] {
                    "Ann, draw: 1", "Bill, draw: 0", "Carl, draw: 0", "Bill, part 3: nothing", "Carl, part 3: nothing"
                },
                more);
    }

    static String[] and(String[] some, String... more) {
        List<String> all = new ArrayList<>(List.of(some));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }
}
