package dev.snakewater.steps;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.steps.rules.Citations;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What the game master overrules where the example stands, and what happens there next. */
@ScenarioScoped
public final class GameMasterSteps {

    private final Example example;
    private final Citations citations;

    @Inject
    public GameMasterSteps(Example example, Citations citations) {
        this.example = example;
        this.citations = citations;
    }

    @When("^the dice show (?<faces>[-+0]+|\\d+(?: \\d+)*)$")
    public void diceShow(String faces) {
        Throw what = one(Throw.class, "a throw");
        example.goesOnWith(Answer.of(what, what.dice().told(faces)));
    }

    @When("^(?<who>[A-Z][\\w ]*?) answers: (?<option>.+)$")
    public void chooses(String who, String word) {
        example.goesOnWith(Answer.of(choice(who), word));
    }

    @When("^the game master adds ([-+]\\d+) to (?<who>[A-Z][\\w ]*?)'s (?<sum>[a-z][a-z -]*): (?<reason>.+)$")
    public void adds(String amount, String whose, String number, String why) {
        Tally tally = called(
                whose + "'s " + number,
                example.played().counted().stream(),
                counted -> counted.whose().text() + "'s " + counted.of());
        example.goesOnWith(new Answer.Added(tally.whose(), tally.of(), "GM-01", Integer.parseInt(amount), why));
    }

    @When("^the game master allows (?<who>[A-Z][\\w ]*?) to (?<option>.+)$")
    public void allows(String who, String word) {
        Choice<?> choice = choice(who);
        example.goesOnWith(new Answer.Allowed(
                choice.by(),
                choice.name(),
                choice.why().id(),
                choice.allowed(word).word()));
    }

    @Then("^the game master cannot allow (?<who>[A-Z][\\w ]*?) to (?<option>.+)$")
    public void cannotAllow(String who, String word) {
        example.knows(who);
        Found allowable = Found.of(choice(who).allowable().stream().map(Choice.Option::word));
        Found.holds(!allowable.found().isEmpty(), "nothing can be allowed");
        allowable.lacks(word);
        citations.asked(GameMasterRule.GM_02_ALLOWED);
    }

    @Then("^the game master cannot amend (?<who>[A-Z][\\w ]*?)'s (?<amendable>[\\w ]+) to (?<value>.+)$")
    public void cannotAmend(String whose, String what, String word) {
        Choice<?> amendment = called(
                whose + "'s " + what,
                example.played().amendments().stream(),
                choice -> choice.by().text() + "'s " + choice.name());
        List<Rule> bars = amendment.barsOn(word);
        if (bars.isEmpty()) {
            throw Found.instead(
                    "a rule that bars it",
                    amendment.meant(word).isPresent()
                            ? "nothing bars it"
                            : "'" + word + "' is nothing that could be amended to");
        }
        citations.asked(GameMasterRule.GM_03_AMENDMENT);
        citations.barred(bars);
    }

    @When("^the game master has (?<who>[A-Z][\\w ]*?) enter like (?<like>[A-Z][\\w ]*?)(?: for (?<side>[\\w ]+))?$")
    public void enters(String who, String like, @Nullable String side) {
        example.goesOnWith(new Answer.Entered(
                new Name(who),
                new Name(like),
                Optional.ofNullable(side).map(Side::new),
                Optional.empty(),
                Optional.empty()));
    }

    @When("^the game master has (?<who>[A-Z][\\w ]*?) leave$")
    public void leaves(String who) {
        example.goesOnWith(new Answer.Left(new Name(who)));
    }

    @Then("^the game master cannot have (?<who>[A-Z][\\w ]*?) leave: (?<refusal>.+)$")
    public void cannotLeave(String who, String why) {
        refuses(() -> leaves(who), why);
    }

    @Then("^the game master cannot have (?<who>[A-Z][\\w ]*?) enter like (?<like>[A-Z][\\w ]*?)"
            + "(?: for (?<side>[\\w ]+))?: (?<refusal>.+)$")
    public void cannotEnter(String who, String like, @Nullable String side, String why) {
        refuses(() -> enters(who, like, side), why);
    }

    private void refuses(Runnable answering, String why) {
        Found.of(String.valueOf(Example.refused("it", answering).getMessage())).is(why);
        citations.asked(GameMasterRule.GM_05_REINFORCEMENTS);
    }

    private Choice<?> choice(String who) {
        Choice<?> choice = one(Choice.class, "a choice of " + who);
        Found.of(choice.by().text()).is(who);
        return choice;
    }

    private <Q extends Question> Q one(Class<Q> sort, String expected) {
        return example.played()
                .question()
                .filter(sort::isInstance)
                .map(sort::cast)
                .orElseThrow(() -> Found.instead(expected, example.waiting()));
    }

    /** What is said, among all that there is. */
    private static <T> T called(String said, Stream<T> all, Function<T, String> words) {
        List<T> there = all.toList();
        return there.stream()
                .filter(one -> words.apply(one).equals(said))
                .findFirst()
                .orElseThrow(() -> {
                    String known = there.stream().map(words).collect(Collectors.joining(", "));
                    return Found.instead(said, known.isEmpty() ? "nothing" : "only " + known);
                });
    }
}
