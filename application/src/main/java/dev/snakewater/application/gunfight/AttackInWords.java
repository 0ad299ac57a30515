package dev.snakewater.application.gunfight;

import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import java.util.ArrayList;
import java.util.List;

/** What an attack is called in words, the same in which it can be asked for: {@code Bob shoots Joe, aimed}. */
final class AttackInWords {

    private static final Wording WORDS = GunfightTelling.wording();

    private AttackInWords() {}

    /** The words of an attack without problems. */
    static String of(AttackScenario scenario) {
        AttackScenario.Attempt attack = scenario.attack();
        List<String> names = attack.at().stream().map(AttackInWords::target).toList();
        List<String> told = new ArrayList<>();
        told.add(WORDS.message(
                "attack." + attack.does().name() + (names.size() == 1 ? "" : ".several"),
                attack.by(),
                WORDS.row(names)));
        if (!attack.does().snaps()) {
            told.add(WORDS.message(attack.isAimed() ? "attack.aimed" : "attack.unaimed"));
        }
        for (AttackScenario.Target target : attack.at()) {
            String who = names.size() == 1
                    ? WORDS.message("attack.who")
                    : target.name().text();
            target.does().ifPresent(defence -> told.add(WORDS.message("attack." + defence.name(), who)));
        }
        List<RangeBand> ranges = attack.at().stream()
                .map(target -> scenario.distance(target.name()).range())
                .distinct()
                .toList();
        if (ranges.size() == 1) {
            told.add(ranges.getFirst().toString());
        }
        if (!attack.with().isEmpty()) {
            told.add(WORDS.message("attack.with", WORDS.row(attack.with())));
        }
        if (attack.plusTwo()) {
            told.add(WORDS.message("attack.plus-two"));
        }
        return String.join(", ", told);
    }

    private static String target(AttackScenario.Target target) {
        return target.called()
                .map(part -> WORDS.message("attack.part", target.name(), part))
                .orElse(target.name().text());
    }
}
