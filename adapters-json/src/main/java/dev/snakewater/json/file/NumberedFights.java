package dev.snakewater.json.file;

import dev.snakewater.application.port.out.KeptFights;
import dev.snakewater.application.port.out.UnwritableException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
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
        List<Path> there = Stream.concat(folder.records(), lines().stream().flatMap(this::file))
                .filter(Files::isRegularFile)
                .distinct()
                .sorted(Comparator.comparing(AutosaveFolder::time))
                .toList();
        List<String> lines = withAll(there.stream()
                .map(this::line)
                .filter(line -> !line.contains("\n"))
                .toList());
        TreeMap<String, Integer> numbers = new TreeMap<>();
        IntStream.range(0, lines.size()).forEach(i -> numbers.put(lines.get(i), i + 1));
        return there.reversed().stream()
                .filter(file -> numbers.containsKey(line(file)))
                .map(file -> new Kept(
                        numbers.getOrDefault(line(file), 0), file.toString(), when(file), folder.isPutBy(file)))
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
                .ifPresent(line -> append(before -> List.of(line)));
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

    /** Returns the lines, with these among them. */
    private List<String> withAll(List<String> wanted) {
        List<String> lines = lines();
        return lines.containsAll(wanted)
                ? lines
                : append(before ->
                        wanted.stream().filter(line -> !before.contains(line)).toList());
    }

    /**
     * Puts lines behind all others, and returns all. Nobody else can put some between what is read and what is written. Where nothing can be
     * written, they have their numbers for this time only.
     */
    private List<String> append(UnaryOperator<List<String>> more) {
        synchronized (NumberedFights.class) {
            try (FileChannel file = FileChannel.open(
                    folder.made().resolve(NUMBERS),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.READ,
                    StandardOpenOption.WRITE)) {
                // Until the file is closed.
                file.lock();
                List<String> before = lines();
                List<String> added = more.apply(before);
                String text = (endsALine(file) ? "" : "\n") + String.join("\n", added) + "\n";
                file.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), file.size());
                return together(before, added);
            } catch (IOException | UnwritableException nowhere) {
                // The fights are there all the same.
                List<String> before = lines();
                return together(before, more.apply(before));
            }
        }
    }

    private static List<String> together(List<String> before, List<String> added) {
        return Stream.concat(before.stream(), added.stream()).toList();
    }

    private static boolean endsALine(FileChannel file) throws IOException {
        ByteBuffer last = ByteBuffer.allocate(1);
        return file.size() == 0 || (file.read(last, file.size() - 1) == 1 && last.get(0) == '\n');
    }

    private static String when(Path file) {
        return LocalDateTime.ofInstant(AutosaveFolder.time(file).toInstant(), ZoneId.systemDefault())
                .format(DateTimeFormatter.ofPattern(WHEN, Locale.ROOT));
    }
}
