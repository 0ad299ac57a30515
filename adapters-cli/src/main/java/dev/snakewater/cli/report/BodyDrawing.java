package dev.snakewater.cli.report;

import dev.snakewater.application.words.BodyPicture;
import dev.snakewater.application.words.BodyPicture.Severity;
import dev.snakewater.application.words.BodyPicture.Spot;
import dev.snakewater.application.words.BodyPicture.Where;
import dev.snakewater.cli.page.Words;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Draws a body from the front, each part as bad as it is, with a list of what is hurt below it. */
record BodyDrawing(BodyPicture body) {

    private static final String VIEW = "0 0 120 214";

    /** Parts of parts, which are drawn only if something is said of them. */
    private static final List<Where> WITHIN = List.of(Where.EYES, Where.NECK, Where.VITALS, Where.GROIN);

    void draw(Markup page) {
        page.open("figure", "class", "body");
        page.element("figcaption", body.who().text());
        String told = Words.of("html.body", body.who());
        page.open("svg", "viewBox", VIEW, "role", "img", "aria-label", told);
        Stream.of(Where.values())
                .filter(where -> !WITHIN.contains(where) || at(where).isPresent())
                .sorted(Comparator.comparing(WITHIN::contains))
                .forEach(where -> part(page, where));
        page.closeLine("svg");
        list(page);
        page.closeLine("figure");
    }

    private Optional<Spot> at(Where where) {
        return body.spots().stream()
                .filter(spot -> spot.where().contains(where))
                .findFirst();
    }

    private void part(Markup page, Where where) {
        Optional<Spot> spot = at(where);
        Severity severity = spot.map(Spot::severity).orElse(Severity.NONE);
        page.open("path", "d", shape(where), "class", "part " + severity.name().toLowerCase(Locale.ROOT));
        spot.ifPresent(one -> page.element("title", one.part() + ": " + one.state()));
        page.close("path");
    }

    private void list(Markup page) {
        List<Spot> hurt = body.spots().stream()
                .filter(spot -> spot.severity() != Severity.NONE)
                .toList();
        if (hurt.isEmpty()) {
            page.element("p", Words.of("html.unhurt"), "class", "quiet");
            return;
        }
        page.open("ul");
        for (Spot spot : hurt) {
            String severity = spot.severity().name().toLowerCase(Locale.ROOT);
            page.open("li").open("span", "class", "mark " + severity).close("span");
            page.text(spot.part() + ": " + spot.state()).close("li");
        }
        page.closeLine("ul");
    }

    /** The body faces whoever looks at it: its left is on the right. */
    private static String shape(Where where) {
        return switch (where) {
            case HEAD -> "M60 4a15 18 0 0 1 0 36a15 18 0 0 1 0-36z";
            case EYES -> "M50 18h20v6h-20z";
            case NECK -> "M54 39h12v8h-12z";
            case TORSO -> "M40 46h40q5 0 5 6l-4 38l2 24h-46l2-24l-4-38q0-6 5-6z";
            case VITALS -> "M60 62a11 13 0 0 1 0 26a11 13 0 0 1 0-26z";
            case GROIN -> "M50 104h20l-5 14h-10z";
            case LEFT_ARM -> "M87 48q9 1 10 10l5 34h-10l-8-32z";
            case LEFT_HAND -> "M92 94h10l3 12q-4 8-10 2z";
            case RIGHT_ARM -> "M33 48q-9 1-10 10l-5 34h10l8-32z";
            case RIGHT_HAND -> "M28 94h-10l-3 12q4 8 10 2z";
            case LEFT_LEG -> "M62 116h21l-2 40l-3 36h-12z";
            case LEFT_FOOT -> "M66 194h12l10 12q0 4-4 4h-18z";
            case RIGHT_LEG -> "M58 116h-21l2 40l3 36h12z";
            case RIGHT_FOOT -> "M54 194h-12l-10 12q0 4 4 4h18z";
        };
    }
}
