package dev.snakewater.application.fudge.gunfight.procedure;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.Scene;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.modifier.Legality;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A gunfight as it is now, the situation of its procedure: its fighters stand in the order of the roster. */
@Withers
public record Gunfight(Scene scene, List<Gunfighter> fighters, boolean firstTurn, Phase phase)
        implements GunfightBuilder.With {

    public Gunfight {
        fighters = List.copyOf(fighters);
    }

    /** Of what changes most: the scene is the same in all situations of a fight. */
    @Override
    public int hashCode() {
        return 31 * fighters.hashCode() + phase.hashCode();
    }

    /** Returns the fighter with this name, who must be in this fight. */
    public Gunfighter fighter(Name name) {
        for (Gunfighter fighter : fighters) {
            if (fighter.name().equals(name)) {
                return fighter;
            }
        }
        throw new NoSuchElementException(name + " is not in this fight");
    }

    /** Returns the rulings in force. */
    public Rulings rulings() {
        return scene.rulings();
    }

    /** Returns the fighters who can still act, in the order of the roster. */
    public List<Gunfighter> able() {
        return those(Gunfighter::isAble);
    }

    /** Returns all who have not left, in the order of the roster. */
    public List<Gunfighter> there() {
        return those(Gunfighter::isThere);
    }

    /** Returns all enemies of a fighter who have not left, able or not, in the order of the roster. */
    public List<Gunfighter> enemiesOf(Gunfighter fighter) {
        return those(other -> fighter.isEnemyOf(other) && other.isThere());
    }

    /** Returns the enemies of a fighter who can still act. */
    List<Gunfighter> foesOf(Gunfighter fighter) {
        return those(other -> fighter.isEnemyOf(other) && other.isAble());
    }

    private List<Gunfighter> those(Predicate<Gunfighter> wanted) {
        List<Gunfighter> those = new ArrayList<>(fighters.size());
        for (Gunfighter one : fighters) {
            if (wanted.test(one)) {
                those.add(one);
            }
        }
        return Collections.unmodifiableList(those);
    }

    /** Returns the distance between two fighters. */
    public Distance between(Gunfighter one, Gunfighter other) {
        return scene.between(one.name(), other.name());
    }

    /** Returns the rules that forbid somebody as a target of somebody else; none if he can be fired at. */
    public List<Rule> barsOn(Legality.Aim aim, Gunfighter shooter, Gunfighter target) {
        return Legality.barsOnTarget(aim, target, between(shooter, target), scene.rulings());
    }

    /** Returns whether fewer than two hostile sides have anyone who can act (GF-28). */
    public boolean isDecided() {
        for (Gunfighter fighter : fighters) {
            if (fighter.isAble()) {
                return foesOf(fighter).isEmpty();
            }
        }
        return true;
    }

    Gunfight under(Rulings rulings) {
        return withScene(new Scene(scene.between(), scene.otherwise(), rulings));
    }

    /** Returns this with one of the fighters changed. */
    public Gunfight with(Name name, UnaryOperator<Gunfighter> change) {
        List<Gunfighter> changed = new ArrayList<>(fighters.size());
        for (Gunfighter fighter : fighters) {
            changed.add(fighter.name().equals(name) ? change.apply(fighter) : fighter);
        }
        return withFighters(changed);
    }

    /** Returns this with a newcomer, who is as far from everybody as his model, and unless otherwise said from him. */
    Gunfight enteredBy(Gunfighter newcomer, Name like) {
        Scene then = scene;
        for (Gunfighter other : fighters) {
            Distance apart = scene.between(like, other.name());
            if (!other.name().equals(like) && !apart.equals(scene.otherwise())) {
                then = then.with(newcomer.name(), other.name(), apart);
            }
        }
        List<Gunfighter> all = new ArrayList<>(fighters);
        all.add(newcomer);
        return withScene(then).withFighters(all);
    }

    /** Returns this after somebody has left it alive. */
    Gunfight leftBy(Name leaver) {
        List<Gunfighter> all = new ArrayList<>(fighters);
        all.replaceAll(one -> one.forgetting(leaver));
        return withFighters(all).with(leaver, one -> one.leaving(Gunfighter.Presence.LEFT));
    }

    Gunfight turnEnded() {
        List<Gunfighter> after = new ArrayList<>(fighters);
        after.replaceAll(Gunfighter::turnEnded);
        return new Gunfight(scene, after, false, Phase.Readying.first());
    }
}
