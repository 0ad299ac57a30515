package dev.snakewater.domain.fudge.gunfight.combatant;

import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The guns that somebody can have in hand, one or two pistols, and what a choice calls them. */
public final class GunsInHand {

    private GunsInHand() {}

    /** Returns the indices of the guns with these words; words for guns he does not carry are skipped. */
    public static List<Integer> of(Gunfighter fighter, List<String> words) {
        return words.stream()
                .map(words(fighter)::indexOf)
                .filter(gun -> gun >= 0)
                .toList();
    }

    /** Returns the word for one of his guns in a choice; the second of a kind is {@code revolver 2}. */
    public static String word(Gunfighter fighter, int index) {
        List<Gun> guns = fighter.guns();
        int sameBefore = 0;
        for (Gun before : guns.subList(0, index)) {
            sameBefore += before.kind() == guns.get(index).kind() ? 1 : 0;
        }
        return Word.of(guns.get(index).kind()) + (sameBefore == 0 ? "" : " " + (sameBefore + 1));
    }

    /** Returns the words for guns that are drawn together. */
    public static String words(Gunfighter fighter, List<Integer> together) {
        return together.isEmpty()
                ? "no gun"
                : together.stream().map(index -> word(fighter, index)).collect(Collectors.joining(" and "));
    }

    /** Returns the word for each of his guns, in the order of the sheet. */
    public static List<String> words(Gunfighter fighter) {
        return IntStream.range(0, fighter.guns().size())
                .mapToObj(gun -> word(fighter, gun))
                .toList();
    }

    /** Returns every gun he carries and every pair of pistols, whether he is allowed to draw them or not. */
    public static List<List<Integer>> conceivable(Gunfighter fighter) {
        List<Gun> guns = fighter.guns();
        List<List<Integer>> hands = new ArrayList<>();
        List<List<Integer>> pairs = new ArrayList<>();
        for (int i = 0; i < guns.size(); i++) {
            hands.add(List.of(i));
            for (int j = i + 1; j < guns.size(); j++) {
                if (guns.get(i).kind().isPistol() && guns.get(j).kind().isPistol()) {
                    pairs.add(List.of(i, j));
                }
            }
        }
        hands.addAll(pairs);
        return hands;
    }

    /** Returns the first gun that he carries and is allowed to draw; none, if there is none. */
    public static List<Integer> firstOf(Gunfighter fighter) {
        return firstOf(fighter, conceivable(fighter));
    }

    /** Returns the first of these that he is allowed to draw; none, if there is none. */
    public static List<Integer> firstOf(Gunfighter fighter, List<List<Integer>> hands) {
        for (List<Integer> guns : hands) {
            if (bars(fighter, guns).isEmpty()) {
                return guns;
            }
        }
        return List.of();
    }

    /** Returns the rules that forbid drawing these guns together. Drawing no gun is always allowed. */
    public static List<Rule> bars(Gunfighter fighter, List<Integer> guns) {
        List<Gun> chosen = fighter.guns(guns);
        List<Rule> bars = new ArrayList<>();
        for (Gun gun : chosen) {
            if (gun.isDropped() && bars.isEmpty()) {
                bars.add(HitLocationRule.HL_17_USELESS_ARM);
            }
        }
        boolean holds =
                chosen.isEmpty() || !(fighter.wounds() instanceof Body body) || body.hasHands(fighter.handsFor(chosen));
        if (!holds) {
            bars.add(HitLocationRule.HL_18_MUST_BE_HEALED);
        }
        return List.copyOf(bars);
    }
}
