package dev.snakewater.acceptance.steps.exp;

import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Given;
import jakarta.inject.Inject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Where the attack takes place, and who attacks whom with what. */
@ScenarioScoped
public final class SceneSteps {

    private final Sheet sheet;

    @Inject
    public SceneSteps(Sheet sheet) {
        this.sheet = sheet;
    }

    @Given("^an attack with type (A|B|C|D|E|F|full auto)$")
    public void anAttack(String type) {
        sheet.weaponOfType(type);
    }

    @Given("^an attack with type (A|B|C|D|E|F|full auto) from (\\d+) hex(?:es)?$")
    public void anAttack(String type, int hexes) {
        sheet.weaponOfType(type);
        sheet.put("/hexes", hexes);
    }

    @Given("^the distance is (\\d+) metres on the table$")
    public void metres(int metres) {
        sheet.remove("/hexes");
        sheet.put("/metres", metres);
    }

    @Given("^the attacker is in hex \\((-?\\d+), (-?\\d+)\\) and the target in \\((-?\\d+), (-?\\d+)\\)$")
    public void places(int q, int r, int targetQ, int targetR) {
        sheet.remove("/hexes");
        sheet.put("/attacker/at", Map.of("q", q, "r", r));
        sheet.put("/target/at", Map.of("q", targetQ, "r", targetR));
    }

    @Given("^(?:a|an) (anthro|alien|robot) with BP (\\d+) and (?:MR (\\d+)|no maximum roll)$")
    public void skill(String kind, int bp, String mr) {
        sheet.put("/attacker/kind", kind);
        sheet.put("/attacker/combatTable/0/bp", bp);
        if (mr == null) {
            sheet.remove("/attacker/combatTable/0/mr");
        } else {
            sheet.put("/attacker/combatTable/0/mr", Integer.valueOf(mr));
        }
    }

    @Given("^the attacker does not know the weapon: her BNP is (\\d+)$")
    public void unfamiliar(int bnp) {
        sheet.put("/attacker/combatTable/0/bnp", bnp);
        sheet.put("/attacker/weapons/0/proficient", false);
    }

    @Given("^an armour rating of (\\d+)$")
    public void armourRating(int rating) {
        sheet.put("/target/armourRating", rating);
    }

    @Given("^the weapon has range (\\d+) and decay (\\d+)$")
    public void range(int range, int decay) {
        sheet.put("/attacker/weapons/0/range", range);
        sheet.put("/attacker/weapons/0/decay", decay);
    }

    @Given("^the weapon has range (\\d+) and no decay$")
    public void range(int range) {
        sheet.put("/attacker/weapons/0/range", range);
    }

    @Given("^the weapon's reach is (normal|short|long|pole)$")
    public void reach(String reach) {
        sheet.put("/attacker/weapons/0/reach", reach);
    }

    @Given("^the weapon's accuracy is ([-+]?\\d+)$")
    public void accuracy(int accuracy) {
        sheet.put("/attacker/weapons/0/accuracy", accuracy);
    }

    @Given("^the weapon does (\\S+) damage(?:, and the damage adjuster is (\\d+))?$")
    public void damage(String dice, Integer adjuster) {
        sheet.put("/attacker/weapons/0/damage", dice);
        if (adjuster != null) {
            sheet.put("/attacker/combatTable/0/damageAdjuster", adjuster);
        }
    }

    @Given("^the attacker carries a (.+) and a (.+)$")
    public void carries(String one, String other) {
        sheet.put("/attacker/weapons", List.of(Map.of("kind", one), Map.of("kind", other)));
        sheet.put(
                "/attacker/combatTable",
                List.of(Map.of("type", "A", "bp", 196, "mr", 821), Map.of("type", "C", "bp", 190, "mr", 865)));
    }

    @Given("^the target is (?:a|an) (anthro|alien|robot) with (\\d+) of (\\d+) hit points(?: and CON (\\d+))?$")
    public void hitPoints(String kind, int left, int most, Integer constitution) {
        sheet.put("/target/kind", kind);
        sheet.put("/target/hitPoints", left);
        sheet.put("/target/mostHitPoints", most);
        if (constitution != null) {
            sheet.put("/target/constitution", constitution);
        }
    }

    @Given("^there is (\\w+) (rain|hail|sandstorm|wind|darkness|snow)$")
    public void weather(String intensity, String condition) {
        sheet.put("/weather/" + condition, intensity);
    }

    @Given("^there is (\\w+) fog or smoke$")
    public void fogOrSmoke(String intensity) {
        sheet.put("/weather/fogOrSmoke", intensity);
    }

    @Given("^dice decide the (.+)$")
    public void thrown(String condition) {
        sheet.put("/weather/thrown/-", condition);
    }

    @Given("^gravity is high$")
    public void gravity() {
        sheet.put("/highGravity", true);
    }

    @Given("^the attacker's load is (.+)$")
    public void load(String encumbrance) {
        sheet.put("/attacker/encumbrance", encumbrance);
    }

    @Given("^the (attacker|target) is (standing|crouching|crawling|rolling|prone|seated|climbing carefully|free"
            + " climbing|climbing a rope or ladder)$")
    public void posture(String who, String posture) {
        sheet.put("/" + who + "/posture", posture);
    }

    @Given("^the (attacker|target) goes at (\\d+) h/u$")
    public void speed(String who, int speed) {
        sheet.put("/" + who + "/speed", speed);
    }

    @Given("^the (attacker|target) goes on her own feet, with a movement rate of (\\d+)$")
    public void onFoot(String who, int rate) {
        sheet.put("/" + who + "/onFoot", rate);
    }

    @Given("^the attacker is fast by nature$")
    public void naturallyFast() {
        sheet.put("/attacker/naturallyFast", true);
    }

    @Given("^the attack comes from behind$")
    public void fromBehind() {
        sheet.put("/fromBehind", true);
    }

    @Given("^the target is (\\d+)% behind cover$")
    public void cover(int percent) {
        sheet.put("/protection/cover", percent);
    }

    @Given("^the target is (\\d+)% concealed$")
    public void concealment(int percent) {
        sheet.put("/protection/concealment", percent);
    }

    @Given("^the target stands at a corner, (.+)$")
    public void roundACorner(String what) {
        sheet.put("/protection/roundACorner", what);
    }

    @Given("^the weapon pierces the cover$")
    public void pierced() {
        sheet.put("/protection/pierced", true);
    }

    @Given("^the target comes out to attack in this unit$")
    public void attacking() {
        sheet.put("/protection/attacking", true);
    }

    @Given("^the attacker fires blind at a (tiny|small|medium|large|gigantic) target(, with no cue at all)?$")
    public void blind(String size, String noCue) {
        sheet.put("/target/size", size);
        sheet.put("/blind", new LinkedHashMap<>(noCue == null ? Map.of("cue", "footsteps") : Map.of()));
    }

    @Given("^it is the (.+) that blinds her$")
    public void cause(String condition) {
        sheet.put("/blind/causes/-", condition);
    }

    @Given("^the (attacker|target) is a level (\\d+) (\\w+) who bolsters by (\\d+)$")
    public void bolsters(String who, int level, String vocation, int bolster) {
        sheet.put("/" + who + "/vocation", vocation);
        sheet.put("/" + who + "/level", level);
        sheet.put("/" + who + "/bolster", bolster);
    }

    @Given("^the target's own BP with type ([ABC]) is (\\d+)$")
    public void ownBp(String type, int bp) {
        sheet.put("/target/combatTable", List.of(Map.of("type", type, "bp", bp, "mr", 700)));
    }

    @Given("^the referee adds ([-+]\\d+)( for each hex)? for \"([^\"]*)\", because \"([^\"]*)\"$")
    public void adds(int amount, String rate, String what, String reason) {
        sheet.put("/adjustments/-", Map.of("what", what, rate == null ? "flat" : "perHex", amount, "reason", reason));
    }

    @Given("^the game is played theatrically, with a level bonus of (\\d+)$")
    public void theatrically(int bonus) {
        sheet.put("/play", "theatrical");
        sheet.put("/attacker/levelBonus", bonus);
    }

    @Given("^the game is played theatrically, by a level (\\d+) (\\w+)$")
    public void theatrically(int level, String vocation) {
        sheet.put("/play", "theatrical");
        sheet.put("/attacker/level", level);
        sheet.put("/attacker/vocation", vocation);
    }

    @Given("^the referee says that it is out of reach$")
    public void outOfReach() {
        sheet.put("/outOfReach", true);
    }

    @Given("^the referee plays the attacker$")
    public void refereePersona() {
        sheet.put("/attacker/refereePersona", true);
    }

    @Given("^the referee rules on (\\w+): (true|false)$")
    public void rules(String ruling, String value) {
        sheet.put("/rulings/" + ruling, Boolean.valueOf(value));
    }

    @Given("^the referee has theatrical rolls thrown with (\\w+)$")
    public void theatricalDice(String dice) {
        sheet.put("/rulings/theatricalDice", dice);
    }

    @Given("^the referee drops the (\\w+)$")
    public void drops(String family) {
        sheet.put("/rulings/dropped/-", family);
    }

    @Given("^somebody writes (.+) at (\\S+)$")
    public void writes(String value, String pointer) {
        sheet.put(pointer, value.matches("-?\\d+") ? Integer.valueOf(value) : value);
    }

    @Given("^somebody leaves out (\\S+)$")
    public void leavesOut(String pointer) {
        sheet.remove(pointer);
    }
}
