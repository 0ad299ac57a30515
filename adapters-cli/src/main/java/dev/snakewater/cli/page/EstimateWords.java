package dev.snakewater.cli.page;

import dev.snakewater.application.measure.Share;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * Shares that were not worked out to the end: {@code 64.3% ±0.4}, and certainly {@code (58.1% to 71.9%)}. Spans are rounded outwards.
 *
 * @param sign the sign for how far an estimate may be off
 */
record EstimateWords(String sign) {

    private static final MathContext ROUGHLY = new MathContext(2, RoundingMode.UP);
    private static final String ANYTHING = span(Percent.NEVER, Percent.CERTAIN);
    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    static EstimateWords on(Page page) {
        return new EstimateWords(page.blocks() ? "\u00b1" : "+-");
    }

    /** Both in one. */
    String told(Share.Between share) {
        return (estimate(share) + " " + limits(share)).strip();
    }

    /** An estimate, and how far it may be off in 95 of 100 cases; if there is none, between which limits the share certainly is. */
    String estimate(Share.Between share) {
        if (share.sample().isEmpty()) {
            return share.open() > 0 ? span(share) : Percent.of(share);
        }
        // What never came up may be rare, and is not told to be impossible.
        if (share.value() <= 0 && share.high() > 0) {
            return Words.of("percent.under", Percent.of(share.high(), RoundingMode.CEILING));
        }
        if (share.value() >= 1 && share.low() < 1) {
            return Words.of("percent.over", Percent.of(share.low(), RoundingMode.FLOOR));
        }
        String told = Percent.of(share);
        return share.high() > share.low() ? told + " " + sign + reach(share, told) : told;
    }

    /** Between which limits an estimated share certainly is, in brackets; empty if that says nothing. */
    String limits(Share.Between share) {
        return share.sample().isEmpty() || span(share).equals(ANYTHING) ? "" : "(" + span(share) + ")";
    }

    /** Returns whether anything is certain where so much is open. */
    static boolean isAnythingCertain(Share open) {
        return !Percent.of(open.value(), RoundingMode.CEILING).equals(Percent.CERTAIN);
    }

    private static String span(Share.Between share) {
        return span(Percent.of(share.certain(), RoundingMode.FLOOR), Percent.of(share.most(), RoundingMode.CEILING));
    }

    private static String span(String least, String most) {
        return Words.of("chart.span", least, most);
    }

    /** How far the farther end of the 95% interval is from the estimate as it is told, in no more decimals than that. */
    private static String reach(Share.Between share, String told) {
        BigDecimal shown = new BigDecimal(told.replaceAll("[^0-9.]", ""));
        BigDecimal up = new BigDecimal(share.high()).multiply(HUNDRED).subtract(shown);
        BigDecimal down = shown.subtract(new BigDecimal(share.low()).multiply(HUNDRED));
        BigDecimal reach = up.max(down).round(ROUGHLY);
        return reach.setScale(Math.min(reach.scale(), shown.scale()), RoundingMode.UP)
                .toPlainString();
    }
}
