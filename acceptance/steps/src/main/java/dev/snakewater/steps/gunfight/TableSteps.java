package dev.snakewater.steps.gunfight;

import dev.snakewater.application.fudge.gunfight.procedure.Gunfight;
import dev.snakewater.application.fudge.gunfight.scenario.GunfightScenario;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.steps.Example;
import dev.snakewater.steps.Found;
import dev.snakewater.steps.rules.Citations;
import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** What people may do and may not when they are asked, the rules that say so, and what a game master overrules. */
@ScenarioScoped
public final class TableSteps {

    private static final int TURNS = 3;

    private final Example example;
    private final Course course;
    private final Citations citations;
    private Optional<RefusedException> refusal = Optional.empty();

    @Inject
    public TableSteps(Example example, Course course, Citations citations) {
        this.example = example;
        this.course = course;
        this.citations = citations;
    }

    @When("{name} asks to {asked} in {turnPart}")
    public void asks(String who, String deed, String part) {
        course.stopsAt(1, who, part);
        Course.Deed wanted = Course.Deed.of(deed);
        try {
            answers(wanted.word());
            for (Course.Deed.Target target :
                    course.isAskedForTargets(who) ? wanted.targets() : List.<Course.Deed.Target>of()) {
                if (choice().name().equals("with")) {
                    answers(choice().options().getFirst().word());
                }
                Found.of(choice().name()).is(target.question());
                answers(target.name());
            }
        } catch (RefusedException refused) {
            refusal = Optional.of(refused);
            citations.barred(refused.rules());
        }
    }

    @When("{name} looks for somebody to shoot")
    public void looksForATarget(String who) {
        course.answers(1, who, "part 4", "shoot");
        course.stopsAt(1, who, "target");
    }

    @When("{name} reaches for his/her guns{inTurn}")
    public void reachesForGuns(String who, int turn) {
        course.stopsAt(turn, who, "gun");
    }

    @When("{name}'s {turnPart} comes")
    public void comes(String who, String part) {
        course.stopsAt(1, who, part);
    }

    @When("{name}'s {turnPart} of turn {int} comes")
    public void comes(String who, String part, int turn) {
        course.stopsAt(turn, who, part);
    }

    @When("^it comes to (\\w+)'s (part 3|draw|tie|gun)$")
    public void comesTo(String who, String what) {
        course.lastsFor(TURNS);
        course.stopsAt(1, who, what);
    }

    @Then("that is allowed")
    public void isAllowed() {
        Found.of(refusal.stream().map(RefusedException::getMessage)).isNothing();
    }

    @Then("that is refused by {rules}")
    public void isRefused(String rules) {
        Found.of(ids(refused().rules())).areInAnyOrder(Roster.row(rules).toArray(String[]::new));
    }

    private RefusedException refused() {
        return refusal.orElseThrow(() -> Found.instead("a refusal", "it is allowed"));
    }

    private void refuses(Runnable answering, String why) {
        Found.of(String.valueOf(Example.refused("it", answering).getMessage())).is(why);
    }

    @Then("there is no such thing to ask for")
    public void isUnheardOf() {
        Found.of(ids(refused().rules())).isNothing();
        citations.asked(choice().why());
    }

    @Then("he/she may do this, or may not by this rule")
    public void mayOrMayNot(DataTable table) {
        table.diff(DataTable.create(table.column(0).stream()
                .map(word -> List.of(word, isOffered(word) ? "yes" : bars(word)))
                .toList()));
    }

    @Then("he/she may not, and this is why")
    public void mayNot(DataTable table) {
        table.diff(DataTable.create(choice().barred().stream()
                .map(option -> List.of(option.word(), bars(option.word())))
                .toList()));
    }

    @Then("he/she may choose from")
    public void mayChoose(DataTable words) {
        citations.asked(choice().why());
        words.diff(DataTable.create(choice().options().stream()
                .map(option -> List.of(option.word()))
                .toList()));
    }

    @Then("{name} is still asked for {turnPart}")
    public void isStillAsked(String who, String part) {
        Found.of(choice().by().text() + ", " + choice().name()).is(who + ", " + part);
    }

    @When("^the game master adds ([-+]\\d) to (?<who>\\w+)'s (?<roll>\\w+): (?<reason>.*)$")
    public void adds(String amount, String whose, String number, String why) {
        Tally tally = example.played().counted().stream()
                .filter(counted ->
                        counted.whose().text().equals(whose) && counted.of().equals(number))
                .findFirst()
                .orElseThrow();
        example.goesOnWith(new Answer.Added(tally.whose(), tally.of(), "GM-01", Integer.parseInt(amount), why));
    }

    @When("^the dice show ([-+0]+)$")
    public void diceShow(String faces) {
        Throw what = (Throw) question();
        example.goesOnWith(Answer.of(what, what.dice().told(faces)));
    }

    @When("^the game master allows (?<who>\\w+) to (?<option>.*)$")
    public void allows(String who, String word) {
        Choice<?> choice = choice(who);
        example.goesOnWith(new Answer.Allowed(
                choice.by(),
                choice.name(),
                choice.why().id(),
                choice.allowed(word).word()));
    }

    @Then("^the game master cannot allow (?<who>\\w+) to (?<option>.*)$")
    public void cannotAllow(String who, String word) {
        Found allowable = Found.of(choice(who).allowable().stream().map(Choice.Option::word));
        Found.holds(!allowable.found().isEmpty(), "nothing can be allowed");
        allowable.lacks(word);
        citations.asked(GameMasterRule.GM_02_ALLOWED);
    }

    @When(
            "^the game master makes (\\w+)'s (?<amendable>wounds(?: of the (?:(?:left|right) )?\\w+)?|rounds in the revolver|range"
                    + " to \\w+|drop) (?<value>.*)$")
    public void makes(String whose, String what, String word) {
        Choice<?> choice = amendment(whose, what);
        example.goesOnWith(
                new Answer.Amended(choice.by(), choice.name(), choice.why().id(), word));
    }

    @Then("^the game master cannot make (\\w+)'s (wounds|posture) (?<value>.*)$")
    public void cannotMake(String whose, String what, String word) {
        List<Rule> bars = amendment(whose, what).barsOn(word);
        Found.holds(!bars.isEmpty(), "nothing bars it");
        citations.asked(GameMasterRule.GM_03_AMENDMENT);
        citations.barred(bars);
    }

    @When("^the game master rules (?<ruling>\\w+) (on|off)$")
    public void rules(String ruling, String word) {
        makes("Game master", ruling, word);
    }

    @When("^the game master has (?<who>\\w+) enter like (?<whom>\\w+)(?: for (?<side>[\\w ]+))?$")
    public void enters(String who, String like, String side) {
        example.goesOnWith(entering(who, like, Optional.ofNullable(side)));
    }

    private static Answer entering(String who, String like, Optional<String> side) {
        return new Answer.Entered(
                new Name(who), new Name(like), side.map(Side::new), Optional.empty(), Optional.empty());
    }

    @When("^the game master has (?<who>\\w+) leave$")
    public void leaves(String who) {
        example.goesOnWith(new Answer.Left(new Name(who)));
    }

    @Then("^the game master cannot have (?<who>\\w+) leave: (?<refusal>.*)$")
    public void cannotLeave(String who, String why) {
        refuses(() -> leaves(who), why);
        citations.asked(GameMasterRule.GM_05_REINFORCEMENTS);
    }

    @Then(
            "^the game master cannot have (?<who>\\w+) enter like (?<whom>\\w+)(?: for (?<side>[\\w ]+))?: (?<refusal>.*)$")
    public void cannotEnter(String who, String like, String side, String why) {
        refuses(() -> enters(who, like, side), why);
        citations.asked(GameMasterRule.GM_05_REINFORCEMENTS);
    }

    @Then("^(?<who>\\w+) (is|is not) there$")
    public void isThere(String who, String is) {
        Found there = Found.of(
                example.played().state().rows().stream().map(row -> row.who().text()));
        if (is.equals("is")) {
            there.has(who);
        } else {
            there.lacks(who);
        }
    }

    @Then("^in the next turn (?<who>\\w+) draws$")
    public void drawsInTheNextTurn(String who) {
        goesOnTo(fight -> fight.turn() > 1 && Course.isAsked(fight.question().orElseThrow(), who, "draw"));
    }

    @Then("^(?<who>\\w+) comes to (?:his|her) (?:part 3|gun) (?<wound>.*)$")
    public void comesHurt(String who, String wounds) {
        Found.of(question().by().text()).is(who);
        stands(who, wounds);
    }

    @Then("^(\\w+) (?:is|has|still has) (?<standing>in cover|\\d rounds in the revolver|the \\+2)$")
    public void stands(String who, String how) {
        Found.of(row(who)).says(List.of(how.replaceAll("(\\d) rounds in the revolver", "revolver $1/6")));
    }

    @Then("{name} has no +2 any more")
    public void hasNoPrize(String who) {
        Found.of(row(who)).saysNothingOf("the +2");
    }

    @Then("^(?<who>\\w+) and (?<whom>\\w+) are at (?<range>.*)$")
    public void areAt(String one, String other, String range) {
        answers("snapshot");
        Found.of(example.played().counted().stream().map(tally -> tally.base().toString()))
                .says(List.of(range));
    }

    @Then("^in the next turn (?<who>\\w+) draws at \\+2 for (?<rules>.*)$")
    public void drawsNext(String who, String rule) {
        goesOnTo(fight -> fight.turn() > 1 && Course.isAsked(fight.question().orElseThrow(), who, "draw"));
        Found.of(example.played().counted().getFirst().lines().stream()
                        .filter(Tally.Plus.class::isInstance)
                        .map(Tally.Plus.class::cast)
                        .map(line ->
                                line.modifier().amount() + " by " + line.why().id()))
                .is("2 by " + rule);
        diceShow("0000");
    }

    @Then("grazes are off in this turn")
    public void grazesNow() {
        Found.of(((GunfightScenario) example.scenario().setUp()).rulings().grazes())
                .is("false");
        Found.of(example.played().turn()).is("1");
    }

    @Then("grazes are on in the next")
    public void grazesNext() {
        goesOnTo(fight -> fight.turn() > 1);
        Gunfight next =
                (Gunfight) example.played().account().turnEnds().getFirst().situation();
        Found.of(next.scene().rulings().grazes()).is("true");
    }

    private void goesOnTo(Predicate<FightAtTable> there) {
        while (!there.test(example.played())) {
            example.goesOnWith(Course.usual(question()).orElseThrow());
        }
    }

    private void answers(String word) {
        example.goesOnWith(Answer.of(choice(), word));
    }

    private Question question() {
        return example.played().question().orElseThrow();
    }

    private Choice<?> choice() {
        return (Choice<?>) question();
    }

    private Choice<?> choice(String who) {
        Found.of(choice().by().text()).is(who);
        return choice();
    }

    private boolean isOffered(String word) {
        return choice().options().stream().anyMatch(option -> option.word().equals(word));
    }

    /** The rules that bar an answer; the example cites them. */
    private String bars(String word) {
        List<Rule> bars = choice().barsOn(word);
        citations.barred(bars);
        return String.join(" and ", ids(bars));
    }

    private static List<String> ids(List<? extends Rule> rules) {
        return rules.stream().map(Rule::id).sorted().toList();
    }

    private String row(String who) {
        return example.played().state().rows().stream()
                .filter(row -> row.who().text().equals(who))
                .map(row -> String.join(", ", row.cells()))
                .findFirst()
                .orElseThrow();
    }

    private Choice<?> amendment(String whose, String what) {
        return example.played().amendments().stream()
                .<Choice<?>>map(choice -> choice)
                .filter(choice -> Course.isAsked(choice, whose, what))
                .findFirst()
                .orElseThrow();
    }
}
