package dev.snakewater.acceptance.planted.domain.combatant;

/** Breaks laws, each member one. */
interface Planted {

    @SuppressWarnings("ArrayRecordComponent")
    record HoldsArray(int[] faces) {}

    final class Mutable {
        private int wounds;

        private Mutable() {}

        static int planted() {
            return new Mutable().wounds++;
        }
    }

    class Open {
        private Open() {}

        static int planted() {
            return 0;
        }
    }

    final class CanBeMade {
        CanBeMade() {}

        static int planted() {
            return 0;
        }
    }

    record ForgetsTheArm(int leg, int arm) {
        @Override
        public boolean equals(Object other) {
            return other instanceof ForgetsTheArm that && leg == that.leg;
        }

        @Override
        public int hashCode() {
            return leg;
        }
    }

    record ForgetsToLook(int leg) {
        @Override
        public boolean equals(Object other) {
            return other instanceof ForgetsToLook;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    record Asks(int leg, int arm) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Asks that && leg() == that.leg();
        }

        @Override
        public int hashCode() {
            return leg();
        }
    }

    final class Counts {
        static int count;

        private Counts() {}
    }
}
