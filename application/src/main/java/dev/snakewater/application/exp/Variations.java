package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.procedure.Variation;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.Posture;
import dev.snakewater.domain.exp.Weapon;
import dev.snakewater.domain.exp.Weather;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The same attack with one thing changed: what a player might wait for, or bring about. */
final class Variations {

    private final ExpScenario scenario;
    private final Form<ExpScenario.WrittenPersona> attacker;
    private final Form<ExpScenario.WrittenPersona> target;
    private final Attack attack;
    private final List<Variation<ExpScenario>> found = new ArrayList<>();

    private Variations(ExpScenario scenario) {
        this.scenario = scenario;
        attacker = Form.like(scenario.attacker());
        target = Form.like(scenario.target());
        attack = Opening.attack(scenario);
    }

    static List<Variation<ExpScenario>> of(ExpScenario scenario) {
        Variations variations = new Variations(scenario);
        variations.scene();
        variations.protection();
        variations.postures();
        variations.position();
        variations.weapon();
        return List.copyOf(variations.found);
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
            add("without the high gravity", with("highGravity", false));
        }
        for (int i = 0; i < scenario.adjustments().size(); i++) {
            List<ExpScenario.WrittenAdjustment> fewer = new ArrayList<>(scenario.adjustments());
            String what = fewer.remove(i).what();
            add("without: " + what, with("adjustments", fewer));
        }
    }

    private void protection() {
        scenario.protection().map(Form::like).ifPresent(written -> {
            boolean covered = attack.approach().protection().cover() > 0;
            if (covered) {
                add(
                        "without the cover",
                        protectedBy(written.with("cover", Optional.empty()).with("roundACorner", Optional.empty())));
            }
            if (covered && !attack.approach().protection().pierced()) {
                add("with a weapon that pierces the cover", protectedBy(written.with("pierced", true)));
            }
            if (written.filled().concealment().isPresent()) {
                add("without the concealment", protectedBy(written.with("concealment", Optional.empty())));
            }
        });
        if (scenario.blind().isPresent()) {
            add("not firing blind", with("blind", Optional.empty()));
        }
    }

    private void postures() {
        if (attack.attacker().bearing().posture() != Posture.STANDING) {
            add(
                    "with " + scenario.attacker().name() + " standing",
                    with("attacker", attacker.with("posture", Posture.STANDING).filled()));
        }
        if (attack.target().bearing().posture() != Posture.STANDING) {
            add(
                    "with " + scenario.target().name() + " standing",
                    with("target", target.with("posture", Posture.STANDING).filled()));
        }
        if (attack.movementDifferential() > 0) {
            add(
                    "with " + scenario.attacker().name() + " as fast as "
                            + scenario.target().name(),
                    with(
                            "attacker",
                            attacker.with("speed", attack.target().bearing().speed())
                                    .with("onFoot", Optional.empty())
                                    .filled()));
        }
        if (attack.attacker().bearing().bolster() > 0) {
            add(
                    "without " + scenario.attacker().name() + "'s bolster",
                    with("attacker", attacker.with("bolster", Optional.empty()).filled()));
        }
        if (attack.target().bearing().bolster() > 0) {
            add(
                    "without " + scenario.target().name() + "'s bolster",
                    with("target", target.with("bolster", Optional.empty()).filled()));
        }
    }

    private void position() {
        boolean behind = attack.approach().fromBehind();
        add(behind ? "not from behind" : "from behind", with("fromBehind", !behind));
        int hexes = attack.approach().hexes();
        Stream<Integer> ranges = Opening.weapons(scenario).stream()
                .map(Weapon::range)
                .flatMap(Optional::stream)
                .map(Weapon.Range::hexes)
                .filter(range -> range < hexes);
        Stream.concat(ranges, hexes > 1 ? Stream.of(hexes / 2) : Stream.empty())
                .distinct()
                .forEach(nearer -> add("at " + nearer + (nearer == 1 ? " hex" : " hexes"), at(nearer)));
    }

    private void weapon() {
        List<ExpScenario.WrittenWeapon> known = scenario.attacker().weapons().stream()
                .map(weapon -> Form.like(weapon).with("proficient", true).filled())
                .toList();
        if (scenario.attacker().weapons().stream()
                .anyMatch(weapon -> !weapon.proficient().orElse(true))) {
            add(
                    "with " + scenario.attacker().name() + " proficient",
                    with("attacker", attacker.with("weapons", known).filled()));
        }
    }

    /** What is not there blinds nobody. */
    private ExpScenario without(ExpScenario.WrittenWeather weather, Condition condition) {
        return Form.like(scenario)
                .with("weather", fairer(weather, condition))
                .with(
                        "blind",
                        scenario.blind()
                                .map(blind -> Form.like(blind)
                                        .with(
                                                "causes",
                                                blind.causes().stream()
                                                        .filter(cause -> cause != condition)
                                                        .toList())
                                        .filled()))
                .filled();
    }

    /** Weather without one of its conditions. */
    private static ExpScenario.WrittenWeather fairer(ExpScenario.WrittenWeather written, Condition condition) {
        return new ExpScenario.WrittenWeather(
                written.rain().filter(row -> condition != Condition.RAIN),
                written.hail().filter(row -> condition != Condition.HAIL),
                written.sandstorm().filter(row -> condition != Condition.SANDSTORM),
                written.wind().filter(row -> condition != Condition.WIND),
                written.fogOrSmoke().filter(row -> condition != Condition.FOG_OR_SMOKE),
                written.darkness().filter(row -> condition != Condition.DARKNESS),
                written.snow().filter(row -> condition != Condition.SNOW),
                written.thrown().stream().filter(thrown -> thrown != condition).toList());
    }

    /** So far apart, however the distance was told before. */
    private ExpScenario at(int hexes) {
        return Form.like(scenario)
                .with("hexes", hexes)
                .with("metres", Optional.empty())
                .with("attacker", attacker.with("at", Optional.empty()).filled())
                .with("target", target.with("at", Optional.empty()).filled())
                .filled();
    }

    private ExpScenario protectedBy(Form<ExpScenario.WrittenProtection> protection) {
        return with("protection", protection.filled());
    }

    private ExpScenario with(String field, Object value) {
        return Form.like(scenario).with(field, value).filled();
    }

    private void add(String words, ExpScenario setUp) {
        found.add(new Variation<>(words, setUp));
    }
}
