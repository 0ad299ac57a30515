package dev.snakewater.application.gurps;

import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.body.Condition;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What was found in a box, in words. */
final class FoundWords {

    private final Wording words;

    /** With these words. */
    FoundWords(Wording words) {
        this.words = words;
    }

    /** What was found; empty if there was nothing to find. */
    String said(BoxPassed passed) {
        return switch (passed.found()) {
            case Found.Nothing nothing -> "";
            case Found.RunningNumber running ->
                running.number().lines().isEmpty() && passed.box() != 1
                        ? words.message("found.number.same", running.number().total())
                        : words.message("found.number", running.number().total());
            case Found.Compared compared -> compared(passed.box(), compared);
            case Found.Located located -> located(located);
            case Found.Attacked attacked -> attacked(attacked);
            case Found.Fumbled fumbled -> fumbled(fumbled);
            case Found.HitHimself himself ->
                words.message(
                        himself.half() ? "found.himself.half" : "found.himself",
                        himself.by(),
                        dice(himself.fall()),
                        himself.location());
            case Found.Connects connects ->
                connects.instead()
                        .map(location -> words.message("found.connects.location", location))
                        .orElseGet(() -> connects.hits() == 1
                                ? words.message("found.connects.round")
                                : words.message("found.connects.rounds", connects.hits()));
            case Found.WrongTarget wrong ->
                words.message(
                        "found.wrong",
                        wrong.whom(),
                        wrong.fall().map(fall -> dice(fall) + " ").orElse(""));
            case Found.Critical critical -> critical(critical);
            case Found.ChoseDefence chose -> words.message("found.chose", chose.by(), chose.defence());
            case Found.Defended defended ->
                words.message(
                        "found.defended." + defended.result().name(),
                        defended.by(),
                        defended.defence(),
                        dice(defended.fall()),
                        defended.number().total());
            case Found.Undefended undefended -> words.message("found.undefended", undefended.by());
            case Found.Botched botched ->
                words.message("found.botched." + botched.kind().name(), botched.by());
            case Found.Hurt hurt ->
                words.message("found.hurt", dice(hurt.fall()), hurt.damage().total());
            case Found.Counted counted ->
                words.message("found.counted." + passed.box(), counted.number().total());
            case Found.KnockedBack back -> words.message("found.back", back.who(), back.hexes(), back.damage());
            case Found.Checked checked -> checked(checked);
            case Found.Felt felt -> words.message(felt.flexible() ? "found.felt" : "found.felt.rigid", felt.sixes());
            case Found.Lost lost -> words.message("found.lost", lost.who(), lost.hits(), lost.before(), lost.after());
            case Found.Special special -> special(special);
            case Found.Became became -> words.message("found.became", became.who(), condition(became.condition()));
            case Found.DeathRoll death ->
                words.message(
                        death.made() ? "found.death.lives" : "found.death.dies",
                        death.who(),
                        death.threshold(),
                        dice(death.fall()),
                        death.number().total());
            case Found.NoDeathRoll none -> words.message("found.death.none", none.who());
            case Found.LastThreshold last -> words.message("found.threshold", last.hitPoints(), last.threshold());
            case Found.Ended ended ->
                ended.roundsLeft() > 0
                        ? words.message("found.ended.rounds", ended.roundsLeft())
                        : ended.ownBlow()
                                ? words.message(
                                        "found.ended.own",
                                        ended.who().map(Object::toString).orElse(""))
                                : words.message("found.ended");
        };
    }

    private String compared(int box, Found.Compared compared) {
        return words.message("found.compared." + box, compared.number(), compared.against());
    }

    private String located(Found.Located located) {
        String key = located.rolled() == located.location() ? "found.located" : "found.located.torso";
        return words.message(key, dice(located.fall()), located.rolled());
    }

    private String attacked(Found.Attacked attacked) {
        String result = words.message("result." + attacked.result().name());
        String group = attacked.group() > 1 && attacked.hits() > 0
                ? words.message("found.attacked.group", attacked.hits(), attacked.group())
                : "";
        return words.message(
                "found.attacked",
                attacked.by(),
                attacked.at(),
                dice(attacked.fall()),
                attacked.number().total(),
                result + (attacked.noAttempt() ? words.message("found.attacked.low") : ""),
                group);
    }

    private String fumbled(Found.Fumbled fumbled) {
        String key = fumbled.counts().isEmpty()
                ? "found.fumbled.again"
                : fumbled.counts().equals(Optional.of(fumbled.rolled())) ? "found.fumbled" : "found.fumbled.counts";
        return words.message(
                key,
                fumbled.by(),
                dice(fumbled.fall()),
                words.message("fumble." + fumbled.rolled().name()),
                fumbled.counts()
                        .map(what -> words.message("fumble." + what.name()))
                        .orElse(""));
    }

    private String critical(Found.Critical critical) {
        List<String> told =
                critical.effect().atOnce().stream().map(this::condition).collect(Collectors.toList());
        told.add(words.message("carried." + critical.effect().carried().name()));
        String key = critical.head() ? "found.critical.head" : "found.critical";
        return words.message(key, dice(critical.fall()), String.join(", ", told));
    }

    private String checked(Found.Checked checked) {
        String then = checked.made()
                ? words.message("found.checked.made")
                : checked.then().isEmpty()
                        ? words.message("found.checked.failed")
                        : words.message(
                                "found.checked.then",
                                checked.then().stream().map(this::condition).collect(Collectors.joining(", ")));
        return words.message(
                "found.checked",
                checked.who(),
                dice(checked.fall()),
                checked.number().total(),
                then);
    }

    /** What comes of where he is hit, one after the other: the roll decides whether he is killed, but follows on what comes at once. */
    private String special(Found.Special special) {
        Stream<String> roll = special.roll().map(this::checked).stream();
        Stream<String> said = special.killed()
                ? Stream.concat(roll, Stream.of(words.message("found.special.killed", special.who())))
                : Stream.concat(atOnce(special).stream(), roll);
        String all = said.map(each -> " " + each.strip()).collect(Collectors.joining());
        return all.isEmpty() ? words.message("found.special.none", special.location()) : all;
    }

    private Optional<String> atOnce(Found.Special special) {
        return special.conditions().isEmpty()
                ? Optional.empty()
                : Optional.of(words.message(
                        "found.special",
                        special.who(),
                        special.conditions().stream().map(this::condition).collect(Collectors.joining(", ")),
                        special.location()));
    }

    private String condition(Condition condition) {
        return words.message("condition." + condition.name(), "").strip();
    }

    /** Dice as players read them: {@code [3 4 5] 12}, or the total where only that was told. */
    private static String dice(Fall fall) {
        return fall.faces().size() < 2
                ? "[" + fall.total() + "]"
                : fall.faces().stream().map(String::valueOf).collect(Collectors.joining(" ", "[", "]"));
    }
}
