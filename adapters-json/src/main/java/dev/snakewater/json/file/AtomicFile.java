package dev.snakewater.json.file;

import dev.snakewater.application.port.out.FileExistsException;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.port.out.Texts;
import dev.snakewater.application.port.out.UnwritableException;
import dev.snakewater.json.value.Problems;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Optional;

/** A file to be written as a whole: beside its place first, forced to disk, then moved. The old file or the new is always there. */
public record AtomicFile(String reference, Path file, Path folder) {

    /** Returns the file at this path, with links followed. */
    public static AtomicFile of(String reference) {
        try {
            if (reference.isBlank()) {
                throw Problems.unwritable("'" + reference + "'", "no-name");
            }
            Path named = Path.of(reference);
            Path file = Files.exists(named) ? named.toRealPath() : named;
            Path folder = Optional.ofNullable(file.toAbsolutePath().getParent())
                    .orElseThrow(() -> Problems.unwritable(reference, "directory"));
            return new AtomicFile(reference, file, folder);
        } catch (InvalidPathException strange) {
            throw Problems.unwritable(Problems.quoted(reference), "strange-name");
        } catch (IOException failed) {
            throw stuck(reference, failed);
        }
    }

    /** Fails if the file cannot or must not be written. Writes nothing. */
    void check(IfFileExists ifThere) {
        boolean exists = Files.exists(file);
        refuse(!Files.isDirectory(folder), "no-folder");
        refuse(Files.isDirectory(file), "directory");
        refuse(exists && !Files.isRegularFile(file), "no-ordinary");
        if (isThere() && ifThere == IfFileExists.REFUSE) {
            throw FileExistsException.isThere(reference);
        }
        refuse(exists && !Files.isWritable(file), "locked");
        refuse(!Files.isWritable(folder) && !(exists && ifThere == IfFileExists.APPEND), "locked-folder");
        if (exists) {
            held().close();
        }
    }

    /** Writes a new or replaced file and returns it, locked from before it was there. */
    public LockedFile put(byte[] bytes, IfFileExists ifThere) {
        check(ifThere);
        try {
            // Two threads may write two files in the same nanosecond.
            Path beside =
                    folder.resolve(".snakewater-" + ProcessHandle.current().pid() + "-" + System.nanoTime() + "-"
                            + Integer.toHexString(file.hashCode()) + ".part");
            LockedFile made = LockedFile.made(beside, reference);
            try {
                made.write(bytes, 0);
                move(beside, ifThere);
                sync();
                return made;
            } catch (IOException | RuntimeException stuck) {
                made.close();
                throw stuck;
            } finally {
                Files.deleteIfExists(beside);
            }
        } catch (AccessDeniedException denied) {
            throw Problems.unwritable(reference, "locked-folder", folder);
        } catch (IOException failed) {
            throw stuck(reference, failed);
        }
    }

    /** Writes a file as a whole, or appends to it after an empty line. */
    public void write(byte[] bytes, IfFileExists ifThere) {
        if (ifThere != IfFileExists.APPEND || !Files.exists(file)) {
            put(bytes, ifThere).close();
            return;
        }
        check(ifThere);
        try (LockedFile there = held()) {
            long end = there.channel().size();
            String gap = end == 0 ? "" : endsLine(there.channel(), end) ? "\n" : "\n\n";
            ByteBuffer both = ByteBuffer.allocate(gap.length() + bytes.length);
            there.write(
                    both.put(gap.getBytes(StandardCharsets.UTF_8)).put(bytes).array(), end);
        } catch (IOException failed) {
            throw stuck(reference, failed);
        }
    }

    static UnwritableException stuck(String reference, IOException failed) {
        Optional<String> reason = failed instanceof FileSystemException known
                ? Optional.ofNullable(known.getReason())
                : Optional.ofNullable(failed.getMessage());
        return Problems.unwritable(reference, "stuck", reason.map(Problems::cut));
    }

    /** Writes texts for people. */
    public static final class TextFiles implements Texts {

        @Override
        public void check(String file, IfFileExists ifThere) {
            of(file).check(ifThere);
        }

        @Override
        public void write(String file, IfFileExists ifThere, String text) {
            of(file).write(text.getBytes(StandardCharsets.UTF_8), ifThere);
        }

        @Override
        public boolean holds(String file, String text) {
            try {
                return Arrays.equals(Files.readAllBytes(of(file).file()), text.getBytes(StandardCharsets.UTF_8));
            } catch (IOException gone) {
                return false;
            }
        }
    }

    private boolean isThere() {
        return Files.exists(file, LinkOption.NOFOLLOW_LINKS);
    }

    private LockedFile held() {
        return LockedFile.of(file, reference).orElseThrow(() -> FileExistsException.isPlayed(reference));
    }

    private void move(Path beside, IfFileExists ifThere) throws IOException {
        while (true) {
            if (ifThere == IfFileExists.REPLACE && isThere()) {
                replace(beside);
                return;
            }
            try {
                link(beside);
                return;
            } catch (FileAlreadyExistsException meanwhile) {
                if (ifThere != IfFileExists.REPLACE) {
                    throw FileExistsException.isThere(reference);
                }
            }
        }
    }

    private void replace(Path beside) throws IOException {
        if (!Files.exists(file)) {
            Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
            return;
        }
        LockedFile old = held();
        try {
            Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            old.close();
        }
    }

    /** Puts it in place unless something is there; to move it would replace what came there meanwhile. */
    private void link(Path beside) throws IOException {
        try {
            Files.createLink(file, beside);
        } catch (FileAlreadyExistsException there) {
            throw there;
        } catch (UnsupportedOperationException | FileSystemException noLinks) {
            Files.createFile(file);
            try {
                Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE);
            } catch (IOException stuck) {
                Files.deleteIfExists(file);
                throw stuck;
            }
        }
    }

    /** The name is on the disk too, where folders can be forced there. */
    private void sync() {
        try (FileChannel names = FileChannel.open(folder, StandardOpenOption.READ)) {
            names.force(true);
        } catch (IOException unknown) {
            // The file itself is there.
        }
    }

    private static boolean endsLine(FileChannel channel, long end) throws IOException {
        ByteBuffer last = ByteBuffer.allocate(1);
        channel.read(last, end - 1);
        return last.get(0) == '\n';
    }

    private void refuse(boolean is, String why) {
        if (is) {
            throw Problems.unwritable(reference, why, folder);
        }
    }
}
