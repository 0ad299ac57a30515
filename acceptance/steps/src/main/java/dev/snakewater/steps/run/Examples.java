package dev.snakewater.steps.run;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.out.Features.Came;
import dev.snakewater.application.port.out.Features.Example;
import dev.snakewater.application.port.out.Features.Said;
import dev.snakewater.application.port.out.Features.Step;
import dev.snakewater.application.port.out.Features.Verdict;
import dev.snakewater.steps.LastFight;
import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.plugin.event.EventPublisher;
import io.cucumber.plugin.event.HookTestStep;
import io.cucumber.plugin.event.PickleStepTestStep;
import io.cucumber.plugin.event.Result;
import io.cucumber.plugin.event.Status;
import io.cucumber.plugin.event.TestCase;
import io.cucumber.plugin.event.TestCaseFinished;
import io.cucumber.plugin.event.TestCaseStarted;
import io.cucumber.plugin.event.TestStepFinished;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Takes down the examples of a run. */
final class Examples implements ConcurrentEventListener {

    private final Supplier<List<Step>> steps;
    private final boolean dry;
    private final List<Example> examples = new ArrayList<>();
    private final List<Said> said = new ArrayList<>();

    Examples(Supplier<List<Step>> steps, boolean dry) {
        this.steps = steps;
        this.dry = dry;
    }

    /** The examples that ran. */
    List<Example> examples() {
        return List.copyOf(examples);
    }

    @Override
    public void setEventPublisher(EventPublisher publisher) {
        publisher.registerHandlerFor(TestCaseStarted.class, started -> said.clear());
        publisher.registerHandlerFor(TestStepFinished.class, this::finished);
        publisher.registerHandlerFor(TestCaseFinished.class, this::finished);
    }

    private void finished(TestStepFinished step) {
        Result result = step.getResult();
        if (step.getTestStep() instanceof PickleStepTestStep one) {
            String keyword = one.getStep().getKeyword().strip();
            said.add(new Said(
                    one.getStep().getLine(), keyword + " " + one.getStep().getText(), came(one, result)));
        } else if (step.getTestStep() instanceof HookTestStep && result.getStatus() == Status.FAILED) {
            said.add(new Said(0, "", failed(result)));
        }
    }

    private Came came(PickleStepTestStep step, Result result) {
        return switch (result.getStatus()) {
            case PASSED -> new Came.Held();
            case UNDEFINED ->
                new Came.Unknown(NearestSteps.to(step.getStep().getText(), SaidGame.in(said), steps.get()));
            case SKIPPED -> dry ? new Came.Held() : new Came.Skipped();
            default -> failed(result);
        };
    }

    private static Came failed(Result result) {
        return new Came.Failed(Failure.words(result.getError()));
    }

    private void finished(TestCaseFinished finished) {
        TestCase example = finished.getTestCase();
        Verdict verdict = verdict();
        Optional<FightReport> account = verdict == Verdict.FAILS ? LastFight.account() : Optional.empty();
        examples.add(new Example(
                file(example.getUri()),
                example.getLocation().getLine(),
                example.getName(),
                verdict,
                List.copyOf(said),
                account));
    }

    private Verdict verdict() {
        return said.stream().anyMatch(one -> one.came() instanceof Came.Failed)
                ? Verdict.FAILS
                : said.stream().anyMatch(one -> one.came() instanceof Came.Unknown) ? Verdict.UNDEFINED : Verdict.HOLDS;
    }

    /** As it was named: relative to where we are, if it lies there. */
    private static String file(URI uri) {
        if (!"file".equals(uri.getScheme())) {
            return uri.toString();
        }
        Path file = uri.isOpaque() ? Path.of(uri.getSchemeSpecificPart()) : Path.of(uri);
        Path here = Path.of("").toAbsolutePath();
        return file.isAbsolute() && file.startsWith(here)
                ? here.relativize(file).toString()
                : file.toString();
    }
}
