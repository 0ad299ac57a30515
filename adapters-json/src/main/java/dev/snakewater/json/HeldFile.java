package dev.snakewater.json;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** A file that nobody else writes meanwhile, neither in this program nor in another. */
final class HeldFile implements AutoCloseable {

    // Locks belong to the whole program: to close any other channel to the same file would give them up. So none is
    // opened.
    private static final Set<Object> HELD = ConcurrentHashMap.newKeySet();

    private final FileChannel channel;
    private final Object key;
    private final String name;

    private HeldFile(FileChannel channel, Object key, String name) {
        this.channel = channel;
        this.key = key;
        this.name = name;
    }

    /**
     * Holds a file that is there.
     *
     * @param name what it is called in messages
     * @return none if somebody else holds it
     */
    static Optional<HeldFile> of(Path file, String name) throws IOException {
        while (true) {
            Object key = key(file);
            Optional<HeldFile> held = held(file, key, name);
            if (held.isEmpty() || key.equals(key(file))) {
                return held;
            }
            // Another one was put in its place before it was held.
            held.get().close();
        }
    }

    /**
     * Makes a new file, and holds it.
     *
     * @param name what it is called in messages
     */
    static HeldFile made(Path file, String name) throws IOException {
        Set<OpenOption> options =
                Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE);
        FileChannel channel = FileChannel.open(file, options);
        try {
            channel.lock();
            HeldFile made = new HeldFile(channel, key(file), name);
            HELD.add(made.key);
            return made;
        } catch (IOException impossible) {
            channel.close();
            throw impossible;
        }
    }

    /** What is held. */
    FileChannel channel() {
        return channel;
    }

    /** What is in it, from the beginning. To close this is nothing: the file is held all the same. */
    InputStream stream() throws IOException {
        InputStream whole = Channels.newInputStream(channel.position(0));
        return new FilterInputStream(whole) {
            @Override
            public void close() {}
        };
    }

    /** Writes something into it, so that it is on the disk, and says where that ends. */
    long write(byte[] bytes, long from) throws IOException {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        long at = from;
        while (buffer.hasRemaining()) {
            at += channel.write(buffer, at);
        }
        channel.force(true);
        return at;
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException failed) {
            throw FilePlace.stuck(name, failed);
        } finally {
            HELD.remove(key);
        }
    }

    private static Optional<HeldFile> held(Path file, Object key, String name) throws IOException {
        if (!HELD.add(key)) {
            return Optional.empty();
        }
        Optional<HeldFile> held = Optional.empty();
        try {
            OpenOption[] both = {StandardOpenOption.READ, StandardOpenOption.WRITE};
            FileChannel channel = FileChannel.open(file, both);
            try {
                held = Optional.ofNullable(channel.tryLock()).map(lock -> new HeldFile(channel, key, name));
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

    /** What it is known by, whatever it is called. */
    private static Object key(Path file) throws IOException {
        Optional<Object> key = Optional.ofNullable(
                Files.readAttributes(file, BasicFileAttributes.class).fileKey());
        return key.isPresent() ? key.get() : file.toRealPath();
    }
}
