/**
 * `npm run bench:import`: the service imports a catalogue of many titles into a real PostgreSQL. Measured is what follows:
 * a start with the same files and its memory, one title that an editor changes, one that changes in the files and what
 * this adds to a start. Exits with 1 if a limit is exceeded.
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
import { openDatabase, type OpenDatabase } from '../../../packages/server/src/database/database.js';
import { freePort, startPostgres } from '../../../packages/server/testing/postgres-server.js';
import { startProcess } from '../../../packages/server/testing/start-process.js';
import { quietLog } from '../../../packages/server/testing/quiet-log.js';
import { drawTitles } from '../search/generated-titles.js';

const TITLES = Number(process.argv[2] ?? 200_000);
const GENRES = ['drama', 'nature', 'sport', 'comedy', 'music'] as const;
const CHANGES = 5;
/** Seconds. */
const LIMITS = { start: 5, edit: 1, changedTitle: 1 } as const;
const LIMIT_MB = 512;

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
  console.log(`${name.padEnd(60)} ${seconds.toFixed(2).padStart(8)} s`);
  return seconds;
};

/** Changes one title of the file. @param place from 0 for the first to 1 for the last */
const changeTitle = (place: number): void => {
  const content = readFileSync(vods);
  const TAGS = '"tags":[';
  const found = content.lastIndexOf(
    TAGS,
    Math.max(content.indexOf(TAGS), Math.floor(content.length * place)),
  );
  const [before, after] = [content.subarray(0, found), content.subarray(found + TAGS.length)];
  writeFileSync(vods, Buffer.concat([before, Buffer.from(`${TAGS}"changed",`), after]));
};

/** Starts the service, and returns the most memory that it has used until it is ready, in megabytes. */
const start = async (databaseUrl: string, dataFolder: string): Promise<number> => {
  const service = startProcess({
    FOOTLIGHT_CONFIG: join(folder, 'footlight.config.json'),
    FOOTLIGHT_DATA: dataFolder,
    DATABASE_URL: databaseUrl,
    PORT: String(await freePort()),
  });
  await service.ready();
  const status = readFileSync(`/proc/${service.child.pid}/status`, 'utf8');
  await service.end('SIGTERM');
  return Number(/VmHWM:\s+(\d+) kB/u.exec(status)?.[1]) / 1000;
};

const postgres = await startPostgres();
let database: OpenDatabase | null = null;
try {
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
  writeFileSync(
    join(folder, 'footlight.config.json'),
    JSON.stringify({ id: 'bench', name: 'Bench', languages: ['en'], folders: { catalogue: '.' } }),
  );
  const dataFolder = join(folder, 'data');
  let memory = 0;
  await timed(`the first start, with the import of ${TITLES} titles`, () =>
    start(postgres.databaseUrl, dataFolder),
  );
  const again = await timed('a start with the same files', async () => {
    memory = await start(postgres.databaseUrl, dataFolder);
  });
  console.log(`its memory until it is ready ${Math.round(memory)} MB`);
  database = await openDatabase({ databaseUrl: postgres.databaseUrl }, quietLog);
  const { db } = database;
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

  const edits: number[] = [];
  for (let turn = 0; turn < CHANGES; turn += 1)
    edits.push(await timed('a title that an editor publishes', () => edit(`t${turn + 1}`)));
  // Each is compared with a start of its own, since other work of the machine comes and goes.
  const added: number[] = [];
  for (const place of [0, 0.5, 1]) {
    const same = await timed('a start with the same files', () => start(postgres.databaseUrl, dataFolder));
    changeTitle(place);
    const changed = await timed(
      `a start with one title that differs in the files (at ${place * 100} %)`,
      async () => {
        memory = Math.max(memory, await start(postgres.databaseUrl, dataFolder));
      },
    );
    added.push(changed - same);
  }
  const usual = added.toSorted((a, b) => a - b)[1] ?? 0;
  console.log(`what a title that differs adds to a start, the median of three: ${usual.toFixed(2)} s`);
  console.log(`memory of these starts, at most ${Math.round(memory)} MB`);
  const slowest = edits.toSorted((a, b) => b - a)[0] ?? 0;
  const isSlow = again > LIMITS.start || slowest > LIMITS.edit || usual > LIMITS.changedTitle;
  if (isSlow || memory > LIMIT_MB) process.exitCode = 1;
} finally {
  await database?.close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
