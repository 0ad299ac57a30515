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

        /** Returns whether it is a success, critical or not. */
        public boolean succeeds() {
            return this == CRITICAL_SUCCESS || this == SUCCESS;
        }
    }

    /** Returns the result of a roll of 3d against a number. */
    public static Result of(int roll, int number) {
        if (succeeds(roll, number)) {
            boolean critical = roll <= ALWAYS_SUCCEEDS
                    || (roll == 5 && number >= CRITICAL_5_AT)
                    || (roll == 6 && number >= CRITICAL_6_AT);
            return critical ? Result.CRITICAL_SUCCESS : Result.SUCCESS;
        }
        return failure(roll, number);
    }

    /** Returns the result of an attack roll; a number below 3 always fails if the ruling says so. */
    public static Result ofAttack(int roll, int number, Rulings rulings) {
        return isNoAttempt(number, rulings) ? failure(roll, number) : of(roll, number);
    }

    /** Returns whether a number is too low for an attack to succeed at all. */
    public static boolean isNoAttempt(int number, Rulings rulings) {
        return number < LEAST_ATTEMPT && rulings.lowSkill() == Rulings.LowSkill.AUTO_FAIL;
    }

    /** Returns whether a roll on DX or HT succeeds; it has no critical results. */
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
