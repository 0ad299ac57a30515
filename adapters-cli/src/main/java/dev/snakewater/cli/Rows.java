package dev.snakewater.cli;

import dev.snakewater.application.port.in.Outlook;
import dev.snakewater.application.port.in.Share;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The lines of a chart: one for each thing that can come out, unless it is a number that can be ever so many. */
final class Rows {

    private static final int MOST = 16;
    private static final int IN_PLACE = 12;
    private static final double SMALL_TAIL = 0.1;
    private static final String UNTOLD = "nothing to tell";

    private Rows() {}

    /** One line: what it is, and how often. */
    record Row(String label, Share share) {}

    /**
     * The lines of an outlook. Of many numbers, the rare ones at the end are put in one line; where they are spread out, those
     * next to each other are. Last comes where there is nothing to tell.
     */
    static List<Row> of(Outlook outlook) {
        return Stream.concat(told(outlook).stream(), outlook.untold().stream().map(share -> new Row(UNTOLD, share)))
                .toList();
    }

    private static List<Row> told(Outlook outlook) {
        List<Outlook.Prospect> prospects = outlook.prospects();
        if (outlook.mean().isEmpty() || prospects.size() <= MOST) {
            return prospects.stream()
                    .map(prospect -> new Row(prospect.is(), prospect.share()))
                    .toList();
        }
        Share tail = prospects.get(IN_PLACE - 1).atLeast().orElseThrow();
        return tail.value() <= SMALL_TAIL ? withTail(prospects, tail) : inSpans(prospects);
    }

    private static List<Row> withTail(List<Outlook.Prospect> prospects, Share tail) {
        List<Row> rows = new ArrayList<>();
        prospects.subList(0, IN_PLACE - 1).forEach(prospect -> rows.add(new Row(prospect.is(), prospect.share())));
        rows.add(new Row(prospects.get(IN_PLACE - 1).is() + " or more", tail));
        return rows;
    }

    private static List<Row> inSpans(List<Outlook.Prospect> all) {
        List<Row> rows = new ArrayList<>();
        List<Outlook.Prospect> prospects = all;
        if (number(all.getFirst()) == 0) { // Nothing at all is something else than a little.
            rows.add(new Row("0", all.getFirst().share()));
            prospects = all.subList(1, all.size());
        }
        int least = number(prospects.getFirst());
        int span = Math.ceilDiv(number(prospects.getLast()) - least + 1, IN_PLACE);
        int at = 0;
        while (at < prospects.size()) {
            int from = least + (number(prospects.get(at)) - least) / span * span;
            Share share = prospects.get(at).share();
            int behind = at + 1;
            while (behind < prospects.size() && number(prospects.get(behind)) < from + span) {
                share = share.plus(prospects.get(behind).share());
                behind++;
            }
            int to = Math.min(from + span - 1, number(prospects.getLast()));
            rows.add(new Row(from == to ? String.valueOf(to) : from + " to " + to, share));
            at = behind;
        }
        return rows;
    }

    private static int number(Outlook.Prospect prospect) {
        return Integer.parseInt(prospect.is());
    }
}
