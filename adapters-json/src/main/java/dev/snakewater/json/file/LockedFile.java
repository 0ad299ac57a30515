package dev.snakewater.json.file;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A file locked against other writers, in this program and in others; the key identifies it whatever it is called. */
public record LockedFile(FileChannel channel, Object key, String name) implements AutoCloseable {

    // Locks belong to the whole program: to close any other channel to the same file would give them up. So none is
    // opened.
    private static final Set<Object> HELD = ConcurrentHashMap.newKeySet();

    /** Locks an existing file, unless it is locked already. */
    public static Optional<LockedFile> of(Path file, String name) {
        try {
            Object key = key(file);
            if (!HELD.add(key)) {
                return Optional.empty();
            }
            Optional<LockedFile> held = locked(file, key, name);
            if (held.isEmpty() || key.equals(key(file))) {
                return held;
            }
            // Another one was put in its place before it was held.
            held.get().close();
            return of(file, name);
        } catch (IOException failed) {
            throw AtomicFile.stuck(name, failed);
        }
    }

    private static Optional<LockedFile> locked(Path file, Object key, String name) throws IOException {
        Optional<LockedFile> held = Optional.empty();
        try {
            FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
            try {
                held = Optional.ofNullable(channel.tryLock()).map(lock -> new LockedFile(channel, key, name));
                return held;
            } finally {
                if (held.isEmpty()) {
                    channel.close();
                }
            }
        } finally {
            if (held.isEmpty()) {
                HELD.remove(key);
            }
        }
    }

    static LockedFile made(Path file, String name) throws IOException {
        FileChannel channel = FileChannel.open(
                file, StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            channel.lock();
            LockedFile made = new LockedFile(channel, key(file), name);
            HELD.add(made.key);
            return made;
        } catch (IOException impossible) {
            channel.close();
            throw impossible;
        }
    }

    /** Returns its content. Closing the stream does not unlock the file. */
    public InputStream stream() throws IOException {
        InputStream whole = Channels.newInputStream(channel.position(0));
        return new FilterInputStream(whole) {
            @Override
            public void close() {}
        };
    }

    /** Replaces what follows so many bytes, forced to disk, and returns the new end; if that fails, the file ends there. */
    public long write(byte[] bytes, long from) {
        try {
            cutOff(from);
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            while (buffer.hasRemaining()) {
                channel.write(buffer, from + buffer.position());
            }
            channel.force(true);
            return from + bytes.length;
        } catch (IOException failed) {
            try {
                cutOff(from);
            } catch (IOException half) {
                failed.addSuppressed(half);
            }
            throw AtomicFile.stuck(name, failed);
        }
    }

    private void cutOff(long end) throws IOException {
        if (channel.size() > end) {
            channel.truncate(end);
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException failed) {
            throw AtomicFile.stuck(name, failed);
        } finally {
            HELD.remove(key);
        }
    }

    private static Object key(Path file) throws IOException {
        Optional<Object> key = Optional.ofNullable(
                Files.readAttributes(file, BasicFileAttributes.class).fileKey());
        return key.isPresent() ? key.get() : file.toRealPath();
    }
}
