package dev.snakewater.cli;

import dev.snakewater.application.port.in.Outlook;
import dev.snakewater.application.port.in.Share;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The lines of a chart: one for each thing that can come out, unless it is a number that can be ever so many. */
final class Rows {

    private static final int MOST = 16;
    private static final int IN_PLACE = 12;
    private static final double SMALL_TAIL = 0.1;

    private Rows() {}

    /** One line: what it is, and how often. */
    record Row(String label, Share share) {

        private static Row of(Outlook.Prospect prospect) {
            return new Row(prospect.is(), prospect.share());
        }
    }

    /**
     * The lines of an outlook. Of many numbers, the rare ones at the end are put in one line; where they are spread out, those
     * next to each other are. Last comes where there is nothing to tell.
     */
    static List<Row> of(Outlook outlook) {
        Stream<Row> untold = outlook.untold().stream().map(share -> new Row(Words.of("chart.untold"), share));
        return Stream.concat(told(outlook), untold).toList();
    }

    private static Stream<Row> told(Outlook outlook) {
        List<Outlook.Prospect> prospects = outlook.prospects();
        if (outlook.mean().isEmpty() || prospects.size() <= MOST) {
            return prospects.stream().map(Row::of);
        }
        Outlook.Prospect last = prospects.get(IN_PLACE - 1);
        Share tail = last.atLeast().orElseThrow();
        return tail.value() <= SMALL_TAIL
                ? Stream.concat(
                        prospects.stream().limit(IN_PLACE - 1).map(Row::of),
                        Stream.of(new Row(Words.of("chart.or-more", last.is()), tail)))
                : inSpans(prospects);
    }

    private static Stream<Row> inSpans(List<Outlook.Prospect> all) {
        // Nothing at all is something else than a little.
        List<Outlook.Prospect> none =
                all.stream().limit(1).filter(first -> number(first) == 0).toList();
        List<Outlook.Prospect> some = all.subList(none.size(), all.size());
        int least = number(some.getFirst());
        int most = number(some.getLast());
        int span = Math.ceilDiv(most - least + 1, IN_PLACE);
        Map<Integer, Share> spans = new TreeMap<>();
        some.forEach(one -> spans.merge((number(one) - least) / span, one.share(), Share::plus));
        Stream<Row> rows = spans.entrySet().stream().map(entry -> {
            int from = least + entry.getKey() * span;
            int to = Math.min(from + span - 1, most);
            return new Row(from == to ? String.valueOf(to) : Words.of("chart.span", from, to), entry.getValue());
        });
        return Stream.concat(none.stream().map(Row::of), rows);
    }

    private static int number(Outlook.Prospect prospect) {
        return Integer.parseInt(prospect.is());
    }
}
