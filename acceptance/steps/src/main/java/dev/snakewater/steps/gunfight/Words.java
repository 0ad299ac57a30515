package dev.snakewater.steps.gunfight;

import io.cucumber.java.ParameterType;
import org.jspecify.annotations.Nullable;

/** The words that the sentences of gunfight features are made of. */
public final class Words {

    static final String NAME = "[A-Z][a-z]+(?: \\d+)?";
    static final String NAMES = NAME + "(?:, " + NAME + ")*(?: and " + NAME + ")?";
    static final String VERB = "aims|stands up|dodges|dives for cover|snapshots|shoots|fans at|reloads|flees";
    private static final String DEED = "(?:" + VERB + ")(?: " + NAMES + ")?";

    @ParameterType(NAME)
    public String name(String words) {
        return words;
    }

    @ParameterType(NAMES)
    public String names(String words) {
        return words;
    }

    @ParameterType("In Yer Face|Spittin' Distance|Across the Room|Across the Street|Pretty far away|Real far away")
    public String range(String words) {
        return words;
    }

    @ParameterType("(?:Terrible|Poor|Mediocre|Fair|Good|Great|Superb|Legendary)(?:[-+]\\d+)?")
    public String degree(String words) {
        return words;
    }

    @ParameterType("unhurt|Scratch|Hurt|Very Hurt|Incapacitated|Near Death|dead")
    public String wound(String words) {
        return words;
    }

    @ParameterType("staredown|draw|tie|snapshot|second snapshot|shot|two-gun shot|fan|damage")
    public String roll(String words) {
        return words;
    }

    @ParameterType("[a-z]+(?: \\d)?(?: and [a-z]+(?: \\d)?)?(?: with the \\+2)?")
    public String gun(String words) {
        return words;
    }

    @ParameterType("snapshot|second snapshot|shot|two-gun shot|fan")
    public String shot(String words) {
        return words;
    }

    @ParameterType("fled|surrendered")
    public String leaving(String words) {
        return words;
    }

    @ParameterType("eyes|head|torso|(?:left|right) (?:arm|hand|leg|foot)")
    public String bodyPart(String words) {
        return words;
    }

    @ParameterType("[-+0]{4}")
    public String dice(String words) {
        return words;
    }

    @ParameterType("[A-Z]{2,4}-\\d{2}(?:(?:, | and )[A-Z]{2,4}-\\d{2})*")
    public String rules(String words) {
        return words;
    }

    @ParameterType("refuses the staredown|is out for a called shot|is for calling it off|is for going on")
    public String saying(String words) {
        return words;
    }

    /** What somebody does with one part of his turn, or with both. */
    @ParameterType(DEED + "(?: and then " + NAME + "| and " + DEED + "| with the \\+2)?")
    public String doing(String words) {
        return words;
    }

    /** In the first turn, if nothing is said. */
    @ParameterType("(?: in turn (\\d+))?")
    public int inTurn(@Nullable String number) {
        return number == null ? 1 : Integer.parseInt(number);
    }

    @ParameterType("part 3|part 4")
    public String turnPart(String words) {
        return words;
    }

    @ParameterType(".+")
    public String levels(String words) {
        return words;
    }

    @ParameterType(".+")
    public String state(String words) {
        return words;
    }

    @ParameterType(".+")
    public String parts(String words) {
        return words;
    }

    @ParameterType(".+")
    public String turnParts(String words) {
        return words;
    }

    @ParameterType(".+")
    public String order(String words) {
        return words;
    }

    @ParameterType(".+")
    public String sums(String words) {
        return words;
    }

    @ParameterType(".+")
    public String wrong(String words) {
        return words;
    }

    @ParameterType(".+")
    public String instead(String words) {
        return words;
    }

    @ParameterType(".+")
    public String guns(String words) {
        return words;
    }

    @ParameterType(".+")
    public String points(String words) {
        return words;
    }

    @ParameterType(".+")
    public String boxes(String words) {
        return words;
    }

    @ParameterType(".+")
    public String deed(String words) {
        return words;
    }

    @ParameterType(".+")
    public String faces(String words) {
        return words;
    }

    @ParameterType(".+")
    public String asked(String words) {
        return words;
    }
}
