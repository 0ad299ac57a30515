package dev.snakewater.application.gunfight;

import dev.snakewater.domain.fudge.gunfight.Rulings;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;

/** What rulings are called where they are told. */
final class RulingWords {

    private RulingWords() {}

    /** The rulings that differ from the book, each as it would be written: {@code dropScope WHOLE_TURN}. */
    static List<String> unusual(Rulings rulings) {
        List<String> unusual = new ArrayList<>();
        for (RecordComponent ruling : Rulings.class.getRecordComponents()) {
            Object read = value(ruling, rulings);
            if (!read.equals(value(ruling, Rulings.BY_THE_BOOK))) {
                unusual.add(ruling.getName() + " " + read);
            }
        }
        return List.copyOf(unusual);
    }

    private static Object value(RecordComponent ruling, Rulings rulings) {
        try {
            return ruling.getAccessor().invoke(rulings);
        } catch (ReflectiveOperationException closed) {
            throw new IllegalStateException("the rulings are a public record", closed);
        }
    }
}
