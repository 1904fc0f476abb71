/**
 * `npm run bench:search`: measures searches over many titles on a real PostgreSQL, from the request to the response
 * with its cards, and requests for related titles. Exits with 1 if a 95th percentile exceeds its limit.
 */
import type { ResponseOf } from '@footlight/contract';
import { count, eq, sql } from 'drizzle-orm';
import type { ContentRow } from '../../../packages/server/src/catalogue/entry-row.js';
import { countWords, searchDocuments } from '../../../packages/server/src/catalogue/search/search-rows.js';
import { settleSearch, writeDocuments } from '../../../packages/server/src/catalogue/search/write-search.js';
import { changeWordCounts } from '../../../packages/server/src/catalogue/search/word-counts.js';
import {
  openDatabase,
  type Database,
  type OpenDatabase,
} from '../../../packages/server/src/database/database.js';
import { migrate } from '../../../packages/server/src/database/migrate.js';
import { artworks, contents } from '../../../packages/server/src/database/schema/content.js';
import { searchDocuments as searchDocumentsTable } from '../../../packages/server/src/database/schema/search.js';
import { call } from '../../../packages/server/testing/call.js';
import { startPostgres } from '../../../packages/server/testing/postgres-server.js';
import { quietLog } from '../../../packages/server/testing/quiet-log.js';
import { createTestApplication } from '../../../packages/server/testing/test-application.js';
import { createTestRealm } from '../../../packages/server/testing/test-realm.js';
import { drawTitles, TITLE_LANGUAGES } from './generated-titles.js';
import { typedQueries, type TypedQuery } from './typed-queries.js';

const TITLES = Number(process.argv[2] ?? 200_000);
/** URL of a database that is filled once and reused; a temporary one is created without it. */
const DATABASE_URL = process.env['FOOTLIGHT_BENCH_DATABASE'];
const QUERIES = 600;
const WARM_UP = 100;
const RELATED_TITLES = 200;
const REQUIRED_P95_MS = 50;
const BATCH = 500;
const SAMPLE_SIZE = 5_000;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Writes the titles unless the database already holds as many. @returns some of them */
const fill = async (db: Database): Promise<ContentRow[]> => {
  const startedAt = Date.now();
  const counts = new Map<string, number>();
  const sample: ContentRow[] = [];
  const [existing] = await db.select({ titles: count() }).from(searchDocumentsTable);
  const isFilled = existing?.titles === TITLES;
  let batch: ContentRow[] = [];
  const flush = async (): Promise<void> => {
    if (isFilled || batch.length === 0) return;
    const documents = [...searchDocuments(batch)];
    await db.insert(contents).values(batch);
    await writeDocuments(db, documents);
    countWords(documents, counts);
  };
  if (!isFilled) {
    await db
      .insert(artworks)
      .values({ slug: 'drawn', dominantColour: '#000000', kinds: { thumbnail: [640] } });
  }
  for (const row of drawTitles(TITLES, 'drawn')) {
    batch.push(row);
    if (row.position % Math.ceil(TITLES / SAMPLE_SIZE) === 0) sample.push(row);
    if (batch.length === BATCH) {
      await flush();
      batch = [];
    }
  }
  await flush();
  if (!isFilled) {
    await changeWordCounts(db, counts);
    await settleSearch(db);
    await db.execute(sql`vacuum analyze`);
    const took = ((Date.now() - startedAt) / 1000).toFixed(0);
    console.log(
      `${TITLES} titles in ${TITLE_LANGUAGES.length} languages, ${counts.size} words, written in ${took} s`,
    );
  }
  return sample;
};

/** A sample of videos from the whole catalogue. */
const videos = async (db: Database): Promise<string[]> => {
  const { id, kind } = searchDocumentsTable;
  const rows = await db
    .select({ id })
    .from(searchDocumentsTable)
    .where(eq(kind, 'VOD'))
    .orderBy(sql`md5(${id})`)
    .limit(RELATED_TITLES);
  return rows.map((row) => row.id);
};

interface Measured {
  /** Milliseconds of each query, grouped by the way it was typed. */
  readonly times: ReadonlyMap<string, readonly number[]>;
  readonly found: number;
  /** Milliseconds of each request for related titles. */
  readonly related: readonly number[];
}

const measure = async (
  database: OpenDatabase,
  queries: readonly TypedQuery[],
  titles: readonly string[],
): Promise<Measured> => {
  const realm = createTestRealm({ languages: [...TITLE_LANGUAGES], requestsPerMinute: 1_000_000 });
  const { app } = await createTestApplication(database, { realm, checkResponses: false });
  const times = new Map<string, number[]>();
  let found = 0;
  const timed = async (address: string): Promise<{ readonly body: unknown; readonly took: number }> => {
    const start = performance.now();
    const { status, body } = await call(app, 'GET', address);
    const took = performance.now() - start;
    if (status !== 200) throw new Error(`${address}: ${status} ${JSON.stringify(body)}`);
    return { body, took };
  };
  for (const [index, { style, query, facet }] of queries.entries()) {
    const address = new URLSearchParams({ query, ...(facet === undefined ? {} : { facet }) }).toString();
    const { body, took } = await timed(`/api/v1/content-search?${address}`);
    if (index < WARM_UP) continue;
    if ((body as ResponseOf<'searchContent'>).totalCount > 0) found += 1;
    times.set(style, [...(times.get(style) ?? []), took]);
  }
  const related: number[] = [];
  for (const id of titles) related.push((await timed(`/api/v4/vod/${id}/related`)).took);
  await app.close();
  return { times, found, related };
};

const line = (name: string, values: readonly number[]): string => {
  const sorted = values.toSorted((a, b) => a - b);
  const shown = [0.5, 0.95, 0.99].map((share) => percentile(sorted, share).toFixed(1));
  return `| ${name} | ${values.length} | ${shown.join(' | ')} |`;
};

const server = DATABASE_URL === undefined ? await startPostgres() : null;
const database = await openDatabase({ databaseUrl: DATABASE_URL ?? server?.databaseUrl ?? '' }, quietLog);
try {
  await migrate(database.db, quietLog);
  const sample = await fill(database.db);
  if (process.argv.includes('--fill')) process.exit(0);
  const titles = await videos(database.db);
  const { times, found, related } = await measure(database, typedQueries(sample, WARM_UP + QUERIES), titles);
  const all = [...times.values()].flat();
  console.log('| typed | queries | p50 ms | p95 ms | p99 ms |\n|---|---|---|---|---|');
  for (const [style, values] of times) console.log(line(style, values));
  console.log(line('all', all));
  console.log(line('what is like a title', related));
  const p95 = percentile(
    all.toSorted((a, b) => a - b),
    0.95,
  );
  console.log(
    `${found} of ${QUERIES} found something; p95 ${p95.toFixed(1)} ms, asked: under ${REQUIRED_P95_MS} ms`,
  );
  process.exitCode = p95 < REQUIRED_P95_MS ? 0 : 1;
} finally {
  await database.close();
  await server?.stop();
}
