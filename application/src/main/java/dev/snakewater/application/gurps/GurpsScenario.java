package dev.snakewater.application.gurps;

import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.arms.Ammunition;
import dev.snakewater.domain.gurps.arms.Armour;
import dev.snakewater.domain.gurps.arms.Arms;
import dev.snakewater.domain.gurps.arms.DamageType;
import dev.snakewater.domain.gurps.arms.Shield;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.attack.Ground;
import dev.snakewater.domain.gurps.attack.Guard;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.body.Posture;
import dev.snakewater.domain.gurps.table.Cover;
import dev.snakewater.domain.gurps.table.Maneuver;
import dev.snakewater.domain.gurps.table.Move;
import dev.snakewater.domain.gurps.table.Situational;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

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
        Optional<Manner> attack,
        Figure target,
        List<Figure> bystanders,
        List<GroupRow> groupTable,
        Optional<Rulings> rulings) {

    /**
     * Who attacks. His own body matters if he hits himself.
     *
     * @param name what he is called
     * @param skill his unmodified skill with the weapon
     * @param st his ST; 10, if left out
     * @param dx his DX; 10, if left out
     * @param ht his HT; 10, if left out
     * @param hitPointsMax what wounds are measured by; HT, if left out
     * @param hitPoints those left; all, if left out
     * @param will Strong Will, or Weak Will if below 0
     * @param highPainThreshold whether shock does not count
     * @param deathRolls hit points at which he has rolled for death already
     * @param shock hits he took in his last turn
     * @param posture how he stands; standing, if left out
     * @param shield what he carries in the other hand
     * @param dr a DR all over
     * @param armour what he wears
     */
    public record Attacker(
            String name,
            int skill,
            Optional<Integer> st,
            Optional<Integer> dx,
            Optional<Integer> ht,
            Optional<Integer> hitPointsMax,
            Optional<Integer> hitPoints,
            Optional<Integer> will,
            Optional<Boolean> highPainThreshold,
            List<Integer> deathRolls,
            Optional<Integer> shock,
            Optional<Posture> posture,
            Optional<Shield> shield,
            Optional<Integer> dr,
            List<Piece> armour) {}

    /**
     * A weapon: one of the list, or one of your own, which needs {@code damage} and {@code type}. What is written beside
     * {@code is} overrules the list.
     *
     * @param is which of the list
     * @param name what it is called
     * @param damage {@code 2d-1}, or {@code sw+1} and {@code thr} by ST
     * @param type what it does to a body
     * @param use how it is used; swung, if left out and not of the list
     * @param hands how many hands hold it, 1 or 2
     * @param calibre the wounding multiplier of a bullet, such as {@code 1.5}
     * @param ammunition what it fires; solid, if left out
     * @param armourDivisor by what DR is divided, such as 2, 1.5 or 0.5
     * @param beforeArmour what its ammunition multiplies damage by before armour
     * @param knocksBack whether it knocks back; by its type, if left out
     * @param resistsBreakage whether a breakage is rolled again
     * @param minimumSt the ST it wants
     * @param snapShot its Snap Shot number; ranged weapons of your own need it
     * @param accuracy its Acc
     * @param snapShotPenalty what a snap shot costs; -4, if left out
     * @param recoil its Rcl, 0 or less
     * @param halfDamage its 1/2D range in yards
     * @param maximum its greatest range in yards
     */
    public record Arm(
            Optional<Arms> is,
            Optional<String> name,
            Optional<String> damage,
            Optional<DamageType> type,
            Optional<Weapon.Use> use,
            Optional<Integer> hands,
            Optional<String> calibre,
            Optional<Ammunition> ammunition,
            Optional<BigDecimal> armourDivisor,
            Optional<String> beforeArmour,
            Optional<Boolean> knocksBack,
            Optional<Boolean> resistsBreakage,
            Optional<Integer> minimumSt,
            Optional<Integer> snapShot,
            Optional<Integer> accuracy,
            Optional<Integer> snapShotPenalty,
            Optional<Integer> recoil,
            Optional<Integer> halfDamage,
            Optional<Integer> maximum) {}

    /**
     * How the attack is made.
     *
     * @param maneuver a plain attack, if left out
     * @param location where it is aimed at; the torso, if left out
     * @param random whether it is aimed at no location at all
     * @param intoCloseCombat whether it is a blow or a shot into a close combat; a shot needs {@code closeCombatPenalty}
     * @param closeCombatPenalty what striking into a close combat costs, 0 or less
     * @param turnsAimed whole turns of aiming just before
     * @param furtherGroup which further group of automatic fire it is; the first, if left out
     * @param braced whether the weapon is braced
     * @param sights what sights add to Acc
     * @param hexesWatched how many hexes he watched for a target
     * @param line whether he watched a straight line
     * @param popUp whether he pops up, fires and hides
     * @param rounds how many rounds the group has; no group, if left out
     * @param laterShot whether it is not his first shot of the turn
     * @param move how far he moves; a blow needs {@code movePenalty} unless he stands
     * @param movePenalty what moving costs a blow, 0 or less
     * @param darkness what the light costs, 0 to -10
     * @param situational what else applies
     * @param adjustments numbers of your own, at boxes 2, 3, 8, 9 and 29
     */
    public record Manner(
            Optional<Maneuver> maneuver,
            Optional<HitLocation> location,
            Optional<Boolean> random,
            Optional<Boolean> intoCloseCombat,
            Optional<Integer> closeCombatPenalty,
            Optional<Integer> turnsAimed,
            Optional<Integer> furtherGroup,
            Optional<Boolean> braced,
            Optional<Integer> sights,
            Optional<Integer> hexesWatched,
            Optional<Boolean> line,
            Optional<Boolean> popUp,
            Optional<Integer> rounds,
            Optional<Boolean> laterShot,
            Optional<Move> move,
            Optional<Integer> movePenalty,
            Optional<Integer> darkness,
            List<Situational> situational,
            List<WrittenAdjustment> adjustments) {}

    /**
     * Somebody who can be hit.
     *
     * @param name what he is called
     * @param stands where, of a bystander; behind the target, if left out
     * @param distance how far off, in yards; 1, if left out, which bystanders of a shot cannot do
     * @param uphill by how many yards he is above the attacker; a blow needs {@code elevationToHit}
     * @param downhill by how many yards he is below the attacker; a blow needs {@code elevationToHit}, a shot {@code downhillBonus}
     * @param downhillBonus by how many yards the distance counts for less because of that
     * @param elevationToHit what relative height does to a blow at him
     * @param speed how fast he moves, in yards a second
     * @param erratic what his erratic movement costs, 0 to -4
     * @param inTheWay how many figures are in the way
     * @param cover what he hides behind
     * @param feet his longest side; a man's, if left out
     * @param posture how he stands; standing, if left out
     * @param dodge his Dodge
     * @param parry his Parry
     * @param block his Block
     * @param parryModifiers what counts for his parry alone, at box 23
     * @param weapon what he holds and parries with
     * @param st his ST, by which it does damage to himself; 10, if left out
     * @param shield his shield
     * @param mayRetreat whether he can still retreat this turn
     * @param open whether he made an All-Out Attack or is surprised
     * @param allOutDefense whether he makes an All-Out Defense: when one defence fails, he has another
     * @param angle from where the attack comes; the front, if left out
     * @param stunned whether he is stunned
     * @param feint by how much he was feinted
     * @param elevation what relative height does to his defence
     * @param wounds hits he has taken since his last turn
     * @param halved whether his Dodge is to be halved
     * @param dx his DX; 10, if left out
     * @param ht his HT; 10, if left out
     * @param hitPointsMax what wounds are measured by; HT, if left out
     * @param hitPoints those left; all, if left out
     * @param will Strong Will, or Weak Will if below 0
     * @param highPainThreshold whether shock does not count
     * @param deathRolls hit points at which he has rolled for death already
     * @param pd a PD all over
     * @param dr a DR all over
     * @param flexible whether that DR is flexible
     * @param armour what he wears
     * @param vulnerability what this attack's damage is multiplied by, of whom is vulnerable to it
     * @param policy who decides for him when nobody asks
     * @param adjustments numbers of your own, at boxes 6, 8 and 23
     */
    public record Figure(
            String name,
            Optional<Ground.Stands> stands,
            Optional<Integer> distance,
            Optional<Integer> uphill,
            Optional<Integer> downhill,
            Optional<Integer> downhillBonus,
            Optional<Integer> elevationToHit,
            Optional<Integer> speed,
            Optional<Integer> erratic,
            Optional<Integer> inTheWay,
            Optional<Cover> cover,
            Optional<Integer> feet,
            Optional<Posture> posture,
            Optional<Integer> dodge,
            Optional<Integer> parry,
            Optional<Integer> block,
            List<ParryModifier> parryModifiers,
            Optional<Arms> weapon,
            Optional<Integer> st,
            Optional<Shield> shield,
            Optional<Boolean> mayRetreat,
            Optional<Boolean> open,
            Optional<Boolean> allOutDefense,
            Optional<Guard.Angle> angle,
            Optional<Boolean> stunned,
            Optional<Integer> feint,
            Optional<Integer> elevation,
            Optional<Integer> wounds,
            Optional<Boolean> halved,
            Optional<Integer> dx,
            Optional<Integer> ht,
            Optional<Integer> hitPointsMax,
            Optional<Integer> hitPoints,
            Optional<Integer> will,
            Optional<Boolean> highPainThreshold,
            List<Integer> deathRolls,
            Optional<Integer> pd,
            Optional<Integer> dr,
            Optional<Boolean> flexible,
            List<Piece> armour,
            Optional<String> vulnerability,
            Optional<GurpsPolicy> policy,
            List<WrittenAdjustment> adjustments) {}

    /**
     * A piece of armour: one of the list, or one of your own, which needs {@code dr}.
     *
     * @param is which of the list
     * @param pd its PD
     * @param dr its DR
     * @param againstPoints its DR against impaling attacks
     * @param against its DR against types of damage that it resists otherwise
     * @param flexible whether it is flexible
     * @param eyeslit whether it has a slit through which an eye can be hit
     * @param covers the locations it covers; if left out, helms and a coif cover head and brain, a greathelm face and eyes as well;
     *     breastplates, corselets, vests, plates and inserts torso, vitals and kidneys; a leather jacket arms as well; cloth, leather,
     *     chain and scale groin and legs besides; boots feet; a piece of your own torso and vitals
     */
    public record Piece(
            Optional<Armour> is,
            Optional<Integer> pd,
            Optional<Integer> dr,
            Optional<Integer> againstPoints,
            List<DrAgainst> against,
            Optional<Boolean> flexible,
            Optional<Boolean> eyeslit,
            List<HitLocation> covers) {}

    /**
     * A number that the tables do not know.
     *
     * @param box the box that adds it
     * @param amount how much
     * @param what what it is for
     */
    public record WrittenAdjustment(int box, int amount, String what) {}

    /**
     * How many rounds of a group hit.
     *
     * @param missedByOne when the attack misses by 1
     * @param byZero when it is made exactly
     * @param byOne when it is made by 1
     * @param byTwo when it is made by 2
     * @param byMore when it is made by 3 or more
     */
    public record GroupRow(int missedByOne, int byZero, int byOne, int byTwo, int byMore) {

        /** The numbers in their order. */
        List<Integer> numbers() {
            return List.of(missedByOne, byZero, byOne, byTwo, byMore);
        }
    }
}
