package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.words.Tableau;
import dev.snakewater.application.words.Wording;
import java.util.ArrayList;
import java.util.List;

/** How everybody stands where there is fire. */
final class BurningTableau {

    private BurningTableau() {}

    static Tableau of(Burning burning, Wording words) {
        List<Tableau.Row> rows = new ArrayList<>();
        burning.hearth()
                .stoker()
                .ifPresent(by -> rows.add(new Tableau.Row(
                        by.shooter().name(),
                        List.of(
                                "",
                                "",
                                String.valueOf(burning.actionPoints()),
                                words.message("state.seconds", burning.seconds())),
                        false)));
        for (int place = 0; place < burning.targets().size(); place++) {
            Ablaze target = burning.targets().get(place);
            rows.add(new Tableau.Row(
                    burning.hearth().name(place),
                    List.of(
                            String.valueOf(target.condition().hitPoints()),
                            target.fire().due().map(Object::toString).orElse(""),
                            "",
                            ""),
                    target.condition().isDown()));
        }
        return new Tableau(
                List.of(
                        words.message("state.hit-points"),
                        words.message("state.fire"),
                        words.message("state.action-points"),
                        words.message("state.tank")),
                rows);
    }
}
