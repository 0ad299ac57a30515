package dev.snakewater.cli.report;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.FightSummary;
import dev.snakewater.application.words.BodyPicture;
import dev.snakewater.cli.page.Story;
import dev.snakewater.cli.page.Words;
import java.util.List;
import java.util.Optional;

/** A fight as a page for a browser: in short, with pictures of bodies and of how wounds and rounds went, and as a story. */
public final class HtmlReport {

    private HtmlReport() {}

    /** Returns the page of a fight; the story is left out of the short form. */
    public static String of(FightReport account, boolean isShort) {
        Markup page = new Markup();
        page.open("header").element("h1", account.title());
        if (!account.about().isEmpty()) {
            page.element("p", account.about());
        }
        page.closeLine("header");
        HtmlManuscript manuscript = new HtmlManuscript(page);
        page.open("section", "class", "short").raw("\n");
        new ShortForm(manuscript).sections(account);
        page.closeLine("section");
        pictures(account, page);
        if (!isShort) {
            page.open("section", "class", "story").raw("\n");
            page.element("h2", Words.of("html.story")).raw("\n");
            new Story(manuscript).tell(account);
            page.closeLine("section");
        }
        return new HtmlPage(account.title(), Optional.empty()).around(page);
    }

    private static void pictures(FightReport account, Markup page) {
        FightSummary summary = account.summary();
        List<BodyPicture> bodies = summary.bodies();
        if (!bodies.isEmpty()) {
            page.open("section").element("h2", Words.of("html.bodies"));
            page.open("div", "class", "bodies").raw("\n");
            bodies.forEach(body -> new BodyDrawing(body).draw(page));
            page.close("div").closeLine("section");
        }
        CourseCharts charts = new CourseCharts(summary.stages(), account.words());
        if (charts.isAny()) {
            page.open("section").element("h2", Words.of("html.course"));
            charts.draw(page);
            page.closeLine("section");
        }
    }
}
