package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * README.md and docs/*.md show what the program says. Each page is made anew from itself, top to bottom in one folder, and must come out as it
 * stands: a block {@code console} holds commands with their output, {@code sh} commands alone, {@code json} a scenario in which {@code check}
 * finds nothing wrong, and which can be run. {@code mvn verify -Dsnakewater.rewrite=true} writes the pages anew. Comments before a block say:
 *
 * <pre>
 * &lt;!-- typed: agree | snapshot --&gt;  the answers at the table
 * &lt;!-- from: pattern --&gt;            the first line of the output that is shown
 * &lt;!-- to: pattern --&gt;              the first line after it that is not
 * &lt;!-- status: 3 --&gt;                the exit status, unless it is 0
 * &lt;!-- file: saloon.json --&gt;        the name under which the document is saved
 * &lt;!-- not run: why --&gt;             an exception
 * &lt;!-- fields: odds --&gt;             (without a block) what follows, up to the next blank line, is the table of this document's fields
 * </pre>
 */
class DocumentationTest {

    private static final Path ROOT = Path.of("..");
    private static final Pattern BLOCK = Pattern.compile("(?ms)((?:^<!-- [^\n]+ -->\n)*)^```(\\w+)\n(.*?)^```\n");
    private static final Pattern COMMAND =
            Pattern.compile("(?m)^(?:\\$ )?\\./snakewater ([^>#\n]*?)(?: +> (\\S+))?(?: +#.*)?$");
    private static final Pattern FILE = Pattern.compile("(?<![^ ])[\\w-]+\\.(?:jsonl?|md|txt|svg)\\b");
    private static final Pattern FIELDS = Pattern.compile("(?ms)(^<!-- fields: ([\\w-]+) -->\n).*?(?=^\n)");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)(?:#[^)]*)?\\)");

    @TempDir
    private Path home;

    static Stream<Path> pages() throws IOException {
        try (Stream<Path> guides = Files.list(ROOT.resolve("docs"))) {
            return Stream.concat(
                    Stream.of(ROOT.resolve("README.md")),
                    guides.filter(guide -> guide.toString().endsWith(".md")).sorted().toList().stream());
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void what_a_page_shows_is_what_its_reader_gets(Path page) throws IOException {
        String written = Files.readString(page);
        FieldTables tables = new FieldTables();
        String run = BLOCK.matcher(written).replaceAll(block -> Matcher.quoteReplacement(made(block)));
        String made = FIELDS.matcher(run)
                .replaceAll(list -> Matcher.quoteReplacement(list.group(1) + tables.of(list.group(2))));
        if (Boolean.getBoolean("snakewater.rewrite")) {
            Files.writeString(page, made);
        }
        assertThat(Files.readString(page))
                .as(page + " is out of date. To write it anew: mvn verify -Dsnakewater.rewrite=true")
                .isEqualTo(made);
        assertThat(LINK.matcher(written).results().map(link -> page.resolveSibling(link.group(1))))
                .allSatisfy(linked -> assertThat(linked).exists());
    }

    private String made(MatchResult block) {
        if (said(block, "not run").isPresent()) {
            return block.group();
        }
        try {
            if (block.group(2).equals("json")) {
                String file = said(block, "file").orElse("unnamed.json");
                Files.writeString(home.resolve(file), block.group(3));
                spoken(block, "check " + file);
                if (said(block, "status").isEmpty()) {
                    spoken(block, "run " + file + " --seed 1");
                }
                return block.group();
            }
            StringBuilder shown = new StringBuilder();
            for (MatchResult command : COMMAND.matcher(block.group(3)).results().toList()) {
                Spoken spoken = spoken(block, command.group(1));
                shown.append(command.group()).append('\n').append(part(block, spoken));
                if (command.group(2) != null) {
                    Files.writeString(home.resolve(command.group(2)), spoken.out());
                }
            }
            assertThat(shown).as(block.group()).isNotEmpty();
            return block.group(2).equals("sh") ? block.group() : block.group(1) + "```console\n" + shown + "```\n";
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private Spoken spoken(MatchResult block, String command) throws IOException {
        String files = FILE.matcher(command).replaceAll(file -> Matcher.quoteReplacement(home + "/" + file.group()));
        return new Talk.Held(home)
                .runs(
                        "$" + said(block, "status").orElse("") + " LANG=en_GB.UTF-8 " + files,
                        said(block, "typed").map(typed -> ">" + typed).stream().toList());
    }

    private String part(MatchResult block, Spoken spoken) {
        String all = (spoken.out() + (spoken.status() == 0 ? "" : spoken.err()))
                .replace(home + "/", "")
                .replaceAll("(?m) +$", "");
        int from = said(block, "from").map(first -> line(all, 0, first)).orElse(0);
        int to = said(block, "to")
                .map(after -> line(all, all.indexOf('\n', from), after))
                .orElse(all.length());
        return (from > 0 ? "...\n" : "")
                + all.substring(from, to).stripTrailing()
                + (to < all.length() ? "\n...\n" : "\n");
    }

    private static int line(String all, int after, String pattern) {
        Matcher line = Pattern.compile("(?m)" + pattern).matcher(all);
        assertThat(line.find(after)).as("%s%nin:%n%s", pattern, all).isTrue();
        return all.lastIndexOf('\n', line.start()) + 1;
    }

    private static Optional<String> said(MatchResult block, String what) {
        return Pattern.compile("(?m)^<!-- " + what + ": (.*) -->$")
                .matcher(block.group(1))
                .results()
                .map(comment -> comment.group(1))
                .findFirst();
    }

    @Test
    void the_references_leave_nothing_out() throws IOException {
        String commands = Files.readString(ROOT.resolve("docs/commands.md"));
        assertThat(Pattern.compile("(?m)^  ([a-z]+)  ")
                        .matcher(Spoken.to("--help").out())
                        .results())
                .isNotEmpty()
                .allSatisfy(command -> assertThat(commands).contains("$ ./snakewater help " + command.group(1) + "\n"));
        String documents = Files.readString(ROOT.resolve("docs/documents.md"));
        assertThat(Spoken.to("schema").lines())
                .isNotEmpty()
                .allSatisfy(document -> assertThat(documents).contains("<!-- fields: " + document + " -->\n"));
    }

    @Test
    void the_readme_is_short() throws IOException {
        assertThat(Files.readAllLines(ROOT.resolve("README.md"))).hasSizeLessThanOrEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({"NOTICE", "docs/gurps.md", "rules gurps3"})
    void the_publisher_of_gurps_is_named_as_it_asks(String where) throws IOException {
        String text =
                where.startsWith("rules") ? Spoken.to(where.split(" ")).out() : Files.readString(ROOT.resolve(where));
        assertThat(text.replaceAll("[\\s>]+", " ")).contains("""
            GURPS is a trademark of Steve Jackson Games, and its rules and art are copyrighted by Steve Jackson Games. \
            All rights are reserved by Steve Jackson Games. This game aid is the original creation of the Snakewater \
            authors and is released for free distribution, and not for resale, under the permissions granted in the \
            Steve Jackson Games Online Policy.\
            """);
    }

    @ParameterizedTest
    @CsvSource({
        "exp, 6, Armoury|Encumbrance|Hidden|CoverTable|Size|WeatherRow|tables, CC BY-SA 4.0",
        "gurps, 14, Ammunition|Armour|Arms|WeaponTable|Cover|CriticalHit|Damage|DamageType|Fumble|GroupHits|HitLocation"
                + "|Posture|Shield|SpeedRange|tables, The Apache License 2.0 does not cover this file"
    })
    void a_file_with_tables_of_others_says_under_which_terms(String text, int number, String names, String terms)
            throws IOException {
        String named = ".*/domain/" + text + "/(.*/)?(" + names + ")\\.(java|txt)";
        try (Stream<Path> files = Files.find(
                ROOT.resolve("domain/src"), 20, (file, is) -> file.toString().matches(named))) {
            assertThat(files)
                    .hasSize(number)
                    .allSatisfy(file ->
                            assertThat(Files.readAllLines(file).subList(0, 3)).anyMatch(line -> line.contains(terms)));
        }
    }

    /** The fields of documents as tables in Markdown, made from their schemas, which must explain each field of a scenario. */
    static final class FieldTables {

        private static final String HEAD = "| field | what it says | can be | if left out |\n|---|---|---|---|\n";

        private final Map<JsonNode, String> listed = new HashMap<>();
        private final Set<String> rows = new HashSet<>();
        private final Set<String> same = new LinkedHashSet<>();

        /** Returns the fields of the document of this name. */
        String of(String name) {
            JsonNode schema =
                    JsonMapper.shared().readTree(Spoken.to("schema", name).out());
            StringBuilder made = new StringBuilder(HEAD);
            same.clear();
            for (JsonNode one : schema.has("oneOf") ? schema.path("oneOf").values() : List.of(schema)) {
                list(one, "", made, new Document(name, one.path("properties").has("script"), schema.path("$defs")));
            }
            return made + (same.isEmpty() ? "" : "| " + String.join(", ", same) + " | as above | | |\n");
        }

        private void list(JsonNode holder, String path, StringBuilder made, Document of) {
            for (Map.Entry<String, JsonNode> field : holder.path("properties").properties()) {
                JsonNode written = field.getValue();
                JsonNode type = of.resolved(written);
                String says = written.path("description")
                        .asString(type.path("description").asString(""));
                String name = path + field.getKey();
                while (type.has("items")) {
                    type = of.resolved(type.path("items"));
                    name += "[]";
                }
                String before = type.path("properties").isEmpty()
                        ? null
                        : listed.putIfAbsent(type.path("properties"), "see `" + name + "` of " + of.name());
                assertThat(says.isEmpty() && of.isScenario()).as(name).isFalse();
                boolean isNeeded = holder.path("required")
                        .valueStream()
                        .anyMatch(one -> one.asString().equals(field.getKey()));
                String leftOut =
                        isNeeded ? "must be given" : written.has("default") ? code(written.path("default")) : "";
                String row = "| `%s` | %s | %s | %s |\n"
                        .formatted(name, says.replace("|", "\\|"), before == null ? values(type) : before, leftOut);
                if ((!path.isEmpty() && !path.startsWith("modifiers")) || rows.add(row + written)) {
                    made.append(row);
                } else if (path.isEmpty()) {
                    same.add("`" + name + "`");
                }
                if (before == null) {
                    list(type, name + ".", made, of);
                }
            }
        }

        private static String values(JsonNode type) {
            if (type.has("const")) {
                return code(type.path("const"));
            }
            long least = type.path("minimum").asLong(Integer.MIN_VALUE);
            long most = type.path("maximum").asLong(Integer.MAX_VALUE);
            return switch (type.has("enum") ? "enum" : type.path("type").asString("")) {
                case "enum" ->
                    type.path("enum").valueStream().map(FieldTables::code).collect(Collectors.joining(", "));
                case "boolean" -> "`true`, `false`";
                case "integer" ->
                    least <= Integer.MIN_VALUE
                            ? "a number"
                            : least + (most >= Integer.MAX_VALUE ? " or more" : " to " + most);
                case "number" -> "a decimal";
                case "string" -> "text";
                default -> "";
            };
        }

        private static String code(JsonNode value) {
            String text = value.isString() ? value.asString() : value.toString();
            return text.isEmpty() ? "empty" : "`" + text + "`";
        }

        private record Document(String name, boolean isScenario, JsonNode definitions) {
            JsonNode resolved(JsonNode node) {
                return node.has("$ref")
                        ? definitions.path(node.path("$ref").asString().replace("#/$defs/", ""))
                        : node;
            }
        }
    }
}
