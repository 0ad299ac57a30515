package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class CompletionCommandTest {

    @Test
    void bash_completes_commands_and_options_by_it() throws IOException, InterruptedException {
        Path bash = Path.of("/bin/bash");
        assumeTrue(Files.isExecutable(bash), "no bash here");
        String script = Spoken.to("completion").out() + "\n"
                + "COMP_WORDS=(snakewater pla); COMP_CWORD=1; _complete_snakewater; echo \"${COMPREPLY[@]}\"\n"
                + "COMP_WORDS=(snakewater play --res); COMP_CWORD=2; _complete_snakewater; echo \"${COMPREPLY[@]}\"\n";
        Process process = new ProcessBuilder(bash.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        process.getOutputStream().write(script.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        assertThat(said).isEqualTo("play\n--resume\n");
    }
}
