package dev.snakewater.steps.run;

import dev.snakewater.application.port.out.Features.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A step in words, made of its pattern: {@code the target takes <number> point[s]}.
 *
 * @param words with parameters in angle brackets, what can be left out in square ones, and a stroke between what may stand in one place
 * @param parameters what may stand for each
 */
record StepWords(String words, List<Parameter> parameters) {

    private static final Pattern PLACE = Pattern.compile("\\{(\\w*)}");
    private static final Pattern OPTIONAL = Pattern.compile("\\((\\w+)\\)");
    private static final Pattern COUNTER = Pattern.compile("\\d+$");

    /** Of a pattern: a regular expression between ^ and $, or else an expression with the types of these names. */
    static StepWords of(String pattern, Map<String, String> types, ParameterWords may) {
        return pattern.startsWith("^") ? new Expression(pattern, may).read() : ofPlaces(pattern, types, may);
    }

    private static StepWords ofPlaces(String pattern, Map<String, String> types, ParameterWords words) {
        List<Parameter> parameters = new ArrayList<>();
        String said = PLACE.matcher(pattern.replace("\\", "")).replaceAll(place -> {
            String type = place.group(1);
            String regex = types.getOrDefault(type, "");
            boolean canBeLeftOut = regex.startsWith("(?: ") && regex.endsWith(")?");
            StepWords inside = new Expression(canBeLeftOut ? regex : "(" + regex + ")", words).read();
            if (canBeLeftOut) {
                parameters.addAll(inside.parameters);
                return Matcher.quoteReplacement(inside.words);
            }
            parameters.add(new Parameter(type, words.of(type).orElseGet(() -> may(inside, regex))));
            return Matcher.quoteReplacement("<" + type + ">");
        });
        return new StepWords(OPTIONAL.matcher(said).replaceAll("[$1]"), List.copyOf(parameters));
    }

    private static String may(StepWords inside, String regex) {
        return inside.parameters.isEmpty()
                ? regex
                : inside.parameters.getFirst().may();
    }

    /** Reads a regular expression of the kind that steps are written in. */
    private static final class Expression {

        private static final String ANYTHING = "·";
        private static final Pattern FIXED = Pattern.compile("[^#·…±<\\[]+");
        private static final int MOST_SHOWN = 4;

        private final String pattern;
        private final ParameterWords may;
        private final List<Parameter> parameters = new ArrayList<>();
        private int at;
        private int depth;

        Expression(String pattern, ParameterWords may) {
            this.may = may;
            this.pattern = pattern.replaceAll("^\\^|\\$$", "");
        }

        StepWords read() {
            String words = String.join("|", alternatives());
            return new StepWords(words, List.copyOf(parameters));
        }

        private List<String> alternatives() {
            List<String> all = new ArrayList<>();
            List<String> some = List.of("");
            while (at < pattern.length() && pattern.charAt(at) != ')') {
                if (pattern.charAt(at) == '|') {
                    at++;
                    all.addAll(some);
                    some = List.of("");
                } else {
                    some = joined(some, quantified(piece()));
                }
            }
            all.addAll(some);
            return all;
        }

        private static List<String> joined(List<String> begun, List<String> pieces) {
            return begun.stream()
                    .flatMap(one -> pieces.stream().map(piece -> one + piece))
                    .toList();
        }

        private List<String> piece() {
            char next = pattern.charAt(at++);
            return switch (next) {
                case '\\' -> List.of(escaped(pattern.charAt(at++)));
                case '[' -> List.of(classed());
                case '(' -> group();
                case '.' -> List.of(ANYTHING);
                default -> List.of(String.valueOf(next));
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
            if (inside.equals("A-Z")) {
                return "A";
            }
            return inside.contains("\\w") || inside.contains("a-z") || inside.startsWith("^")
                    ? (inside.startsWith("A-Z") ? "A" : "…")
                    : inside.matches("[-+]+|\\\\?[-+]+") ? "±" : figures(inside);
        }

        /** A figure, one with a point, or several. */
        private static String figures(String inside) {
            return inside.matches(".*[, ].*") ? "#, #" : inside.contains(".") ? "#.#" : "#";
        }

        /** What it stands for in the words of the step: only inside a parameter are all its alternatives wanted. */
        private List<String> group() {
            if (pattern.startsWith("?!", at) || pattern.startsWith("?=", at) || pattern.startsWith("?<!", at)) {
                at = pattern.indexOf(')', at) + 1;
                return List.of("");
            }
            boolean silent = pattern.startsWith("?:", at);
            String name = pattern.startsWith("?<", at) ? pattern.substring(at + 2, pattern.indexOf('>', at)) : "";
            at += silent ? 2 : name.isEmpty() ? 0 : name.length() + 3;
            depth += silent ? 0 : 1;
            List<String> inside = alternatives();
            depth -= silent ? 0 : 1;
            at++;
            if (silent) {
                return depth > 0 ? inside : List.of(oneOf(inside));
            }
            if (name.isEmpty()
                    && inside.size() == 1
                    && FIXED.matcher(inside.getFirst()).matches()) {
                return inside;
            }
            Parameter parameter = name.isEmpty()
                    ? parameter(inside)
                    : named(COUNTER.matcher(name).replaceFirst(""), inside);
            parameters.add(parameter);
            return List.of("<" + parameter.name() + ">");
        }

        /** Words with a stroke between them, whatever is longer in brackets. */
        private static String oneOf(List<String> alternatives) {
            return alternatives.stream().allMatch(one -> one.matches("\\w*"))
                    ? String.join("/", alternatives)
                    : alternatives.size() == 1 ? alternatives.getFirst() : "(" + String.join(" / ", alternatives) + ")";
        }

        private Parameter named(String name, List<String> inside) {
            return new Parameter(
                    name, may.of(name).orElseGet(() -> parameter(inside).may()));
        }

        private Parameter parameter(List<String> inside) {
            String all = String.join("|", inside);
            if (all.matches("(±|\\[[±-]])?#+(\\[?\\.#+]?)?")) {
                return typed(
                        all.contains(".")
                                ? "decimal"
                                : all.startsWith("[") ? "integer" : all.contains("±") ? "signed" : "number");
            }
            if (all.matches("[#.,/ ;±…\\[\\]-]*#[#.,/ ;±\\[\\]-]*")) {
                return typed("numbers");
            }
            if (all.matches("A?…+")) {
                return typed("who");
            }
            return all.contains("…") || all.contains(ANYTHING)
                    ? typed("words")
                    : new Parameter(
                            inside.size() > MOST_SHOWN ? inside.getFirst() + "|…" : all,
                            String.join(", ", inside).replaceAll("\\[[±-]]#+", "a number"));
        }

        private Parameter typed(String name) {
            return new Parameter(
                    List.of("signed", "integer", "decimal").contains(name) ? "number" : name,
                    may.of(name).orElse(name));
        }

        private List<String> quantified(List<String> pieces) {
            boolean more = at < pattern.length() && "?*+{".indexOf(pattern.charAt(at)) >= 0;
            if (!more) {
                return pieces;
            }
            char quantifier = pattern.charAt(at++);
            if (quantifier == '{') {
                at = pattern.indexOf('}', at) + 1;
            }
            if (at < pattern.length() && pattern.charAt(at) == '?') {
                at++;
            }
            boolean can = quantifier == '?' || quantifier == '*';
            return pieces.stream().map(piece -> quantified(piece, can)).toList();
        }

        private static String quantified(String piece, boolean can) {
            return can && !piece.equals("…") && !piece.equals(ANYTHING) && !piece.isEmpty() ? "[" + piece + "]" : piece;
        }
    }
}
