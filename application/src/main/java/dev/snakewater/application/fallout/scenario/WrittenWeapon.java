package dev.snakewater.application.fallout.scenario;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.fallout.Skill;
import dev.snakewater.domain.fallout.combatant.Statistics;
import dev.snakewater.domain.fallout.weapon.Bands;
import dev.snakewater.domain.fallout.weapon.Column;
import dev.snakewater.domain.fallout.weapon.Gun;
import dev.snakewater.domain.fallout.weapon.Weapon;
import dev.snakewater.domain.field.Items;
import dev.snakewater.domain.field.Never;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Within;
import java.util.List;
import java.util.Optional;

/** A weapon card. What is left out is taken from the weapon named by {@code like}. */
public record WrittenWeapon(
        Name name,
        Optional<String> like,
        Optional<Column> column,
        @Never({"body control", "acrobatics"}) Optional<Skill> skill,
        @Within({1, 2}) Optional<Integer> hands,
        @Within({1, Statistics.MOST}) Optional<Integer> bothHandsBelow,

        @Spelt(pattern = "^0*([1-9]|1[0-9]|20)?d", as = "card-dice")
        Optional<DicePool> damage,

        @Within({1, Weapon.DEAREST}) Optional<Integer> actionPoints,
        Optional<Gun.Burst> burst,
        @Within({1, Weapon.DEAREST}) Optional<Integer> perSecond,
        @Within({1, Statistics.MOST}) Optional<Integer> minimumStrength,
        @Within({1, Statistics.MOST}) Optional<Integer> mountedStrength,
        @Within({1, Weapon.LARGEST_MAGAZINE}) Optional<Integer> magazine,
        Optional<Gun.Loading> loading,
        @Items(least = Bands.NUMBER, most = Bands.NUMBER) Optional<List<Bands.Reach>> bands) {

    boolean throwsFire(Optional<Weapon> model) {
        return perSecond.isPresent()
                || model.filter(Weapon.FlameThrower.class::isInstance).isPresent();
    }

    boolean firesRounds(Optional<Weapon> model) {
        return actionPoints.isPresent()
                || burst.isPresent()
                || damage.isPresent()
                || model.filter(Gun.class::isInstance).isPresent();
    }

    Optional<Weapon> weapon(Catalogue.Entries<Weapon> before) {
        Optional<Weapon> model = like.flatMap(before::named);
        boolean fire = throwsFire(model);
        return model.map(Weapon::gun)
                .or(this::byItself)
                .filter(other -> fire != firesRounds(model))
                .map(this::over)
                .map(meant -> fire ? new Weapon.FlameThrower(meant) : meant);
    }

    /** What it is if it is like no other, as far as that must be said. */
    private Optional<Gun> byItself() {
        boolean fires =
                perSecond.isPresent() || (damage.isPresent() && (actionPoints.isPresent() || burst.isPresent()));
        return skill.isEmpty() || minimumStrength.isEmpty() || magazine.isEmpty() || five().isEmpty() || !fires
                ? Optional.empty()
                : Optional.of(Gun.of(
                        name.text(),
                        inTheTables(),
                        skill.get(),
                        damage.orElse(Weapon.FlameThrower.FIRE),
                        minimumStrength.get(),
                        magazine.get(),
                        five().get()));
    }

    private Gun over(Gun other) {
        int asked = minimumStrength.orElse(other.minimumStrength());
        // Who asks for another strength in the hands does not mean that of the other weapon on a mount.
        int mounted = minimumStrength.isPresent() ? asked : other.mountedStrength();
        return new Gun(
                name.text(),
                // A gun that the tables of similar guns know by its own name stands where they have it.
                inTheTables().or(other::column),
                skill.orElse(other.skill()),
                hands.orElse(other.hands()),
                bothHandsBelow.or(other::bothHandsBelow),
                damage.orElse(other.damage()),
                actionPoints.or(() -> perSecond).or(other::single),
                burst.or(other::burst),
                asked,
                mountedStrength.orElse(mounted),
                magazine.orElse(other.magazine()),
                loading.orElse(other.loading()),
                five().orElse(other.bands()));
    }

    private Optional<Bands> five() {
        return bands.filter(all -> all.size() == Bands.NUMBER).map(Bands::new);
    }

    private Optional<Column> inTheTables() {
        return column.or(() -> Column.of(name.text()));
    }
}
