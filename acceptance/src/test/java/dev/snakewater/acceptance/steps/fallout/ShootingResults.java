package dev.snakewater.acceptance.steps.fallout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fallout.shot.ShotEvent;
import dev.snakewater.application.fallout.shot.ShotOutcome;
import dev.snakewater.application.fallout.shot.ShotScenario;
import dev.snakewater.application.fallout.shot.ShotSituation;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.shot.Held;
import dev.snakewater.domain.fallout.shot.Refusal;
import dev.snakewater.domain.modifier.Tally;
import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Then;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What comes of a shooter's action. */
@ScenarioScoped
public final class ShootingResults {

    private final Shooting shooting;

    /** What comes of this action. */
    @Inject
    public ShootingResults(Shooting shooting) {
        this.shooting = shooting;
    }

    @Then("^the shot hits on (\\d+) or less$")
    public void chance(int chance) {
        assertThat(fired().getFirst().chance().total()).isEqualTo(chance);
    }

    @Then("^the shots hit on (\\d+) or less, then on (\\d+) or less$")
    public void chances(int first, int second) {
        chance(first);
        assertThat(fired().getLast().chance().total()).isEqualTo(second);
    }

    @Then("^the shot hits on (\\d+) or less, which is$")
    public void chance(int chance, DataTable items) {
        chance(chance);
        assertThat(fired().getFirst().chance().lines().stream()
                        .filter(Tally.Plus.class::isInstance)
                        .map(line -> ((Tally.Plus) line).modifier())
                        .map(item -> item.what() + " " + item.amount()))
                .containsExactlyElementsOf(items.asLists().stream()
                        .map(row -> row.getFirst() + " " + Integer.valueOf(row.getLast()))
                        .toList());
    }

    @Then("^it does not count that: (.+) ([+-]\\d+)$")
    public void waived(String what, int points) {
        assertThat(fired().getFirst().chance().lines().stream()
                        .filter(Tally.Waived.class::isInstance)
                        .map(line -> ((Tally.Waived) line).due())
                        .map(due -> due.what() + " " + due.amount()))
                .containsExactly(what + " " + points);
    }

    @Then("^a hit is critical on (\\d+) or less$")
    public void critical(int critical) {
        assertThat(fired().getFirst().critical().total()).isEqualTo(critical);
    }

    @Then("^the shooting is (?:a|an) (critical|hit|miss|fumble)$")
    public void result(String result) {
        results(result);
    }

    @Then("^the shots are: (.+)$")
    public void results(String results) {
        assertThat(fired().stream().map(fired -> fired.result().name().toLowerCase(Locale.ROOT)))
                .containsExactly(results.split(", ", -1));
    }

    @Then("^the target loses (\\d+) hit points?, and has (-?\\d+) left$")
    public void loses(int points, int left) {
        assertThat(outcome().lost()).isEqualTo(points);
        assertThat(outcome().target().hitPoints()).isEqualTo(left);
    }

    @Then("^the target is (down|on its feet)$")
    public void down(String how) {
        assertThat(outcome().target().isDown()).isEqualTo(how.equals("down"));
    }

    @Then("^the shot strikes the (head|legs|weapon|arm|torso)$")
    public void strikes(String part) {
        Stream<String> damaged = shooting.played().happened(ShotEvent.Damaged.class).stream()
                .map(ShotEvent.Damaged::part)
                .flatMap(Optional::stream)
                .map(Part::toString);
        Stream<String> weapon = shooting.played().happened(ShotEvent.WeaponStruck.class).stream()
                .map(struck -> Part.WEAPON.toString());
        assertThat(Stream.concat(damaged, weapon)).contains(part);
    }

    @Then("^the target is wounded: (head|legs|arm|torso)$")
    public void wounded(String part) {
        assertThat(shooting.played().happened(ShotEvent.Wounded.class))
                .extracting(wounded -> wounded.part().toString())
                .contains(part);
    }

    @Then("^nobody is wounded$")
    public void unwounded() {
        assertThat(shooting.played().happened(ShotEvent.Wounded.class)).isEmpty();
    }

    @Then("^the target's weapon is (in its hands|dropped|unusable)$")
    public void grip(String state) {
        String words = state.equals("in its hands") ? "armed" : "weapon " + state;
        assertThat(outcome().target().grip()).hasToString(words);
    }

    @Then("^the shooter has (\\d+) AP and (\\d+(?: and \\d+)?) rounds left$")
    public void left(int actionPoints, String rounds) {
        assertThat(outcome().actionPoints()).isEqualTo(actionPoints);
        assertThat(outcome().guns().stream().map(Held::rounds).map(String::valueOf))
                .containsExactly(rounds.split(" and ", -1));
    }

    @Then("^that is refused by (FO-\\d\\d(?: and FO-\\d\\d)*), and costs nothing$")
    public void refused(String rules) {
        ShotOutcome outcome = outcome();
        assertThat(outcome.refused().stream().map(Refusal::rule).distinct())
                .extracting(rule -> Objects.requireNonNull(rule).id())
                .containsExactly(rules.split(" and ", -1));
        ShotSituation opening = shooting.opening();
        assertThat(outcome.actionPoints()).isEqualTo(opening.actionPoints());
        assertThat(outcome.guns()).isEqualTo(opening.guns());
        assertThat(outcome.target()).isEqualTo(opening.target());
        assertThat(fired()).isEmpty();
        shooting.cites(outcome.refused());
    }

    @Then("^what is left over is refused by (FO-\\d\\d)$")
    public void stopped(String rule) {
        assertThat(outcome().refused())
                .extracting(refusal -> refusal.rule().id())
                .containsExactly(rule);
        shooting.cites(outcome().refused());
    }

    @Then("^nobody can set that up: (.+)$")
    public void wrong(String what) {
        assertThat(shooting.played().problems()).extracting(Problem::what).containsExactly(what);
    }

    @Then("^it is asked for the (gun|cover|way|aiming), and may be answered: (.+)$")
    public void asked(String what, String words) {
        assertThat(shooting.played().options(what)).containsExactly(words.split("; ", -1));
    }

    @Then("^it may not be answered, by (FO-\\d\\d): (.+)$")
    public void barred(String rule, String word) {
        assertThat(shooting.played().bars(word)).containsExactly(rule);
    }

    @Then("^the gun in the hands asks for strength (\\d+)$")
    public void strength(int strength) {
        assertThat(acted().strengths().getFirst().total()).isEqualTo(strength);
    }

    @Then("^that costs (\\d+) AP, which is$")
    public void price(int points, DataTable items) {
        Tally price = acted().price();
        Stream<String> base =
                Stream.of(price.base()).map(Tally.Known.class::cast).map(known -> known.what() + " " + known.amount());
        Stream<String> lines = price.lines().stream()
                .map(line -> ((Tally.Plus) line).modifier())
                .map(item -> item.what() + " " + item.amount());
        assertThat(price.total()).isEqualTo(points);
        assertThat(Stream.concat(base, lines).collect(Collectors.toList()))
                .isEqualTo(items.asLists().stream()
                        .map(row -> row.getFirst() + " " + Integer.valueOf(row.getLast()))
                        .toList());
    }

    @Then("^the odds of the target being down are (.+)$")
    public void odds(String percent) {
        String yes = shooting.played().odds(shooting.target() + " is down").prospects().stream()
                .filter(prospect -> prospect.is().equals("yes"))
                .map(prospect ->
                        String.format(Locale.ROOT, "%.4f", prospect.share().value()))
                .findFirst()
                .orElse("never");
        assertThat(yes).isEqualTo(percent);
    }

    @Then("^in the next round the shooter is in (the open|cover), and has nothing to do beside$")
    public void nextRound(String where) {
        ShotScenario next = shooting.nextRound();
        assertThat(next.shooter().inCover()).isEqualTo(where.equals("cover"));
        assertThat(next.before()).isEmpty();
        assertThat(next.after()).isEmpty();
    }

    @Then("^in the next round the gun rests on its bipod$")
    public void rests() {
        assertThat(shooting.nextRound().shooter().guns().getFirst().rested()).isTrue();
    }

    @Then("^afterwards the shooter (can|cannot) parry$")
    public void parries(String whether) {
        assertThat(outcome().pose().orElse(Pose.UPRIGHT).canParry()).isEqualTo(whether.equals("can"));
    }

    private ShotEvent.Acted acted() {
        return shooting.played().happened(ShotEvent.Acted.class).getFirst();
    }

    private List<ShotEvent.Fired> fired() {
        return shooting.played().happened(ShotEvent.Fired.class);
    }

    private ShotOutcome outcome() {
        return shooting.played().outcome();
    }
}
