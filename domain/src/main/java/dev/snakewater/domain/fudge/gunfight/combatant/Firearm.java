package dev.snakewater.domain.fudge.gunfight.combatant;

/** The kinds of gun. Strengths are ours, within the guidelines of the core rules (GF-37), and so are all capacities but 6. */
public enum Firearm {
    DERRINGER(Skill.PISTOL, 1, 2, 2),
    REVOLVER(Skill.PISTOL, 3, 6, 2),
    RIFLE(Skill.RIFLE, 5, 15, 2),
    SHOTGUN(Skill.SHOTGUN, 5, 2, 1);

    private final Skill skill;
    private final int strength;
    private final int capacity;
    private final int roundsPerReload;

    Firearm(Skill skill, int strength, int capacity, int roundsPerReload) {
        this.skill = skill;
        this.strength = strength;
        this.capacity = capacity;
        this.roundsPerReload = roundsPerReload;
    }

    /** Returns the skill it is fired with. */
    public Skill skill() {
        return skill;
    }

    /** Returns whether it is fired with one hand, and can be fanned or used in a pair. */
    public boolean isPistol() {
        return skill == Skill.PISTOL;
    }

    /** Returns what it adds to damage (ODF). */
    public int strength() {
        return strength;
    }

    /** Returns how many rounds it holds, unless the sheet says otherwise. */
    public int capacity() {
        return capacity;
    }

    /** Returns how many rounds one reload puts in, and each level of Speed Reload adds (GF-25, GF-26). */
    public int roundsPerReload() {
        return roundsPerReload;
    }

    /** The shooting skills of a sheet. */
    public enum Skill {
        PISTOL,
        RIFLE,
        SHOTGUN;
    }
}
