/** Plays a fight. */
module com.example.winner {
    requires dev.snakewater.json;
}
