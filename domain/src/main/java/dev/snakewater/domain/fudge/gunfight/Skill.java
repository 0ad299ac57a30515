package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.rule.Word;

/** The shooting skills of a sheet. */
public enum Skill {
    /** For derringers and revolvers. */
    PISTOL,
    /** For rifles. */
    RIFLE,
    /** For shotguns. */
    SHOTGUN;

    @Override
    public String toString() {
        return Word.capitalised(this);
    }
}
