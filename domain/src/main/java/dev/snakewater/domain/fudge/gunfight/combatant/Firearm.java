package dev.snakewater.domain.fudge.gunfight.combatant;

/** The kinds of gun. Strengths are ours, within the guideline of the core rules (GF-37); so are capacities but six. */
public enum Firearm {
    DERRINGER(Skill.PISTOL, 1, 2, "bullet", 2),
    REVOLVER(Skill.PISTOL, 3, 6, "bullet", 2),
    RIFLE(Skill.RIFLE, 5, 15, "bullet", 2),
    SHOTGUN(Skill.SHOTGUN, 5, 2, "shell", 1);

    private final Skill skill;
    private final int strength;
    private final int capacity;
    private final String round;
    private final int roundsPerReload;

    Firearm(Skill skill, int strength, int capacity, String round, int roundsPerReload) {
        this.skill = skill;
        this.strength = strength;
        this.capacity = capacity;
        this.round = round;
        this.roundsPerReload = roundsPerReload;
    }

    /** The skill it is fired with. */
    public Skill skill() {
        return skill;
    }

    /** Whether it is fired with one hand, and can be fanned or used in a pair. */
    public boolean isPistol() {
        return skill == Skill.PISTOL;
    }

    /** What it adds to damage (ODF). */
    public int strength() {
        return strength;
    }

    /** How many rounds it holds, unless the sheet says otherwise. */
    public int capacity() {
        return capacity;
    }

    /** What it fires: {@code bullet} or {@code shell}. */
    public String round() {
        return round;
    }

    /** How many rounds one reload puts in, and each level of Speed Reload adds (GF-25, GF-26). */
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
