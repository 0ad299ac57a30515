package dev.snakewater.application.gurps;

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
 * @param rulings how the game master reads what the chart leaves open; by the book, if left out
 */
public record GurpsScenario(
        Attacker attacker,
        Arm weapon,
        Manner attack,
        Attacked target,
        @Items(most = 20) List<Attacked> bystanders,
        @Items(most = GroupHits.MOST_ROUNDS) List<GroupHits.Row> groupTable,
        Optional<WrittenRulings> rulings) {

    /**
     * Somebody who can be hit.
     *
     * @param figure who and where he is, and what he can do against it
     * @param policy who decides for him when nobody asks
     */
    public record Attacked(
            @Unwrapped Figure figure, @Default("best") GurpsPolicy policy) {}

    /** Copies the lists. */
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
                rulings.map(WrittenRulings::read).orElse(Rulings.BY_THE_BOOK));
    }

    /** Returns this with the attack made otherwise. */
    GurpsScenario with(Manner other) {
        return new GurpsScenario(attacker, weapon, other, target, bystanders, groupTable, rulings);
    }

    /** Returns this with the target otherwise. */
    GurpsScenario with(Figure other) {
        Attacked changed = new Attacked(other, target.policy());
        return new GurpsScenario(attacker, weapon, attack, changed, bystanders, groupTable, rulings);
    }

    /** Returns this with nobody else there. */
    GurpsScenario alone() {
        return new GurpsScenario(attacker, weapon, attack, target, List.of(), groupTable, rulings);
    }

    /**
     * How the game master reads what the chart leaves open; each is by the book if left out. See {@link Rulings}.
     *
     * @param snapShotAtEqual what a skill equal to the Snap Shot number means
     * @param opportunity how opportunity penalties go with box 12
     * @param wrongTargetLocation where a wrong target is hit
     * @param limbCap what a limb can lose
     * @param lowSkill what a skill below 3 can do
     * @param drRounding how a divided DR is rounded
     * @param accCapAtSkill whether Acc is at most the base skill
     * @param shockToDefence whether fresh wounds and half Dodge count against a defence
     * @param halfDamageRange whether damage is halved beyond the 1/2D range
     */
    public record WrittenRulings(
            Optional<Rulings.SnapShotAtEqual> snapShotAtEqual,
            Optional<Rulings.OpportunityFire> opportunity,
            Optional<Rulings.WrongTargetLocation> wrongTargetLocation,
            Optional<Rulings.LimbCap> limbCap,
            Optional<Rulings.LowSkill> lowSkill,
            Optional<Rulings.DrRounding> drRounding,
            Optional<Boolean> accCapAtSkill,
            Optional<Boolean> shockToDefence,
            Optional<Boolean> halfDamageRange) {

        /** The rulings that are meant. */
        Rulings read() {
            Rulings book = Rulings.BY_THE_BOOK;
            return new Rulings(
                    snapShotAtEqual.orElse(book.snapShotAtEqual()),
                    opportunity.orElse(book.opportunity()),
                    wrongTargetLocation.orElse(book.wrongTargetLocation()),
                    limbCap.orElse(book.limbCap()),
                    lowSkill.orElse(book.lowSkill()),
                    drRounding.orElse(book.drRounding()),
                    accCapAtSkill.orElse(book.accCapAtSkill()),
                    shockToDefence.orElse(book.shockToDefence()),
                    halfDamageRange.orElse(book.halfDamageRange()));
        }
    }
}
