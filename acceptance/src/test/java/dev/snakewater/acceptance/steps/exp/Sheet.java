package dev.snakewater.acceptance.steps.exp;

import dev.snakewater.acceptance.steps.Document;
import io.cucumber.guice.ScenarioScoped;

/**
 * What the referee has written: the document of one attack. Ann attacks Bill with a type C weapon in fair weather, from five
 * hexes, with BP 178 and MR 853 against an armour rating of 596, unless the example says otherwise.
 */
@ScenarioScoped
public final class Sheet {

    private static final String WEAPON = "/attacker/weapons/0";
    private static final String ROW = "/attacker/combatTable/0";

    private final Document document = new Document();

    /** The attack that an example begins with. */
    public Sheet() {
        put("/snakewater", 1);
        put("/kind", "exp-to-hit");
        put("/title", "An example");
        put("/hexes", 5);
        put("/attacker/name", "Ann");
        put(ROW + "/type", "C");
        put(ROW + "/bp", 178);
        put(ROW + "/mr", 853);
        put(WEAPON + "/name", "weapon");
        put(WEAPON + "/type", "C");
        put(WEAPON + "/range", 100);
        put("/target/name", "Bill");
        put("/target/armourRating", 596);
    }

    /** The weapon is of this type. */
    void weaponOfType(String type) {
        put(WEAPON + "/type", type);
        put(ROW + "/type", type.matches("[AB]") ? type : "C");
        if (type.equals("A")) {
            remove(WEAPON + "/range");
            put("/hexes", 1);
        }
    }

    /** Something is written at this pointer. */
    void put(String pointer, Object value) {
        document.put(pointer, value);
    }

    /** Nothing is written at this pointer. */
    void remove(String pointer) {
        document.remove(pointer);
    }

    /** The document. */
    String document() {
        return document.text();
    }
}
