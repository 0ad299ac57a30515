package dev.snakewater.application.exp;

import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.Hex;
import dev.snakewater.domain.exp.Kind;
import dev.snakewater.domain.exp.Play;
import dev.snakewater.domain.exp.Posture;
import dev.snakewater.domain.exp.Reach;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.exp.Vocation;
import dev.snakewater.domain.exp.table.Armoury;
import dev.snakewater.domain.exp.table.Darkness;
import dev.snakewater.domain.exp.table.Encumbrance;
import dev.snakewater.domain.exp.table.FogOrSmoke;
import dev.snakewater.domain.exp.table.Hail;
import dev.snakewater.domain.exp.table.Hidden;
import dev.snakewater.domain.exp.table.Rain;
import dev.snakewater.domain.exp.table.Sandstorm;
import dev.snakewater.domain.exp.table.Size;
import dev.snakewater.domain.exp.table.Snow;
import dev.snakewater.domain.exp.table.WeaponType;
import dev.snakewater.domain.exp.table.Wind;
import java.util.List;
import java.util.Optional;

/**
 * What a referee writes to set up one attack.
 *
 * @param play tactical, if left out
 * @param weather what the weather is; fair, if left out
 * @param highGravity whether gravity is high; not, if left out
 * @param hexes how many hexes the target is away
 * @param metres or how many metres on the table
 * @param fromBehind whether the attack comes from behind; not, if left out
 * @param outOfReach in theatrical play, whether the referee says that the weapon does not get there
 * @param protection what stands between the two; nothing, if left out
 * @param blind how the attacker fires blind; she sees, if left out
 * @param adjustments what the referee adds of her own
 * @param attacker who attacks
 * @param target whom
 * @param rulings how the referee reads the rules; by the book, if left out
 */
public record ExpScenario(
        Optional<Play> play,
        Optional<WrittenWeather> weather,
        Optional<Boolean> highGravity,
        Optional<Integer> hexes,
        Optional<Integer> metres,
        Optional<Boolean> fromBehind,
        Optional<Boolean> outOfReach,
        Optional<WrittenProtection> protection,
        Optional<WrittenBlindFire> blind,
        List<WrittenAdjustment> adjustments,
        WrittenPersona attacker,
        WrittenPersona target,
        Optional<Rulings> rulings) {

    /**
     * The weather: of each table, the intensity, if there is such weather.
     *
     * @param rain table 35.1
     * @param hail table 35.2
     * @param sandstorm table 35.3
     * @param wind table 35.4
     * @param fogOrSmoke table 35.5
     * @param darkness table 35.6
     * @param snow table 35.7
     * @param thrown the conditions whose intensity the dice decide
     */
    public record WrittenWeather(
            Optional<Rain> rain,
            Optional<Hail> hail,
            Optional<Sandstorm> sandstorm,
            Optional<Wind> wind,
            Optional<FogOrSmoke> fogOrSmoke,
            Optional<Darkness> darkness,
            Optional<Snow> snow,
            List<Condition> thrown) {}

    /**
     * What stands between attacker and target.
     *
     * @param cover how much of the target a barrier hides, in percent
     * @param roundACorner or what she uses round a corner, which tells how much the corner hides
     * @param concealment how much of her something hides that stops nothing, in percent
     * @param pierced whether the weapon goes through the barrier
     * @param attacking whether she comes out to attack in this unit
     */
    public record WrittenProtection(
            Optional<Integer> cover,
            Optional<Hidden> roundACorner,
            Optional<Integer> concealment,
            Optional<Boolean> pierced,
            Optional<Boolean> attacking) {}

    /**
     * Fire at what cannot be seen.
     *
     * @param cue what tells the attacker where to aim; without it there is no attack
     * @param causes what of the weather blinds her
     */
    public record WrittenBlindFire(Optional<String> cue, List<Condition> causes) {}

    /**
     * An adjustment of the referee's own.
     *
     * @param what what it is called
     * @param flat what it is
     * @param perHex or what it is for each hex
     * @param reason why
     */
    public record WrittenAdjustment(String what, Optional<Integer> flat, Optional<Integer> perHex, String reason) {}

    /**
     * A persona. Of an attacker the combat table and the weapons are looked at, of a target the armour rating.
     *
     * @param name what she is called
     * @param kind an anthro, if left out
     * @param vocation her calling
     * @param level her level; 1, if left out
     * @param combatTable a row for each type of attack
     * @param levelBonus her bonus in theatrical play; that of her vocation and level, if left out
     * @param armourRating what a to-hit roll against her must reach
     * @param strength her PSTR, which is the range of what she merely throws
     * @param constitution her CON, against system shock
     * @param hitPoints her hit points now
     * @param mostHitPoints her hit points when unhurt; those now, if left out
     * @param size her size class, for blind fire
     * @param posture standing, if left out
     * @param speed how fast she goes, in h/u; not at all, if left out
     * @param onFoot or her movement rate, if she moves on her own feet, at the pace of her posture
     * @param naturallyFast whether she attacks at such speed by nature
     * @param encumbrance unencumbered, if left out
     * @param bolster what a mercenary takes off her own roll and adds to her armour rating
     * @param at the hex she is in
     * @param refereePersona whether the referee plays her
     * @param weapons what she may attack with
     * @param policy who decides for her when nobody asks; the best chance, if left out
     */
    public record WrittenPersona(
            String name,
            Optional<Kind> kind,
            Optional<Vocation> vocation,
            Optional<Integer> level,
            List<WrittenRow> combatTable,
            Optional<Integer> levelBonus,
            Optional<Integer> armourRating,
            Optional<Integer> strength,
            Optional<Integer> constitution,
            Optional<Integer> hitPoints,
            Optional<Integer> mostHitPoints,
            Optional<Size> size,
            Optional<Posture> posture,
            Optional<Integer> speed,
            Optional<Integer> onFoot,
            Optional<Boolean> naturallyFast,
            Optional<Encumbrance> encumbrance,
            Optional<Integer> bolster,
            Optional<Hex> at,
            Optional<Boolean> refereePersona,
            List<WrittenWeapon> weapons,
            Optional<ExpPolicy> policy) {}

    /**
     * A row of a combat table.
     *
     * @param type A, B or C
     * @param bp bonus proficient
     * @param bnp bonus non-proficient; 0, if left out
     * @param mr maximum roll; robots have none
     * @param damageAdjuster what it adds to damage; 0, if left out
     */
    public record WrittenRow(
            WeaponType type, int bp, Optional<Integer> bnp, Optional<Integer> mr, Optional<Integer> damageAdjuster) {}

    /**
     * A weapon: of a kind, or with everything told.
     *
     * @param kind a weapon of the armoury
     * @param name what it is called; as its kind, if left out
     * @param type its type; its kind's, if left out
     * @param range how many hexes it carries without penalty; its kind's, if left out
     * @param decay what each hex beyond costs; its kind's, if left out
     * @param accuracy what it adds to the to-hit roll; its kind's, if left out
     * @param damage its dice; its kind's, if left out
     * @param reach where a type A weapon can be used; normal, if left out
     * @param proficient whether she knows it; she does, if left out
     */
    public record WrittenWeapon(
            Optional<Armoury> kind,
            Optional<String> name,
            Optional<WeaponType> type,
            Optional<Integer> range,
            Optional<Integer> decay,
            Optional<Integer> accuracy,
            Optional<String> damage,
            Optional<Reach> reach,
            Optional<Boolean> proficient) {}
}
