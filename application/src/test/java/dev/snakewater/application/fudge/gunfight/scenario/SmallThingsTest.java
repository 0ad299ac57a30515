package dev.snakewater.application.fudge.gunfight.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Play;
import dev.snakewater.application.fudge.gunfight.Showdown;
import dev.snakewater.application.fudge.gunfight.procedure.AttackOutcome;
import dev.snakewater.application.fudge.gunfight.procedure.PartialFight;
import dev.snakewater.application.fudge.gunfight.telling.GunfightTelling;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** An attack, a draw and a staredown by themselves: that they begin and end where they should. */
class SmallThingsTest {

    private static final Procedure<PartialFight<AttackOutcome>, AttackOutcome> ATTACKS =
            AttackScenario.kind().procedure();

    @Test
    void the_second_snapshot_is_not_fired_if_the_first_ended_the_fight() {
        Showdown duel = Showdown.of("Bob, pistol: Good, guns: [{kind: revolver, strength: 7}]", "Joe");
        AttackOutcome outcome = attack(duel, "Bob snapshots Joe twice", "Bob, snapshot: ++00");
        assertThat(outcome.targets())
                .containsExactly(target("Joe", 2, 1, 0, 7, WoundLevel.UNHURT, WoundLevel.INCAPACITATED));
        assertThat(outcome.rounds()).isEqualTo(5);
    }

    @Test
    void the_second_snapshot_is_fired_at_a_man_who_is_down_but_not_at_a_dead_one() {
        Showdown down = Showdown.of("Bob, pistol: Good, guns: [{kind: revolver, strength: 7}]", "Joe", "Frank");
        assertThat(attack(down, "Bob snapshots Joe twice", "Bob, snapshot: ++00", "Bob, second snapshot: ++00")
                        .targets())
                .extracting(AttackOutcome.Target::hits)
                .containsExactly(2);
        Showdown dead = Showdown.of("Bob, pistol: Good, guns: [{kind: revolver, strength: 11}]", "Joe", "Frank");
        assertThat(attack(dead, "Bob snapshots Joe twice", "Bob, snapshot: ++00")
                        .targets())
                .extracting(AttackOutcome.Target::after)
                .containsExactly(WoundLevel.DEAD);
        assertThat(attack(dead, "Bob snapshots Joe and then Frank", "Bob, snapshot: ++00", "Bob, second snapshot: ++00")
                        .targets())
                .extracting(AttackOutcome.Target::after)
                .containsExactly(WoundLevel.DEAD, WoundLevel.DEAD);
    }

    @Test
    void two_snapshots_of_two_guns_come_from_the_fuller_one_each_time() {
        Showdown pair = Showdown.of("Bob, pistol: Good, guns: [{kind: revolver, loaded: 3}, {kind: revolver}]", "Joe");
        assertThat(attack(
                                pair,
                                "Bob snapshots Joe twice with the revolver and revolver 2",
                                "Bob, snapshot: ----; Bob, second snapshot: ----")
                        .rounds())
                .isEqualTo(7);
    }

    @Test
    void dice_for_damage_are_rolled_where_the_game_master_plays_so() {
        Showdown fight = Showdown.of("Bob, pistol: Good, guns: [{kind: revolver}]", "Joe")
                .ruled("damageRoll: true");
        // Margin 0 and strength 3; the dice for damage show -2.
        assertThat(attack(fight, "Bob shoots Joe", "Bob, shot: 0000", "Bob, damage: --00")
                        .targets())
                .extracting(AttackOutcome.Target::points)
                .containsExactly(1);
    }

    @Test
    void findings_of_an_attack_begin_with_what_is_asked_first() {
        Showdown fight = Showdown.of("Bob, pistol: Good, guns: [{kind: revolver}]", "Joe");
        assertThat(findings(fight, "Bob shoots Joe", "Bob, shot: 0000"))
                .containsExactly(
                        "Bob hits Joe = yes",
                        "Joe: wounds = Hurt",
                        "Joe is out of the fight = no",
                        "Joe: points of damage = 3");
        assertThat(findings(fight, "Bob snapshots Joe twice", "Bob, snapshot: 0000", "Bob, second snapshot: ++00"))
                .startsWith("Bob: hits = 1")
                .doesNotContain("Bob hits Joe = yes");
    }

    @Test
    void findings_of_an_attack_name_each_part_once_and_how_often_it_was_hit() {
        assertThat(whereHit(BodyPart.LEFT_HAND)).isEqualTo("Left hand");
        assertThat(whereHit(BodyPart.LEFT_HAND, BodyPart.LEFT_HAND)).isEqualTo("Left hand twice");
        assertThat(whereHit(BodyPart.LEFT_HAND, BodyPart.TORSO)).isEqualTo("Torso and left hand");
        assertThat(whereHit(BodyPart.HEAD, BodyPart.TORSO, BodyPart.HEAD, BodyPart.HEAD))
                .isEqualTo("Torso and head 3 times");
    }

    private static String whereHit(BodyPart... parts) {
        AttackOutcome.Target joe = new AttackOutcome.Target(
                new Name("Joe"),
                parts.length,
                parts.length,
                0,
                0,
                WoundLevel.UNHURT,
                WoundLevel.UNHURT,
                false,
                Optional.of(new AttackOutcome.OnTheBody(List.of(parts), false, 0)),
                Optional.of(List.of()));
        List<String> findings = findings(new AttackOutcome(new Name("Bob"), List.of(joe), 1));
        assertThat(findings).contains("Joe: worst of head and torso = Unhurt");
        String of = "where Joe is hit = ";
        return findings.stream()
                .filter(found -> found.startsWith(of))
                .map(found -> found.substring(of.length()))
                .collect(Collectors.joining());
    }

    @Test
    void who_ties_draws_again_where_ties_are_opposed() {
        Showdown fight = Showdown.of("Bob", "Joe", "Frank").ruled("drawTies: opposed");
        DrawScenario scenario = new DrawScenario(
                fight.written().fighters(), List.of(), fight.written().rulings());
        DrawScenario.Outcome outcome = Play.of(
                        DrawScenario.kind(),
                        scenario,
                        "Bob, draw: +000; Joe, draw: +000; Frank, draw: 0000; Bob, tie: 0000; Joe, tie: +000")
                .outcome();
        assertThat(outcome.draws()).extracting(PartialFight.Rolled::total).containsExactly(1, 1, 0);
        assertThat(outcome.slots())
                .containsExactly(List.of(new Name("Joe")), List.of(new Name("Bob")), List.of(new Name("Frank")));
    }

    @Test
    void who_is_down_neither_draws_nor_stares() {
        Showdown fight = Showdown.of("Bob", "Joe, wounds: 7", "Frank");
        DrawScenario.Outcome draw = Play.of(
                        DrawScenario.kind(),
                        new DrawScenario(fight.written().fighters(), List.of(), Rulings.BY_THE_BOOK),
                        "Bob, draw: 0000; Frank, draw: 0000")
                .outcome();
        assertThat(draw.draws())
                .extracting(PartialFight.Rolled::by)
                .containsExactly(new Name("Bob"), new Name("Frank"));
        StaredownScenario.Outcome stare = Play.of(
                        StaredownScenario.kind(),
                        new StaredownScenario(fight.written().fighters(), Rulings.BY_THE_BOOK),
                        "Bob, staredown: 0000; Frank, staredown: 0000")
                .outcome();
        assertThat(stare.winner()).isEmpty();
        assertThat(stare.stares()).hasSize(2);
    }

    @Test
    void what_can_be_wrong_with_the_hands_of_a_draw() {
        DrawScenario wrong = draw(
                hand("Bop", List.of(), false, false),
                hand("Joe", List.of("rifle"), false, true),
                hand("Joe", List.of(), false, true));
        assertThat(wrong.problems())
                .extracting(Problem::pointer)
                .containsExactly("/hands/0/name", "/hands/1/with/0", "/hands/2/name", "/hands/2/plusTwo");
        assertThat(problems(hand("Joe", List.of("rifle"), false, false)))
                .containsExactly("/hands/0/with/0 Joe carries no rifle");
        assertThat(problems(hand("Joe", List.of(), true, false), hand("Bob", List.of(), false, true)))
                .containsExactly("/hands/1/plusTwo the +2 of the staredown after the first turn (GF-04)");
        assertThat(problems(hand("Frank", List.of(), true, false)))
                .containsExactly("/hands/0/alreadyDrawn Frank has no gun to draw");
        assertThat(problems(hand("Skag", List.of(), true, false)))
                .containsExactly("/hands/0/name Skag is Incapacitated and cannot draw (GF-39)");
        assertThat(problems(hand("Man", List.of(), false, true)))
                .containsExactly("/hands/0/plusTwo the +2 of the staredown for several fighters (GF-04)");
        assertThat(problems(hand("Man", List.of("rifle"), false, false)))
                .containsExactly("/hands/0/with/0 Man 1 carries no rifle");
        assertThat(problems(hand("Man", List.of("revolver"), true, false), hand("Bob", List.of(), false, false)))
                .isEmpty();
    }

    @Test
    void endings_are_told() {
        assertThat(ending(GunfightTelling.WORDS.told(new AttackOutcome(
                        new Name("Bob"),
                        List.of(
                                target("Joe", 1, 0, 1, 0, WoundLevel.HURT, WoundLevel.HURT),
                                target("Jim", 1, 1, 0, 9, WoundLevel.HURT, WoundLevel.DEAD)),
                        1))))
                .containsExactly("Joe: not hit, Hurt.", "Jim: hit, dead, out of the fight.", "Bob has 1 round left.");
        assertThat(ending(GunfightTelling.WORDS.told(
                        new DrawScenario.Outcome(List.of(), List.of(List.of(new Name("Bob"), new Name("Joe")))))))
                .containsExactly("Bob and Joe act first, at the same time.");
        assertThat(ending(GunfightTelling.WORDS.told(new StaredownScenario.Outcome(List.of(), Optional.empty()))))
                .containsExactly("Nobody won the staredown.");
    }

    private static AttackOutcome.Target target(
            String name, int shots, int hits, int misses, int points, WoundLevel before, WoundLevel after) {
        boolean out = !after.canAct();
        return new AttackOutcome.Target(
                new Name(name), shots, hits, misses, points, before, after, out, Optional.empty(), Optional.empty());
    }

    private static List<String> ending(List<Sentence> told) {
        return told.stream().map(Sentence::text).toList();
    }

    private static DrawScenario.Hand hand(String name, List<String> with, boolean drawn, boolean plusTwo) {
        return new DrawScenario.Hand(new Name(name), with, drawn, plusTwo, false);
    }

    private static List<String> problems(DrawScenario.Hand... hands) {
        return draw(hands).problems().stream()
                .map(problem -> problem.pointer() + " " + problem.what())
                .toList();
    }

    @Test
    void GM_03_whoever_has_a_second_snapshot_ahead_of_him_stays_able_to_fire_it() {
        PartialFight<AttackOutcome> attack = Play.of(AttackScenario.kind(), duel("Ann snapshots Bill twice"))
                .asking()
                .situation();

        assertThat(Play.amendment(ATTACKS, attack, "Ann", "rounds in the revolver")
                        .barsOn("0"))
                .containsExactly(GameMasterRule.GM_03_AMENDMENT);
        assertThat(Play.amendment(ATTACKS, attack, "Bill", "rounds in the revolver")
                        .barsOn("0"))
                .isEmpty();
    }

    @Test
    void GM_04_a_ruling_can_be_made_in_a_single_attack() {
        PartialFight<AttackOutcome> after = ATTACKS
                .rulings(duel("Ann shoots Bill").opening())
                .stream()
                .filter(choice -> choice.name().equals("grazes"))
                .findFirst()
                .orElseThrow()
                .chosen("on")
                .answer();

        assertThat(after.fight().rulings().grazes()).isTrue();
    }

    private static AttackScenario duel(String words) {
        Showdown duel = Showdown.of("Ann, guns: [{kind: revolver}]", "Bill, guns: [{kind: revolver}]");
        return AttackWords.read(words, duel.written());
    }

    private static DrawScenario draw(DrawScenario.Hand... hands) {
        List<GunfightScenario.Fighter> fighters = Showdown.of(
                        "Bob, guns: [{kind: revolver}]",
                        "Joe, guns: [{kind: revolver}]",
                        "Frank",
                        "Skag, wounds: 7, guns: [{kind: revolver}]",
                        "Man, count: 2, guns: [{kind: revolver}]")
                .written()
                .fighters();
        return new DrawScenario(fighters, List.of(hands), Rulings.BY_THE_BOOK);
    }

    private static List<String> findings(Showdown fight, String words, String... script) {
        return findings(attack(fight, words, script));
    }

    private static List<String> findings(AttackOutcome outcome) {
        Messages words = GunfightTelling.WORDS;
        return outcome.findings().stream()
                .map(finding -> words.of(finding.measure()) + " = " + words.of(finding))
                .toList();
    }

    private static AttackOutcome attack(Showdown fight, String words, String... script) {
        return Play.of(AttackScenario.kind(), AttackWords.read(words, fight.written()), script)
                .outcome();
    }
}
