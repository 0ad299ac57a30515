package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.Stock;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenGun;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenShooter;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.fallout.catalogue.Armoury;
import dev.snakewater.domain.fallout.catalogue.Gun;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.shot.Held;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a shooter has at hand, as far as that is clear.
 *
 * @param sheet what is on her sheet; nothing, if that is not clear
 * @param names what her guns are called; none, if that is not clear
 * @param cards the card of each; nothing for one of which that is not clear
 * @param needs what must be readable for it to be so
 */
record AtHand(Optional<Wastelander> sheet, GunNames names, List<Optional<Gun>> cards, List<String> needs) {

    /** Returns what somebody has at hand: what is written, or the guns of her sheet. */
    static AtHand of(WrittenShooter shooter, Stock stock) {
        Optional<Wastelander> sheet = stock.characters().named(shooter.who().is());
        List<String> named = shooter.guns().isEmpty()
                ? sheet.stream().flatMap(one -> onTheSheet(one, stock)).toList()
                : shooter.guns().stream().map(WrittenGun::is).toList();
        List<String> needs = new ArrayList<>(List.of("/shooter/guns"));
        if (shooter.guns().isEmpty()) {
            needs.addAll(List.of(
                    "/shooter/is", stock.characters().place(shooter.who().is().text())));
        }
        named.forEach(name -> needs.add(stock.weapons().place(name)));
        return new AtHand(
                sheet, new GunNames(named), named.stream().map(stock::gun).toList(), List.copyOf(needs));
    }

    boolean isKnown() {
        return !names.cards().isEmpty();
    }

    /** Returns whether it is clear which guns there are, and what each of them is. */
    boolean isClear() {
        return isKnown() && cards.stream().allMatch(Optional::isPresent);
    }

    /** Returns the guns as they are at hand: as they are written, or full; one that is not clear is as any. */
    List<Held> guns(List<WrittenGun> written) {
        Gun any = Armoury.ALL.getFirst().gun();
        return cards.isEmpty()
                ? List.of(Held.full(any))
                : IntStream.range(0, cards.size())
                        .mapToObj(place -> {
                            Gun card = cards.get(place).orElse(any);
                            return written.isEmpty()
                                    ? Held.full(card)
                                    : written.get(place).held(card);
                        })
                        .toList();
    }

    Complaints needing(Complaints complaints) {
        return complaints.needing(needs.toArray(String[]::new));
    }

    /** The flame throwers on a sheet are not fired here. */
    private static Stream<String> onTheSheet(Wastelander sheet, Stock stock) {
        return sheet.weapons().stream().filter(name -> stock.flameThrower(name).isEmpty());
    }
}
