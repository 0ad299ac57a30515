package dev.snakewater.application.gunfight;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Shot;
import java.util.List;

/**
 * What is looked for when somebody asks how a throw of a gunfight can come out.
 *
 * @param words what it is called
 */
record GunfightProspects(Wording words) {

    /** What is found of an event. */
    List<Finding> findings(GunfightEvent event) {
        return switch (event) {
            case ShootingEvent.Fired fired -> List.of(Finding.is(hits(fired.shot()), fired.hit()));
            case ShootingEvent.Wounded wounded ->
                List.of(Finding.ranked(
                        words.message("finding.wounds", wounded.who()),
                        wounded.after().ordinal(),
                        Wording.capitalised(wounded.after().toString())));
            case GunfightEvent.OutOfAction out -> List.of(Finding.is(words.message("finding.out", out.who()), true));
            case OpeningEvent.Stared stared -> degree("finding.stare", stared.by(), stared.total());
            case OpeningEvent.Drew drew -> degree("finding.draw", drew.by(), drew.total());
            case OpeningEvent.DrewAgain again -> degree("finding.draw", again.by(), again.total());
            default -> List.of();
        };
    }

    /** Who hits whom, and where, if he has named a part. */
    private String hits(Shot shot) {
        return shot.called()
                .map(part -> words.message("finding.hit.called", shot.by(), shot.at(), part))
                .orElseGet(() -> words.message("finding.hit", shot.by(), shot.at()));
    }

    private List<Finding> degree(String key, Name who, int total) {
        return List.of(Finding.ranked(words.message(key, who), total, Degree.inWords(total)));
    }
}
