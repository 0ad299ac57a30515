package dev.snakewater.application.gurps;

import dev.snakewater.application.gurps.GurpsScenario.Piece;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.gurps.arms.DamageType;
import dev.snakewater.domain.gurps.body.HitLocation;
import java.util.EnumSet;
import java.util.Locale;

/** What can be wrong with what a piece of armour has of its own: its DR by type of damage, and its slit. */
final class PieceProblems {

    private static final int GREATEST = 100;

    private final String at;
    private final Piece piece;
    private final Complaints complaints;

    PieceProblems(String at, Piece piece, Complaints complaints) {
        this.at = at;
        this.piece = piece;
        this.complaints = complaints;
    }

    void look() {
        EnumSet<DamageType> told = EnumSet.noneOf(DamageType.class);
        if (piece.againstPoints().isPresent()) {
            told.add(DamageType.IMPALING);
        }
        for (int i = 0; i < piece.against().size(); i++) {
            DrAgainst one = piece.against().get(i);
            complaints.within(at + "/against/" + i + "/dr", one.dr(), 0, GREATEST);
            if (!told.add(one.type())) {
                String type = one.type().name().toLowerCase(Locale.ROOT);
                complaints.add(at + "/against/" + i + "/type", "a second DR against " + type, "each type once");
            }
        }
        if (piece.eyeslit().orElse(false) && !coversTheEye()) {
            complaints.add(
                    at + "/eyeslit", "a slit in what does not cover the eye", "'covers' with the eye, or no slit");
        }
    }

    private boolean coversTheEye() {
        return Opening.piece(piece).covers().contains(HitLocation.EYE);
    }
}
