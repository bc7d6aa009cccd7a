import type { SqlMigration } from '../migrate.ts';

/** Points that share a band, as in migration 3. */
const BAND = 100;

/** The first local day of each period that a run of a day counts in. */
const sinceOf = (day: string) => ({
  today: day,
  week: `date(${day}, 'weekday 0', '-6 days')`,
  month: `substr(${day}, 1, 8) || '01'`,
  all: `''`,
});

/** The periods of a new run, with their last days. */
const SPANS = `(
  SELECT 'today' AS period, ${sinceOf('new.day').today} AS since, new.day AS until
  UNION ALL SELECT 'week', ${sinceOf('new.day').week}, date(new.day, 'weekday 0')
  UNION ALL SELECT 'month', ${sinceOf('new.day').month}, substr(new.day, 1, 8) || '31'
  UNION ALL SELECT 'all', '', '~')`;

const enter = (row: string) => `
  INSERT INTO standing_band
    VALUES (${row}.period, ${row}.character_id, ${row}.since, ${row}.score / ${BAND}, 1)
    ON CONFLICT (period, character_id, since, band) DO UPDATE SET players = players + 1;`;

const leave = (row: string) => `
  UPDATE standing_band SET players = players - 1 WHERE period = ${row}.period
    AND character_id = ${row}.character_id AND since = ${row}.since AND band = ${row}.score / ${BAND};
  DELETE FROM standing_band WHERE period = ${row}.period AND character_id = ${row}.character_id
    AND since = ${row}.since AND band = ${row}.score / ${BAND} AND players = 0;`;

const SUMS = `sum(gained), sum(is_completed),
  max(CASE WHEN gained > 0 THEN finished_at ELSE 0 END)`;

/** A row of an earlier period gives way to the one of the new period. */
const TAKE_OVER = `ON CONFLICT (user_id, period, character_id) DO UPDATE SET since = excluded.since,
  score = excluded.score, completed = excluded.completed, reached_at = excluded.reached_at`;

const COLUMNS = '(user_id, period, character_id, since, score, completed, reached_at)';

/**
 * Where each player stands in a period and with a character: rankings are read by walking an index,
 * and places counted by bands. A player has one row for each ranking, that of the newest period they
 * played in; all time with all characters stands in `user`.
 */
export const standings: SqlMigration = {
  version: 4,
  name: 'standings',
  statements: [
    `CREATE TABLE standing (
      user_id INTEGER NOT NULL REFERENCES user (id) ON DELETE CASCADE,
      period TEXT NOT NULL CHECK (period IN ('today', 'week', 'month', 'all')),
      character_id TEXT NOT NULL,
      since TEXT NOT NULL,
      score INTEGER NOT NULL,
      completed INTEGER NOT NULL,
      reached_at INTEGER NOT NULL,
      PRIMARY KEY (user_id, period, character_id)
    ) STRICT, WITHOUT ROWID`,
    `CREATE INDEX finished_run_user_day ON finished_run (user_id, day)`,
    // Was there for the rankings of a character.
    `DROP INDEX finished_run_character`,
    ...Object.entries(sinceOf('day')).flatMap(([period, since]) =>
      [`''`, 'character_id']
        .filter((character) => period !== 'all' || character !== `''`)
        .map(
          (character) => `INSERT INTO standing ${COLUMNS}
            SELECT user_id, '${period}', ${character} AS who, ${since} AS since, ${SUMS}
            FROM finished_run WHERE true GROUP BY user_id, who, since ORDER BY since ${TAKE_OVER}`,
        ),
    ),
    `CREATE INDEX standing_ranking
      ON standing (period, character_id, since, score DESC, reached_at, user_id)`,

    // How many stand in each band of points of a ranking.
    `CREATE TABLE standing_band (
      period TEXT NOT NULL,
      character_id TEXT NOT NULL,
      since TEXT NOT NULL,
      band INTEGER NOT NULL,
      players INTEGER NOT NULL CHECK (players >= 0),
      PRIMARY KEY (period, character_id, since, band)
    ) STRICT, WITHOUT ROWID`,
    `INSERT INTO standing_band SELECT period, character_id, since, score / ${BAND}, count(*)
      FROM standing GROUP BY 1, 2, 3, 4`,
    `CREATE TRIGGER standing_band_in AFTER INSERT ON standing BEGIN ${enter('new')} END`,
    `CREATE TRIGGER standing_band_out AFTER DELETE ON standing BEGIN ${leave('old')} END`,
    `CREATE TRIGGER standing_band_moved AFTER UPDATE OF since, score ON standing
      WHEN old.since <> new.since OR old.score / ${BAND} <> new.score / ${BAND}
      BEGIN ${leave('old')} ${enter('new')} END`,

    // A run counts for its day, week and month, and for all time with its character. Whoever has no row
    // of that period yet gets the sum of their runs in it, also after the clock has stood wrong.
    `CREATE TRIGGER standing_run_in AFTER INSERT ON finished_run BEGIN
      UPDATE standing SET score = score + new.gained, completed = completed + new.is_completed,
          reached_at = CASE WHEN new.gained > 0 THEN max(reached_at, new.finished_at)
            ELSE reached_at END
        WHERE user_id = new.user_id AND character_id IN ('', new.character_id)
          AND since = CASE period WHEN 'today' THEN ${sinceOf('new.day').today}
            WHEN 'week' THEN ${sinceOf('new.day').week}
            WHEN 'month' THEN ${sinceOf('new.day').month} ELSE '' END;
      INSERT INTO standing ${COLUMNS}
        SELECT new.user_id, span.period, who.id, span.since, ${SUMS}
        FROM ${SPANS} AS span
        CROSS JOIN (SELECT '' AS id UNION ALL SELECT new.character_id) AS who
        CROSS JOIN finished_run AS run
        WHERE run.user_id = new.user_id AND run.day BETWEEN span.since AND span.until
          AND who.id IN ('', run.character_id)
          AND (span.period <> 'all' OR who.id <> '')
          AND NOT EXISTS (SELECT 1 FROM standing AS known WHERE known.user_id = new.user_id
            AND known.period = span.period AND known.character_id = who.id
            AND known.since = span.since)
        GROUP BY span.period, who.id
        ${TAKE_OVER};
    END`,
  ],
};
