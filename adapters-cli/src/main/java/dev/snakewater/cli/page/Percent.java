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

    private Percent() {}

    static final String CERTAIN = "100%";

    /** A share: {@code 61.7%}, {@code 0.00012%}, {@code 99.99996%}. */
    public static String of(Share share) {
        return switch (share) {
            case Share.Exact exact -> of(decimal(exact.chance()));
            case Share.Near near -> of(new BigDecimal(near.value() > 1 && near.value() < ROUNDED ? 1 : near.value()));
            case Share.Between between -> of(new BigDecimal(between.value()));
            case Share.Counted counted -> of(decimal(Chance.of(counted.times(), counted.of())));
        };
    }

    /** Returns a share from 0 to 1 as a percentage. */
    public static String of(double share) {
        return of(new BigDecimal(share));
    }

    private static BigDecimal decimal(Chance chance) {
        return new BigDecimal(chance.numerator()).divide(new BigDecimal(chance.denominator()), PRECISE);
    }

    private static String of(BigDecimal share) {
        BigDecimal percent = share.multiply(HUNDRED);
        BigDecimal missing = HUNDRED.subtract(percent);
        if (percent.signum() == 0 || missing.signum() == 0) {
            return percent.signum() == 0 ? "0%" : CERTAIN;
        }
        if (percent.compareTo(USUAL) < 0) {
            return percent.compareTo(LEAST) < 0
                    ? Words.of("percent.under", plain(LEAST))
                    : plain(percent.round(new MathContext(2, RoundingMode.HALF_UP)));
        }
        if (missing.compareTo(USUAL) < 0) {
            return missing.compareTo(LEAST) < 0
                    ? Words.of("percent.over", plain(HUNDRED.subtract(LEAST)))
                    : plain(HUNDRED.subtract(missing.round(new MathContext(1, RoundingMode.HALF_UP))));
        }
        return plain(percent.setScale(1, RoundingMode.HALF_UP));
    }

    private static String plain(BigDecimal percent) {
        return percent.toPlainString() + "%";
    }
}
