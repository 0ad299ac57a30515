package dev.snakewater.domain.fudge.gunfight;

/** The shooting skills of a sheet. */
public enum Skill {
    /** For derringers and revolvers. */
    PISTOL,
    /** For rifles. */
    RIFLE,
    /** For shotguns. */
    SHOTGUN;
}
