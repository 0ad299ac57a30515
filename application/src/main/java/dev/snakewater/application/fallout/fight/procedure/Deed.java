package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.fallout.scene.Move;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;

/** Something that whoever acts can do next. What it still leaves open is asked when it is played. */
public sealed interface Deed
        permits AttackPhase.Shoot,
                FirePhase.Flame,
                GoingPhase.Go,
                GoingPhase.Turn,
                WatchingPhase.Wait,
                WatchingPhase.Cover,
                Deed.Hide,
                Deed.Change,
                Deed.Take,
                Deed.PickUp,
                Deed.End {

    /** Returns the word that chooses it, such as {@code shoot Skag}. */
    String word(FightSituation fight);

    /** Returns its price in action points, if it has one price whatever is still left open. */
    Optional<Integer> price(FightSituation fight);

    /** Returns the rules that forbid it now; none if it can be done. */
    List<Rule> bars(FightSituation fight);

    /** Does it. */
    Next<FightSituation, FightOutcome> play(FightSituation fight, Table table);

    /** Returns everything that whoever acts could think of, allowed or not. */
    static List<Deed> all(FightSituation fight) {
        throw new UnsupportedOperationException();
    }

    /** She goes into cover behind something within reach (FO-36). */
    record Hide(Watch.Cover behind) implements Deed {
        @Override
        public String word(FightSituation fight) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Optional<Integer> price(FightSituation fight) {
            throw new UnsupportedOperationException();
        }

        @Override
        public List<Rule> bars(FightSituation fight) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            throw new UnsupportedOperationException();
        }
    }

    /** She changes her pose, leaves cover, or does something with one of her weapons, by its number. */
    record Change(Move move, int weapon) implements Deed {
        @Override
        public String word(FightSituation fight) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Optional<Integer> price(FightSituation fight) {
            throw new UnsupportedOperationException();
        }

        @Override
        public List<Rule> bars(FightSituation fight) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            throw new UnsupportedOperationException();
        }
    }

    /** She takes others of her weapons in hand, which costs nothing (FR-18). */
    record Take(List<Integer> weapons) implements Deed {
        @Override
        public String word(FightSituation fight) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Optional<Integer> price(FightSituation fight) {
            throw new UnsupportedOperationException();
        }

        @Override
        public List<Rule> bars(FightSituation fight) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            throw new UnsupportedOperationException();
        }
    }

    /** She picks up one of her weapons that lies within reach (FO-16). */
    record PickUp(int weapon) implements Deed {
        @Override
        public String word(FightSituation fight) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Optional<Integer> price(FightSituation fight) {
            throw new UnsupportedOperationException();
        }

        @Override
        public List<Rule> bars(FightSituation fight) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            throw new UnsupportedOperationException();
        }
    }

    /** She ends her turn. */
    record End() implements Deed {
        @Override
        public String word(FightSituation fight) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Optional<Integer> price(FightSituation fight) {
            throw new UnsupportedOperationException();
        }

        @Override
        public List<Rule> bars(FightSituation fight) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            throw new UnsupportedOperationException();
        }
    }
}
