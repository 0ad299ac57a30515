package dev.snakewater.domain.gurps;

/** The success roll: 3d at or under a number (GR-2, GR-3). */
public final class SuccessRoll {

    private static final int ALWAYS_SUCCEEDS = 4;
    private static final int ALWAYS_FAILS = 17;
    private static final int LEAST_ATTEMPT = 3;
    private static final int CRITICAL_5_AT = 15;
    private static final int CRITICAL_6_AT = 16;
    private static final int CRITICAL_17_UP_TO = 15;
    private static final int FAR_OFF = 10;

    private SuccessRoll() {}

    /** What a success roll comes to. */
    public enum Result {
        CRITICAL_SUCCESS,
        SUCCESS,
        FAILURE,
        CRITICAL_FAILURE;

        /** Whether it is a success of either sort. */
        public boolean succeeds() {
            return this == CRITICAL_SUCCESS || this == SUCCESS;
        }
    }

    /** What 3d come to that are rolled against a number. */
    public static Result of(int roll, int number) {
        if (succeeds(roll, number)) {
            boolean critical = roll <= ALWAYS_SUCCEEDS
                    || (roll == 5 && number >= CRITICAL_5_AT)
                    || (roll == 6 && number >= CRITICAL_6_AT);
            return critical ? Result.CRITICAL_SUCCESS : Result.SUCCESS;
        }
        return failure(roll, number);
    }

    /** What the roll of an attack comes to: below 3 it is no attempt, if the ruling says so. */
    public static Result ofAttack(int roll, int number, Rulings rulings) {
        return isNoAttempt(number, rulings) ? failure(roll, number) : of(roll, number);
    }

    /** Whether a number is too low for an attack to succeed at all. */
    public static boolean isNoAttempt(int number, Rulings rulings) {
        return number < LEAST_ATTEMPT && rulings.lowSkill() == Rulings.LowSkill.AUTO_FAIL;
    }

    /** Whether a roll on DX or HT is made, where nothing is critical. */
    public static boolean succeeds(int roll, int number) {
        return roll <= ALWAYS_SUCCEEDS || (roll < ALWAYS_FAILS && roll <= number);
    }

    private static Result failure(int roll, int number) {
        boolean critical = roll > ALWAYS_FAILS
                || (roll == ALWAYS_FAILS && number <= CRITICAL_17_UP_TO)
                || roll >= number + FAR_OFF;
        return critical ? Result.CRITICAL_FAILURE : Result.FAILURE;
    }
}
