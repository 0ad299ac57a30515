package dev.snakewater.cli.session;

import dev.snakewater.application.table.Answer;
import java.util.ArrayList;
import java.util.List;

/** The lines typed in this sitting that gave several answers: each is undone, and done again, as one. */
final class TypedLines {

    private final List<Line> lines = new ArrayList<>();

    /** The answers of a line, and how many stood before them. */
    private record Line(int from, List<Answer> answers) {

        boolean standsIn(List<Answer> all) {
            return all.size() >= to() && all.subList(from, to()).equals(answers);
        }

        int to() {
            return from + answers.size();
        }
    }

    /** Notes the answers that a line gives behind so many others. */
    void note(int from, List<? extends Answer> answers) {
        if (answers.size() > 1) {
            lines.add(new Line(from, List.copyOf(answers)));
        }
    }

    /** Returns how many answers to take back for this many lines of a person, with the automatic ones after them; at most all. */
    int toUndo(Seats seats, int ofHers) {
        List<Answer> all = seats.history().answers();
        int left = all.size();
        for (int i = 0; i < ofHers && left > 0; i++) {
            int last = left - seats.toUndo(all.subList(0, left));
            left = lines.stream()
                    .filter(line -> line.from < last && last < line.to() && line.standsIn(all))
                    .mapToInt(line -> line.from)
                    .findFirst()
                    .orElse(last);
        }
        return all.size() - left;
    }

    /** Returns how many answers to restore for this many lines of a person, with the automatic ones that follow. */
    int toRedo(Seats seats, int ofHers) {
        List<Answer> back = seats.history().redoable();
        int standing = seats.history().answers().size();
        int count = 0;
        for (int i = 0; i < ofHers && count < back.size(); i++) {
            int done = count;
            int more = lines.stream()
                    .filter(line -> line.from == standing + done && startsWith(back.subList(done, back.size()), line))
                    .mapToInt(line -> line.answers.size() - 1)
                    .findFirst()
                    .orElse(0);
            count += more;
            count += seats.toRedo(back.subList(count, back.size()));
        }
        return count;
    }

    private static boolean startsWith(List<Answer> answers, Line line) {
        return answers.size() >= line.answers.size()
                && answers.subList(0, line.answers.size()).equals(line.answers);
    }
}
