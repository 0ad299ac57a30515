package dev.snakewater.application.fudge.gunfight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.snakewater.application.Play;
import dev.snakewater.application.fudge.gunfight.procedure.Gunfight;
import dev.snakewater.application.fudge.gunfight.procedure.GunfightEvent;
import dev.snakewater.application.fudge.gunfight.procedure.GunfightOutcome;
import dev.snakewater.application.fudge.gunfight.procedure.GunfightProcedure;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Sitting;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.stream.Stream;

/**
 * What became of a showdown, as far as its script went.
 *
 * @param play how it was played
 */
public record Course(Play<Gunfight, GunfightOutcome> play) {

    /** What came of it. */
    public Played<Gunfight, GunfightOutcome> played() {
        return play.played();
    }

    /** Everything that happened. */
    public List<Event> events() {
        return play.events();
    }

    /** Everything of one kind that happened. */
    public <E extends GunfightEvent> List<E> all(Class<E> kind) {
        return play.all(kind);
    }

    /** The degrees that shots rolled, in the order they were fired. */
    public List<Integer> totals() {
        return all(GunfightEvent.Fired.class).stream()
                .map(GunfightEvent.Fired::total)
                .toList();
    }

    /** The situation at the question that the script does not answer. */
    public Gunfight now() {
        return play.asking().situation();
    }

    /** A fighter at the question that the script does not answer. */
    public Gunfighter fighter(String name) {
        return now().fighter(new Name(name));
    }

    /** The question that the script does not answer. */
    public Question asked() {
        return play.asking().question();
    }

    /** The words that may be answered to it. */
    public List<String> offered() {
        return choice().options().stream().map(Choice.Option::word).toList();
    }

    /** How it ended. */
    public GunfightOutcome outcome() {
        return play.outcome();
    }

    /** Checks that the choice that comes next is this one's, and that a word is barred there by exactly these rules. */
    public void refuses(String by, String word, Rule... rules) {
        assertThat(choice().by()).isEqualTo(new Name(by));
        assertThat(choice().barsOn(word)).containsExactly(rules);
        List<Answer> answers = played().answers();
        Answer barred = Answer.of(choice(), word);
        Sitting<Gunfight, GunfightOutcome> next =
                sitting(Stream.concat(answers.stream(), Stream.of(barred)).toList());
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(next::played)
                .satisfies(refused -> assertThat(refused.rules()).containsExactly(rules));
        assertThat(sitting(answers).played()).as("the fight after the refusal").isEqualTo(played());
    }

    private Sitting<Gunfight, GunfightOutcome> sitting(List<Answer> answers) {
        return new Sitting<>(new GunfightProcedure(), opening(), play.terms(), answers);
    }

    private Choice<?> choice() {
        assertThat(asked()).isInstanceOf(Choice.class);
        return (Choice<?>) asked();
    }

    private Gunfight opening() {
        return play.setUp().opening();
    }
}
