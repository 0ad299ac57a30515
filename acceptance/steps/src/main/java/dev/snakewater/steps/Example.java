package dev.snakewater.steps;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.json.document.JsonScenarios;
import dev.snakewater.steps.rules.Books;
import dev.snakewater.steps.rules.Citations;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.After;
import io.cucumber.java.Status;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * One example, whatever its rule text: a document, what is answered, and what comes of it. It is played when somebody first
 * asks; everything that is answered must have been asked for, and everything that is asked must have been answered.
 */
@ScenarioScoped
public final class Example {

    private static final Pattern CAPITAL = Pattern.compile("(?<=\\w)(?=[A-Z])");

    private final Citations citations;
    private final Document document = new Document();
    private final Script script = new Script();
    private final List<Answer> overrules = new ArrayList<>();
    private Supplier<? extends Answers> answers = script::answers;
    private Answers answering = answers.get();
    private @Nullable FightAtTable fight;
    private @Nullable FightAtTable reached;
    private final Map<String, JsonNode> odds = new HashMap<>();
    private boolean isAboutItsQuestion;
    private boolean mayEndOpen;

    /** An example that cites here. */
    @Inject
    public Example(Citations citations) {
        this.citations = citations;
    }

    /** Writes what examples of a rule text begin with. */
    public void begins(String text) {
        document.begins(text);
        Phrases.beginning(text).forEach(line -> line.happens(this, new Object[0]));
    }

    /** Nobody answers what nobody asks, and nobody asks what nobody answers. */
    @After(order = 100)
    public void everythingSaidIsUsed(io.cucumber.java.Scenario feature) {
        LastFight.was(Optional.ofNullable(reached).map(FightAtTable::account));
        if (feature.getStatus() == Status.PASSED
                && (fight != null || !answers.get().leftOver().isEmpty())) {
            Found.holds(
                    !isUnfinished() || mayEndOpen,
                    "expected: an example that says all that is asked\nfound:    " + waiting());
            List<String> leftOver = answering.leftOver();
            Found.holds(
                    leftOver.isEmpty(),
                    "what the example says and nobody was asked for: " + String.join("; ", leftOver));
        }
    }

    /** What is written at this pointer. */
    public Object written(String pointer) {
        return document.at(pointer);
    }

    /** All that is written. */
    JsonNode written() {
        return JsonMapper.shared().readTree(document.text());
    }

    /** The document. */
    public Document document() {
        fight = null;
        return document;
    }

    /** What is answered. */
    public Script script() {
        fight = null;
        return script;
    }

    /** Not everything that is asked need be answered, as long as nobody looks at the outcome. */
    void mayEndOpen() {
        mayEndOpen = true;
    }

    /** Before anybody is asked, or where the example stands, the game master amends something, or rules otherwise from the next turn on. */
    void overrules(String who, String what, String rule, String word) {
        Answer overrule = new Answer.Amended(new Name(who), what, rule, word);
        if (standsAtItsQuestion()) {
            goesOnWith(overrule);
        } else {
            overrules.add(overrule);
        }
    }

    /** Who is asked for what where the example stands, how to answer, and what was said that nobody has asked for so far. */
    String waiting() {
        String asked = played().question().map(Example::asking).orElse("nobody is asked anything");
        List<String> leftOver = answering.leftOver();
        return leftOver.isEmpty() ? asked : asked + "\nnot asked: " + String.join("; ", leftOver);
    }

    private static String asking(Question question) {
        String who = question.by().text();
        return switch (question) {
            case Throw what ->
                who + " has to throw " + what.dice() + "; say so: " + who + " throws ... for the " + what.name();
            case Choice<?> choice ->
                who + " has to choose; say so: " + who + " chooses ... for " + choice.name() + "\noffered:  "
                        + choice.options().stream().map(Choice.Option::word).collect(Collectors.joining("; "));
        };
    }

    /** The scenario that is written. */
    public Scenario<?, ?> scenario() {
        document.isBegun();
        return read(document.text());
    }

    /** The scenario that this document is; throws {@link UnreadableException} if it is none. */
    static Scenario<?, ?> read(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return new JsonScenarios(Books.RULESETS, new ByteArrayInputStream(bytes)).find("-");
    }

    /** What is wrong with the document; the example cites the rules that it names. */
    public List<Problem> problems() {
        try {
            scenario();
            return List.of();
        } catch (UnreadableException unreadable) {
            unreadable.problems().forEach(problem -> citations.named(problem.what() + " " + problem.instead()));
            return unreadable.problems();
        }
    }

    /** What follows is about the next scenario, of those who are left of this one. */
    public void goesOn() {
        String next = find("next").getFirst().toString();
        document().putAll(next);
    }

    /**
     * Everything that this leads to in what can be told of the example; of several ways with {@code ||} between them, the first that
     * leads to something. An outcome behind one counts only when it is over.
     */
    public List<JsonNode> find(String path) {
        List<JsonNode> found = List.of();
        for (String way : path.split("\\|\\|", -1)) {
            boolean isEarly = !path.startsWith(way) && way.startsWith("outcome") && isUnfinished();
            if (found.isEmpty() && !isEarly) {
                found = Findings.at(told(way), way);
            }
        }
        return found;
    }

    /** Fails if this is the name of nobody and nothing in the example. */
    public void knows(String name) {
        UnknownNames.refuse(this, name);
    }

    /** As much of what can be told as this path begins with. */
    JsonNode told(String path) {
        Report report = new Report(this, citations);
        return path.matches("odds([/\\[].*)?")
                ? odds.computeIfAbsent(document.text(), text -> report.of("odds"))
                : report.of(path);
    }

    /** The sorts of events of which one that happened is, by their names. */
    Set<String> sortsOfEvents() {
        return played().account().turns().stream()
                .flatMap(List::stream)
                .flatMap(told -> Stream.of(told.event().getClass().getInterfaces()))
                .filter(Class::isSealed)
                .distinct()
                .flatMap(sort -> Stream.of(sort.getPermittedSubclasses()))
                .map(sort ->
                        CAPITAL.matcher(sort.getSimpleName()).replaceAll("-").toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
    }

    /** What the outcome of such a scenario is. */
    Class<?> outcome() {
        return played().account().ending().outcome().getClass();
    }

    /** What was said in vain, and, if something is missing, what it waits for where it stands: nothing, unless it has been played and that is so. */
    String openEnd(boolean isMissing) {
        FightAtTable stands = fight;
        boolean waits = isMissing && stands != null && stands.question().isPresent();
        return stands != null && (waits || !answering.leftOver().isEmpty()) ? "\nasked:    " + waiting() : "";
    }

    /** The same, in words. */
    public List<String> texts(String path) {
        return find(path).stream().map(Findings::text).toList();
    }

    /** These rules bar something. */
    void cites(String rules) {
        citations.named(rules);
    }

    /** Whoever is asked answers by these instead of the script; they are made anew whenever the example is played. */
    public void isAnsweredBy(Supplier<? extends Answers> others) {
        answers = others;
    }

    /** Somebody answers this to what is asked where the example stands, or the game master overrules something. */
    public void goesOnWith(Answer answer) {
        stands(played().after(answer));
    }

    /** The fight as far as the example says. */
    public FightAtTable played() {
        FightAtTable stands = fight;
        if (stands == null) {
            FightAtTable at = new Fights().begin(scenario());
            for (Answer overrule : overrules) {
                at = at.after(overrule);
            }
            answering = answers.get();
            stands = goOn(at);
        }
        return stands;
    }

    /** Whether it waits for an answer, without being about what is asked. */
    boolean isUnfinished() {
        return played().question().isPresent() && !isAboutItsQuestion;
    }

    /** Whether it has been followed to the question that it is about, or on from there. */
    public boolean standsAtItsQuestion() {
        return fight != null && isAboutItsQuestion;
    }

    /** It turns on what is asked where it stands, and goes no further. */
    public void isAboutItsQuestion() {
        isAboutItsQuestion = true;
    }

    /** What is asked, on which the example turns. */
    Question asked() {
        isAboutItsQuestion = true;
        Question asked = played().question()
                .orElseThrow(() -> Found.instead(
                        "a moment in which somebody is asked something", "it is over, and nobody is asked anything"));
        citations.asked(asked.why());
        if (asked instanceof Choice<?> choice) {
            choice.barred().forEach(barred -> citations.barred(barred.bars()));
        }
        return asked;
    }

    /** Whoever chooses insists on this; it is refused, and changes nothing. */
    List<String> insists(String word) {
        Question asked = asked();
        FightAtTable before = played();
        RefusedException refused = refused(word, () -> before.after(Answer.of((Choice<?>) asked, word)));
        citations.barred(refused.rules());
        return refused.rules().stream().map(Rule::id).toList();
    }

    /** The refusal of an answer. */
    public static RefusedException refused(String answer, Runnable answering) {
        try {
            answering.run();
        } catch (RefusedException refused) {
            return refused;
        }
        throw Found.instead("a refusal of " + answer, "nobody refuses it");
    }

    private FightAtTable goOn(FightAtTable from) {
        FightAtTable at = from;
        Optional<Answer> answer = answering.to(at);
        while (answer.isPresent()) {
            reached = at;
            at = at.after(answer.orElseThrow());
            answer = answering.to(at);
        }
        stands(at);
        return at;
    }

    private void stands(FightAtTable at) {
        fight = at;
        reached = at;
        at.account().turns().stream().flatMap(List::stream).forEach(told -> citations.happened(told.happened()));
    }
}
