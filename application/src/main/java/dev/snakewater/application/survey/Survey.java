package dev.snakewater.application.survey;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.port.in.Outlook;
import dev.snakewater.application.port.in.Share;
import dev.snakewater.application.words.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Sums up, finding by finding, how often each thing comes out. Shares of one survey are all of one sort. */
public final class Survey {

    private final Map<Finding.Measure, Found> found = new LinkedHashMap<>();
    private Optional<Share> soFar = Optional.empty();

    /** Adds what is found in an outcome that comes out so often. */
    public void add(List<Finding> findings, Share share) {
        for (Finding finding : findings) {
            found.computeIfAbsent(finding.measure(), of -> new Found(soFar)).add(finding, share);
        }
        List<Finding.Measure> told = findings.stream().map(Finding::measure).toList();
        found.forEach((of, values) -> {
            if (!told.contains(of)) {
                values.addUntold(share);
            }
        });
        soFar = Optional.of(soFar.map(share::plus).orElse(share));
    }

    /** What comes out, in these words and in the order in which it was first found. */
    public List<Outlook> outlooks(Wording words) {
        List<Outlook> outlooks = new ArrayList<>();
        found.forEach((of, values) -> outlooks.add(values.outlook(of, words)));
        return outlooks;
    }
}
