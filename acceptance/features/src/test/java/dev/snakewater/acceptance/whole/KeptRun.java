package dev.snakewater.acceptance.whole;

import dev.snakewater.acceptance.coverage.FeatureFiles;
import dev.snakewater.steps.run.ExampleRecorder;
import dev.snakewater.steps.run.ResultsFile;
import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.plugin.event.EventPublisher;
import io.cucumber.plugin.event.TestRunFinished;

/** Keeps what came of a whole run, good or bad, where the program finds it. */
public final class KeptRun implements ConcurrentEventListener {

    private final ExampleRecorder recorder = new ExampleRecorder(false);

    @Override
    public void setEventPublisher(EventPublisher publisher) {
        recorder.setEventPublisher(publisher);
        publisher.registerHandlerFor(TestRunFinished.class, finished -> keep());
    }

    private void keep() {
        if (recorder.examples().size() == FeatureFiles.examples().size()) {
            ResultsFile.besideTheSteps().write(recorder.examples());
        }
    }
}
