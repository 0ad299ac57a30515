package dev.snakewater.application.exp;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Tableau;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Bar;
import dev.snakewater.domain.exp.State;
import dev.snakewater.domain.exp.Weapon;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** How an attack is told: the scene, the sum line by line, the throws. */
final class ExpTelling implements Telling<ToHitSituation, ExpOutcome> {

    private final Wording words = Wording.in("dev.snakewater.application.exp.telling");

    @Override
    public Wording words() {
        return words;
    }

    private final CastWords cast = new CastWords(words);
    private final SumWords sums = new SumWords(words);

    @Override
    public List<Sentence> opening(ToHitSituation situation) {
        return opening(situation, UnaryOperator.identity());
    }

    @Override
    public List<Sentence> opening(ToHitSituation situation, UnaryOperator<Tally> count) {
        Counting counting = Counting.adding(count);
        return switch (situation.phase()) {
            case Phase.Weathering weathering -> cast.told(weathering.attack(), weathering.weapons());
            case Phase.Arming arming -> {
                List<Sentence> told = new ArrayList<>(cast.told(arming.attack(), arming.weapons()));
                told.addAll(
                        arming.weapons().size() == 1
                                ? layOut(LayOut.of(arming.attack(), counting))
                                : arming.weapons().stream()
                                        .map(weapon -> prospect(
                                                LayOut.of(arming.attack().withWeapon(weapon), counting), weapon))
                                        .toList());
                yield List.copyOf(told);
            }
            case Phase.Attacking attacking -> layOut(LayOut.of(attacking.attack(), counting));
            case Phase.Hitting past -> List.of();
            case Phase.Reeling past -> List.of();
            case Phase.Breaking past -> List.of();
        };
    }

    @Override
    public Tableau state(ToHitSituation situation) {
        return new ExpTableau(words).of(situation.phase());
    }

    @Override
    public List<Sentence> sheet(ToHitSituation situation, Name fighter) {
        return situation.phase() instanceof Phase.Attacking attacking
                ? cast.sheet(attacking.attack(), attacking.weapons(), fighter)
                : List.of();
    }

    @Override
    public List<Sentence> event(Event event) {
        return switch ((ExpEvent) event) {
            case ExpEvent.WeatherThrown thrown ->
                deed(
                        "weather",
                        Wording.capitalised(thrown.weather().condition().toString()),
                        thrown.fall().total(),
                        thrown.weather().strength());
            case ExpEvent.WeaponTaken taken -> deed("taken", taken.by(), taken.weapon());
            case ExpEvent.LaidOut laid ->
                sums.told(
                        laid.adjustments(), laid.sums(), laid.toHit(), laid.armourRating(), laid.gate(), laid.chance());
            case ExpEvent.Barred barred ->
                deed("barred", barred.by(), barred.at(), barred.weapon(), because(barred.bars()));
            case ExpEvent.Aimed aimed ->
                List.of(Sentence.deed(
                        words.message(
                                aimed.passed() ? "aimed.passed" : "aimed.failed",
                                aimed.by(),
                                aimed.at(),
                                aimed.fall().total(),
                                aimed.chance().total()),
                        words.reasons(aimed.chance())));
            case ExpEvent.Attacked attacked -> attacked(attacked);
            case ExpEvent.Mishap mishap -> consequence("mishap." + mishap.what().name(), mishap.by(), mishap.weapon());
            case ExpEvent.Multiplied multiplied -> consequence("multiplied", multiplied.by(), multiplied.multiplier());
            case ExpEvent.Damaged damaged ->
                List.of(Sentence.consequence(
                        damaged.left()
                                .map(left -> words.message("damaged.left", damaged.at(), damaged.points(), left))
                                .orElseGet(() -> words.message("damaged", damaged.at(), damaged.points())),
                        words.reasons(damaged.damage())));
            case ExpEvent.Reeled reeled ->
                List.of(Sentence.consequence(
                        words.message(
                                reeled.stands() ? "reeled.stands" : "reeled.falls",
                                reeled.who(),
                                reeled.fall().total(),
                                reeled.against().total()),
                        words.reasons(reeled.against())));
            case ExpEvent.SystemBroke broke ->
                consequence(
                        "broke",
                        broke.who(),
                        broke.fall().total(),
                        broke.system(),
                        broke.left().left(),
                        broke.left().most());
            case ExpEvent.WentDown down -> consequence("down." + down.state().name(), down.who());
        };
    }

    @Override
    public List<Sentence> ending(ExpOutcome outcome) {
        String key = outcome.result().map(result -> "ending." + result.name()).orElse("ending.open");
        String state = outcome.state()
                .filter(State::isDown)
                .map(down -> words.message("ending.state", outcome.target(), down))
                .orElse("");
        return List.of(Sentence.deed(
                words.message(
                        key,
                        outcome.attacker(),
                        outcome.target(),
                        outcome.hitPoints()
                                .map(left -> words.message("ending.left", left))
                                .orElse(""),
                        state,
                        because(outcome.bars())),
                ""));
    }

    @Override
    public List<Finding> findings(Event event) {
        return switch ((ExpEvent) event) {
            case ExpEvent.Attacked attacked ->
                List.of(result(attacked.hit() ? ExpOutcome.Result.HIT : ExpOutcome.Result.MISS));
            case ExpEvent.Aimed gate -> List.of(Finding.is(words.message("finding.gate", gate.by()), gate.passed()));
            case ExpEvent.Damaged damaged -> List.of(Finding.counts(words.message("finding.damage"), damaged.points()));
            case ExpEvent.Reeled reeled ->
                List.of(Finding.is(words.message("finding.down", reeled.who()), !reeled.stands()));
            case ExpEvent.WentDown down -> List.of(Finding.is(words.message("finding.down", down.who()), true));
            default -> List.of();
        };
    }

    private Finding result(ExpOutcome.Result result) {
        return Finding.ranked(
                words.message("finding.result"), result.ordinal(), Wording.capitalised(result.toString()));
    }

    @Override
    public List<Finding> findings(ExpOutcome outcome) {
        List<Finding> findings = new ArrayList<>();
        outcome.result().ifPresent(result -> findings.add(result(result)));
        outcome.damage().ifPresent(damage -> findings.add(Finding.counts(words.message("finding.damage"), damage)));
        // Where no dice of damage are told, nobody knows what a hit does to her, unless it kills.
        outcome.hitPoints()
                .filter(left -> outcome.damage().isPresent())
                .ifPresent(left ->
                        findings.add(Finding.counts(words.message("finding.hit-points", outcome.target()), left)));
        outcome.state()
                .filter(state -> outcome.damage().isPresent() || state == State.DEAD)
                .ifPresent(state ->
                        findings.add(Finding.is(words.message("finding.down", outcome.target()), state.isDown())));
        return List.copyOf(findings);
    }

    private List<Sentence> layOut(LayOut laid) {
        return laid.bars().isEmpty()
                ? sums.told(
                        laid.reckoning().adjustments(),
                        laid.reckoning().sums(),
                        laid.reckoning().toHit(),
                        laid.reckoning().armourRating(),
                        laid.gate(),
                        laid.chance())
                : List.of();
    }

    /** What a weapon promises to whom has a choice. */
    private Sentence prospect(LayOut laid, Weapon weapon) {
        String gate = laid.gate()
                .map(chance -> words.message("prospect.gate", chance.total()))
                .orElse("");
        return Sentence.deed(
                laid.bars().isEmpty()
                        ? words.message("prospect", weapon, gate, sums.chance(laid.chance()))
                        : words.message("prospect", weapon, "", because(laid.bars())),
                "");
    }

    private List<Sentence> attacked(ExpEvent.Attacked attacked) {
        int margin = attacked.net() - attacked.armourRating().total();
        String result = attacked.critical()
                .map(critical -> words.message("attacked." + critical.name()))
                .orElseGet(() -> attacked.hit()
                        ? words.message("attacked.hit")
                        : margin == 0 ? words.message("attacked.tie") : words.message("attacked.miss", -margin));
        String parts = attacked.sums().stream()
                .filter(sum -> !sum.lines().isEmpty())
                .map(sum -> "; " + words.reasons(sum))
                .collect(Collectors.joining());
        Optional<Tally> against = Optional.of(attacked.armourRating())
                .filter(rating -> !rating.lines().isEmpty());
        return List.of(Sentence.deed(
                words.message(
                        "attacked",
                        attacked.by(),
                        attacked.at(),
                        attacked.weapon(),
                        attacked.fall().total(),
                        attacked.net(),
                        attacked.armourRating().total(),
                        result),
                words.reasons(attacked.toHit())
                        + parts
                        + against.map(rating -> "; " + words.reasons(rating)).orElse("")));
    }

    private String because(List<Bar> bars) {
        return bars.stream()
                .map(bar -> words.message("bar." + bar.name(), bar.rule().id()))
                .collect(Collectors.joining(words.message("bars.and")));
    }

    private List<Sentence> deed(String key, Object... places) {
        return List.of(Sentence.deed(words.message(key, places), ""));
    }

    private List<Sentence> consequence(String key, Object... places) {
        return List.of(Sentence.consequence(words.message(key, places), ""));
    }
}
