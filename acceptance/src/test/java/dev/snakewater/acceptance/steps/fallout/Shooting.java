package dev.snakewater.acceptance.steps.fallout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.steps.Citations;
import dev.snakewater.application.fallout.catalogue.WrittenCatalogue;
import dev.snakewater.application.fallout.catalogue.WrittenWastelander;
import dev.snakewater.application.fallout.shot.ShotOutcome;
import dev.snakewater.application.fallout.shot.ShotScenario;
import dev.snakewater.application.fallout.shot.ShotScenarios;
import dev.snakewater.application.fallout.shot.ShotSituation;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.table.ScriptLine;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.shot.MasterItem;
import dev.snakewater.domain.fallout.shot.Refusal;
import io.cucumber.guice.ScenarioScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;

/** One shooter's action in an example: what is written of it, and what the dice show. */
@ScenarioScoped
public final class Shooting {

    private final Citations citations;
    private final List<ScriptLine> script = new ArrayList<>();
    private final List<MasterItem> items = new ArrayList<>();
    private List<String> guns = List.of();
    private String who = "";
    private Form<ShotScenario> scenario = Form.of(ShotScenario.class);
    private Form<ShotScenario.WrittenShooter> shooter = Form.of(ShotScenario.WrittenShooter.class);
    private Form<ShotScenario.WrittenGun> gun = Form.of(ShotScenario.WrittenGun.class);
    private Form<ShotScenario.WrittenTarget> target = Form.of(ShotScenario.WrittenTarget.class);
    private Form<ShotScenario.WrittenAction> action = Form.of(ShotScenario.WrittenAction.class);
    private Form<WrittenWastelander> sheet = Form.of(WrittenWastelander.class);
    private Form<Rulings> rulings = Form.like(Rulings.BY_THE_BOOK);
    private boolean acts;

    /** An action that cites here. */
    @Inject
    public Shooting(Citations citations) {
        this.citations = citations;
    }

    /** Somebody stands there with something in her hands. */
    void stands(String name, List<String> hands, int millimetres, String other) {
        who = name;
        guns = hands;
        sheet = sheet.with("name", "the shooter").with("like", name);
        shooter = shooter.with("is", "the shooter").with("name", name);
        target = target.with("is", other);
        scenario = scenario.with("millimetres", millimetres);
    }

    /** Something is written on her sheet. */
    void onTheSheet(String field, Object value) {
        sheet = sheet.with(field, value);
    }

    /** Something is written of her. */
    void ofTheShooter(String field, Object value) {
        shooter = shooter.with(field, value);
    }

    /** Something is written of each gun in her hands. */
    void ofTheGun(String field, Object value) {
        gun = gun.with(field, value);
    }

    /** Something is written of the target. */
    void ofTheTarget(String field, Object value) {
        target = target.with(field, value);
    }

    /** Something is written of what she does. */
    void does(String field, Object value) {
        acts = true;
        action = action.with(field, value);
    }

    /** Something is written of the scene. */
    void ofTheScene(String field, Object value) {
        scenario = scenario.with(field, value);
    }

    /** The master rules. */
    void rules(String field, Object value) {
        rulings = rulings.with(field, value);
    }

    /** The master adds something. */
    void item(String what, int points) {
        items.add(new MasterItem(what, points));
    }

    /** The shooter's dice show these one after the other, or she chooses so. */
    void shows(String what, List<String> answers) {
        answers.forEach(answer ->
                script.add(ScriptLine.of(who + ", " + what + ": " + answer).orElseThrow()));
    }

    /** What is written in all. */
    ShotScenario written() {
        List<ShotScenario.WrittenGun> held =
                guns.stream().map(name -> gun.with("is", name).filled()).toList();
        WrittenCatalogue own = new WrittenCatalogue(List.of(), List.of(), List.of(sheet.filled()));
        Form<ShotScenario> all = scenario.with("catalogue", own)
                .with("shooter", shooter.with("guns", held).filled())
                .with("target", target.filled())
                .with("master", items)
                .with("rulings", rulings.filled());
        return (acts ? all.with("action", action.with("with", guns).filled()) : all).filled();
    }

    /** The action, to be played. */
    SmallProcedure<ShotScenario, ShotSituation, ShotOutcome> played() {
        return new SmallProcedure<>(new ShotScenarios(), written(), script, citations);
    }

    /** The example cites the rules of these refusals. */
    void cites(List<Refusal> refusals) {
        citations.barred(refusals.stream().map(Refusal::rule).toList());
    }

    /** The same in the next round, as things are left. */
    ShotScenario nextRound() {
        ShotScenario next =
                new ShotScenarios().aftermath(written(), played().outcome()).orElseThrow();
        assertThat(new ShotScenarios().problems(next)).isEmpty();
        return next;
    }

    /** What the target is called. */
    String target() {
        return written().target().victim().called().text();
    }

    /** What it opens with. */
    ShotSituation opening() {
        assertThat(new ShotScenarios().problems(written())).isEmpty();
        return new ShotScenarios().open(written());
    }
}
