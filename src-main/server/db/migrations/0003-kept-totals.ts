import type { SqlMigration } from '../migrate.ts';

/** Points that share a band: so many that a school has few bands, so few that a band has few players. */
const BAND = 100;

/**
 * Sums that are kept instead of counted: a ranking or a list costs the same for a hundred players as
 * for a hundred thousand. Triggers keep them, in the transaction of whatever changes what they count.
 */
export const keptTotals: SqlMigration = {
  version: 3,
  name: 'kept totals',
  statements: [
    `CREATE TABLE school_total (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      users INTEGER NOT NULL,
      total_score INTEGER NOT NULL,
      play_seconds INTEGER NOT NULL,
      sessions INTEGER NOT NULL
    ) STRICT`,
    `INSERT INTO school_total
      SELECT 1, count(*), coalesce(sum(total_score), 0), coalesce(sum(play_seconds), 0),
        (SELECT count(*) FROM game_session)
      FROM user`,
    `CREATE TRIGGER school_total_user_in AFTER INSERT ON user BEGIN
      UPDATE school_total SET users = users + 1, total_score = total_score + new.total_score,
        play_seconds = play_seconds + new.play_seconds;
    END`,
    `CREATE TRIGGER school_total_user_out AFTER DELETE ON user BEGIN
      UPDATE school_total SET users = users - 1, total_score = total_score - old.total_score,
        play_seconds = play_seconds - old.play_seconds;
    END`,
    `CREATE TRIGGER school_total_user_played AFTER UPDATE OF total_score, play_seconds ON user BEGIN
      UPDATE school_total SET total_score = total_score + new.total_score - old.total_score,
        play_seconds = play_seconds + new.play_seconds - old.play_seconds;
    END`,
    `CREATE TRIGGER school_total_session_in AFTER INSERT ON game_session BEGIN
      UPDATE school_total SET sessions = sessions + 1;
    END`,
    `CREATE TRIGGER school_total_session_out AFTER DELETE ON game_session BEGIN
      UPDATE school_total SET sessions = sessions - 1;
    END`,

    // Players who have played, by total score: those above a score are counted by bands.
    `CREATE TABLE score_band (
      band INTEGER PRIMARY KEY,
      players INTEGER NOT NULL CHECK (players >= 0)
    ) STRICT`,
    `INSERT INTO score_band
      SELECT total_score / ${BAND}, count(*) FROM user WHERE games_played > 0 GROUP BY 1`,
    `CREATE TRIGGER score_band_in AFTER INSERT ON user WHEN new.games_played > 0 BEGIN
      INSERT INTO score_band VALUES (new.total_score / ${BAND}, 1)
        ON CONFLICT (band) DO UPDATE SET players = players + 1;
    END`,
    `CREATE TRIGGER score_band_out AFTER DELETE ON user WHEN old.games_played > 0 BEGIN
      UPDATE score_band SET players = players - 1 WHERE band = old.total_score / ${BAND};
    END`,
    `CREATE TRIGGER score_band_moved AFTER UPDATE OF total_score, games_played ON user BEGIN
      UPDATE score_band SET players = players - 1
        WHERE band = old.total_score / ${BAND} AND old.games_played > 0;
      INSERT INTO score_band SELECT new.total_score / ${BAND}, 1 WHERE new.games_played > 0
        ON CONFLICT (band) DO UPDATE SET players = players + 1;
    END`,

    // What was played on each local day.
    `CREATE TABLE day_total (
      day TEXT PRIMARY KEY,
      runs INTEGER NOT NULL,
      score INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID`,
    `INSERT INTO day_total SELECT day, count(*), sum(score) FROM finished_run GROUP BY day`,
    `CREATE TRIGGER day_total_in AFTER INSERT ON finished_run BEGIN
      INSERT INTO day_total VALUES (new.day, 1, new.score)
        ON CONFLICT (day) DO UPDATE SET runs = runs + 1, score = score + new.score;
    END`,
    `CREATE TRIGGER day_total_out AFTER DELETE ON finished_run BEGIN
      UPDATE day_total SET runs = runs - 1, score = score - old.score WHERE day = old.day;
    END`,
  ],
};
