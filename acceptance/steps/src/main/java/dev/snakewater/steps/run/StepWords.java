package dev.snakewater.steps.run;

import dev.snakewater.application.port.out.Features.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A step in words, made of its pattern: {@code the target takes <number> point[s]}.
 *
 * @param words with parameters in angle brackets, and what can be left out in square ones
 * @param parameters what may stand for each
 */
record StepWords(String words, List<Parameter> parameters) {

    private static final Pattern PLACE = Pattern.compile("\\{(\\w*)}");
    private static final Pattern OPTIONAL = Pattern.compile("\\((\\w+)\\)");
    private static final Map<String, String> TYPES = Map.of(
            "int", "a whole number",
            "string", "words in quotes",
            "word", "a word",
            "name", "a name, such as Bob or Lawman 2",
            "names", "names, as in: Bob, Joe and Frank",
            "degree", "a degree, such as Good or Superb+2",
            "dice", "four faces, such as +0-0",
            "rules", "rules, as in: GF-14 and GF-20",
            "words", "words",
            "doing", "what somebody does, as in: aims and shoots Joe with the +2");

    /** Of a pattern: a regular expression between ^ and $, or else an expression with the types of these names. */
    static StepWords of(String pattern, Map<String, String> types) {
        return pattern.startsWith("^") ? new Expression(pattern).read() : ofPlaces(pattern, types);
    }

    private static StepWords ofPlaces(String pattern, Map<String, String> types) {
        List<Parameter> parameters = new ArrayList<>();
        String words = PLACE.matcher(
                        pattern.replaceAll("(\\w+)/\\w+(?:/\\w+)*", "$1").replace("\\", ""))
                .replaceAll(place -> {
                    String type = place.group(1);
                    String regex = types.getOrDefault(type, "");
                    boolean canBeLeftOut = regex.startsWith("(?: ") && regex.endsWith(")?");
                    StepWords inside = new Expression("(" + regex + ")").read();
                    String may = TYPES.getOrDefault(type, may(inside, regex));
                    parameters.add(new Parameter(type, may));
                    return Matcher.quoteReplacement(canBeLeftOut ? "[" + inside.words + "]" : "<" + type + ">");
                });
        return new StepWords(OPTIONAL.matcher(words).replaceAll("[$1]"), List.copyOf(parameters));
    }

    private static String may(StepWords inside, String regex) {
        return inside.parameters.isEmpty()
                ? regex
                : inside.parameters.getFirst().may();
    }

    /** Reads a regular expression of the kind that steps are written in. */
    private static final class Expression {

        private final String pattern;
        private final List<Parameter> parameters = new ArrayList<>();
        private int at;

        Expression(String pattern) {
            this.pattern = pattern.replaceAll("^\\^|\\$$", "");
        }

        StepWords read() {
            String words = String.join("|", alternatives());
            return new StepWords(words, List.copyOf(parameters));
        }

        private List<String> alternatives() {
            List<String> all = new ArrayList<>();
            StringBuilder one = new StringBuilder();
            while (at < pattern.length() && pattern.charAt(at) != ')') {
                if (pattern.charAt(at) == '|') {
                    at++;
                    all.add(one.toString());
                    one.setLength(0);
                } else {
                    one.append(quantified(piece()));
                }
            }
            all.add(one.toString());
            return all;
        }

        private String piece() {
            char next = pattern.charAt(at++);
            return switch (next) {
                case '\\' -> escaped(pattern.charAt(at++));
                case '[' -> classed();
                case '(' -> group();
                case '.' -> "…";
                default -> String.valueOf(next);
            };
        }

        private static String escaped(char letter) {
            return switch (letter) {
                case 'd' -> "#";
                case 'w', 'S' -> "…";
                default -> String.valueOf(letter);
            };
        }

        /** A class of letters or of digits. */
        private String classed() {
            int end = pattern.indexOf(']', pattern.charAt(at) == '^' ? at + 2 : at + 1);
            String inside = pattern.substring(at, end);
            at = end + 1;
            return inside.contains("\\w") || inside.contains("a-z") || inside.startsWith("^")
                    ? (inside.startsWith("A-Z") ? "A" : "…")
                    : inside.matches("[-+]+|\\\\?[-+]+") ? "±" : "#";
        }

        private String group() {
            if (pattern.startsWith("?!", at) || pattern.startsWith("?=", at) || pattern.startsWith("?<!", at)) {
                at = pattern.indexOf(')', at) + 1;
                return "";
            }
            boolean silent = pattern.startsWith("?:", at);
            at += silent ? 2 : 0;
            List<String> inside = alternatives();
            at++;
            if (silent) {
                return inside.getFirst();
            }
            Parameter parameter = parameter(inside);
            parameters.add(parameter);
            return "<" + parameter.name() + ">";
        }

        private static Parameter parameter(List<String> inside) {
            String all = String.join("|", inside);
            if (all.matches("[±\\[\\]]*#+(\\.#+)?")) {
                return new Parameter("number", "a whole number" + (all.contains("±") ? ", with its sign" : ""));
            }
            if (all.matches("[#.,/ ;±…\\[\\]-]*#[#.,/ ;±\\[\\]-]*")) {
                return new Parameter("numbers", "numbers");
            }
            if (all.startsWith("A…")) {
                return new Parameter("name", "a name");
            }
            return all.matches("…+") || all.contains("…")
                    ? new Parameter("words", "words")
                    : new Parameter(inside.size() > 1 ? inside.getFirst() + "|…" : all, String.join(", ", inside));
        }

        private String quantified(String piece) {
            boolean more = at < pattern.length() && "?*+{".indexOf(pattern.charAt(at)) >= 0;
            if (!more) {
                return piece;
            }
            char quantifier = pattern.charAt(at++);
            if (quantifier == '{') {
                at = pattern.indexOf('}', at) + 1;
            }
            if (at < pattern.length() && pattern.charAt(at) == '?') {
                at++;
            }
            boolean can = quantifier == '?' || quantifier == '*';
            boolean isSign = piece.equals("-") || piece.equals("±");
            return isSign ? "±" : can && !piece.equals("…") && !piece.isEmpty() ? "[" + piece + "]" : piece;
        }
    }

    /** What can be typed to look for it, in lower case. */
    String sought() {
        return Stream.concat(Stream.of(words), parameters.stream().map(Parameter::may))
                .reduce("", (all, one) -> all + " " + one);
    }
}
