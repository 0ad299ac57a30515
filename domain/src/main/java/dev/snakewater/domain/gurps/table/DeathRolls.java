package dev.snakewater.domain.gurps.table;

import java.util.List;
import java.util.stream.IntStream;

/** At how many hit points somebody must roll or die (GU-49, GU-HT-3, GU-HT-4). */
public final class DeathRolls {

    private static final int STEP = 5;
    private static final int CERTAIN = 5;

    private DeathRolls() {}

    /**
     * The thresholds that a wound passes anew, in order.
     *
     * @param ht the hit points of a healthy body
     * @param before hit points before the wound
     * @param after hit points after it
     * @param rolledBefore thresholds at which he has rolled in his life
     */
    public static List<Integer> due(int ht, int before, int after, List<Integer> rolledBefore) {
        return IntStream.iterate(-ht, threshold -> threshold > certain(ht), threshold -> threshold - STEP)
                .filter(threshold -> before > threshold && threshold >= after)
                .filter(threshold -> !rolledBefore.contains(threshold))
                .boxed()
                .toList();
    }

    /** At how many hit points he dies without a roll. */
    public static int certain(int ht) {
        return -CERTAIN * ht;
    }
}
