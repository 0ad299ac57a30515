package dev.snakewater.application.gurps;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.gurps.arms.DamageType;
import dev.snakewater.domain.gurps.attack.Body;
import dev.snakewater.domain.gurps.attack.Person;
import dev.snakewater.domain.gurps.attack.Worn;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.rule.Word;
import java.util.List;

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
        complaints
                .needing(at + "/is", at + "/dr")
                .when(piece.is().isEmpty() && piece.dr().isEmpty(), at, "armour-without-dr");
        complaints
                .needing(at + "/covers", at + "/is")
                .when(
                        piece.eyeslit() && !piece.covered().contains(HitLocation.EYE),
                        at + "/eyeslit",
                        "slit-beside-the-eye");
        List<DamageType> types =
                piece.against().stream().map(Worn.Against::type).toList();
        for (int i = 0; i < types.size(); i++) {
            DamageType type = types.get(i);
            boolean ofPoints =
                    type == DamageType.IMPALING && piece.againstPoints().isPresent();
            int first = types.indexOf(type);
            (ofPoints ? complaints : complaints.needing(at + "/against/" + first + "/type"))
                    .when(ofPoints || first < i, at + "/against/" + i + "/type", "second-dr", Word.of(type));
        }
    }
}
