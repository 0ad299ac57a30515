package dev.snakewater.domain.exp.modifier;

import dev.snakewater.domain.exp.ExpFact;
import dev.snakewater.domain.exp.ExpRule;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.exp.Rulings.Family;
import dev.snakewater.domain.exp.combatant.Encumbrance;
import dev.snakewater.domain.exp.combatant.Persona.Posture;
import dev.snakewater.domain.exp.scene.Approach.Protection;
import dev.snakewater.domain.exp.scene.CoverTable;
import dev.snakewater.domain.exp.scene.Scene;
import dev.snakewater.domain.exp.scene.Weather;
import dev.snakewater.domain.exp.weapon.Weapon.WeaponType;
import dev.snakewater.domain.modifier.Reason;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Every adjustment that is due in an attack, in the order of the chapter (section 8 of the catalogue). */
record Adjustments(Attack attack, Rulings rulings, Protection protection, WeaponType type, boolean isTypeA) {

    private static final int BULK = -50;
    private static final int FROM_BEHIND = 90;
    private static final int PER_DIFFERENCE = -10;
    private static final int ON_THE_PRONE = 165;
    private static final int ON_A_CLIMBER = 165;
    private static final int ON_A_CAREFUL_CLIMBER = 666;

    private static final String COVER_TABLE = "35.9";
    private static final Adjustment NOTHING = Adjustment.flat(0, Reason.of("nothing"), ExpRule.EX_01_ADJUSTMENT);

    /** All of them, waived ones too; nothing of what comes to nothing. */
    static List<Adjustment> of(Attack attack) {
        WeaponType type = attack.weapon().weaponType().countsAs();
        Protection protection = attack.approach().protection();
        Adjustments due = new Adjustments(
                attack, attack.rulings(), protection, type, attack.weapon().isTypeA());
        return Stream.of(
                        attack.scene().weather().decided().stream().map(due::weather),
                        Stream.of(due.highGravity()),
                        due.hiding(),
                        Stream.of(due.decay(), due.accuracy(), due.differential(), due.ofAttacker(), due.ofTarget()),
                        Stream.of(due.bolster(), due.rear()),
                        attack.scene().adjustments().stream().map(due::refereesOwn))
                .flatMap(all -> all)
                .filter(one -> one.amount() != 0)
                .toList();
    }

    private Adjustment unlessDropped(Family family, Adjustment due) {
        return due.waived(rulings.hasDropped(family), ExpRule.EX_55_DROPPED);
    }

    /** A rate for each hex, or in bulk (EX-12, EX-14). */
    private Adjustment weather(Weather weather) {
        boolean blinds = attack.blindFire()
                .filter(blind -> blind.causes().contains(weather.condition()))
                .isPresent();
        Adjustment due = rulings.bulkWeather() ? bulk(weather) : rate(weather);
        return unlessDropped(Family.WEATHER, due.from(weather.condition().table()))
                .with(blinds && rulings.blindChargesCause(), ExpRule.EX_30_AFTER_THE_GATE)
                .waived(blinds && !rulings.blindChargesCause(), ExpRule.EX_30_AFTER_THE_GATE);
    }

    private Adjustment rate(Weather weather) {
        int rate = -weather.row().perHex();
        Reason what = Reason.of("weather", weather);
        return Adjustment.product(
                        rate, attack.hexes(), what, weather.condition().rule())
                .with(true, ExpRule.EX_12_WEATHER)
                .with(attack.range().isPresent() && attack.hexesBeyond() == 0, ExpRule.EX_38_WEATHER_IN_RANGE)
                .waived(isTypeA, ExpRule.EX_03_RATE);
    }

    /** Row 1 of the wind is nil, and nil is no adverse condition, unless the referee says so. */
    private Adjustment bulk(Weather weather) {
        boolean charged = weather.row().perHex() > 0 || rulings.bulkNilCosts();
        int steps = weather.row().intensity();
        return Adjustment.product(charged ? BULK : 0, steps, Reason.of("weather-in-bulk", weather), ExpRule.EX_14_BULK)
                .with(true, weather.condition().rule())
                .waived(isTypeA && !rulings.bulkHitsTypeA(), ExpRule.EX_14_BULK);
    }

    private Adjustment highGravity() {
        Encumbrance load = attack.attacker().bearing().encumbrance();
        int penalty = attack.scene().highGravity() ? -load.highGravity() : 0;
        Adjustment due = Adjustment.flat(penalty, Reason.of("high-gravity", load), ExpRule.EX_19_HIGH_GRAVITY);
        return unlessDropped(Family.GRAVITY, due.from("35.8"));
    }

    /**
     * The best counts of a barrier, her own posture, and what only conceals (EX-24); of equals cover does, which stands before concealment.
     */
    private Stream<Adjustment> hiding() {
        List<Adjustment> sources = List.of(cover(), lowPosture(), concealment(), prone());
        Optional<Adjustment> best =
                sources.stream().filter(Adjustment::counts).min(Comparator.comparingInt(Adjustment::amount));
        return sources.stream()
                .map(source -> source.waived(!best.equals(Optional.of(source)), ExpRule.EX_24_ONE_OR_THE_OTHER));
    }

    private Adjustment cover() {
        return CoverTable.row(protection.asCover())
                .map(row -> barrier(-row.cover(), "cover", row).with(true, ExpRule.EX_21_COVER))
                .orElse(NOTHING);
    }

    private Adjustment concealment() {
        boolean pierced = protection.isDowngraded();
        return CoverTable.row(protection.asConcealment())
                .map(row -> barrier(-row.concealment(), pierced ? "concealment-pierced" : "concealment", row)
                        .with(true, pierced ? ExpRule.EX_23_DOWNGRADE : ExpRule.EX_22_CONCEALMENT))
                .map(this::unlessBlind)
                .orElse(NOTHING);
    }

    private Adjustment barrier(int amount, String what, CoverTable row) {
        Adjustment source = Adjustment.flat(amount, Reason.of(what, row.percent()), ExpRule.EX_25_TABLE_35_9)
                .from(COVER_TABLE)
                .with(protection.roundACorner().isPresent(), ExpRule.EX_26_ROUND_A_CORNER)
                .with(protection.isGivenAway(), ExpRule.EX_27_COMPLETELY_HIDDEN);
        return unlessDropped(Family.COVER, source).waived(isTypeA, ExpRule.EX_20_HIDING);
    }

    private Adjustment lowPosture() {
        return switch (attack.target().bearing().posture()) {
            case CROUCHING -> behind(CoverTable.HAND_WEAPON, ExpRule.EX_44_CROUCHING_TARGET);
            case CRAWLING -> behind(CoverTable.RIFLE, ExpRule.EX_42_CRAWLING);
            case STANDING, ROLLING, PRONE, SEATED, CLIMBING_CAREFULLY, FREE_CLIMBING, CLIMBING_A_ROPE_OR_LADDER ->
                NOTHING;
        };
    }

    /** Against type B nothing is stated, so nothing is due. */
    private Adjustment prone() {
        boolean hides = attack.target().bearing().posture() == Posture.PRONE && type == WeaponType.TYPE_C;
        int penalty = hides ? -CoverTable.SLIT.concealment() : 0;
        return unlessBlind(hidden(penalty, "target-concealed", CoverTable.SLIT, ExpRule.EX_50_PRONE));
    }

    private Adjustment behind(CoverTable row, ExpRule why) {
        return hidden(isTypeA ? 0 : -row.cover(), "target-covered", row, why);
    }

    private Adjustment hidden(int amount, String what, CoverTable row, ExpRule why) {
        return posture(amount, Reason.of(what, attack.target().bearing().posture(), row.percent()), why)
                .from(COVER_TABLE)
                .with(true, ExpRule.EX_25_TABLE_35_9);
    }

    /** Concealment is waived in blind fire: the gate replaces it. */
    private Adjustment unlessBlind(Adjustment source) {
        return source.waived(attack.blindFire().isPresent(), ExpRule.EX_30_AFTER_THE_GATE);
    }

    private Adjustment decay() {
        boolean theatrical = !attack.isTactical();
        int rate = -attack.weapon().costBeyond().orElse(0);
        Reason what = Reason.of("decay", attack.range().orElse(0));
        Adjustment due = Adjustment.product(rate, attack.hexesBeyond(), what, ExpRule.EX_34_DECAY)
                .with(theatrical, ExpRule.EX_59_THEATRICAL_RANGE);
        return unlessDropped(Family.RANGE, due)
                .waived(theatrical && !rulings.theatricalDecay(), ExpRule.EX_59_THEATRICAL_RANGE);
    }

    private Adjustment accuracy() {
        return Adjustment.flat(attack.weapon().bonus(), Reason.of("accuracy"), ExpFact.EXF_10_ACCURACY);
    }

    private Adjustment differential() {
        int difference = attack.movementDifferential();
        Reason what = Reason.of("movement-differential", difference);
        Adjustment due = Adjustment.product(PER_DIFFERENCE, difference, what, ExpRule.EX_40_DIFFERENTIAL)
                .waived(!rulings.movementAdjustments(), ExpRule.EX_39_MOVEMENT_MAY_WAIT);
        return unlessDropped(Family.MOVEMENT, due)
                .waived(attack.attacker().bearing().naturallyFast(), ExpRule.EX_41_NATURALLY_FAST);
    }

    private Adjustment ofAttacker() {
        Posture posture = attack.attacker().bearing().posture();
        Reason what = Reason.of("attacker-posture", posture);
        return switch (posture) {
            case CROUCHING ->
                posture(isTypeA ? 0 : type == WeaponType.TYPE_B ? -200 : -75, what, ExpRule.EX_43_CROUCHING_ATTACKER);
            case ROLLING -> posture(type == WeaponType.TYPE_C ? -210 : 0, what, ExpRule.EX_45_ROLLING);
            case SEATED -> posture(type == WeaponType.TYPE_C ? 0 : -100, what, ExpRule.EX_51_SEATED);
            case CLIMBING_CAREFULLY, CLIMBING_A_ROPE_OR_LADDER ->
                posture(
                        rulings.climberAttackPenalty() ? -180 : 0,
                        Reason.of("attacker-climbing"),
                        ExpRule.EX_47_OTHER_CLIMBING);
            case STANDING, CRAWLING, PRONE, FREE_CLIMBING -> NOTHING;
        };
    }

    private Adjustment ofTarget() {
        Posture posture = attack.target().bearing().posture();
        Reason what = Reason.of("target-posture", posture);
        return switch (posture) {
            case CRAWLING -> posture(isTypeA ? ON_THE_PRONE : 0, what, ExpRule.EX_42_CRAWLING);
            case PRONE -> posture(isTypeA ? ON_THE_PRONE : 0, what, ExpRule.EX_50_PRONE);
            case CLIMBING_CAREFULLY -> posture(ON_A_CAREFUL_CLIMBER, what, ExpRule.EX_46_CAREFUL_CLIMBING);
            case FREE_CLIMBING, CLIMBING_A_ROPE_OR_LADDER -> posture(ON_A_CLIMBER, what, ExpRule.EX_47_OTHER_CLIMBING);
            case STANDING, CROUCHING, ROLLING, SEATED -> NOTHING;
        };
    }

    /** Movement may wait, and postures can be dropped (EX-39, EX-55). */
    private Adjustment posture(int amount, Reason what, ExpRule why) {
        boolean waits = !rulings.movementAdjustments();
        Adjustment due = Adjustment.flat(amount, what, why).waived(waits, ExpRule.EX_39_MOVEMENT_MAY_WAIT);
        return unlessDropped(Family.POSTURE, due);
    }

    private Adjustment bolster() {
        int bolster = attack.attacker().bearing().bolster();
        return Adjustment.flat(-bolster, Reason.of("armour-rating-bolstered"), ExpRule.EX_49_BOLSTER)
                .waived(!rulings.mercBolster(), ExpRule.EX_49_BOLSTER);
    }

    private Adjustment rear() {
        int bonus = attack.approach().fromBehind() ? FROM_BEHIND : 0;
        return unlessDropped(Family.REAR, Adjustment.flat(bonus, Reason.of("from-behind"), ExpRule.EX_10_REAR_ATTACK))
                .waived(rulings.rearStrikeOnly() && !isTypeA, ExpRule.EX_10_REAR_ATTACK);
    }

    private Adjustment refereesOwn(Scene.RefereesOwn own) {
        Reason what = Reason.said(own.what());
        Adjustment due = own.perHex()
                .map(rate -> Adjustment.product(rate, attack.hexes(), what, ExpRule.EX_53_REFEREES_OWN)
                        .waived(isTypeA, ExpRule.EX_03_RATE))
                .orElseGet(() -> Adjustment.flat(own.flat().orElse(0), what, ExpRule.EX_53_REFEREES_OWN));
        return unlessDropped(Family.CUSTOM, due);
    }
}
