package dev.snakewater.steps.gunfight;

import io.cucumber.java.ParameterType;
import org.jspecify.annotations.Nullable;

/** The words that the sentences of gunfight features are made of. */
public final class Words {

    static final String NAME = "[A-Z][a-z]+(?: \\d+)?";
    static final String NAMES = NAME + "(?:, " + NAME + ")*(?: and " + NAME + ")?";
    private static final String WOUND = "unhurt|Scratch|Hurt|Very Hurt|Incapacitated|Near Death|dead";
    private static final String STATE = WOUND + "|Useless|Crippled|lost";
    private static final String PART = "eyes|head|torso|(?:left|right) (?:arm|hand|leg|foot)";
    private static final String FACE = PART + "|leg|arm|extremity";
    private static final String TURN_PART = "staredown|draw|part 3|part 4";
    private static final String GUN = "[a-z]+(?: \\d+/\\d+)?(?: in hand)?";
    private static final String PLACE = NAME + "(?: and " + NAME + ")*";
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

    @ParameterType(WOUND)
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

    @ParameterType(PART)
    public String bodyPart(String words) {
        return words;
    }

    /** By how much a shot hits or misses. */
    @ParameterType("\\d+")
    public String margin(String words) {
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

    @ParameterType("refuses the staredown|announces a called shot|is for calling it off|is for going on")
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

    /** What somebody is asked: a throw or a choice. */
    @ParameterType("draw|tie|gun|part 3|part 4|target|second target|fan at")
    public String question(String words) {
        return words;
    }

    @ParameterType("(?:" + STATE + ")(?:(?:, | and )(?:" + STATE + "))*")
    public String levels(String words) {
        return words;
    }

    @ParameterType(WOUND + "|Useless|Crippled|lost")
    public String state(String words) {
        return words;
    }

    @ParameterType("(?:" + FACE + ")(?:, (?:" + FACE + ")){5}")
    public String parts(String words) {
        return words;
    }

    @ParameterType("(?:" + TURN_PART + ")(?:, (?:" + TURN_PART + "))*")
    public String turnParts(String words) {
        return words;
    }

    @ParameterType(PLACE + "(?:, then " + PLACE + ")*")
    public String order(String words) {
        return words;
    }

    @ParameterType(GUN + "(?:(?:, | and )(?:a )?" + GUN + ")*")
    public String guns(String words) {
        return words;
    }

    @ParameterType("\\d+(?:(?:, | and )\\d+)*")
    public String points(String words) {
        return words;
    }

    @ParameterType("\\d(?: \\d){4}")
    public String boxes(String words) {
        return words;
    }

    @ParameterType("aim|dodge|dive for cover|stand up|nothing|snapshot " + NAME)
    public String deed(String words) {
        return words;
    }

    /** Where a bullet goes: first anywhere, then to which extremity, then to which side. */
    @ParameterType("[1-6](?:, [1-6]){0,2}")
    public String faces(String words) {
        return words;
    }
}
