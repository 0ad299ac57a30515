package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Variation;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.Posture;
import dev.snakewater.domain.exp.Weapon;
import dev.snakewater.domain.exp.Weather;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The same attack with one thing changed: what a player might wait for, or bring about. */
final class Variations {

    private static final int SAME_SPEED = 12;

    private final ExpScenario scenario;
    private final Attack attack;
    private final List<Variation<ExpScenario>> found = new ArrayList<>();

    private Variations(ExpScenario scenario) {
        this.scenario = scenario;
        attack = Opening.attack(scenario);
    }

    static List<Variation<ExpScenario>> of(ExpScenario scenario) {
        Variations variations = new Variations(scenario);
        variations.scene();
        variations.protection();
        variations.postures();
        variations.position();
        variations.weapon();
        return variations.found.stream()
                .filter(variation -> !variation.setUp().equals(scenario))
                .filter(variation -> ExpProblems.of(variation.setUp()).isEmpty())
                .toList();
    }

    private void scene() {
        scenario.weather().ifPresent(weather -> {
            for (Weather decided : Opening.decided(weather)) {
                add("without the " + decided, without(weather, decided.condition()));
            }
            for (Condition thrown : Opening.thrown(scenario)) {
                add("without the " + thrown, without(weather, thrown));
            }
        });
        if (attack.scene().highGravity()) {
            add(
                    "without the high gravity",
                    Changes.of(scenario).highGravity(false).made());
        }
        for (int i = 0; i < scenario.adjustments().size(); i++) {
            List<ExpScenario.WrittenAdjustment> fewer = new ArrayList<>(scenario.adjustments());
            String what = fewer.remove(i).what();
            add("without: " + what, Changes.of(scenario).adjustments(fewer).made());
        }
    }

    private void protection() {
        scenario.protection().ifPresent(written -> {
            Optional<Integer> none = Optional.empty();
            int cover = attack.approach().protection().cover();
            if (cover > 0) {
                add(
                        "without the cover",
                        with(new ExpScenario.WrittenProtection(
                                none,
                                Optional.empty(),
                                written.concealment(),
                                written.pierced(),
                                written.attacking())));
            }
            if (cover > 0 && !attack.approach().protection().pierced()) {
                add(
                        "with a weapon that pierces the cover",
                        with(new ExpScenario.WrittenProtection(
                                written.cover(),
                                written.roundACorner(),
                                written.concealment(),
                                Optional.of(true),
                                written.attacking())));
            }
            if (written.concealment().isPresent()) {
                add(
                        "without the concealment",
                        with(new ExpScenario.WrittenProtection(
                                written.cover(),
                                written.roundACorner(),
                                none,
                                written.pierced(),
                                written.attacking())));
            }
        });
        if (scenario.blind().isPresent()) {
            add("not firing blind", Changes.of(scenario).blind(Optional.empty()).made());
        }
    }

    private void postures() {
        if (attack.attacker().bearing().posture() != Posture.STANDING) {
            add(
                    "with " + scenario.attacker().name() + " standing",
                    Changes.of(scenario)
                            .attacker(Changes.standing(scenario.attacker()))
                            .made());
        }
        if (attack.target().bearing().posture() != Posture.STANDING) {
            add(
                    "with " + scenario.target().name() + " standing",
                    Changes.of(scenario)
                            .target(Changes.standing(scenario.target()))
                            .made());
        }
        int mine = attack.attacker().bearing().speed();
        int hers = attack.target().bearing().speed();
        if (Math.abs(mine - hers) > SAME_SPEED) {
            add(
                    "with " + scenario.attacker().name() + " as fast as "
                            + scenario.target().name(),
                    Changes.of(scenario)
                            .attacker(Changes.atSpeed(scenario.attacker(), hers))
                            .made());
        }
        if (attack.attacker().bearing().bolster() > 0) {
            add(
                    "without " + scenario.attacker().name() + "'s bolster",
                    Changes.of(scenario)
                            .attacker(Changes.unbolstered(scenario.attacker()))
                            .made());
        }
        if (attack.target().bearing().bolster() > 0) {
            add(
                    "without " + scenario.target().name() + "'s bolster",
                    Changes.of(scenario)
                            .target(Changes.unbolstered(scenario.target()))
                            .made());
        }
    }

    private void position() {
        boolean behind = attack.approach().fromBehind();
        add(
                behind ? "not from behind" : "from behind",
                Changes.of(scenario).fromBehind(!behind).made());
        int hexes = attack.approach().hexes();
        Stream<Integer> ranges = Opening.weapons(scenario).stream()
                .map(Weapon::range)
                .flatMap(Optional::stream)
                .map(Weapon.Range::hexes)
                .filter(range -> range < hexes);
        Stream.concat(ranges, hexes > 1 ? Stream.of(hexes / 2) : Stream.empty())
                .distinct()
                .forEach(nearer -> add(
                        "at " + nearer + (nearer == 1 ? " hex" : " hexes"),
                        Changes.of(scenario).hexes(nearer).made()));
    }

    private void weapon() {
        UnaryOperator<ExpScenario.WrittenWeapon> known = Changes::proficient;
        if (scenario.attacker().weapons().stream()
                .anyMatch(weapon -> !weapon.proficient().orElse(true))) {
            add(
                    "with " + scenario.attacker().name() + " proficient",
                    Changes.of(scenario)
                            .attacker(Changes.armed(scenario.attacker(), known))
                            .made());
        }
    }

    /** What is not there blinds nobody. */
    private ExpScenario without(ExpScenario.WrittenWeather weather, Condition condition) {
        return Changes.of(scenario)
                .weather(Changes.without(weather, condition))
                .blind(scenario.blind()
                        .map(blind -> new ExpScenario.WrittenBlindFire(
                                blind.cue(),
                                blind.causes().stream()
                                        .filter(cause -> cause != condition)
                                        .toList())))
                .made();
    }

    private ExpScenario with(ExpScenario.WrittenProtection protection) {
        return Changes.of(scenario).protection(protection).made();
    }

    private void add(String words, ExpScenario setUp) {
        found.add(new Variation<>(words, setUp));
    }
}
