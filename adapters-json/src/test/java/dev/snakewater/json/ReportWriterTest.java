package dev.snakewater.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fight.Fights;
import dev.snakewater.application.gunfight.GunfightRuleset;
import dev.snakewater.application.procedure.Scenario;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportWriterTest {

    private final Scenario<?, ?, ?> gulch =
            new JsonScenarios(List.of(new GunfightRuleset()), InputStream.nullInputStream()).find("snakewater-gulch");

    @Test
    void shows() {
        System.out.println(new ReportWriter().write(new Fights().byScript(gulch)));
        System.out.println(new DocumentSchemas(List.of(new GunfightRuleset()))
                .schema("fudge-gunfight")
                .get());
        assertThat(gulch.title()).isNotEmpty();
    }
}
