package dev.snakewater.domain.gurps.arms;

import dev.snakewater.domain.gurps.Confidence;
import dev.snakewater.domain.rule.Word;
import java.util.Optional;

/** The armour list: PD and DR of a piece, its DR against points if that differs, and whether it is flexible. */
public enum Armour {
    // spotless:off
    CLOTH              (1,  1, Optional.empty(), false, Confidence.CONFIRMED),
    LEATHER_JACKET     (1,  1, Optional.empty(), false, Confidence.CONFIRMED),
    LEATHER            (2,  2, Optional.empty(), false, Confidence.CONFIRMED),
    CHAIN              (3,  4, Optional.of(2),   false, Confidence.CONFIRMED),
    SCALE              (3,  4, Optional.empty(), false, Confidence.CONFIRMED),
    BRONZE_BREASTPLATE (4,  4, Optional.empty(), false, Confidence.CONFIRMED),
    STEEL_BREASTPLATE  (4,  5, Optional.empty(), false, Confidence.CONFIRMED),
    CORSELET           (4,  6, Optional.empty(), false, Confidence.CONFIRMED),
    HEAVY_CORSELET     (4,  7, Optional.empty(), false, Confidence.CONFIRMED),
    LEATHER_HELM       (2,  2, Optional.empty(), false, Confidence.CONFIRMED),
    CHAIN_COIF         (3,  4, Optional.empty(), false, Confidence.CONFIRMED),
    POT_HELM           (3,  4, Optional.empty(), false, Confidence.CONFIRMED),
    GREATHELM          (4,  7, Optional.empty(), false, Confidence.CONFIRMED),
    BOOTS              (2,  2, Optional.empty(), false, Confidence.CONFIRMED),
    // That points meet only DR 2 in Kevlar is unconfirmed.
    VEST_IIA           (2, 10, Optional.of(2),   true,  Confidence.HOUSE),
    VEST_IIIA          (2, 14, Optional.of(2),   true,  Confidence.HOUSE),
    TRAUMA_PLATE       (0,  9, Optional.empty(), false, Confidence.CONFIRMED),
    COMPOSITE_INSERT   (2, 19, Optional.empty(), false, Confidence.CONFIRMED);
    // spotless:on

    private final int passiveDefence;
    private final int damageResistance;
    private final Optional<Integer> againstPoints;
    private final boolean flexible;
    private final Confidence confidence;

    Armour(
            int passiveDefence,
            int damageResistance,
            Optional<Integer> againstPoints,
            boolean flexible,
            Confidence confidence) {
        this.passiveDefence = passiveDefence;
        this.damageResistance = damageResistance;
        this.againstPoints = againstPoints;
        this.flexible = flexible;
        this.confidence = confidence;
    }

    /** Its PD. */
    public int passiveDefence() {
        return passiveDefence;
    }

    /** Its DR. */
    public int damageResistance() {
        return damageResistance;
    }

    /** Its DR against impaling attacks, if that is another. */
    public Optional<Integer> againstPoints() {
        return againstPoints;
    }

    /** Whether it is flexible, so that a stopped blow is felt. */
    public boolean isFlexible() {
        return flexible;
    }

    /** How sure its row is. */
    public Confidence confidence() {
        return confidence;
    }

    @Override
    public String toString() {
        return switch (this) {
            case VEST_IIA -> "vest IIa";
            case VEST_IIIA -> "vest IIIa";
            default -> Word.of(this);
        };
    }
}
