package dev.snakewater.application.gunfight;

import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.rule.Word;
import java.util.List;
import java.util.stream.Collectors;

/** What guns, and deeds with the +2 of the staredown, are called in a choice. */
final class GunWords {

    private GunWords() {}

    static String with(boolean prize, String word) {
        return prize ? word + " with the +2" : word;
    }

    /** A gun of his; the second of its kind is {@code revolver 2}. */
    static String of(Gunfighter fighter, int index) {
        List<Gun> guns = fighter.guns();
        long sameBefore = guns.subList(0, index).stream()
                .filter(gun -> gun.kind() == guns.get(index).kind())
                .count();
        return Word.of(guns.get(index).kind()) + (sameBefore == 0 ? "" : " " + (sameBefore + 1));
    }

    static String of(Gunfighter fighter, List<Integer> indices) {
        return indices.stream().map(index -> of(fighter, index)).collect(Collectors.joining(" and "));
    }
}
