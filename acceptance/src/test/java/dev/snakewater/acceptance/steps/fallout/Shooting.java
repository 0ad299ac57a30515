package dev.snakewater.acceptance.steps.fallout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.steps.Citations;
import dev.snakewater.acceptance.steps.Document;
import dev.snakewater.application.fallout.shot.ShotOutcome;
import dev.snakewater.application.fallout.shot.ShotScenario;
import dev.snakewater.application.fallout.shot.ShotSituation;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.table.ScriptLine;
import dev.snakewater.domain.fallout.shot.Refusal;
import io.cucumber.guice.ScenarioScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** One shooter's action in an example: what is written of it, and what the dice show. */
@ScenarioScoped
public final class Shooting {

    private static final ScenarioKind<ShotScenario, ShotSituation, ShotOutcome> KIND = ShotScenario.kind();

    private final Citations citations;
    private final Document document = new Document();
    private final List<ScriptLine> script = new ArrayList<>();
    private List<String> guns = List.of();
    private String who = "";

    /** An action that cites here. */
    @Inject
    public Shooting(Citations citations) {
        this.citations = citations;
    }

    /** Somebody stands there with something in her hands. */
    void stands(String name, List<String> hands, int millimetres, String other) {
        who = name;
        guns = hands;
        onTheSheet("name", "the shooter");
        onTheSheet("like", name);
        put("/shooter/is", "the shooter");
        put("/shooter/name", name);
        IntStream.range(0, guns.size()).forEach(hand -> put("/shooter/guns/" + hand + "/is", guns.get(hand)));
        put("/target/is", other);
        put("/millimetres", millimetres);
    }

    /** Something is written at this pointer. */
    void put(String pointer, Object value) {
        document.put(pointer, value);
    }

    /** Something is written on her sheet. */
    void onTheSheet(String field, Object value) {
        put("/catalogue/characters/0/" + field, value);
    }

    /** Something is written of each gun in her hands. */
    void ofTheGun(String field, Object value) {
        IntStream.range(0, guns.size()).forEach(hand -> put("/shooter/guns/" + hand + "/" + field, value));
    }

    /** Something is written of what she does, with all that she has in her hands. */
    void does(String field, Object value) {
        put("/action/with", guns);
        put("/action/" + field, value);
    }

    /** The shooter's dice show these one after the other, or she chooses so. */
    void shows(String what, List<String> answers) {
        answers.forEach(answer ->
                script.add(ScriptLine.of(who + ", " + what + ": " + answer).orElseThrow()));
    }

    /** The action, to be played. */
    SmallProcedure<ShotScenario, ShotSituation, ShotOutcome> played() {
        return new SmallProcedure<>(KIND, document, script, citations);
    }

    /** The example cites the rules of these refusals. */
    void cites(List<Refusal> refusals) {
        citations.barred(refusals.stream().map(Refusal::rule).toList());
    }

    /** The same in the next round, as things are left. */
    ShotScenario nextRound() {
        ShotScenario next =
                KIND.aftermath(played().written(), played().outcome()).orElseThrow();
        assertThat(KIND.problems(next)).isEmpty();
        return next;
    }

    /** What the target is called. */
    String target() {
        return played().written().target().victim().called().text();
    }

    /** What it opens with. */
    ShotSituation opening() {
        return KIND.open(played().written());
    }
}
