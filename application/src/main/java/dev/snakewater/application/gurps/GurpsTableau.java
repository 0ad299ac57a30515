package dev.snakewater.application.gurps;

import dev.snakewater.application.words.Tableau;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.gurps.attack.Engagement;
import dev.snakewater.domain.gurps.attack.Figure;
import dev.snakewater.domain.gurps.body.Condition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How an attack stands, as a table: the weapon, how far off and how everybody stands, the hit points, what became of whom.
 *
 * @param words what all that is called
 */
record GurpsTableau(Wording words) {

    /** The table of an attack. */
    Tableau of(ChartedAttack attack) {
        Engagement engagement = attack.engagement();
        Stream<Integer> marks = Stream.concat(
                Stream.of(Engagement.SELF),
                IntStream.range(0, engagement.figures().size()).boxed());
        return new Tableau(
                List.of(
                        words.message("state.weapon"),
                        words.message("state.yards"),
                        words.message("state.posture"),
                        words.message("state.hit-points"),
                        words.message("state.now")),
                marks.map(mark -> row(attack, mark)).toList());
    }

    private Tableau.Row row(ChartedAttack attack, int mark) {
        Engagement engagement = attack.engagement();
        Figure figure = engagement.figure(mark);
        boolean isAttacker = mark == Engagement.SELF;
        Optional<Harm> harm = Optional.of(attack.harm()).filter(done -> attack.mark() == mark);
        int left = harm.map(Harm::hitPoints).orElse(figure.body().left());
        List<Condition> became = harm.map(Harm::conditions).orElse(List.of());
        return new Tableau.Row(
                figure.name(),
                List.of(
                        isAttacker ? engagement.weapon().name() : "",
                        isAttacker || !engagement.weapon().isRanged()
                                ? ""
                                : String.valueOf(figure.ground().yards()),
                        Wording.capitalised(figure.person().posture().toString()),
                        words.message("state.points", left, figure.body().healthy()),
                        now(attack, mark, became)),
                became.contains(Condition.UNCONSCIOUS));
    }

    private String now(ChartedAttack attack, int mark, List<Condition> became) {
        List<String> now = new ArrayList<>();
        if (mark == attack.mark()) {
            now.add(words.message(mark == Engagement.SELF ? "state.himself" : "cast.target"));
        } else if (Engagement.isWrongTarget(mark)) {
            now.add(attack.engagement().figure(mark).ground().place().toString());
        }
        String limb = attack.harm().limb().map(Object::toString).orElse("");
        became.forEach(condition -> now.add(words.message("condition." + condition.name(), limb)));
        return String.join(", ", now);
    }
}
