package dev.snakewater.acceptance.steps.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.steps.Citations;
import dev.snakewater.acceptance.steps.Example;
import dev.snakewater.application.fudge.gunfight.procedure.Gunfight;
import dev.snakewater.application.fudge.gunfight.scenario.GunfightScenario;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.table.LoggedEvent;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;

/** What a game master overrules in the middle of a fight, and how it is told. */
@ScenarioScoped
public final class OverruleSteps {

    private static final int TURNS = 3;

    private final Roster roster;
    private final Showdown showdown;
    private final Citations citations;
    private final Example example;
    private Optional<FightAtTable> now = Optional.empty();

    @Inject
    public OverruleSteps(Roster roster, Showdown showdown, Citations citations, Example example) {
        this.roster = roster;
        this.showdown = showdown;
        this.citations = citations;
        this.example = example;
    }

    @When("^it comes to (\\w+)'s (part 3|draw|gun)$")
    public void comesTo(String who, String what) {
        showdown.isNotPlayed();
        FightAtTable fight = new Fights()
                .begin(new Scenario<>(
                        GunfightScenario.kind(),
                        "At the table",
                        "",
                        FightTerms.of(TURNS),
                        List.of(),
                        roster.written()));
        while (!isAsked(fight, who, what)) {
            fight = fight.after(usual(fight.question().orElseThrow()));
        }
        now = Optional.of(fight);
        example.isPlayed(this::fight);
    }

    @When("^the game master adds ([-+]\\d) to (\\w+)'s (\\w+): (.*)$")
    public void adds(String amount, String whose, String number, String why) {
        Tally tally = fight().counted().stream()
                .filter(counted ->
                        counted.whose().text().equals(whose) && counted.of().equals(number))
                .findFirst()
                .orElseThrow();
        answer(new Answer.Added(tally.whose(), tally.of(), "GM-01", Integer.parseInt(amount), why));
    }

    @When("^the dice show ([-+0]+)$")
    public void diceShow(String faces) {
        Throw what = (Throw) fight().question().orElseThrow();
        answer(Answer.of(what, what.dice().told(faces)));
    }

    @When("^the game master allows (\\w+) to (.*)$")
    public void allows(String who, String word) {
        Choice<?> choice = (Choice<?>) fight().question().orElseThrow();
        assertThat(choice.by().text()).isEqualTo(who);
        answer(new Answer.Allowed(
                choice.by(),
                choice.name(),
                choice.why().id(),
                choice.allowed(word).word()));
    }

    @Then("^the game master cannot allow (\\w+) to (.*)$")
    public void cannotAllow(String who, String word) {
        Choice<?> choice = (Choice<?>) fight().question().orElseThrow();
        assertThat(choice.by().text()).isEqualTo(who);
        assertThat(choice.allowable().stream().map(Choice.Option::word))
                .isNotEmpty()
                .doesNotContain(word);
        citations.asked(GameMasterRule.GM_02_ALLOWED);
    }

    @When("^the game master makes (\\w+)'s (wounds(?: of the (?:(?:left|right) )?\\w+)?|rounds in the revolver|range"
            + " to \\w+|drop) (.*)$")
    public void makes(String whose, String what, String word) {
        Choice<?> choice = amendment(whose, what);
        answer(new Answer.Amended(choice.by(), choice.name(), choice.why().id(), word));
    }

    @Then("^the game master cannot make (\\w+)'s (wounds|posture) (.*)$")
    public void cannotMake(String whose, String what, String word) {
        List<Rule> bars = amendment(whose, what).barsOn(word);
        assertThat(bars).isNotEmpty();
        citations.asked(GameMasterRule.GM_03_AMENDMENT);
        citations.barred(bars);
    }

    @When("^the game master rules (\\w+) (on|off)$")
    public void rules(String ruling, String word) {
        Choice<?> choice = amendment("Game master", ruling);
        answer(new Answer.Amended(choice.by(), choice.name(), choice.why().id(), word));
    }

    @Then("^(\\w+) is in cover$")
    public void isInCover(String who) {
        assertThat(row(who)).contains("in cover");
    }

    @Then("^(\\w+) comes to (?:his|her) (?:part 3|gun) (.*)$")
    public void comesHurt(String who, String wounds) {
        assertThat(fight().question().orElseThrow().by().text()).isEqualTo(who);
        assertThat(row(who)).contains(wounds);
    }

    @Then("^(\\w+) has (\\d) rounds in the revolver$")
    public void hasRounds(String who, String rounds) {
        assertThat(row(who)).contains("revolver " + rounds + "/6");
    }

    @Then("^(\\w+) and (\\w+) are at (.*)$")
    public void areAt(String one, String other, String range) {
        answer(Answer.of((Choice<?>) fight().question().orElseThrow(), "snapshot"));
        assertThat(fight().counted().stream().map(tally -> tally.base().toString()))
                .anyMatch(base -> base.contains(range));
    }

    @Then("^in the next turn (\\w+) draws at \\+2 for (.*)$")
    public void drawsNext(String who, String rule) {
        FightAtTable fight = fight();
        while (fight.account().turnEnds().isEmpty() || !isAsked(fight, who, "draw")) {
            fight = fight.after(usual(fight.question().orElseThrow()));
        }
        now = Optional.of(fight);
        assertThat(fight.counted().getFirst().lines())
                .filteredOn(Tally.Plus.class::isInstance)
                .singleElement()
                .satisfies(line -> {
                    assertThat(line.why().id()).isEqualTo(rule);
                    assertThat(((Tally.Plus) line).modifier().amount()).isEqualTo(2);
                });
        answer(usual(fight.question().orElseThrow()));
    }

    @Then("^grazes are (on|off) in this turn$")
    public void grazesNow(String word) {
        assertThat(word).isEqualTo("off");
        Scenario<?, ?, ?> asBegun = fight().scenario();
        assertThat(((Gunfight) opening(asBegun)).scene().rulings().grazes()).isFalse();
        assertThat(fight().account().turnEnds()).isEmpty();
    }

    @Then("^grazes are (on|off) in the next$")
    public void grazesNext(String word) {
        FightAtTable fight = fight();
        while (fight.account().turnEnds().isEmpty()) {
            fight = fight.after(usual(fight.question().orElseThrow()));
        }
        Gunfight next = (Gunfight) fight.account().turnEnds().getFirst().situation();
        assertThat(next.scene().rulings().grazes()).isEqualTo(word.equals("on"));
    }

    private static <C, S, O> S opening(Scenario<C, S, O> scenario) {
        return scenario.kind().open(scenario.setUp());
    }

    private FightAtTable fight() {
        return now.orElseThrow();
    }

    private void answer(Answer answer) {
        FightAtTable after = fight().after(answer);
        now = Optional.of(after);
        happened().forEach(citations::happened);
    }

    private List<LoggedEvent> happened() {
        return fight().account().turns().stream()
                .flatMap(List::stream)
                .map(FightReport.NarratedEvent::happened)
                .toList();
    }

    private String row(String who) {
        return fight().state().rows().stream()
                .filter(row -> row.who().text().equals(who))
                .map(row -> String.join(", ", row.cells()))
                .findFirst()
                .orElseThrow();
    }

    private Choice<?> amendment(String whose, String what) {
        return fight().amendments().stream()
                .filter(choice ->
                        choice.by().text().equals(whose) && choice.name().equals(what))
                .findFirst()
                .orElseThrow();
    }

    private static boolean isAsked(FightAtTable fight, String who, String what) {
        Question asked = fight.question().orElseThrow();
        return asked.by().text().equals(who) && asked.name().equals(what);
    }

    private static Answer usual(Question question) {
        return switch (question) {
            case Throw what -> Answer.of(what, what.dice().told("0000"));
            case Choice<?> choice ->
                Answer.of(choice, choice.options().getLast().word());
        };
    }
}
