package dev.snakewater.application.fudge.gunfight.telling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.Course;
import dev.snakewater.application.fudge.gunfight.Showdown;
import dev.snakewater.application.fudge.hitlocation.procedure.HitLocationEvent;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Shots at the same moment are rolled before any of them does its damage (GF-09): then it has to be said whose hit it was. */
class HitsOfAMomentTest {

    private static final String[] AIM = {
        "Ann, draw: 0; Bill, draw: 0; Carl, draw: 0", "Ann, part 3: aim; Bill, part 3: aim; Carl, part 3: aim"
    };
    private static final String LOCATED = "Ann, announce: nothing; Bill, announce: nothing; Carl, announce: nothing";

    @Test
    void a_hit_below_its_own_shot_says_no_more_than_what_it_does() {
        assertThat(told(
                        three(),
                        "Ann, part 4: nothing; Bill, part 4: nothing; Carl, part 4: shoot",
                        "Carl, shot: ++++"))
                .endsWith("  Ann takes 6 points: Very Hurt.");
    }

    @Test
    void a_hit_below_its_own_shot_is_his_though_somebody_missed_before() {
        assertThat(told(
                        three(),
                        "Ann, part 4: nothing; Bill, part 4: shoot; Carl, part 4: shoot",
                        "Bill, shot: ----; Carl, shot: ++++"))
                .endsWith("  Ann takes 6 points: Very Hurt.");
    }

    @Test
    void a_hit_below_the_miss_of_another_says_whose_it_was() {
        assertThat(told(
                        three(),
                        "Ann, part 4: nothing; Bill, part 4: shoot; Carl, part 4: shoot",
                        "Bill, shot: ++++; Carl, shot: ----"))
                .endsWith("Ann takes 6 points from Bill: Very Hurt.");
    }

    @Test
    void of_several_hits_each_says_whose_it_was_and_death_is_told_once() {
        assertThat(told(
                        three(),
                        "Ann, part 4: shoot; Bill, part 4: shoot; Carl, part 4: shoot",
                        "Ann, target: Carl; Ann, shot: ++++; Bill, shot: ++++; Carl, shot: ++++"))
                .endsWith(
                        "Carl takes 6 points from Ann: Very Hurt.",
                        "Ann takes 6 points from Bill: Very Hurt.",
                        "Ann takes 6 points from Carl: dead.");
    }

    @Test
    void what_does_not_get_through_says_whose_it_was_too() {
        assertThat(told(
                        three(", armour: 9"),
                        "Ann, part 4: nothing; Bill, part 4: shoot; Carl, part 4: shoot",
                        "Bill, shot: ++++; Carl, shot: ----"))
                .endsWith("Ann is hit by Bill, but nothing gets through.");
    }

    @Test
    void the_same_with_hit_locations() {
        assertThat(told(
                        three().ruled("hitLocation: true"),
                        LOCATED,
                        "Ann, part 4: nothing; Bill, part 4: shoot; Carl, part 4: shoot",
                        "Bill, shot: ++++; Carl, shot: ----"))
                .endsWith("Ann takes 6 points in the torso from Bill: Very Hurt.");
        assertThat(sentences(new HitLocationEvent.FoundNothing(
                        new Name("Ann"), Optional.of(new Name("Bill")), BodyPart.LEFT_ARM)))
                .containsExactly("Bill's shot passes where Ann's left arm was, and does nothing.");
    }

    @Test
    void how_badly_he_is_hurt_who_can_no_longer_act_was_said_just_before() {
        assertThat(told(
                        three(),
                        "Ann, part 4: nothing; Bill, part 4: shoot; Carl, part 4: shoot",
                        "Bill, shot: ++00; Carl, shot: ++00"))
                .endsWith(
                        "Ann takes 4 points from Bill: Hurt.",
                        "Ann takes 4 points from Carl: Incapacitated.",
                        "Ann is out of the fight.");
    }

    private static Showdown three() {
        return three("");
    }

    private static Showdown three(String more) {
        return Showdown.of(
                "Ann, side: posse, pistol: Fair, guns: [{kind: revolver}]" + more,
                "Bill, side: gang, pistol: Fair, guns: [{kind: revolver}]",
                "Carl, side: gang, pistol: Fair, guns: [{kind: revolver}]");
    }

    /** What is told up to the question that the script does not answer; what follows from something is indented. */
    private static List<String> told(Showdown showdown, String... script) {
        Course course =
                showdown.played(Stream.of(AIM, script).flatMap(Stream::of).toArray(String[]::new));
        return course.events().stream()
                .flatMap(event -> sentences(event).stream())
                .toList();
    }

    private static List<String> sentences(Object event) {
        return GunfightTelling.WORDS.told(event).stream()
                .filter(sentence -> sentence.level() != Sentence.Level.HEADING)
                .map(sentence -> (sentence.level() == Sentence.Level.CONSEQUENCE ? "  " : "") + sentence.text())
                .toList();
    }
}
