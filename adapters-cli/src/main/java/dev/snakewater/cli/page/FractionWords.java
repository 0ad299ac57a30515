package dev.snakewater.cli.page;

import dev.snakewater.application.measure.Share;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Shares as fractions over one denominator: the number of falls, as players count them, or the least that will do. */
record FractionWords(Optional<BigInteger> of) {

    private static final int LONGEST_IN_FALLS = 9;
    private static final int LONGEST = 15;

    static FractionWords of(List<Share> shares) {
        List<Share.Exact> exact = shares.stream()
                .flatMap(share -> share instanceof Share.Exact one ? Stream.of(one) : Stream.empty())
                .toList();
        BigInteger least = exact.stream()
                .map(share -> share.chance().denominator())
                .reduce(BigInteger.ONE, (one, other) -> one.multiply(other).divide(one.gcd(other)));
        return new FractionWords(exact.stream()
                .map(share -> share.ways().falls())
                .filter(all -> all.mod(least).signum() == 0 && fits(all, LONGEST_IN_FALLS))
                .min(BigInteger::compareTo)
                .or(() -> Optional.of(least).filter(all -> !exact.isEmpty() && fits(all, LONGEST))));
    }

    /** A share of them: a fraction, or how often it was counted; empty if it cannot be said shortly. */
    String fraction(Share share) {
        return switch (share) {
            case Share.Exact exact ->
                of.map(all -> exact.chance()
                                        .numerator()
                                        .multiply(all)
                                        .divide(exact.chance().denominator()) + "/" + all)
                        .orElse("");
            case Share.Near near -> "";
            case Share.Between between -> "";
            case Share.Counted counted -> String.format(Locale.ROOT, "%,d", counted.times());
        };
    }

    private static boolean fits(BigInteger denominator, int longest) {
        return 2 * denominator.toString().length() + 1 <= longest;
    }
}
