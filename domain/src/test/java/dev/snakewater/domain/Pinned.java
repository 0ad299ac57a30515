package dev.snakewater.domain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.field.Word;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Holds a whole table against what the book or the catalogue has: one line a row, cells between bars, blanks as one likes. */
public final class Pinned {

    private final List<String> tables;

    private Pinned(List<String> tables) {
        this.tables = tables;
    }

    /** The tables that stand in {@code tables.txt} beside a test, each below a line with {@code #} and its name. */
    public static Pinned of(Class<?> test) {
        try (InputStream in = Objects.requireNonNull(test.getResourceAsStream("tables.txt"), test.getName())) {
            List<String> tables = List.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n# ", -1));
            assertThat(tables.stream()
                            .skip(1)
                            .map(table ->
                                    table.lines().findFirst().orElseThrow().replace(' ', '_')))
                    .as("tables, each held by the test of its name")
                    .isSubsetOf(Stream.of(test.getDeclaredMethods())
                            .map(Method::getName)
                            .toList());
            return new Pinned(tables);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String named(String name) {
        List<String> all =
                tables.stream().filter(table -> table.startsWith(name + "\n")).toList();
        assertThat(all).as("tables called " + name).hasSize(1);
        return all.getFirst().substring(name.length()).strip();
    }

    /** Holds a table, cell by cell; an empty cell is written as {@code -}, a list with blanks between. */
    @SafeVarargs
    public static <T> void table(String expected, Collection<T> rows, Function<? super T, ?>... columns) {
        List<Function<? super T, ?>> cells = new ArrayList<>();
        for (Function<? super T, ?> column : columns) {
            cells.add(column);
        }
        assertThat(rows.stream()
                        .map(row -> cells.stream()
                                .map(column -> cell(column.apply(row)))
                                .collect(Collectors.joining(" | ")))
                        .toList())
                .containsExactlyElementsOf(expected.lines()
                        .map(line -> line.strip().replaceAll(" *\\| *", " | "))
                        .toList());
    }

    /** A constant as it stands in its class; named in the plain way, the compiler would copy it into the test. */
    public static int constant(Class<?> where, String name) {
        try {
            return where.getField(name).getInt(where);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(where + " has no number " + name, e);
        }
    }

    private static String cell(Object value) {
        return switch (value) {
            case Optional<?> perhaps -> perhaps.map(Pinned::cell).orElse("-");
            case List<?> list when list.isEmpty() -> "-";
            case List<?> list -> list.stream().map(Pinned::cell).collect(Collectors.joining(" "));
            default -> Word.said(value);
        };
    }
}
