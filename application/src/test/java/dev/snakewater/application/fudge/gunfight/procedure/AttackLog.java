package dev.snakewater.application.fudge.gunfight.procedure;

import static dev.snakewater.application.fudge.gunfight.procedure.Must.must;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.modifier.Shot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Keeps an eye on who attacks how often: one action in a part, and no more shots than belong to it. */
final class AttackLog {

    private final Map<Name, List<Shot>> inThisPart = new HashMap<>();
    private final Map<Name, Integer> fanned = new HashMap<>();
    private final Set<Name> aimed = new HashSet<>();

    /** Hears what happened next. */
    void hears(GunfightEvent event) {
        switch (event) {
            case GunfightEvent.PartBegan began -> partOver();
            case GunfightEvent.TurnEnded ended -> aimed.clear();
            case GunfightEvent.Aimed by -> aimed.add(by.by());
            case GunfightEvent.Fanned by -> {
                must(by.spent() > 0, () -> by + " spends nothing");
                must(fanned.put(by.by(), by.spent()) == null, () -> by + " a second time in one part");
            }
            case GunfightEvent.Fired fired -> {
                must(fired.left() >= 0, () -> "bullets left: " + fired);
                fires(fired.shot(), fired.left());
            }
            case GunfightEvent.FiredAtCover fired -> fires(fired.shot(), fired.left());
            default -> {}
        }
    }

    /** A part is over, or the fight. */
    void partOver() {
        inThisPart.values().forEach(AttackLog::isComplete);
        fanned.keySet().forEach(by -> must(inThisPart.containsKey(by), () -> by + " fanned and did not shoot"));
        inThisPart.clear();
        fanned.clear();
    }

    private void fires(Shot shot, int left) {
        List<Shot> before = inThisPart.computeIfAbsent(shot.by(), by -> new ArrayList<>());
        must(
                before.stream().noneMatch(other -> other.at().equals(shot.at())),
                () -> shot + " at the same target as before");
        must(
                before.stream().allMatch(other -> other.manner() == shot.manner() && other.prize() == shot.prize()),
                () -> shot + " is another action than " + before);
        before.add(shot);
        switch (shot.manner()) {
            case SNAPSHOT, SECOND_SNAPSHOT, SHOT ->
                must(before.size() == 1, () -> shot + " is a second attack in one part");
            case TWO_GUN_SHOT -> {
                must(aimed.contains(shot.by()), () -> shot + " without having aimed");
                must(before.size() <= 2, () -> shot + " is a third");
            }
            case FAN -> {
                must(left == 0, () -> shot + " leaves " + left);
                must(fanned.getOrDefault(shot.by(), 0) >= before.size(), () -> shot + " without a bullet for it");
            }
        }
    }

    private static void isComplete(List<Shot> attack) {
        if (attack.getFirst().manner() == Shot.Manner.TWO_GUN_SHOT) {
            must(attack.size() == 2, () -> "half a shot at two: " + attack);
            must(attack.getFirst().gun() != attack.getLast().gun(), () -> "two shots of one gun: " + attack);
        }
    }
}
