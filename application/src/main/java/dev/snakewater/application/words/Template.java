package dev.snakewater.application.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A text with places that name what a record says. Where {@code x} is a path of names, such as {@code shot.by}, a place is
 *
 * <ul>
 *   <li>{@code {x}}: the value in words, a list as {@code Bob, Joe and Frank}; {@code x.size} and {@code x.0} of a list;
 *   <li>{@code {x,style}} or {@code {,style,TEXT}}: the value, or a text, in a style of the wording;
 *   <li>{@code {x,choice,0#TEXT|1#TEXT|1<TEXT}}: by its number, as in {@link java.text.ChoiceFormat}, but nothing below the first; of a
 *       list how many are in it;
 *   <li>{@code {x,select,KEY#TEXT|KEY,KEY#TEXT|#TEXT}}: by the name of a constant or of a record, by {@code true} and {@code false}, by
 *       {@code none} if there is nothing; the last without a key is for all others;
 *   <li>{@code {x,each,SEPARATOR|TEXT}} and {@code {x,row,TEXT}}: a text for each of a list, in which {@code {}} is it;
 *   <li>{@code {,all,SEPARATOR|TEXT|TEXT}}: those of the texts that are not empty.
 * </ul>
 *
 * <p>The texts within a place are templates again; what they do not find in the value of an {@code each}, they find around it.
 */
final class Template {

    sealed interface Piece {
        String filled(Scope scope);
    }

    record Plain(String text) implements Piece {
        @Override
        public String filled(Scope scope) {
            return text;
        }
    }

    record Place(List<String> names, String style, List<Branch> branches) implements Piece {
        @Override
        public String filled(Scope scope) {
            if (style.equals("all")) {
                return joined(
                        branches.stream().skip(1).map(branch -> branch.text().filled(scope)), scope);
            }
            Object value = scope.at(names);
            return switch (style) {
                case "" -> scope.words().of(value);
                case "choice" -> {
                    double number = Scope.number(value);
                    yield chosen(branches.reversed(), branch -> branch.isFor(number), scope);
                }
                case "select" -> {
                    String name = Scope.name(value);
                    yield chosen(branches, branch -> branch.isFor(name), scope);
                }
                case "each" -> joined(each(branches.getLast(), value, scope), scope);
                case "row" ->
                    scope.words().row(each(branches.getLast(), value, scope).toList());
                default ->
                    scope.words()
                            .styled(
                                    style,
                                    branches.isEmpty()
                                            ? value
                                            : branches.getFirst().text().filled(scope));
            };
        }

        private static String chosen(List<Branch> among, Predicate<Branch> is, Scope scope) {
            for (Branch branch : among) {
                if (is.test(branch)) {
                    return branch.text().filled(scope);
                }
            }
            return "";
        }

        private static Stream<String> each(Branch branch, Object value, Scope scope) {
            return Scope.all(value).stream().map(one -> branch.text().filled(scope.within(one)));
        }

        private String joined(Stream<String> texts, Scope scope) {
            return texts.filter(text -> !text.isEmpty())
                    .collect(Collectors.joining(branches.getFirst().text().filled(scope)));
        }
    }

    /**
     * A text within a place: of a select for these names, or all; of a choice for numbers from the limit on, or for those above it.
     */
    record Branch(List<String> names, double limit, boolean from, Template text) {
        boolean isFor(String name) {
            return names.isEmpty() || names.contains(name);
        }

        boolean isFor(double number) {
            return from ? number >= limit : number > limit;
        }
    }

    private final List<Piece> pieces;

    private Template(List<Piece> pieces) {
        this.pieces = pieces;
    }

    static Template of(String written) {
        return new Reader(written).until("");
    }

    List<Piece> pieces() {
        return pieces;
    }

    String filled(Scope scope) {
        StringBuilder filled = new StringBuilder();
        for (Piece piece : pieces) {
            filled.append(piece.filled(scope));
        }
        return filled.toString();
    }

    private static final class Reader {
        private final String written;
        private int at;

        Reader(String written) {
            this.written = written;
        }

        /** Returns what stands before the first of these characters outside of places, or before the end if there are none. */
        Template until(String ends) {
            List<Piece> pieces = new ArrayList<>();
            while (at < written.length() && ends.indexOf(written.charAt(at)) < 0) {
                pieces.add(written.charAt(at) == '{' ? place() : new Plain(raw("{" + ends)));
            }
            if (at == written.length() && !ends.isEmpty()) {
                throw new IllegalArgumentException("a place without its end: " + written);
            }
            return new Template(List.copyOf(pieces));
        }

        private Place place() {
            at++;
            String path = raw(",}");
            String style = takes(',') ? raw(",}") : "";
            List<Branch> branches = new ArrayList<>();
            if (takes(',')) {
                do {
                    branches.add(branch(style));
                } while (takes('|'));
            }
            if (!takes('}')) {
                throw new IllegalArgumentException("a place without its end: " + written);
            }
            List<String> names = path.isEmpty() ? List.of() : List.of(path.split("\\."));
            return new Place(names, style, List.copyOf(branches));
        }

        private Branch branch(String style) {
            if (style.equals("choice")) {
                String limit = raw("#<");
                boolean from = !takes('<') && takes('#');
                Template text = until("|}");
                return new Branch(List.of(), Double.parseDouble(limit), from, text);
            }
            String key = "";
            if (style.equals("select")) {
                key = raw("#");
                takes('#');
            }
            return new Branch(key.isEmpty() ? List.of() : List.of(key.split(",")), 0, false, until("|}"));
        }

        private String raw(String ends) {
            int begin = at;
            while (at < written.length() && ends.indexOf(written.charAt(at)) < 0) {
                at++;
            }
            return written.substring(begin, at);
        }

        private boolean takes(char next) {
            boolean is = at < written.length() && written.charAt(at) == next;
            at += is ? 1 : 0;
            return is;
        }
    }
}
