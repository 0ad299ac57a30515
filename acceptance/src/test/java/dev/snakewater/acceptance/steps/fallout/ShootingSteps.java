package dev.snakewater.acceptance.steps.fallout;

import dev.snakewater.application.fallout.shot.ShotScenario;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.shot.FromCover;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Who shoots at whom, how, and what the dice show. */
@ScenarioScoped
public final class ShootingSteps {

    private final Shooting shooting;

    /** Steps of this action. */
    @Inject
    public ShootingSteps(Shooting shooting) {
        this.shooting = shooting;
    }

    @Given("^(\\w+) with (?:a|an|the) ((?:(?! in one hand).)+), ([\\d.]+) cm from (\\w+)$")
    public void stands(String who, String gun, String centimetres, String target) {
        shooting.stands(who, List.of(gun), millimetres(centimetres), target);
    }

    @Given("^(\\w+) with (?:a|an) (.+) in one hand and (?:a|an) (.+) in the other, ([\\d.]+) cm from (\\w+)$")
    public void stands(String who, String gun, String other, String centimetres, String target) {
        shooting.stands(who, List.of(gun, other), millimetres(centimetres), target);
    }

    @Given("^a shooter's strength of (\\d+)$")
    public void strength(int strength) {
        shooting.onTheSheet("strength", strength);
    }

    @Given("^a shooter's skill of (\\d+) with (handguns|rifles|heavy weapons)$")
    public void skill(int points, String skill) {
        shooting.onTheSheet(skill.equals("heavy weapons") ? "heavyWeapons" : skill, points);
    }

    @Given("^(\\d+) rounds? in the gun$")
    public void rounds(int rounds) {
        shooting.ofTheGun("rounds", rounds);
    }

    @Given("^the gun (rests on|has) a (bipod|tripod)$")
    public void support(String how, String support) {
        shooting.ofTheGun("support", support);
        shooting.ofTheGun("rested", how.equals("rests on"));
    }

    @Given("^the gun is tuned with a (.+): ([+-]\\d+) points$")
    public void points(String what, int points) {
        shooting.ofTheGun("tunings", List.of(Map.of("what", what, "points", points)));
    }

    @Given("^the gun is tuned with a (.+): bursts (\\d+) lighter$")
    public void relief(String what, int relief) {
        shooting.ofTheGun("tunings", List.of(Map.of("what", what, "relief", relief)));
    }

    @Given("^the gun is tuned with a (.+): criticals ([+-]\\d+)$")
    public void critical(String what, int points) {
        shooting.ofTheGun("tunings", List.of(Map.of("what", what, "critical", points)));
    }

    @Given("^the shooter has (\\d+) AP left before that$")
    public void actionPoints(int points) {
        shooting.put("/shooter/actionPoints", points);
    }

    @Given("^the shooter is in cover$")
    public void inCover() {
        shooting.put("/shooter/inCover", true);
    }

    @Given("^the shooter is out of breath by (\\d+) points$")
    public void winded(int points) {
        shooting.put("/shooter/winded", points);
    }

    @Given("^the shooter interrupts somebody else's round$")
    public void reacts() {
        shooting.put("/shooter/reacts", true);
    }

    @Given("^the shooter is ambidextrous, at level (\\d+)$")
    public void ambidextrous(int level) {
        shooting.put("/shooter/ambidextrous", true);
        shooting.put("/shooter/level", level);
    }

    @Given("^the shooter has a wound: (\\w+)$")
    public void wound(String part) {
        shooting.put("/shooter/wounds", List.of(part));
    }

    @Given("^the target (crouches|lies prone)(, seen from the side)?$")
    public void pose(String pose, String fromTheSide) {
        shooting.put("/target/pose", pose.equals("crouches") ? Pose.CROUCHED : Pose.PRONE);
        shooting.put("/target/fromTheFront", fromTheSide == null);
    }

    @Given("^the target is behind a hip-high rock$")
    public void targetInCover() {
        shooting.put("/target/inCover", true);
    }

    @Given("^the target waits in reaction$")
    public void targetReacts() {
        shooting.put("/target/reacts", true);
    }

    @Given("^the target holds nothing$")
    public void unarmed() {
        shooting.put("/target/armed", false);
    }

    @Given("^the target wears (none|leather|metal|combat)$")
    public void wears(String armour) {
        shooting.put("/target/armour", armour);
    }

    @Given("^the master has criticals strike: (.+)$")
    public void locations(String parts) {
        shooting.put("/target/locations", List.of(parts.split(", ", -1)));
    }

    @Given("^the master gives ([+-]\\d+) to the shot for: (.+)$")
    public void item(int points, String what) {
        shooting.put("/master/-", Map.of("what", what, "points", points));
    }

    @Given("^the master plays without (reaction|poses|running|twoGuns)$")
    public void without(String rules) {
        shooting.put("/rulings/" + rules, false);
    }

    @Given("^the master plays with (wounds|firstAimApGivesBonus)$")
    public void with(String rules) {
        shooting.put("/rulings/" + rules, true);
    }

    @Given("^the master rounds thirds up$")
    public void thirds() {
        shooting.put("/rulings/roundThirds", Rulings.RoundThirds.UP);
    }

    @Given("^the master has no chance above (\\d+)$")
    public void cap(int cap) {
        shooting.put("/rulings/hitCap", cap);
    }

    @Given("^the master has fumbles begin at 91 and luck$")
    public void fumbles() {
        shooting.put("/rulings/fumbleFrom", Rulings.FumbleFrom.NINETY_ONE_PLUS_LUCK);
    }

    @Given("^the master exempts from cover: (attacker reacts|target reacts|both)$")
    public void exempts(String whom) {
        shooting.put("/rulings/coverExemption", whom);
    }

    @When("^(?:she|he) shoots$")
    public void unaimed() {
        shooting.does("way", ShotScenario.WayWord.UNAIMED);
    }

    @When("^(?:she|he) shoots (\\d+) times$")
    public void times(int times) {
        unaimed();
        shooting.put("/times", times);
    }

    @When("^(?:she|he) aims at the (head|legs|weapon|arm|torso), for (\\d+) AP more$")
    public void aimed(String part, int extra) {
        shooting.does("way", ShotScenario.WayWord.AIMED);
        shooting.does("at", part);
        shooting.does("extra", extra);
    }

    @When("^(?:she|he) fires (?:a burst|both bursts)$")
    public void burst() {
        shooting.does("way", ShotScenario.WayWord.BURST);
    }

    @When("^(?:she|he) does it (blind|popping out)$")
    public void from(String how) {
        shooting.does("from", how.equals("blind") ? FromCover.BLIND : FromCover.POP_OUT);
    }

    @When("^before that (?:she|he) does: (.+)$")
    public void before(String moves) {
        shooting.put("/before", List.of(moves.split(", ", -1)));
    }

    @When("^after that (?:she|he) does: (.+)$")
    public void after(String moves) {
        shooting.put("/after", List.of(moves.split(", ", -1)));
    }

    @When("^the d100 shows (.+)$")
    public void percent(String rolls) {
        shooting.shows("shot", List.of(rolls.split(", then ", -1)));
    }

    @When("^the d6 shows (\\d)$")
    public void location(String face) {
        shooting.shows("location", List.of(face));
    }

    @When("^the dice of damage show (.+)$")
    public void damage(String dice) {
        shooting.shows("damage", List.of(dice.split(", then ", -1)));
    }

    @When("^asked for the (gun|cover|way|aiming), (?:she|he) says: (.+)$")
    public void chooses(String what, String word) {
        shooting.shows(what, List.of(word));
    }

    private static int millimetres(String centimetres) {
        return new BigDecimal(centimetres).movePointRight(1).intValueExact();
    }
}
