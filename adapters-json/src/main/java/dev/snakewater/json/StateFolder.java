package dev.snakewater.json;

import dev.snakewater.application.port.out.UnfinishedFights;
import dev.snakewater.application.port.out.Unwritable;
import dev.snakewater.application.procedure.Scenario;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A folder in which fights are kept while they are played; of those that are over, the last three. */
public final class StateFolder implements UnfinishedFights {

    private static final String RECORD = ".jsonl";
    private static final String NOTE = ".note";
    private static final int LONGEST_TITLE = 30;
    private static final int PUT_BY = 3;
    private static final int MOST_OF_A_NAME = 10_000;

    private final Optional<Path> folder;

    /**
     * This folder, made when it is needed.
     *
     * @param folder none, if there is no place for such things
     */
    public StateFolder(Optional<Path> folder) {
        this.folder = folder;
    }

    @Override
    public String place(Scenario<?, ?, ?> scenario) {
        Path made = made();
        String title = scenario.title()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
        String name = title.isEmpty() ? "fight" : title.substring(0, Math.min(LONGEST_TITLE, title.length()));
        for (int i = 1; i < MOST_OF_A_NAME; i++) {
            Path file = made.resolve(name + "-" + i + RECORD);
            if (!Files.exists(file)) {
                return file.toString();
            }
        }
        throw new Unwritable(made.toString(), "it is full of fights called " + name);
    }

    @Override
    public void note(String file) {
        Path path = Path.of(file).toAbsolutePath().normalize();
        ReplacedFile.write(noteOf(path).toString(), path.toString().getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public List<String> files() {
        return folder.filter(Files::isDirectory).stream()
                .flatMap(StateFolder::listed)
                .flatMap(StateFolder::record)
                .filter(Files::isRegularFile)
                .filter(StateFolder::isFree)
                .sorted(Comparator.comparing(StateFolder::time).reversed())
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
            throw new Unwritable(file, "it cannot be taken away");
        }
    }

    @Override
    public void over(String file) {
        Path path = Path.of(file).toAbsolutePath().normalize();
        try {
            if (isOurs(path)) {
                putBy(path);
            } else if (folder.isPresent()) {
                Files.deleteIfExists(noteOf(path));
            }
        } catch (IOException stays) {
            throw new Unwritable(file, "it cannot be put by");
        }
    }

    private boolean isOurs(Path record) {
        return folder.filter(own -> record.startsWith(own.toAbsolutePath().normalize()))
                .isPresent();
    }

    private static void putBy(Path record) throws IOException {
        Path over = Files.createDirectories(record.resolveSibling("over"));
        Files.move(record, over.resolve(record.getFileName()), StandardCopyOption.REPLACE_EXISTING);
        List<Path> old = listed(over)
                .sorted(Comparator.comparing(StateFolder::time).reversed())
                .skip(PUT_BY)
                .toList();
        for (Path file : old) {
            Files.deleteIfExists(file);
        }
    }

    private Path made() {
        Path wanted = folder.orElseThrow(() -> new Unwritable(
                "the record of this fight", "there is no home for it; set XDG_STATE_HOME, or use --save FILE"));
        try {
            return Files.createDirectories(wanted);
        } catch (IOException failed) {
            throw new Unwritable(wanted.toString(), ReplacedFile.why(failed));
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
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            return channel.tryLock() != null;
        } catch (IOException | OverlappingFileLockException taken) {
            return false;
        }
    }

    private static FileTime time(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException gone) {
            return FileTime.fromMillis(0);
        }
    }
}
