package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A talk with the program, as it is written in a file, from one title to the next:
 *
 * <pre>
 * # title
 * file a.json       the lines below, up to one that is "end", are in this file
 * edit a.json: pattern =&gt; text  puts the text in the place of the pattern in this file
 * kept /a/b.jsonl   this resource of the tests is put in the folder
 * move a =&gt; b/c     the file is moved, into a new folder if need be; without a file, only the folder is made
 * $2 A=b run x      runs this with a variable, and ends with status 2; with 0, if none is named; "&lt; a.json" at the end is its input, "&gt; a.json" where its output goes
 * &gt; a | b           is typed; "golden 3-5" are the third to the fifth answer of the catalogue's trace D7
 * at why            looks at what was shown since "why" was typed last; "err" at what was told aside; "in a.md" at a file; "out" at all
 * = line            the line is shown, after the one that was looked for before
 * ~ words           the words are shown, however they are broken into lines
 * ? pattern         a line is like this
 * !=, !~, !?        the same is not shown
 * 4 ? pattern       so many lines are like this
 * same, other       what was shown at "remember" is shown again, or it is not; "same so far": more may follow it
 * empty             nothing is shown
 * width 60          no line is wider
 * </pre>
 *
 * <p>{@code {home}} is the folder of the test, {@code {kept}} the record of the first fight in the gulch, {@code {seed}} the seed that was told aside.
 */
record Talk(String title, List<String> lines) {

    /** The golden trace of the catalogue, D7, as a person with her own dice would type it. */
    static final List<String> GOLDEN = List.of("""
        agree|agree|agree|+000|0000|--00|revolver|+000|-000|0000|snapshot|Bob|-000|aim|dodge|snapshot|Joe|++00|\
        shoot with the +2|Frank|0000|shoot|Frank|++++|0000|--00|snapshot|Joe|snapshot|Bob|+++0|+++0\
        """.split("\\|"));

    private static final Pattern COMMAND = Pattern.compile("\\$(\\d*) ?(.*?)(?: < (\\S+))?(?: > (\\S+))?");
    private static final Pattern EDIT = Pattern.compile("edit (\\S+): (.*) => (.*)");
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final Pattern PART_OF_GOLDEN = Pattern.compile("golden (\\d+)-(\\d+)");
    private static final Pattern SEED = Pattern.compile("--seed (-?\\d+)");
    private static final Pattern CHECK = Pattern.compile("(|\\d+(?= ?\\?)) ?(!?)([=~?]) ?(.*)");

    /** The talks of a file. */
    static Stream<Talk> in(Path file) {
        try {
            List<Talk> talks = new ArrayList<>();
            for (String line : Files.readAllLines(file)) {
                if (line.startsWith("# ")) {
                    talks.add(new Talk(line.substring(2), new ArrayList<>()));
                } else if (!line.isBlank()) {
                    talks.getLast().lines.add(line);
                }
            }
            assertThat(talks).isNotEmpty();
            return talks.stream();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    public String toString() {
        return title;
    }

    /** Has the talk, in this folder, and sees that it goes as it is written. */
    void holdsIn(Path home) throws IOException {
        Held held = new Held(home);
        int checks = 0;
        for (int i = 0; i < lines.size(); i++) {
            String line = held.filledIn(lines.get(i));
            if (line.startsWith("file ")) {
                List<String> document = lines.subList(i + 1, lines.size()).stream()
                        .takeWhile(one -> !one.equals("end"))
                        .toList();
                Files.write(home.resolve(line.substring("file ".length())), document);
                i += document.size() + 1;
            } else if (line.startsWith("move ")) {
                held.moves(line.substring("move ".length()).split("=> ?", 2));
            } else if (line.startsWith("edit ")) {
                held.edits(line);
            } else if (line.startsWith("kept ")) {
                String name = line.substring("kept ".length());
                Files.writeString(home.resolve(name.replaceFirst(".*/", "")), Spoken.resource(name));
            } else if (line.startsWith("$")) {
                List<String> typed = lines.subList(i + 1, lines.size()).stream()
                        .takeWhile(one -> one.startsWith(">"))
                        .toList();
                held.runs(line, typed);
                i += typed.size();
            } else {
                held.sees(line);
                checks += line.matches("err|out|remember|(?:at|in) .*") ? 0 : 1;
            }
        }
        assertThat(checks).as("checks").isPositive();
    }

    /** The talk while it is held. */
    static final class Held {

        private final Path home;
        private Spoken spoken = new Spoken(0, "", "");
        private String text = "";
        private List<String> shown = List.of();
        private String remembered = "";
        private int after;

        Held(Path home) {
            this.home = home;
        }

        String filledIn(String text) {
            return text.replace("{kept}", "{home}/snakewater/fights/snakewater-gulch-1.jsonl")
                    .replace("{home}", home.toString())
                    .replace(
                            "{seed}",
                            SEED.matcher(spoken.err())
                                    .results()
                                    .map(told -> told.group(1))
                                    .findFirst()
                                    .orElse("{seed}"));
        }

        void moves(String[] fromTo) throws IOException {
            Path to = home.resolve(fromTo[1]);
            if (fromTo[0].isBlank()) {
                Files.createDirectories(to);
            } else {
                Files.createDirectories(to.getParent());
                Files.move(home.resolve(fromTo[0].strip()), to);
            }
        }

        void edits(String edit) throws IOException {
            Matcher parts = EDIT.matcher(edit);
            assertThat(parts.matches()).as(edit).isTrue();
            Path file = home.resolve(parts.group(1));
            Matcher place = Pattern.compile("(?s)" + parts.group(2)).matcher(Files.readString(file));
            assertThat(place.find()).as(edit).isTrue();
            Files.writeString(file, place.replaceFirst(parts.group(3)));
        }

        Spoken runs(String command, List<String> typed) throws IOException {
            Matcher parts = COMMAND.matcher(command);
            assertThat(parts.matches()).as(command).isTrue();
            Map<String, String> environment = new TreeMap<>(Map.of("XDG_STATE_HOME", home.toString()));
            List<String> words = new ArrayList<>();
            WORD.matcher(parts.group(2))
                    .results()
                    .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
                    .forEach(word -> {
                        if (words.isEmpty() && word.contains("=")) {
                            environment.put(word.replaceFirst("=.*", ""), word.replaceFirst(".*?=", ""));
                        } else {
                            words.add(word);
                        }
                    });
            String input = parts.group(3) == null
                    ? typed.stream()
                            .flatMap(Held::typed)
                            .map(line -> filledIn(line) + "\n")
                            .reduce("", String::concat)
                    : Files.readString(home.resolve(parts.group(3)));
            spoken = Spoken.with(environment, input, words.toArray(String[]::new));
            assertThat(spoken.status())
                    .as("%s%n%s%s", command, spoken.out(), spoken.err())
                    .isEqualTo(parts.group(1).isEmpty() ? 0 : Integer.parseInt(parts.group(1)));
            if (parts.group(4) != null) {
                Files.writeString(home.resolve(parts.group(4)), spoken.out());
            }
            looksAt(spoken.out());
            return spoken;
        }

        private static Stream<String> typed(String line) {
            Matcher golden = PART_OF_GOLDEN.matcher(line);
            return golden.find()
                    ? GOLDEN.subList(Integer.parseInt(golden.group(1)) - 1, Integer.parseInt(golden.group(2))).stream()
                    : Stream.of(line.substring(1).split("\\|", -1)).map(String::strip);
        }

        private void looksAt(String what) {
            text = what;
            shown = what.lines().toList();
            after = 0;
        }

        void sees(String line) throws IOException {
            Matcher check = CHECK.matcher(line);
            if (check.matches()) {
                sees(
                        line,
                        check.group(3),
                        check.group(4),
                        check.group(1),
                        !check.group(2).isEmpty());
            } else if (line.equals("out") || line.equals("err")) {
                looksAt(line.equals("out") ? spoken.out() : spoken.err());
            } else if (line.equals("remember")) {
                remembered = text;
            } else if (line.equals("same")) {
                assertThat(text).isNotEmpty().isEqualTo(remembered);
            } else if (line.equals("same so far")) {
                assertThat(remembered).isNotEmpty();
                assertThat(text).startsWith(remembered);
            } else if (line.equals("other")) {
                assertThat(text).isNotEqualTo(remembered);
            } else if (line.equals("empty")) {
                assertThat(shown).isEmpty();
            } else if (line.startsWith("at ")) {
                looksAt(String.join("\n", spoken.since(line.substring(3))));
            } else if (line.startsWith("in ")) {
                looksAt(Files.readString(home.resolve(line.substring(3))));
            } else {
                assertThat(line).startsWith("width ");
                int width = Integer.parseInt(line.substring("width ".length()));
                assertThat(shown.stream().filter(one -> !one.contains(home.toString())))
                        .allSatisfy(one -> assertThat(one).hasSizeLessThanOrEqualTo(width));
            }
        }

        private void sees(String line, String how, String what, String times, boolean not) {
            String all = String.join("\n", shown);
            switch (how) {
                case "~" ->
                    assertThat(all.replaceAll("\\s+", " ").contains(what))
                            .as("%s%nin:%n%s", line, all)
                            .isNotEqualTo(not);
                case "?" -> {
                    long found = shown.stream().filter(one -> one.matches(what)).count();
                    assertThat(times.isEmpty() ? Math.min(found, 1) : found)
                            .as("%s%nin:%n%s", line, all)
                            .isEqualTo(not ? 0 : times.isEmpty() ? 1 : Integer.parseInt(times));
                }
                default -> {
                    int at = shown.subList(not ? 0 : after, shown.size()).indexOf(what);
                    assertThat(at >= 0).as("%s%nin:%n%s", line, all).isNotEqualTo(not);
                    after += not ? 0 : at + 1;
                }
            }
        }
    }
}
