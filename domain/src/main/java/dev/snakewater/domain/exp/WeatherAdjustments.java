package dev.snakewater.domain.exp;

import java.util.List;

/** What the weather takes off the to-hit roll: a rate for each hex, or in bulk (EX-12, EX-14). */
final class WeatherAdjustments {

    private static final int BULK = -50;

    private WeatherAdjustments() {}

    /** What is due, in the order of the tables; nothing of what comes to nothing. */
    static List<Adjustment> of(Attack attack) {
        return attack.scene().weather().decided().stream()
                .map(weather -> attack.rulings().bulkWeather() ? bulk(attack, weather) : rate(attack, weather))
                .filter(due -> due.amount() != 0)
                .toList();
    }

    private static Adjustment rate(Attack attack, Weather weather) {
        Adjustment due = Adjustment.of(
                        new Adjustment.Product(-weather.row().perHex(), attack.hexes()),
                        weather.toString(),
                        weather.condition().rule())
                .from(weather.condition().table())
                .with(true, ExpRule.EX_12_WEATHER)
                .with(attack.range().isPresent() && attack.hexesBeyond() == 0, ExpRule.EX_38_WEATHER_IN_RANGE)
                .waived(attack.weapon().isTypeA(), ExpRule.EX_03_RATE);
        return unlessWaived(due, attack, weather);
    }

    /** Row 1 of the wind is nil, and nil is no adverse condition, unless the referee says so. */
    private static Adjustment bulk(Attack attack, Weather weather) {
        boolean charged = weather.row().perHex() > 0 || attack.rulings().bulkNilCosts();
        Adjustment due = Adjustment.of(
                        new Adjustment.Product(charged ? BULK : 0, weather.row().intensity()),
                        weather + " in bulk",
                        ExpRule.EX_14_BULK)
                .from(weather.condition().table())
                .with(true, weather.condition().rule())
                .waived(attack.weapon().isTypeA() && !attack.rulings().bulkHitsTypeA(), ExpRule.EX_14_BULK);
        return unlessWaived(due, attack, weather);
    }

    private static Adjustment unlessWaived(Adjustment due, Attack attack, Weather weather) {
        boolean blinds = attack.blindFire()
                .filter(blind -> blind.causes().contains(weather.condition()))
                .isPresent();
        return due.waived(attack.rulings().hasDropped(Rulings.Family.WEATHER), ExpRule.EX_55_DROPPED)
                .with(blinds && attack.rulings().blindChargesCause(), ExpRule.EX_30_AFTER_THE_GATE)
                .waived(blinds && !attack.rulings().blindChargesCause(), ExpRule.EX_30_AFTER_THE_GATE);
    }
}
