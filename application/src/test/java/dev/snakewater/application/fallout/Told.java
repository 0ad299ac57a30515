package dev.snakewater.application.fallout;

import dev.snakewater.application.Odds;
import dev.snakewater.application.Play;
import dev.snakewater.application.port.in.FightAtTable.OptionForecast;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.application.table.answering.ScriptLine;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A set-up with what a game master has laid down for it, and how it is told. */
public record Told<C extends SetUp<?, ?>>(ScenarioKind<?, ?> kind, C setUp, List<GameMasterModifier> modifiers) {

    private static final int TURNS = 12;

    /** A set-up for which nothing is laid down. */
    public static <C extends SetUp<?, ?>> Told<C> of(ScenarioKind<?, ?> kind, C setUp) {
        return new Told<>(kind, setUp, List.of());
    }

    /** This, where somebody's number is another. */
    public Told<C> adding(String whom, String on, int amount, String reason) {
        GameMasterModifier modifier = new GameMasterModifier(new Name(whom), on, Optional.empty(), amount, reason);
        List<GameMasterModifier> all =
                Stream.concat(modifiers.stream(), Stream.of(modifier)).toList();
        return new Told<>(kind, setUp, all);
    }

    /** The scenario with these answers. */
    public Scenario<?, ?> scenario(String... script) {
        return scenario(kind, List.of(script));
    }

    /** What is told before anything happens, with its reasons. */
    public List<String> opening() {
        return words(played(List.of()).opening());
    }

    /** What is told of the turns, each of them. */
    public List<List<String>> turns(String... script) {
        return played(List.of(script)).turns().stream()
                .map(turn -> turn.stream()
                        .flatMap(told -> words(told.sentences()).stream())
                        .toList())
                .toList();
    }

    /** What is told at the end. */
    public List<String> ending(String... script) {
        return words(played(List.of(script)).ending().sentences());
    }

    /** Another set-up with the same laid down. */
    public Told<C> with(C other) {
        return new Told<>(kind, other, modifiers);
    }

    /** What happens of some kind when the dice fall by this seed. */
    public <E extends Event> List<E> events(Class<E> of, long seed) {
        return new Fights()
                .withSeed(scenario(), seed).turns().stream()
                        .flatMap(turn -> turn.stream().map(FightReport.NarratedEvent::event))
                        .filter(of::isInstance)
                        .map(of::cast)
                        .toList();
    }

    /** What is said at the table of where the options of the first choice lead. */
    public List<OptionForecast> ahead() {
        return new Fights().begin(scenario()).ahead();
    }

    /** Its odds. */
    public Odds odds() {
        return Odds.of(scenario());
    }

    private FightReport played(List<String> script) {
        Scenario<?, ?> scenario = scenario(kind, script);
        return script.isEmpty() ? new Fights().withSeed(scenario, 1) : new Fights().byScript(scenario);
    }

    @SuppressWarnings("unchecked") // It is a set-up of this very kind.
    private <S, O> Scenario<S, O> scenario(ScenarioKind<S, O> of, List<String> script) {
        List<ScriptLine> lines = Play.lines(script.toArray(String[]::new));
        return new Scenario<>(of, "Told", "", new FightTerms(TURNS, modifiers), lines, (SetUp<S, O>) setUp);
    }

    private static List<String> words(List<Sentence> sentences) {
        return sentences.stream().map(Play::told).toList();
    }
}
