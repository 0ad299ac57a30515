package dev.snakewater.application.gurps;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.gurps.arms.DamageType;
import dev.snakewater.domain.gurps.attack.Body;
import dev.snakewater.domain.gurps.attack.Person;
import dev.snakewater.domain.gurps.attack.Worn;
import dev.snakewater.domain.gurps.body.HitLocation;
import java.util.List;
import java.util.Locale;

/** What does not go together in somebody himself: his hit points, and what he wears. */
final class PersonProblems {

    private PersonProblems() {}

    static void look(String at, Person person, Complaints complaints) {
        Body body = person.body();
        complaints
                .needing(at + "/hitPointsMax", at + "/ht")
                .within(at + "/hitPoints", body.hitPoints(), Body.FEWEST_HIT_POINTS, body.healthy());
        for (int i = 0; i < person.armour().size(); i++) {
            piece(at + "/armour/" + i, person.armour().get(i), complaints);
        }
    }

    private static void piece(String at, Worn piece, Complaints complaints) {
        if (piece.is().isEmpty() && piece.dr().isEmpty()) {
            complaints
                    .needing(at + "/is", at + "/dr")
                    .add(
                            at,
                            "armour that is nothing of the list and has no DR",
                            "'is', or 'dr', which is that of torso and vitals unless 'covers' says where");
        }
        if (piece.eyeslit() && !piece.covered().contains(HitLocation.EYE)) {
            complaints
                    .needing(at + "/covers", at + "/is")
                    .add(at + "/eyeslit", "a slit in what does not cover the eye", "'covers' with the eye, or no slit");
        }
        List<DamageType> types =
                piece.against().stream().map(Worn.Against::type).toList();
        for (int i = 0; i < types.size(); i++) {
            DamageType type = types.get(i);
            boolean ofPoints =
                    type == DamageType.IMPALING && piece.againstPoints().isPresent();
            int first = types.indexOf(type);
            if (ofPoints || first < i) {
                (ofPoints ? complaints : complaints.needing(at + "/against/" + first + "/type"))
                        .add(
                                at + "/against/" + i + "/type",
                                "a second DR against " + type.name().toLowerCase(Locale.ROOT),
                                "each type once");
            }
        }
    }
}
