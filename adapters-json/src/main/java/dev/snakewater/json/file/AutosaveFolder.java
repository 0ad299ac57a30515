package dev.snakewater.json.file;

import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.port.out.UnfinishedFights;
import dev.snakewater.application.port.out.UnwritableException;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.json.value.Problems;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A folder in which fights are saved while they are played, with notes of those saved elsewhere; none if there is no home. */
public record AutosaveFolder(Optional<Path> folder) implements UnfinishedFights {

    private static final String RECORD = ".jsonl";
    private static final String NOTE = ".note";
    /** Beside a record: it is not to be asked about. */
    private static final String PUT_BY = ".putby";
    /** Where earlier versions moved finished and dropped fights. */
    private static final String OVER = "over";

    private static final int LONGEST_TITLE = 30;
    private static final String ENDED = "{\"ended\":";
    private static final int LONGEST_LINE = 32 * DocumentFiles.MEGABYTE;

    @Override
    public String place(Scenario<?, ?> scenario) {
        Path made = made();
        String dashed = scenario.title().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        String title =
                dashed.substring(0, Math.min(LONGEST_TITLE, dashed.length())).replaceAll("^-|-$", "");
        String name = title.isEmpty() ? "fight" : title;
        Set<Path> taken = Stream.concat(
                        Stream.concat(listed(made), listed(made.resolve(OVER))), new NumberedFights(this).once())
                .map(Path::getFileName)
                .collect(Collectors.toSet());
        int number = 1;
        while (taken.contains(Path.of(name + "-" + number + RECORD))) {
            number++;
        }
        return made.resolve(name + "-" + number + RECORD).toString();
    }

    @Override
    public void note(String file) {
        Path path = kept(file);
        try {
            Files.deleteIfExists(putBy(path));
            if (!isOurs(path)) {
                AtomicFile.of(noteOf(path).toString())
                        .write(path.toString().getBytes(StandardCharsets.UTF_8), IfFileExists.REPLACE);
            }
        } catch (IOException stays) {
            throw Problems.unwritable(file, "not-noted");
        }
    }

    @Override
    public void began(String file) {
        note(file);
        new NumberedFights(this).began(file);
    }

    /** Returns the records in it and those it has notes of; some may be gone. */
    Stream<Path> records() {
        return folder.stream()
                .map(own -> own.toAbsolutePath().normalize())
                .flatMap(own -> Stream.of(own, own.resolve(OVER)))
                .filter(Files::isDirectory)
                .flatMap(AutosaveFolder::listed)
                .flatMap(AutosaveFolder::record);
    }

    @Override
    public List<String> files() {
        return folder.filter(Files::isDirectory).stream()
                .flatMap(AutosaveFolder::listed)
                .flatMap(AutosaveFolder::record)
                .filter(Files::isRegularFile)
                .filter(file -> !isPutBy(file))
                .filter(file -> !endsTheFight(file))
                .filter(AutosaveFolder::isFree)
                .sorted(Comparator.comparing(AutosaveFolder::time).reversed())
                .map(Path::toString)
                .toList();
    }

    @Override
    public void neverBegan(String file) {
        Path path = Path.of(file).toAbsolutePath().normalize();
        try {
            if (isOurs(path)) {
                Files.deleteIfExists(path);
            }
        } catch (IOException stays) {
            throw Problems.unwritable(file, "not-taken-away");
        }
    }

    @Override
    public void putBy(String file) {
        Path path = kept(file);
        try {
            if (folder.isPresent()) {
                Files.write(putBy(path), new byte[0]);
            }
            if (folder.isPresent() && !isOurs(path)) {
                Files.deleteIfExists(noteOf(path));
            }
        } catch (IOException stays) {
            throw Problems.unwritable(file, "not-put-by");
        }
    }

    /** Returns where a file is now: an earlier version may have moved it. */
    public Path whereIs(Path told) {
        Path path = told.toAbsolutePath().normalize();
        if (Files.exists(told) || !isOurs(path)) {
            return told;
        }
        Path moved = path.resolveSibling(OVER).resolve(path.getFileName());
        return Files.exists(moved) ? moved : told;
    }

    private Path kept(String file) {
        return whereIs(Path.of(file)).toAbsolutePath().normalize();
    }

    boolean isOver(Path record) {
        return Optional.ofNullable(record.getParent())
                .filter(folder -> folder.endsWith(OVER))
                .filter(folder -> isOurs(folder.resolveSibling(record.getFileName())))
                .isPresent();
    }

    boolean isOurs(Path record) {
        return folder.map(own -> own.toAbsolutePath().normalize())
                .filter(own -> own.equals(record.getParent()))
                .isPresent();
    }

    /** Returns whether a record was put by, and not played since. */
    boolean isPutBy(Path record) {
        return folder.isPresent() && Files.exists(putBy(record.toAbsolutePath().normalize()));
    }

    private Path putBy(Path record) {
        Path beside = isOurs(record) ? record : noteOf(record);
        return beside.resolveSibling(beside.getFileName() + PUT_BY);
    }

    private static boolean endsTheFight(Path record) {
        try (RandomAccessFile file = new RandomAccessFile(record.toFile(), "r")) {
            // The end of the last line itself ends none before it.
            byte[] last = new byte[Math.clamp(file.length() - 1, 0, LONGEST_LINE)];
            file.seek(Math.max(0, file.length() - 1 - last.length));
            file.readFully(last);
            String text = new String(last, StandardCharsets.ISO_8859_1);
            return text.startsWith(ENDED, text.lastIndexOf('\n') + 1);
        } catch (IOException unreadable) {
            return false;
        }
    }

    Path made() {
        Path wanted = folder.orElseThrow(() -> Problems.unwritable(Problems.WORDS.message("this-fight"), "no-home"));
        try {
            return Files.createDirectories(wanted);
        } catch (IOException failed) {
            throw AtomicFile.stuck(wanted.toString(), failed);
        }
    }

    private Path noteOf(Path record) {
        return made().resolve(Integer.toHexString(record.toString().hashCode()) + NOTE);
    }

    private static Stream<Path> listed(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList().stream();
        } catch (IOException hidden) {
            return Stream.of();
        }
    }

    /** The record that a file is, or that it notes. */
    private static Stream<Path> record(Path file) {
        String name = file.getFileName().toString();
        if (name.endsWith(RECORD)) {
            return Stream.of(file);
        }
        try {
            return name.endsWith(NOTE)
                    ? Stream.of(Path.of(Files.readString(file).strip()))
                    : Stream.of();
        } catch (IOException | InvalidPathException unreadable) {
            return Stream.of();
        }
    }

    private static boolean isFree(Path file) {
        try {
            Optional<LockedFile> held = LockedFile.of(file, file.toString());
            held.ifPresent(LockedFile::close);
            return held.isPresent();
        } catch (UnwritableException taken) {
            return false;
        }
    }

    static FileTime time(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException gone) {
            return FileTime.fromMillis(0);
        }
    }
}
