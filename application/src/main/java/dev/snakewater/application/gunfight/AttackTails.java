package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Unclear;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is said of an attack behind the names of its targets: {@code unaimed}, {@code twice}, {@code who dodges},
 * {@code with the +2}. It is taken off from the end, one after the other.
 */
final class AttackTails {

    private static final String RANGES =
            Stream.of(RangeBand.values()).map(RangeBand::toString).collect(Collectors.joining("|"));
    private static final String GUN =
            "(?:" + Stream.of(Firearm.values()).map(Firearm::toString).collect(Collectors.joining("|")) + ")(?: \\d+)?";

    private static final Pattern ALL_DEFEND = tail(",? who (dodge(?: with the \\+2)?|are in cover|dive for cover)");
    private static final Pattern WHO_DEFENDS = tail(",? who (dodges(?: with the \\+2)?|is in cover|dives for cover)");
    private static final Pattern ONE_DEFENDS =
            tail(", ([^,]+) (dodges(?: with the \\+2)?|is in cover|dives for cover)");
    private static final Pattern PLUS_TWO = tail(",? (with the \\+2)");
    private static final Pattern WITH = tail(",? with (?:the|his|her) (" + GUN + "(?: and " + GUN + ")?)");
    private static final Pattern UNAIMED = tail(",? (unaimed|not aimed|without aiming)");
    private static final Pattern AIMED = tail(",? (aimed|after aiming)");
    private static final Pattern TWICE = tail(",? (twice)");
    private static final Pattern RANGE = tail(",? (" + RANGES + ")");

    private String head;
    private Optional<Boolean> aimed = Optional.empty();
    private boolean twice;
    private boolean plusTwo;
    private final List<String> with = new ArrayList<>();
    private Optional<RangeBand> range = Optional.empty();
    private final List<Defending> defending = new ArrayList<>();

    private AttackTails(String said) {
        head = said;
    }

    /**
     * What is said behind the targets, and the targets.
     *
     * @throws Unclear if it says the same thing twice
     */
    static AttackTails of(String said) {
        AttackTails tails = new AttackTails(said);
        while (tails.takesOneOff()) {
            // Until nothing is left but the targets.
        }
        return tails;
    }

    /**
     * Somebody who does something against an attack.
     *
     * @param who who it is, if it is said
     * @param all whether it is all of them
     * @param how what he does
     */
    record Defending(Optional<String> who, boolean all, AttackScenario.Defence how) {}

    /** What stands in front of everything else: the targets. */
    String head() {
        return head;
    }

    /** Whether he has aimed, if it is said. */
    Optional<Boolean> aimed() {
        return aimed;
    }

    /** Whether he fires twice. */
    boolean twice() {
        return twice;
    }

    /** Whether he spends the +2 of the staredown. */
    boolean plusTwo() {
        return plusTwo;
    }

    /** The guns he uses, if it is said. */
    List<String> with() {
        return List.copyOf(with);
    }

    /** How far it is, if it is said. */
    Optional<RangeBand> range() {
        return range;
    }

    /** Who does what against it. */
    List<Defending> defending() {
        return List.copyOf(defending);
    }

    /** A dodge with the +2 is looked for before a +2 of the attacker's own, and that before a gun. */
    private boolean takesOneOff() {
        return takesOff(ALL_DEFEND, tail -> defends(Optional.empty(), true, tail.group(2)))
                || takesOff(WHO_DEFENDS, tail -> defends(Optional.empty(), false, tail.group(2)))
                || takesOff(ONE_DEFENDS, tail -> defends(Optional.of(tail.group(2)), false, tail.group(3)))
                || takesOff(PLUS_TWO, tail -> plusTwo = true)
                || takesOff(WITH, tail -> uses(tail.group(2)))
                || takesOff(UNAIMED, tail -> aims(false))
                || takesOff(AIMED, tail -> aims(true))
                || takesOff(TWICE, tail -> twice = true)
                || takesOff(RANGE, tail -> isFrom(tail.group(2)));
    }

    private boolean takesOff(Pattern pattern, Consumer<Matcher> reads) {
        Matcher tail = pattern.matcher(head);
        boolean found = tail.matches();
        if (found) {
            reads.accept(tail);
            head = tail.group(1);
        }
        return found;
    }

    private void defends(Optional<String> who, boolean all, String words) {
        AttackScenario.Defence how = words.endsWith("+2")
                ? AttackScenario.Defence.DODGE_HARD
                : words.toLowerCase(Locale.ROOT).startsWith("dodge")
                        ? AttackScenario.Defence.DODGE
                        : AttackScenario.Defence.DIVE;
        defending.add(new Defending(who, all, how));
    }

    private void uses(String guns) {
        once(with.isEmpty(), "which gun he uses");
        with.addAll(List.of(guns.toLowerCase(Locale.ROOT).split(" and ", -1)));
    }

    private void aims(boolean so) {
        once(aimed.isEmpty(), "whether he aims");
        aimed = Optional.of(so);
    }

    private void isFrom(String words) {
        once(range.isEmpty(), "how far it is");
        range = Stream.of(RangeBand.values())
                .filter(band -> band.toString().equalsIgnoreCase(words))
                .findFirst();
    }

    private static void once(boolean first, String what) {
        if (!first) {
            throw new Unclear("it is said twice " + what, "once");
        }
    }

    private static Pattern tail(String words) {
        return Pattern.compile("(.+?)" + words, Pattern.CASE_INSENSITIVE);
    }
}
