package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Spelling;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Legality;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The guns that somebody can have in hand, one or two pistols, and what they are called in a choice. */
final class GunsInHand {

    private GunsInHand() {}

    /** Where the guns are that are called so, as far as he carries them. */
    static List<Integer> of(Gunfighter fighter, List<String> words) {
        return words.stream()
                .map(carried(fighter)::indexOf)
                .filter(gun -> gun >= 0)
                .toList();
    }

    /** What a gun of his is called in a choice; the second of its kind is {@code revolver 2}. */
    static String word(Gunfighter fighter, int index) {
        List<Gun> guns = fighter.guns();
        long sameBefore = guns.subList(0, index).stream()
                .filter(gun -> gun.kind() == guns.get(index).kind())
                .count();
        return Word.of(guns.get(index).kind()) + (sameBefore == 0 ? "" : " " + (sameBefore + 1));
    }

    static String words(Gunfighter fighter, List<Integer> together) {
        return together.isEmpty()
                ? "no gun"
                : together.stream().map(index -> word(fighter, index)).collect(Collectors.joining(" and "));
    }

    /** What guns or a deed are called with the +2 of the staredown, if it goes to them. */
    static String with(boolean prize, String word) {
        return prize ? word + " with the +2" : word;
    }

    private static List<String> carried(Gunfighter fighter) {
        return IntStream.range(0, fighter.guns().size())
                .mapToObj(gun -> word(fighter, gun))
                .toList();
    }

    /** Whether somebody, written down there, can have the guns in hand that are called so; if not, that is complained of. */
    static boolean areRight(String at, Gunfighter fighter, List<String> words, String sheet, Complaints complaints) {
        Complaints ofGuns = complaints.needing(sheet + "/guns");
        int before = complaints.all().size();
        List<String> carried = carried(fighter);
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (!carried.contains(word)) {
                Optional<String> right =
                        carried.isEmpty() ? Optional.empty() : Optional.of(Spelling.instead(word, carried));
                ofGuns.tell(at + "/" + i, "carries-no", fighter.name(), word, right);
            } else if (words.subList(0, i).contains(word)) {
                ofGuns.tell(at + "/" + i, "in-both-hands", word);
            }
        }
        boolean pistols = of(fighter, words).stream()
                .allMatch(gun -> fighter.guns().get(gun).kind().isPistol());
        ofGuns.against(GunfightRule.GF_31_TWO_GUN_AMMUNITION)
                .when(words.size() > 2 || (words.size() == 2 && !pistols), at, "at-once", words);
        if (complaints.all().size() == before) {
            Complaints ofHands = complaints.needing(sheet, "/rulings");
            bars(fighter, of(fighter, words))
                    .forEach(rule -> ofHands.tell(at, "cannot-hold-these", fighter.name(), words, rule));
        }
        return complaints.all().size() == before;
    }

    /** Every gun he carries, and every pair of pistols, whether he may draw them or not. */
    static List<List<Integer>> conceivable(Gunfighter fighter) {
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

    /** The first gun that he carries and may draw; none, if there is none. */
    static List<Integer> firstOf(Gunfighter fighter) {
        for (List<Integer> guns : conceivable(fighter)) {
            if (bars(fighter, guns).isEmpty()) {
                return guns;
            }
        }
        return List.of();
    }

    static List<Rule> bars(Gunfighter fighter, List<Integer> guns) {
        return Legality.barsOnDraw(fighter, fighter.guns(guns));
    }
}
