package dev.snakewater.application.fallout.catalogue;

import dev.snakewater.application.fallout.catalogue.WrittenCatalogue.WrittenWeapon;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.catalogue.RangeBand;
import dev.snakewater.domain.fallout.catalogue.Reach;
import dev.snakewater.domain.fallout.catalogue.Skill;
import dev.snakewater.domain.fallout.catalogue.Statistics;
import java.util.List;

/** Everything that can be wrong with a weapon card. */
final class CardProblems {

    private static final int DEAREST = 20;
    private static final int LARGEST_MAGAZINE = 1000;
    private static final int LONGEST_BURST = 50;
    private static final int MOST_DICE = 20;
    private static final int FARTHEST = 10_000;
    private static final int FARTHEST_BY_PERCEPTION = 1000;
    private static final int GREATEST_MODIFIER = 100;
    private static final int BANDS = RangeBand.values().length;

    private final Complaints complaints;
    private final String at;
    private final WrittenWeapon card;

    private CardProblems(Complaints complaints, String at, WrittenWeapon card) {
        this.complaints = complaints;
        this.at = at;
        this.card = card;
    }

    /**
     * Finds it.
     *
     * @param card the card with everything that it takes over
     */
    static void find(Complaints complaints, String at, WrittenWeapon card) {
        CardProblems found = new CardProblems(complaints, at, card);
        found.numbers();
        found.fire();
        found.bands();
    }

    private void numbers() {
        if (card.skill().isEmpty()) {
            complaints.missing(at + "/skill", "which skill is tested", "handguns, rifles or heavy weapons");
        }
        card.skill()
                .filter(skill -> skill == Skill.BODY_CONTROL || skill == Skill.ACROBATICS)
                .ifPresent(skill -> complaints.add(
                        at + "/skill", "nobody shoots by " + skill, "handguns, rifles or heavy weapons"));
        complaints.within(at + "/hands", card.hands(), 1, 2);
        if (card.minimumStrength().isEmpty()) {
            complaints.missing(at + "/minimumStrength", "what strength it asks for", "1 to " + Statistics.MOST);
        }
        complaints.within(at + "/minimumStrength", card.minimumStrength(), 1, Statistics.MOST);
        complaints.within(at + "/mountedStrength", card.mountedStrength(), 1, Statistics.MOST);
        complaints.within(at + "/bothHandsBelow", card.bothHandsBelow(), 1, Statistics.MOST);
        if (card.magazine().isEmpty()) {
            complaints.missing(at + "/magazine", "how much it holds", "1 to " + LARGEST_MAGAZINE);
        }
        complaints.within(at + "/magazine", card.magazine(), 1, LARGEST_MAGAZINE);
        card.loading()
                .ifPresent(
                        loading -> complaints.within(at + "/loading/actionPoints", loading.actionPoints(), 0, DEAREST));
    }

    /** A gun has dice and at least one way to fire; a flame thrower has a price for a second, and nothing of that. */
    private void fire() {
        complaints.within(at + "/perSecond", card.perSecond(), 1, DEAREST);
        complaints.within(at + "/actionPoints", card.actionPoints(), 1, DEAREST);
        card.burst().ifPresent(burst -> {
            complaints.within(at + "/burst/actionPoints", burst.actionPoints(), 1, DEAREST);
            complaints.within(at + "/burst/rounds", burst.rounds(), 2, LONGEST_BURST);
        });
        boolean firesRounds = card.actionPoints().isPresent()
                || card.burst().isPresent()
                || card.damage().isPresent();
        if (card.perSecond().isPresent()) {
            if (firesRounds) {
                complaints.add(
                        at + "/perSecond",
                        "a flame thrower that fires rounds as well",
                        "perSecond alone (" + FalloutRule.FO_29_STREAM.id() + "), or damage, actionPoints and burst");
            }
            return;
        }
        if (card.actionPoints().isEmpty() && card.burst().isEmpty()) {
            complaints.missing(
                    at + "/actionPoints",
                    "what a shot costs",
                    "actionPoints for a single shot, burst, or both; or perSecond for a flame thrower");
        }
        if (card.damage().isEmpty()) {
            complaints.missing(at + "/damage", "what a hit does", "dice such as 2d6+4");
        }
        card.damage().ifPresent(this::damage);
    }

    private void damage(String notation) {
        try {
            DicePool dice = DicePool.of(notation);
            if (dice.count() > MOST_DICE || dice.least() < 0) {
                complaints.add(
                        at + "/damage", "'" + notation + "' is no damage", "1 to " + MOST_DICE + " dice, 0 or more");
            }
        } catch (IllegalArgumentException unclear) {
            complaints.add(at + "/damage", "'" + notation + "' is no dice notation", "dice such as 2d6+4");
        }
    }

    private void bands() {
        List<Reach> bands = card.bands();
        if (bands.size() != BANDS) {
            complaints.add(
                    at + "/bands",
                    bands.isEmpty() ? "a weapon without bands" : bands.size() + " bands",
                    "five, from close quarters to extreme (" + FalloutRule.FO_11_RANGE_BANDS.id() + ")");
        }
        for (int i = 0; i < bands.size(); i++) {
            Reach reach = bands.get(i);
            complaints.within(at + "/bands/" + i + "/limit", reach.limit(), 1, FARTHEST);
            complaints.within(at + "/bands/" + i + "/perPerception", reach.perPerception(), 0, FARTHEST_BY_PERCEPTION);
            complaints.within(
                    at + "/bands/" + i + "/modifier", reach.modifier(), -GREATEST_MODIFIER, GREATEST_MODIFIER);
            if (i > 0 && !isBeyond(reach, bands.get(i - 1))) {
                complaints.add(
                        at + "/bands/" + i + "/limit",
                        "the band ends before the one nearer than it",
                        "a limit beyond that of the band before, for everybody's perception");
            }
        }
    }

    private static boolean isBeyond(Reach reach, Reach nearer) {
        return reach.limitFor(Statistics.LEAST) > nearer.limitFor(Statistics.LEAST)
                && reach.limitFor(Statistics.MOST) > nearer.limitFor(Statistics.MOST);
    }
}
