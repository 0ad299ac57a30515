package dev.snakewater.json.file;

import dev.snakewater.application.port.out.IfThere;
import dev.snakewater.application.port.out.Texts;
import java.nio.charset.StandardCharsets;

/** Files of text for people. */
public final class TextFiles implements Texts {

    @Override
    public void check(String file, IfThere ifThere) {
        AtomicFile.of(file).check(ifThere);
    }

    @Override
    public void write(String file, IfThere ifThere, String text) {
        AtomicFile.of(file).write(text.getBytes(StandardCharsets.UTF_8), ifThere);
    }
}
