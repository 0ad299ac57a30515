package dev.snakewater.cli.page;

import dev.snakewater.application.measure.Share;
import dev.snakewater.domain.dice.Chance;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Shares as percentages, never rounded to 0% or 100%. */
public final class Percent {

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
    private static final BigDecimal USUAL = new BigDecimal("0.1");
    private static final BigDecimal LEAST = new BigDecimal("0.00000001");
    // A sum of doubles can come to a little more than 1.
    private static final double ROUNDED = 1 + 1e-9;
    private static final MathContext PRECISE = new MathContext(60);
    // What is behind that in a double is noise, and not to be rounded up.
    private static final MathContext AS_DOUBLES_ARE = new MathContext(12);

    private Percent() {}

    static final String NEVER = "0%";
    static final String CERTAIN = "100%";

    /** A share: {@code 61.7%}, {@code 0.00012%}, {@code 99.99996%}. */
    public static String of(Share share) {
        return switch (share) {
            case Share.Exact exact -> of(decimal(exact.chance()));
            case Share.Near near -> of(decimal(near.value()));
            case Share.Between between -> of(decimal(between.value()));
            case Share.Counted counted -> of(decimal(Chance.of(counted.times(), counted.of())));
        };
    }

    /** Returns a share from 0 to 1 as a percentage. */
    public static String of(double share) {
        return of(new BigDecimal(share));
    }

    /** Returns a limit from 0 to 1 as a percentage, rounded up or down; so far up or down it can be 0% or 100%. */
    static String of(double limit, RoundingMode rounding) {
        return of(new BigDecimal(limit).round(AS_DOUBLES_ARE), rounding);
    }

    private static BigDecimal decimal(double share) {
        return new BigDecimal(share > 1 && share < ROUNDED ? 1 : share);
    }

    private static BigDecimal decimal(Chance chance) {
        return new BigDecimal(chance.numerator()).divide(new BigDecimal(chance.denominator()), PRECISE);
    }

    private static String of(BigDecimal share) {
        return of(share, RoundingMode.HALF_UP);
    }

    private static String of(BigDecimal share, RoundingMode rounding) {
        BigDecimal percent = share.multiply(HUNDRED);
        BigDecimal missing = HUNDRED.subtract(percent);
        if (percent.signum() == 0 || missing.signum() == 0) {
            return percent.signum() == 0 ? NEVER : CERTAIN;
        }
        if (percent.compareTo(LEAST) < 0) {
            return rounding == RoundingMode.FLOOR ? NEVER : Words.of("percent.under", plain(LEAST));
        }
        if (missing.compareTo(LEAST) < 0) {
            return rounding == RoundingMode.CEILING
                    ? CERTAIN
                    : Words.of("percent.over", plain(HUNDRED.subtract(LEAST)));
        }
        if (percent.compareTo(USUAL) < 0) {
            return plain(percent.round(new MathContext(2, rounding)));
        }
        if (missing.compareTo(USUAL) < 0) {
            return plain(HUNDRED.subtract(missing.round(new MathContext(1, opposite(rounding)))));
        }
        return plain(percent.setScale(1, rounding));
    }

    private static RoundingMode opposite(RoundingMode rounding) {
        return switch (rounding) {
            case FLOOR -> RoundingMode.CEILING;
            case CEILING -> RoundingMode.FLOOR;
            default -> rounding;
        };
    }

    private static String plain(BigDecimal percent) {
        return percent.toPlainString() + "%";
    }
}
