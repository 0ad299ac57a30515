package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.List;
import java.util.Locale;

/** What can be wrong with somebody as a person writes him. */
final class PersonProblems {

    private static final int LONGEST_WORD = 60;

    private final String at;
    private final PersonSheet sheet;
    private final WoundModel model;
    private final Complaints complaints;
    private boolean bodyCanBeRead;

    private PersonProblems(String at, PersonSheet sheet, WoundModel model, Complaints complaints) {
        this.at = at;
        this.sheet = sheet;
        this.model = model;
        this.complaints = complaints;
    }

    /** Looks for all of it, and tells whether the body can be read. */
    static boolean look(String at, PersonSheet sheet, WoundModel model, Complaints complaints) {
        PersonProblems found = new PersonProblems(at, sheet, model, complaints);
        found.look();
        if (found.bodyCanBeRead) {
            found.stance(sheet.body(model));
        }
        return found.bodyCanBeRead;
    }

    /** Looks for all of it but how he stands, where that is only asked. */
    static void lookAtWounds(String at, PersonSheet sheet, WoundModel model, Complaints complaints) {
        new PersonProblems(at, sheet, model, complaints).look();
    }

    /** Looks whether two have one name; capitals do not tell them apart. */
    static void names(List<String> pointers, List<String> names, Complaints complaints) {
        for (int i = 1; i < names.size(); i++) {
            String name = names.get(i).toLowerCase(Locale.ROOT);
            if (names.subList(0, i).stream()
                    .anyMatch(other -> other.toLowerCase(Locale.ROOT).equals(name))) {
                complaints.add(pointers.get(i), "a second " + names.get(i), "a name that nobody else has");
            }
        }
    }

    /** Looks whether a thing has a name that fits in a line. */
    static void word(String at, String word, Complaints complaints) {
        boolean fits =
                !word.isBlank() && word.length() <= LONGEST_WORD && word.chars().noneMatch(Character::isISOControl);
        if (!fits) {
            complaints.add(at, "'" + word + "' is no name", "1 to " + LONGEST_WORD + " characters on one line");
        }
    }

    private void look() {
        complaints.name(at + "/name", sheet.name());
        bodyCanBeRead = PartProblems.of(at, sheet.parts(), sheet.capacity(), model, complaints);
        for (int i = 0; i < sheet.parts().size(); i++) {
            BodyPart part = sheet.parts().get(i).part();
            if (sheet.isWhole() && part != BodyPart.TORSO) {
                complaints.against(
                        HitLocationRule.HL_12_CAPACITY_OF_PARTS,
                        at + "/parts/" + i + "/part",
                        "the " + part + " of what has no parts",
                        "the torso, which stands for all of it");
                bodyCanBeRead = false;
            }
        }
        if (bodyCanBeRead) {
            hands(sheet.body(model));
        }
    }

    private void hands(Body body) {
        for (int i = 0; i < sheet.holds().size(); i++) {
            PersonSheet.Held held = sheet.holds().get(i);
            String here = at + "/holds/" + i;
            word(here + "/what", held.what(), complaints);
            for (BodySide side : held.hands().sides()) {
                if (!body.hasHand(side)) {
                    PartProblems.useless(here + "/in", body, side, complaints);
                }
                if (sheet.holds().subList(0, i).stream()
                        .anyMatch(other -> other.hands().sides().contains(side))) {
                    complaints.add(here + "/in", "a second thing in the " + side + " hand", "a free hand");
                }
            }
        }
    }

    private void stance(Body body) {
        if (!body.prone() && !body.canStand(sheet.support().orElse(false))) {
            boolean couldLean = body.canStand(true);
            complaints.against(
                    couldLean ? HitLocationRule.HL_19_USELESS_LEG : HitLocationRule.HL_21_GETTING_UP,
                    at + "/prone",
                    "he stands, and " + (couldLean ? "a leg or foot is useless" : "neither leg bears him"),
                    couldLean ? "true, or something to lean on in " + at + "/support" : "true");
        }
    }
}
