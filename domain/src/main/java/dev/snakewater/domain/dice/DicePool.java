package dev.snakewater.domain.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Some dice of one kind, 1 to {@value #MOST_DICE}, rolled together, plus a number: {@code 4dF}, {@code 3d6+2}, {@code 1d1000}. */
public record DicePool(int count, Die die, int plus) {

    /** The four FUDGE dice of every FUDGE roll. */
    public static final DicePool FOUR_FUDGE = new DicePool(4, Die.FUDGE, 0);

    private static final int MOST_DICE = 1000;
    private static final Pattern NOTATION = Pattern.compile("(\\d{0,4})d(F|f|\\d{1,5})([+-]\\d{1,5})?");

    // At least two signs: a single one is the total, told as a number.
    private static final Pattern FUDGE_FACES = Pattern.compile("[-+0](?: ?[-+0])+");
    private static final Die PERCENT = Die.ofSides(100);
    private static final Pattern TENS_AND_UNITS = Pattern.compile("\\d0 \\d");
    private static final Pattern WHOLE_NUMBER = Pattern.compile("[-+]?\\d{1,7}");

    /** @throws IllegalArgumentException if the number of dice is out of range */
    public DicePool {
        if (count < 1 || count > MOST_DICE) {
            throw new IllegalArgumentException(count + " dice: 1 to " + MOST_DICE + " can be thrown at once");
        }
    }

    /** Parses the notation of players, such as {@code 3d6+2} or {@code 4dF}; throws {@link IllegalArgumentException} at anything else. */
    public static DicePool of(String notation) {
        Matcher parts = NOTATION.matcher(notation.strip());
        if (!parts.matches()) {
            throw new IllegalArgumentException("'" + notation + "' is no dice notation: write 3d6+2, 1d100 or 4dF");
        }
        int count = parts.group(1).isEmpty() ? 1 : Integer.parseInt(parts.group(1));
        Die die = parts.group(2).equalsIgnoreCase("F") ? Die.FUDGE : Die.ofSides(Integer.parseInt(parts.group(2)));
        return new DicePool(count, die, parts.group(3) == null ? 0 : Integer.parseInt(parts.group(3)));
    }

    /** Returns the least total. */
    public int least() {
        return count * die.lowest() + plus;
    }

    /** Returns the greatest total. */
    public int most() {
        return count * die.highest() + plus;
    }

    /** Returns the expected total. */
    public Chance mean() {
        return Chance.of((long) count * (die.lowest() + die.highest()) + 2L * plus, 2);
    }

    /** Returns the variance of the total. */
    public Chance variance() {
        long sides = die.sides();
        return Chance.of(count * (sides * sides - 1), 12);
    }

    /** Returns the fall with these faces; throws {@link NoSuchFallException} if these dice cannot show them. */
    public Fall showing(List<Integer> faces) {
        if (faces.size() != count) {
            throw new NoSuchFallException("how-many", this, faces.size());
        }
        int sum = plus;
        List<Integer> strange = new ArrayList<>();
        for (int face : faces) {
            sum += face;
            if (!die.shows(face)) {
                strange.add(face);
            }
        }
        if (!strange.isEmpty()) {
            throw new NoSuchFallException("faces", this, strange);
        }
        return new Fall(sum, faces);
    }

    /** Returns the fall with this total and unknown faces; throws {@link NoSuchFallException} if these dice cannot show it. */
    public Fall totalling(int total) {
        if (total < least() || total > most()) {
            throw new NoSuchFallException("total", this, total);
        }
        return new Fall(total, List.of());
    }

    /**
     * Parses a fall as a player types it: faces ({@code +0-+} for FUDGE dice, {@code 3 5 1} for others), or the total. A number that a
     * single die cannot show is its total, if that is possible: {@code 14} for 1d10+5. Dice read digit by digit write their highest face as
     * zeros: {@code 00} on a d100, {@code 000} on a d1000. A d100 may also be a die of tens and one of units, {@code 70 3}; then
     * {@code 00 0} is 100.
     *
     * @throws NoSuchFallException if these dice cannot show it, or it says nothing of dice
     */
    public Fall told(String words) {
        String said = words.strip().replace('\u2212', '-');
        if (die.equals(Die.FUDGE) && FUDGE_FACES.matcher(said).matches()) {
            return showing(said.chars()
                    .filter(face -> face != ' ')
                    .mapToObj(face -> face == '+' ? 1 : face == '-' ? -1 : 0)
                    .toList());
        }
        List<String> numbers = List.of(said.split("[ ,]+"));
        if (!numbers.stream().allMatch(number -> WHOLE_NUMBER.matcher(number).matches())) {
            throw new NoSuchFallException("said", this, words);
        }
        if (count == 1 && die.equals(PERCENT) && numbers.size() == 2) {
            if (!TENS_AND_UNITS.matcher(String.join(" ", numbers)).matches()) {
                throw new NoSuchFallException("tens", this, words);
            }
            int shown = Integer.parseInt(numbers.getFirst()) + Integer.parseInt(numbers.getLast());
            return showing(List.of(shown == 0 ? die.highest() : shown));
        }
        if (numbers.size() == 1 && count > 1) {
            return totalling(Integer.parseInt(numbers.getFirst()));
        }
        List<Integer> faces = numbers.stream().map(this::face).toList();
        return count == 1 && isATotalAlone(faces) ? showing(List.of(faces.getFirst() - plus)) : showing(faces);
    }

    /** Whether that is no face of the single die, but one with what is added to it. */
    private boolean isATotalAlone(List<Integer> told) {
        return told.size() == 1 && !die.shows(told.getFirst()) && die.shows(told.getFirst() - plus);
    }

    private int face(String number) {
        boolean allZeros = number.chars().allMatch(digit -> digit == '0');
        return allZeros && die.lowest() == 1 && String.valueOf(die.highest()).equals("1" + number)
                ? die.highest()
                : Integer.parseInt(number);
    }

    /** As players write it. */
    @Override
    public String toString() {
        return count + die.toString() + (plus > 0 ? "+" : "") + (plus == 0 ? "" : plus);
    }
}
