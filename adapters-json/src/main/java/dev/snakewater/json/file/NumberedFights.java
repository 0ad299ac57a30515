package dev.snakewater.json.file;

import dev.snakewater.application.port.out.KeptFights;
import dev.snakewater.application.port.out.UnwritableException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The numbers of kept fights, in a file that only ever grows: fight 3 is in the file that its third line names. Of two lines with the same
 * file, the first was about a fight that was replaced.
 */
public record NumberedFights(AutosaveFolder folder) implements KeptFights {

    private static final String NUMBERS = "numbers";
    private static final String WHEN = "uuuu-MM-dd HH:mm";

    @Override
    public List<Kept> all() {
        List<String> lines = new ArrayList<>(lines());
        List<Path> there = Stream.concat(folder.records(), lines.stream().flatMap(this::file))
                .filter(Files::isRegularFile)
                .distinct()
                .sorted(Comparator.comparing(AutosaveFolder::time))
                .toList();
        List<String> unnumbered = there.stream()
                .map(this::line)
                .filter(line -> !lines.contains(line) && !line.contains("\n"))
                .toList();
        append(unnumbered);
        lines.addAll(unnumbered);
        TreeMap<String, Integer> numbers = new TreeMap<>();
        IntStream.range(0, lines.size()).forEach(i -> numbers.put(lines.get(i), i + 1));
        return there.reversed().stream()
                .filter(file -> numbers.containsKey(line(file)))
                .map(file -> new Kept(numbers.getOrDefault(line(file), 0), file.toString(), when(file)))
                .toList();
    }

    @Override
    public Optional<Integer> number(String file) {
        return DocumentFiles.file(file).map(path -> path.toAbsolutePath().normalize()).filter(folder::isOurs).stream()
                .flatMap(path -> all().stream().filter(kept -> kept.file().equals(path.toString())))
                .map(Kept::number)
                .findFirst();
    }

    @Override
    public void began(String file) {
        DocumentFiles.file(file)
                .map(path -> line(path.toAbsolutePath().normalize()))
                .filter(line -> !line.contains("\n"))
                .ifPresent(line -> append(List.of(line)));
    }

    /** Returns the files that ever had a number, of those that are gone, too: no other fight is to have theirs. */
    Stream<Path> once() {
        return lines().stream().flatMap(this::file);
    }

    /** A record in the folder goes by its name alone, since earlier versions moved it there, and somebody may move the folder. */
    private String line(Path file) {
        Path name = file.getFileName();
        return folder.isOurs(file) || folder.isOver(file) ? name.toString() : file.toString();
    }

    private Stream<Path> file(String line) {
        return folder.folder().stream()
                .flatMap(own -> DocumentFiles.file(line).map(own::resolve).stream())
                .map(file -> folder.whereIs(file).toAbsolutePath().normalize());
    }

    private List<String> lines() {
        return folder.folder().map(own -> own.resolve(NUMBERS)).filter(Files::isRegularFile).stream()
                .flatMap(NumberedFights::read)
                .toList();
    }

    private static Stream<String> read(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines();
        } catch (IOException hidden) {
            return Stream.of();
        }
    }

    /** Puts lines behind all others, at once. Where that is impossible, they have their numbers for this time only. */
    private void append(List<String> lines) {
        if (lines.isEmpty()) {
            return;
        }
        try {
            Path file = folder.made().resolve(NUMBERS);
            boolean isTorn = Files.exists(file) && Files.size(file) > 0 && !endsALine(file);
            String text = (isTorn ? "\n" : "") + String.join("\n", lines) + "\n";
            Files.write(
                    file,
                    text.getBytes(StandardCharsets.UTF_8),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND,
                    StandardOpenOption.WRITE);
        } catch (IOException | UnwritableException nowhere) {
            // The fights are there all the same.
        }
    }

    private static boolean endsALine(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        return bytes[bytes.length - 1] == '\n';
    }

    private static String when(Path file) {
        return LocalDateTime.ofInstant(AutosaveFolder.time(file).toInstant(), ZoneId.systemDefault())
                .format(DateTimeFormatter.ofPattern(WHEN, Locale.ROOT));
    }
}
