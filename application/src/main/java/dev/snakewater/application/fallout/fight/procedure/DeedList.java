package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.domain.fallout.scene.Ground;
import dev.snakewater.domain.fallout.scene.Move;
import dev.snakewater.domain.fallout.scene.Obstacle;
import java.util.ArrayList;
import java.util.List;

/** What whoever acts could think of, allowed or not, in the order in which it is offered. */
final class DeedList {

    private static final List<Move> POSES = List.of(Move.STAND_UP, Move.CROUCH, Move.LIE_DOWN);
    private static final List<Move> OF_A_GUN = List.of(Move.RELOAD, Move.SET_UP, Move.FOLD);

    private final FightSituation fight;
    private final Fighter by;
    private final List<Deed> all = new ArrayList<>();

    private DeedList(FightSituation fight) {
        this.fight = fight;
        this.by = fight.acting();
    }

    static List<Deed> of(FightSituation fight) {
        DeedList list = new DeedList(fight);
        list.attacks();
        list.ways();
        list.cover();
        list.pose();
        list.weapons();
        list.watches();
        list.all.add(new Deed.End());
        return list.all;
    }

    private void attacks() {
        List<Integer> enemies = fight.enemies(fight.actor());
        enemies.forEach(enemy -> all.add(new AttackPhase.Shoot(enemy)));
        if (by.flameThrower().isPresent()) {
            all.add(new FirePhase.Flame());
        }
    }

    private void ways() {
        for (FightEvent.Gait gait : FightEvent.Gait.values()) {
            all.add(new GoingPhase.Go(gait));
        }
        all.add(new GoingPhase.Turn());
    }

    /** Everything within reach, and where nothing is, cover as such, which the rules then forbid. */
    private void cover() {
        Ground ground = fight.scene().ground();
        boolean isPlain = by.refuge().isPresent();
        for (int number = 0; number < ground.obstacles().size(); number++) {
            Watch.Cover thing = new Watch.Cover.Thing(number);
            Obstacle obstacle = ground.obstacles().get(number);
            boolean isNear = obstacle.line().isWithin(by.place(), Obstacle.REACH);
            isPlain = isPlain || isNear;
            if (isNear && !isBehind(thing)) {
                all.add(new Deed.Hide(thing));
            }
        }
        Watch.Cover plain = new Watch.Cover.Plain(by.place());
        if ((by.refuge().isPresent() || !isPlain) && !isBehind(plain)) {
            all.add(new Deed.Hide(plain));
        }
        change(Move.OUT_OF_COVER);
    }

    private boolean isBehind(Watch.Cover cover) {
        return by.person().inCover() && by.hides().filter(cover::equals).isPresent();
    }

    private void pose() {
        if (fight.scene().rulings().poses()) {
            POSES.forEach(this::change);
        }
    }

    private void change(Move move) {
        if (move.fits(by.person())) {
            all.add(new Deed.Change(move, Deed.Change.NO_WEAPON));
        }
    }

    private void weapons() {
        List<Integer> atHand = by.atHand();
        for (int weapon : atHand) {
            for (Move move : OF_A_GUN) {
                if (move.fits(by.weapons().get(weapon).held())) {
                    all.add(new Deed.Change(move, weapon));
                }
            }
        }
        atHand.forEach(weapon -> take(List.of(weapon)));
        List<Integer> guns = by.guns();
        for (int one = 0; one < guns.size(); one++) {
            for (int other = one + 1; other < guns.size(); other++) {
                take(List.of(guns.get(one), guns.get(other)));
            }
        }
        for (int weapon = 0; weapon < by.weapons().size(); weapon++) {
            if (by.weapons().get(weapon).usable()
                    && by.weapons().get(weapon).lyingAt().isPresent()) {
                all.add(new Deed.PickUp(weapon));
            }
        }
    }

    private void take(List<Integer> weapons) {
        if (!weapons.equals(by.hands())) {
            all.add(new Deed.Take(weapons));
        }
    }

    private void watches() {
        all.add(new WatchingPhase.Wait());
        for (int number = 0; number < fight.scene().ground().obstacles().size(); number++) {
            all.add(new WatchingPhase.Cover(new Watch.Cover.Thing(number)));
        }
        for (int enemy : fight.enemies(fight.actor())) {
            fight.fighter(enemy)
                    .hides()
                    .filter(Watch.Cover.Plain.class::isInstance)
                    .ifPresent(plain -> all.add(new WatchingPhase.Cover(plain)));
        }
    }
}
