// The figures of this table are from EXP by Hugh MacLeod, licensed under CC BY-SA 4.0
// (https://creativecommons.org/licenses/by-sa/4.0/); this file is under the same licence. See NOTICE.
package dev.snakewater.domain.exp.combatant;

/** Table 35.10: the chance in a hundred that a blind attack on a target of this size gets its to-hit roll. */
public enum Size {
    /** A rat. */
    TINY(2),
    /** A dog. */
    SMALL(4),
    /** A person. */
    MEDIUM(8),
    /** A horse. */
    LARGE(16),
    /** A house. */
    GIGANTIC(32);

    private final int chance;

    Size(int chance) {
        this.chance = chance;
    }

    /** The chance, in percent. */
    public int chance() {
        return chance;
    }
}
