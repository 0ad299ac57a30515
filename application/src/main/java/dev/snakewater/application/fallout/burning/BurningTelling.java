package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.fallout.master.MasterWords;
import dev.snakewater.application.fallout.shot.LocationWords;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Tableau;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.fallout.burning.Stage;
import dev.snakewater.domain.fallout.shot.Result;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** How fire is told. */
final class BurningTelling implements Telling<Burning, BurningOutcome> {

    private final Wording words = Wording.in("dev.snakewater.application.fallout.burning.telling");

    @Override
    public Wording words() {
        return words;
    }

    @Override
    public List<Sentence> opening(Burning burning) {
        return opening(burning, UnaryOperator.identity());
    }

    @Override
    public List<Sentence> opening(Burning burning, UnaryOperator<Tally> count) {
        Hearth hearth = burning.hearth();
        List<Sentence> told = new ArrayList<>();
        told.addAll(hearth.stoker()
                .map(by -> deed(
                        "opening.stoker",
                        by.shooter().name(),
                        thrower(by.thrower().name()),
                        burning.seconds(),
                        burning.actionPoints(),
                        by.thrower().perSecond()))
                .orElseGet(() -> deed("opening.fire")));
        for (int place = 0; place < burning.targets().size(); place++) {
            told.add(target(burning, place, count));
        }
        told.addAll(MasterWords.rulings(hearth.rulings()));
        return List.copyOf(told);
    }

    @Override
    public List<Sentence> event(Event event) {
        return switch ((BurningEvent) event) {
            case BurningEvent.RoundBegan began -> deed("round", began.by(), began.round(), began.actionPoints());
            case BurningEvent.Held held -> deed("held", held.by());
            case BurningEvent.Streamed streamed ->
                deed("streamed", streamed.by(), streamed.at(), streamed.price(), streamed.left(), streamed.seconds());
            case BurningEvent.Tested tested -> tested(tested);
            case BurningEvent.Located located ->
                List.of(LocationWords.located(words, located.fall(), located.part(), located.why()));
            case BurningEvent.Bitten bitten -> bitten(bitten);
            case BurningEvent.WeaponBurned burned ->
                List.of(Sentence.consequence(
                        words.message("weapon", burned.who(), burned.burn().total()), words.reasons(burned.burn())));
            case BurningEvent.Wounded wounded -> consequence("wounded", wounded.who(), wounded.part());
            case BurningEvent.WentDown down -> consequence("down", down.who());
            case BurningEvent.WentOut out -> consequence("out", out.who());
        };
    }

    @Override
    public List<Sentence> ending(BurningOutcome outcome) {
        List<Sentence> told = new ArrayList<>();
        outcome.fates()
                .forEach(fate -> told.addAll(deed(
                        fate.down() ? "ending.down" : fate.lost() == 0 ? "ending.unharmed" : "ending.left",
                        fate.who(),
                        fate.lost(),
                        fate.left())));
        outcome.seconds().ifPresent(seconds -> told.addAll(deed("ending.tank", seconds)));
        return List.copyOf(told);
    }

    @Override
    public List<Finding> findings(BurningOutcome outcome) {
        List<Finding> findings = new ArrayList<>();
        outcome.fates().forEach(fate -> {
            findings.add(Finding.is(words.message("finding.down", fate.who()), fate.down()));
            findings.add(Finding.counts(words.message("finding.lost", fate.who()), fate.lost()));
        });
        outcome.seconds().ifPresent(seconds -> findings.add(Finding.counts(words.message("finding.tank"), seconds)));
        return List.copyOf(findings);
    }

    @Override
    public List<Finding> findings(Event event) {
        return switch (event) {
            case BurningEvent.Tested tested ->
                List.of(Finding.is(
                        words.message("finding.hit", tested.at()),
                        tested.result().hits()));
            case BurningEvent.Bitten bitten ->
                List.of(Finding.counts(
                        words.message("finding.lost", bitten.who()),
                        bitten.burn().total()));
            case BurningEvent.WentDown down -> List.of(Finding.is(words.message("finding.down", down.who()), true));
            default -> List.of();
        };
    }

    @Override
    public Optional<String> price(Event event) {
        return event instanceof BurningEvent.Streamed streamed
                ? Optional.of(words.message("price", streamed.price()))
                : Optional.empty();
    }

    @Override
    public Tableau state(Burning burning) {
        return BurningTableau.of(burning, words);
    }

    /** A flamethrower with an article, unless its name has one. */
    private String thrower(String name) {
        return name.regionMatches(true, 0, "The ", 0, 4) ? name : words.message("opening.thrower", name);
    }

    private Sentence target(Burning burning, int place, UnaryOperator<Tally> count) {
        Hearth hearth = burning.hearth();
        Ablaze target = burning.targets().get(place);
        String fire = target.fire()
                .due()
                .map(due -> words.message("opening.alight", due))
                .orElse("");
        return hearth.stoker()
                .filter(by ->
                        hearth.jet(by, place).bars(by.thrower().perSecond(), 1).isEmpty())
                .map(by -> {
                    Tally chance = hearth.jet(by, place)
                            .numbers(Counting.adding(count))
                            .chance();
                    return Sentence.deed(
                            words.message(
                                    chance.total() < 1 ? "opening.target.never" : "opening.target",
                                    hearth.name(place),
                                    target.condition().hitPoints(),
                                    fire,
                                    chance.total()),
                            words.reasons(chance));
                })
                .orElseGet(() -> Sentence.deed(
                        words.message(
                                hearth.stoker().isPresent() ? "opening.too-far" : "opening.burning",
                                hearth.name(place),
                                target.condition().hitPoints(),
                                fire),
                        ""));
    }

    private List<Sentence> tested(BurningEvent.Tested tested) {
        String result = tested.again() && tested.result().hits()
                ? words.message("tested.again", tested.at())
                : words.message("tested." + tested.result().name());
        String critical = tested.result() == Result.CRITICAL ? "; " + words.reasons(tested.critical()) : "";
        return List.of(Sentence.consequence(
                words.message("tested", tested.fall().total(), tested.chance().total(), result),
                words.reasons(tested.chance()) + critical));
    }

    private List<Sentence> bitten(BurningEvent.Bitten bitten) {
        List<Sentence> told = new ArrayList<>();
        if (bitten.anew()) {
            told.addAll(consequence("anew", bitten.who()));
        }
        String text = Wording.capitalised(words.message(
                bitten.left() < 0 ? "bitten.below" : "bitten",
                bitten.who(),
                bitten.stage(),
                bitten.burn().total(),
                Math.abs(bitten.left())));
        String reasons = words.reasons(bitten.burn());
        // The first bite follows from a hit; the others come by themselves.
        told.add(bitten.stage() == Stage.FIRST ? Sentence.consequence(text, reasons) : Sentence.deed(text, reasons));
        return List.copyOf(told);
    }

    private List<Sentence> deed(String key, Object... places) {
        return List.of(Sentence.deed(Wording.capitalised(words.message(key, places)), ""));
    }

    private List<Sentence> consequence(String key, Object... places) {
        return List.of(Sentence.consequence(Wording.capitalised(words.message(key, places)), ""));
    }
}
