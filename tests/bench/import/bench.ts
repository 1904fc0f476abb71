/**
 * `npm run bench:import`: imports a catalogue of many titles into a real PostgreSQL, and measures what follows: a start
 * with the same files, one title that an editor changes, one that changes in the files. Exits with 1 if a limit is
 * exceeded.
 */
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { changeEntries } from '../../../packages/server/src/catalogue/entries/change-entries.js';
import { lockCatalogue } from '../../../packages/server/src/catalogue/entries/catalogue-lock.js';
import { editedEntry } from '../../../packages/server/src/catalogue/entries/edit-entry.js';
import { EntriesRepository } from '../../../packages/server/src/catalogue/entries/entries.repository.js';
import { entryIssues } from '../../../packages/server/src/catalogue/entries/entry-issues.js';
import { importCatalogue } from '../../../packages/server/src/catalogue/import-catalogue.js';
import { systemClock } from '../../../packages/server/src/clock.js';
import { openDatabase } from '../../../packages/server/src/database/database.js';
import { migrate } from '../../../packages/server/src/database/migrate.js';
import { startPostgres } from '../../../packages/server/testing/postgres-server.js';
import { quietLog } from '../../../packages/server/testing/quiet-log.js';
import { drawTitles } from '../search/generated-titles.js';

const TITLES = Number(process.argv[2] ?? 200_000);
const GENRES = ['drama', 'nature', 'sport', 'comedy', 'music'] as const;
const CHANGES = 5;
/** Seconds. */
const LIMITS = { start: 5, edit: 1 } as const;

const folder = mkdtempSync(join(tmpdir(), 'footlight-bench-import-'));
const vods = join(folder, 'vods.json');

const documents = function* (): Generator<string> {
  yield '[';
  let number = 0;
  for (const { id, texts, tags, year } of drawTitles(TITLES, 'drawn')) {
    const described = Object.fromEntries(
      Object.entries(texts).map(([language, { title, description }]) => [language, { title, description }]),
    );
    const genre = GENRES[number % GENRES.length];
    const film = {
      id,
      artwork: 'drawn',
      film: 'drawn',
      texts: described,
      genre,
      tags,
      year: year ?? undefined,
    };
    yield `${number === 0 ? '' : ','}\n${JSON.stringify(film)}`;
    number += 1;
  }
  yield '\n]\n';
};

const timed = async (name: string, run: () => Promise<unknown>): Promise<number> => {
  const from = performance.now();
  await run();
  const seconds = (performance.now() - from) / 1000;
  const memory = Math.round(process.resourceUsage().maxRSS / 1000);
  console.log(`${name.padEnd(44)} ${seconds.toFixed(2).padStart(8)} s   at most ${memory} MB so far`);
  return seconds;
};

const postgres = await startPostgres();
const database = await openDatabase({ databaseUrl: postgres.databaseUrl }, quietLog);
try {
  const { db } = database;
  await migrate(db, quietLog);
  await pipeline(Readable.from(documents()), createWriteStream(vods));
  writeFileSync(
    join(folder, 'words.json'),
    JSON.stringify({
      genres: Object.fromEntries(GENRES.map((genre) => [genre, { en: genre }])),
      roles: {},
      season: { en: 'Season {n}' },
      episode: { en: 'Episode {n}' },
    }),
  );
  const run = () =>
    importCatalogue({
      db,
      catalogueFolder: folder,
      store: null,
      defaultLanguage: 'en',
      clock: systemClock,
      log: quietLog,
    });
  const edit = async (id: string): Promise<void> =>
    db.transaction(async (tx) => {
      await lockCatalogue(tx);
      const current = await new EntriesRepository(tx).edited({ collection: 'vods', id });
      const document = { ...(current?.document as object), tags: ['edited'] };
      const by = { accountId: null, at: new Date() };
      const saved = [editedEntry({ collection: 'vods', id, document, action: 'publish' }, current, by)];
      const check = async (): Promise<void> => {
        for (const entry of saved) await entryIssues(tx, entry, { defaultLanguage: 'en', streamOrigins: {} });
      };
      await changeEntries(tx, { saved, check }, { store: null, now: Date.now(), log: quietLog });
    });

  await timed(`the first import of ${TITLES} titles`, run);
  const start = await timed('a start with the same files', run);
  const edits: number[] = [];
  for (let turn = 0; turn < CHANGES; turn += 1)
    edits.push(await timed('a title that an editor publishes', () => edit(`t${turn + 1}`)));
  writeFileSync(vods, readFileSync(vods, 'utf8').replace('"tags":[', '"tags":["changed",'));
  await timed('one title that differs in the files', run);
  const slowest = edits.toSorted((a, b) => b - a)[0] ?? 0;
  if (start > LIMITS.start || slowest > LIMITS.edit) process.exitCode = 1;
} finally {
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
