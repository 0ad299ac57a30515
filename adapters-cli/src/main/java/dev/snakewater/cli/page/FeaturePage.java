package dev.snakewater.cli.page;

import dev.snakewater.application.port.out.Features.Came;
import dev.snakewater.application.port.out.Features.Example;
import dev.snakewater.application.port.out.Features.Said;
import dev.snakewater.application.port.out.Features.Step;
import dev.snakewater.application.port.out.Features.Verdict;
import dev.snakewater.application.port.out.Features.Verified;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/** What came of features, and the steps that they are made of, on a page. */
public record FeaturePage(Page page) {

    private static final int INDENT = 2;
    private static final int STEP = 4;
    private static final int WHY = 8;

    /** Prints each example that does not hold with what is wrong and the fight up to there, and how many do and do not. */
    public void print(Verified verified, boolean dry) {
        verified.examples().stream()
                .filter(example -> example.verdict() != Verdict.HOLDS)
                .forEach(this::print);
        long fail = count(verified, Verdict.FAILS);
        long undefined = count(verified, Verdict.UNDEFINED);
        page.say(0, dry ? "verify.dry" : "verify.sum", verified.examples().size(), fail, undefined);
    }

    private static long count(Verified verified, Verdict verdict) {
        return verified.examples().stream()
                .filter(example -> example.verdict() == verdict)
                .count();
    }

    private void print(Example example) {
        page.line(Page.fit(example.file() + ":" + example.line()));
        page.heading(0, example.name());
        example.said().forEach(this::print);
        page.gap();
        example.account().ifPresent(account -> {
            page.say(INDENT, "verify.account");
            page.gap();
            new Story(page, true).tell(account);
            page.gap();
        });
    }

    private void print(Said said) {
        switch (said.came()) {
            case Came.Held held -> step(STEP, "verify.held", said);
            case Came.Skipped skipped -> step(STEP, "verify.skipped", said);
            case Came.Failed failed -> {
                step(INDENT, "verify.failed", said);
                failed.why().lines().forEach(this::why);
            }
            case Came.Unknown unknown -> {
                step(INDENT, "verify.unknown", said);
                page.say(WHY, "verify.nearest", unknown.nearest().size());
                unknown.nearest().forEach(this::why);
            }
        }
    }

    private void step(int indent, String key, Said said) {
        if (!said.words().isEmpty()) {
            page.print(indent, STEP + INDENT, Words.of(key, said.words()));
        }
    }

    private void why(String line) {
        page.line(" ".repeat(WHY) + Page.fit(line));
    }

    /** Prints steps, game by game: the words of each, what may stand for its parameters, and an example. */
    public void print(List<Step> steps) {
        page.say(0, "steps.use");
        page.gap();
        steps.stream()
                .collect(Collectors.groupingBy(Step::game, LinkedHashMap::new, Collectors.toList()))
                .forEach((game, some) -> {
                    page.heading(0, game.map(id -> Words.of("steps.game", id)).orElseGet(() -> Words.of("steps.any")));
                    page.gap();
                    game.ifPresent(id -> {
                        page.say(INDENT, "steps.begins", id);
                        page.gap();
                    });
                    some.stream()
                            .collect(Collectors.groupingBy(Step::subject, LinkedHashMap::new, Collectors.toList()))
                            .forEach(this::print);
                });
    }

    private void print(String subject, List<Step> steps) {
        page.heading(INDENT, subject);
        page.gap();
        steps.forEach(this::print);
    }

    private void print(Step step) {
        page.print(INDENT, STEP + INDENT, step.keyword() + " " + step.words());
        step.parameters().stream()
                .distinct()
                .filter(parameter -> !parameter.name().replace("|", ", ").equals(parameter.may()))
                .forEach(parameter ->
                        page.print(STEP + INDENT, WHY, Words.of("steps.parameter", parameter.name(), parameter.may())));
        step.below().ifPresent(below -> page.print(STEP + INDENT, WHY, Words.of("steps.below", below)));
        step.example().stream().limit(1).forEach(line -> page.say(STEP + INDENT, "steps.example"));
        step.example().forEach(this::why);
        page.gap();
    }
}
