package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.Holding;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import java.util.List;

/**
 * What has become of somebody.
 *
 * @param name who he is
 * @param whole whether no parts of him are told apart
 * @param wounds how badly head and torso are hurt, the worse of the two
 * @param out whether he is out of action
 * @param prone whether he lies on the ground
 * @param fell whether he has fallen
 * @param holds what he still holds
 * @param dropped what he has dropped
 * @param body his body, line by line
 */
public record Fate(
        Name name,
        boolean whole,
        WoundLevel wounds,
        boolean out,
        boolean prone,
        boolean fell,
        List<String> holds,
        List<String> dropped,
        List<PartState> body) {

    /** Copies the lists. */
    public Fate {
        holds = List.copyOf(holds);
        dropped = List.copyOf(dropped);
        body = List.copyOf(body);
    }

    /** What has become of somebody who was so before, and is so now. */
    static Fate of(Person before, Person now) {
        Body body = now.body();
        return new Fate(
                now.name(),
                now.whole(),
                body.level(),
                !now.canAct(),
                body.prone(),
                body.prone() && !before.body().prone(),
                now.holds().stream().map(Holding::what).toList(),
                before.holds().stream()
                        .filter(held -> !now.holds().contains(held))
                        .map(Holding::what)
                        .toList(),
                PartState.sheet(body));
    }
}
