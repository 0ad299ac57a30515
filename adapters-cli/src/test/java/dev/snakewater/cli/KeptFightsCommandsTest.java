package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keeping a fight, playing it again, going on from it, and looking at documents without playing them. */
class KeptFightsCommandsTest {

    @TempDir
    private Path folder;

    @Test
    void the_aftermath_is_a_scenario_of_those_who_are_left() throws IOException {
        String file = file("fight.jsonl");
        List<String> story = Spoken.to("run", "ambush", "--seed", "4", "--save", file)
                .lines()
                .toList();
        List<String> fates = story.subList(story.indexOf("The end") + 1, story.size() - 1);

        Spoken aftermath = Spoken.to("aftermath", file);

        assertThat(aftermath.status()).isZero();
        assertThat(aftermath.out()).contains("After Ambush at Dry Fork").contains("\"loaded\"");
        assertThat(fates).filteredOn(fate -> fate.contains(" is dead")).isNotEmpty();
        for (String who : List.of("Bandit 1", "Bandit 2", "Bandit 3", "Bandit 4", "Sheriff Tully", "Deputy Wren")) {
            boolean dead = fates.stream().anyMatch(fate -> fate.contains(who + " is dead"));
            assertThat(aftermath.out().contains("\"name\": \"" + who + "\""))
                    .as(who)
                    .isEqualTo(!dead);
        }
    }

    @Test
    void schema_lists_its_names_and_prints_each() {
        Spoken names = Spoken.to("schema");

        assertThat(names.lines()).contains("fudge-gunfight", "transcript", "report");
        assertThat(names.lines())
                .allSatisfy(name -> assertThat(Spoken.to("schema", name).out())
                        .contains("https://json-schema.org/draft/2020-12/schema"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"replay", "aftermath", "play --resume"})
    void what_is_no_transcript_is_told(String command) throws IOException {
        Path scenario =
                Files.writeString(folder.resolve("no.jsonl"), "{\"snakewater\": 1, \"kind\": \"fudge-gunfight\"}\n");
        Path prose = Files.writeString(folder.resolve("notes.md"), "# Notes\n\nBob shot first.\n");

        for (String reference :
                List.of(scenario.toString(), prose.toString(), file("missing.jsonl"), folder.toString(), "/", "a\0b")) {
            Spoken spoken = Spoken.to((command + " " + reference).split(" "));
            assertThat(spoken.status()).isEqualTo(3);
            assertThat(spoken.out()).isEmpty();
            assertThat(spoken.err()).contains("one problem", "instead: ").doesNotContain("Exception");
        }
    }

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void what_comes_after_an_aftermath_is_called_so_once() throws IOException {
        String first = file("first.jsonl");
        String second = file("second.jsonl");
        Spoken.to("run", "vera-at-skag", "--seed", "1", "--save", first);
        Path next = Files.writeString(
                folder.resolve("next.json"), Spoken.to("aftermath", first).out());
        Spoken.to("run", next.toString(), "--seed", "1", "--save", second);
        assertThat(Spoken.to("aftermath", second).out()).contains("\"title\": \"After Vera at Skag\"");
    }
}
