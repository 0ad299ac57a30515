package dev.snakewater.json.file;

import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.port.out.Texts;
import java.nio.charset.StandardCharsets;

/** Text files for people. */
public final class TextFiles implements Texts {

    @Override
    public void check(String file, IfFileExists ifThere) {
        AtomicFile.of(file).check(ifThere);
    }

    @Override
    public void write(String file, IfFileExists ifThere, String text) {
        AtomicFile.of(file).write(text.getBytes(StandardCharsets.UTF_8), ifThere);
    }
}
