package dev.snakewater.json;

import dev.snakewater.application.port.out.Unwritable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * Writes files as a whole: beside the place first, forced to disk, then moved into it. Whatever happens, there is either
 * what was there before or what is new.
 */
final class ReplacedFile {

    private static final int MOST_TRIES = 100;

    private ReplacedFile() {}

    /**
     * Writes a file, made anew or replaced.
     *
     * @param reference its path
     * @throws Unwritable if that is not possible; what was there before is still there
     */
    static void write(String reference, byte[] bytes) {
        Path file = place(reference);
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new Unwritable(reference, "there is no folder " + folder + "; make it first, or name another file");
        }
        if (Files.isDirectory(file)) {
            throw new Unwritable(reference, "it is a directory; name a file in it");
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new Unwritable(reference, "it is no ordinary file; name another one");
        }
        if (Files.exists(file) && !Files.isWritable(file)) {
            throw new Unwritable(reference, "you may not change it; name another file");
        }
        try {
            Path beside = beside(file, folder, bytes);
            try {
                move(beside, file);
            } catch (IOException stuck) {
                Files.deleteIfExists(beside);
                throw stuck;
            }
        } catch (AccessDeniedException denied) {
            throw new Unwritable(reference, "you may not write to the folder " + folder + "; name another one");
        } catch (IOException failed) {
            throw new Unwritable(reference, why(failed));
        }
    }

    /** The file that is meant; where a link leads, if it is one. */
    private static Path place(String reference) {
        try {
            Path file = Path.of(reference);
            if (reference.isBlank()) {
                throw new Unwritable("'" + reference + "'", "it is no name of a file; name one");
            }
            return Files.exists(file) ? file.toRealPath() : file;
        } catch (InvalidPathException strange) {
            throw new Unwritable(Words.quoted(reference), "it is no name of a file; name another one");
        } catch (IOException failed) {
            throw new Unwritable(reference, why(failed));
        }
    }

    private static Path beside(Path file, Path folder, byte[] bytes) throws IOException {
        String name = "." + file.getFileName() + "." + ProcessHandle.current().pid();
        for (int i = 1; ; i++) {
            Path beside = folder.resolve(name + "." + i + ".part");
            try (FileChannel channel =
                    FileChannel.open(beside, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                writeAll(channel, bytes);
                return beside;
            } catch (FileAlreadyExistsException taken) {
                if (i == MOST_TRIES) {
                    throw taken;
                }
            } catch (IOException failed) {
                Files.deleteIfExists(beside);
                throw failed;
            }
        }
    }

    private static void writeAll(FileChannel channel, byte[] bytes) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        while (buffer.hasRemaining()) {
            channel.write(buffer);
        }
        channel.force(true);
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException unknown) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** What stood in the way, and what to do about it. */
    static String why(IOException failed) {
        Optional<String> reason = failed instanceof FileSystemException known
                ? Optional.ofNullable(known.getReason())
                : Optional.ofNullable(failed.getMessage());
        return reason.map(Words::cut).orElse("the disk does not take it") + "; name another file";
    }
}
