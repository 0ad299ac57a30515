package dev.snakewater.application.gurps;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.SetUp;
import dev.snakewater.application.procedure.Variations;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.arms.Arm;
import dev.snakewater.domain.gurps.attack.Attacker;
import dev.snakewater.domain.gurps.attack.Engagement;
import dev.snakewater.domain.gurps.attack.Figure;
import dev.snakewater.domain.gurps.attack.Manner;
import dev.snakewater.domain.gurps.table.GroupHits;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Items;
import dev.snakewater.domain.rule.Unwrapped;
import dev.snakewater.domain.rule.Withers;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a person writes to set up one attack.
 *
 * @param attacker who attacks
 * @param weapon with what
 * @param attack how; a plain attack at the torso, if left out
 * @param target whom
 * @param bystanders who else can be hit; a missile finds the nearest first, by {@code distance}
 * @param groupTable how many rounds of a group hit, for groups of 1, 2, 3 and so on; our reconstruction, if left out
 * @param rulings how the game master reads what the chart leaves open; each is by the book if left out
 */
@Withers
public record GurpsScenario(
        Attacker attacker,
        Arm weapon,
        Manner attack,
        Attacked target,
        @Items(most = 20) List<Attacked> bystanders,
        @Items(most = GroupHits.MOST_ROUNDS) List<GroupHits.Row> groupTable,
        Rulings rulings)
        implements GurpsScenarioBuilder.With, SetUp<GurpsScenario, ChartedAttack, GurpsOutcome> {

    /** The kind {@code gurps3-attack}: one attack, through the chart. */
    public static ScenarioKind<GurpsScenario, ChartedAttack, GurpsOutcome> kind() {
        return ScenarioKind.of("gurps3-attack", GurpsScenario.class, new ChartWalk(), new GurpsTelling())
                .decidedBy(List.of(GurpsPolicy.values()))
                .counting(List.of(
                        "to hit",
                        "defence",
                        "basic damage",
                        "damage",
                        "keep feet",
                        "DR",
                        "through the armour",
                        "wound",
                        "hits",
                        "location",
                        "knockdown",
                        "consciousness",
                        "death"));
    }

    @Override
    public List<Problem> problems() {
        return GurpsProblems.of(this);
    }

    @Override
    public List<Name> everybody() {
        return Stream.concat(
                        Stream.of(attacker.name()),
                        attacked().stream().map(one -> one.figure().name()))
                .toList();
    }

    @Override
    public ChartedAttack opening() {
        return ChartedAttack.opening(engagement());
    }

    @Override
    public Optional<Policy<ChartedAttack>> policyOf(Name fighter) {
        return attacked().stream()
                .filter(one -> one.figure().name().equals(fighter))
                .<Policy<ChartedAttack>>map(Attacked::policy)
                .findFirst();
    }

    @Override
    public void vary(Variations<GurpsScenario> all) {
        GurpsVariations.of(this, all);
    }

    /**
     * Somebody who can be hit.
     *
     * @param figure who and where he is, and what he can do against it
     * @param policy who decides for him when nobody asks
     */
    public record Attacked(
            @Unwrapped Figure figure, @Default("best") GurpsPolicy policy) {}

    public GurpsScenario {
        bystanders = List.copyOf(bystanders);
        groupTable = List.copyOf(groupTable);
    }

    /** Returns the target, then the bystanders. */
    List<Attacked> attacked() {
        return Stream.concat(Stream.of(target), bystanders.stream()).toList();
    }

    /** Returns how many rounds of a group hit. */
    GroupHits groups() {
        return groupTable.isEmpty() ? GroupHits.RECONSTRUCTED : new GroupHits(groupTable);
    }

    /** Returns the engagement that is meant; of a set-up without problems. */
    Engagement engagement() {
        return new Engagement(
                attacker,
                weapon.inHandsOf(attacker.strength()),
                attack,
                attacked().stream().map(Attacked::figure).toList(),
                groups(),
                rulings);
    }

    /** Returns this with the target otherwise. */
    GurpsScenario with(Figure other) {
        return withTarget(new Attacked(other, target.policy()));
    }

    /** Returns this with nobody else there. */
    GurpsScenario alone() {
        return withBystanders(List.of());
    }
}
