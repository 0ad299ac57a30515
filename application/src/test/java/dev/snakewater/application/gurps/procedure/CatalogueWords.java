package dev.snakewater.application.gurps.procedure;

import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.gurps.SuccessRoll.Result;
import dev.snakewater.domain.gurps.combatant.Defence;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.wound.Condition;
import dev.snakewater.domain.gurps.wound.Fumble;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What happened in boxes, in the words of the catalogue's vectors. */
final class CatalogueWords {

    private CatalogueWords() {}

    static List<String> of(List<BoxPassed> told) {
        List<String> words = new ArrayList<>();
        boolean fumbledBefore = false;
        int hexes = 0;
        for (BoxPassed passed : told) {
            switch (passed.found()) {
                case BoxResult.KnockedBack back -> hexes = back.hexes();
                case BoxResult.Fumbled fumbled
                when passed.box() == 27 ->
                    words.add("defender fumble " + fumbled.fall().total() + ": "
                            + fumbled.counts().map(Fumble::name).orElseThrow());
                case BoxResult.Fumbled fumbled -> {
                    words.addAll(fumbled(fumbled, fumbledBefore));
                    fumbledBefore = fumbled.counts().isEmpty();
                }
                case BoxResult.Checked checked -> words.add(checked(passed.box(), checked, hexes));
                default -> said(passed.found()).forEach(words::add);
            }
        }
        return words;
    }

    /** The boxes in the order in which they were left; one that throws more than once is there once. */
    static List<Integer> boxes(List<BoxPassed> told) {
        return told.stream()
                .filter(passed -> passed.to().isPresent() || passed.found() instanceof BoxResult.Ended)
                .map(BoxPassed::box)
                .toList();
    }

    private static List<String> fumbled(BoxResult.Fumbled fumbled, boolean before) {
        Fumble what = fumbled.counts().orElse(fumbled.rolled());
        String told = (before ? "fumble reroll " : "fumble ") + fumbled.fall().total() + ": " + what.name();
        boolean goesOn = fumbled.counts().isPresent() && !what.losesTheWeapon() && !what.isSelf();
        return goesOn ? List.of(told, what.name()) : List.of(told);
    }

    private static Stream<String> said(BoxResult found) {
        return switch (found) {
            case BoxResult.Attacked attacked ->
                Stream.of("attack " + attacked.fall().total() + " vs "
                        + attacked.number().total() + ": " + shortly(attacked.result()));
            case BoxResult.Defended defended ->
                Stream.of(kind(defended.defence().kind()) + " "
                        + defended.fall().total() + " vs " + defended.number().total() + ": "
                        + shortly(defended.result()));
            case BoxResult.Undefended none -> Stream.of("no defence roll");
            case BoxResult.HitHimself himself ->
                Stream.of((himself.half() ? "SELF_HALF " : "SELF ")
                        + himself.location().name());
            case BoxResult.WrongTarget wrong -> Stream.of("wrong target " + wrong.whom());
            case BoxResult.Located located ->
                Stream.of("location " + located.fall().total() + "="
                        + located.location().name());
            case BoxResult.Connects connects ->
                Stream.of(connects.instead()
                        .map(location -> "location becomes " + location.name())
                        .orElse("one round of the group connects"));
            case BoxResult.Critical critical -> Stream.of(critical(critical));
            case BoxResult.Botched botched -> Stream.of(botched(botched));
            case BoxResult.Felt felt when felt.sixes() > 0 -> Stream.of("blunt trauma " + felt.sixes());
            case BoxResult.Special special -> special(special);
            case BoxResult.Became became when became.condition() == Condition.STUNNED -> Stream.of("stunned");
            case BoxResult.DeathRoll death ->
                Stream.of("death roll at " + death.threshold() + ": "
                        + death.fall().total() + " vs " + death.number().total() + ": "
                        + (death.made() ? "lives" : "dies"));
            default -> Stream.empty();
        };
    }

    private static String checked(int box, BoxResult.Checked checked, int hexes) {
        String roll = checked.fall().total() + " vs " + checked.number().total() + ": ";
        return switch (box) {
            case 32 -> "knockback " + hexes + ", DX " + roll + (checked.made() ? "stands" : "falls");
            case 43 -> "knockdown HT " + roll + (checked.made() ? "stands" : "falls");
            case 47 -> "consciousness " + roll + (checked.made() ? "awake" : "unconscious");
            default -> throw new IllegalStateException("box " + box);
        };
    }

    private static String critical(BoxResult.Critical critical) {
        String head = (critical.head() ? "critical head blow " : "critical ")
                + critical.fall().total() + ": ";
        return head
                + switch (critical.effect().carried()) {
                    case DOUBLE -> "x2";
                    case TRIPLE -> "x3";
                    case IGNORES_ARMOUR -> "DR ignored";
                    case KILLS -> "KILL";
                    case NOTHING -> "normal damage";
                    default -> Word.of(critical.effect().carried());
                };
    }

    private static String botched(BoxResult.Botched botched) {
        return switch (botched.kind()) {
            case DODGE -> "target falls";
            case BLOCK -> "shield unready";
            case PARRY, PASSIVE_DEFENCE -> "";
        };
    }

    private static Stream<String> special(BoxResult.Special special) {
        List<String> words = new ArrayList<>();
        if (special.conditions().contains(Condition.CRIPPLED)) {
            words.add(special.location().name() + " crippled");
        }
        if (special.location() == HitLocation.BRAIN && special.conditions().contains(Condition.UNCONSCIOUS)) {
            words.add("knocked out (brain)");
        }
        special.roll().ifPresent(roll -> {
            String what = special.location() == HitLocation.NECK ? "decapitation" : "knockout";
            String end = special.killed() ? "dies" : roll.made() ? "awake" : "unconscious";
            words.add(
                    what + " HT " + roll.fall().total() + " vs " + roll.number().total() + ": " + end);
        });
        if (special.killed() && special.roll().isEmpty()) {
            words.add("killed outright");
        }
        return words.stream();
    }

    private static String kind(Defence.Kind kind) {
        return kind == Defence.Kind.PASSIVE_DEFENCE ? "PD_ONLY" : kind.name();
    }

    private static String shortly(Result result) {
        return switch (result) {
            case CRITICAL_SUCCESS -> "CS";
            case SUCCESS -> "S";
            case FAILURE -> "F";
            case CRITICAL_FAILURE -> "CF";
        };
    }
}
