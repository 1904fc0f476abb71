/**
 * `npm run bench:soak -- [--minutes 60] [--viewers 24] [--postgres]`: checks for memory leaks during mixed use. Viewers
 * and guests open pages, search, read the guide, sign in and out, add favourites, watch and listen for changes. The
 * service is a separate process whose metrics are sampled throughout. Exits with 1 if a request fails or the JavaScript
 * heap grows by more than half after the first quarter.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { calls, type AuthTokens } from '@footlight/contract';
import { sendTo, type SendRequest } from '../../../packages/server/testing/send-request.js';
import { freePort, startPostgres } from '../../../packages/server/testing/postgres-server.js';
import { startProcess } from '../../../packages/server/testing/start-process.js';
import { DEMO_REALM_FILE, demoSettings } from '../../../packages/server/testing/test-realm.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    viewers: { type: 'string', default: '24' },
    postgres: { type: 'boolean', default: false },
  },
});
const minutes = Number(values.minutes);
const viewers = Number(values.viewers);
if (!(minutes > 0) || !Number.isInteger(viewers) || viewers < 1)
  throw new Error('--minutes: allowed: a number above 0; --viewers: allowed: a whole number from 1');

const SAMPLES = 12;
const MOST_GROWTH = 1.5;
const MEGABYTE = 1_048_576;
const MINUTE_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'footlight-soak-'));
const beside = (path: string): string => fileURLToPath(new URL(path, DEMO_REALM_FILE));
const realmFile = join(folder, 'footlight.config.json');
// Proof of work and mails are not part of the measurement, and all viewers share one address.
const { mail: _mail, mfa: _mfa, ...demo } = demoSettings();
writeFileSync(
  realmFile,
  JSON.stringify({
    ...demo,
    requestsPerMinute: 1_000_000,
    signIn: {
      selfRegistration: true,
      attemptsPerMinute: 100_000,
      guestsPerMinute: 100_000,
      providers: [{ name: 'ID' }],
    },
    folders: { catalogue: beside('catalogue'), media: beside('media') },
  }),
);

const database = values.postgres ? await startPostgres() : null;
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const service = startProcess({
  PORT: String(port),
  FOOTLIGHT_CONFIG: realmFile,
  FOOTLIGHT_DATA: join(folder, 'data'),
  FOOTLIGHT_STOP_SECONDS: '60',
  ...(database === null ? {} : { DATABASE_URL: database.databaseUrl }),
});

let answered = 0;
const failures = new Map<string, number>();

const requestService = sendTo(origin);
const request = async (...args: Parameters<SendRequest>): Promise<unknown> => {
  try {
    const { status, body } = await requestService(...args);
    if (status >= 400) throw new Error(String(status));
    answered += 1;
    return body;
  } catch (error) {
    const [method, path] = args;
    const what = `${method} ${path.replaceAll(/\?.*|\d{4,}/gu, '…')}: ${error instanceof Error ? error.message : String(error)}`;
    failures.set(what, (failures.get(what) ?? 0) + 1);
    return undefined;
  }
};

/** Keeps the stream of changes open, as a visible page does. */
const listen = async (token: string, milliseconds: number): Promise<void> => {
  const until = AbortSignal.timeout(milliseconds);
  try {
    const stream = await fetch(`${origin}${calls.streamViewerChanges.path}`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal: until,
    });
    for await (const _piece of stream.body ?? []) answered += 1;
  } catch (error) {
    if (!until.aborted) throw error;
  }
};

const PAGES = ['/', '/video/1001', '/series/5001', '/browse', '/epg', '/search?q=lantern', '/es/'];
const VIDEOS = ['1001', '1002', '1003'];
const WORDS = ['lan', 'lantern', 'coast', 'fight', 'moon', 'harbour'];
const pick = (from: readonly string[], round: number): string => from[round % from.length] ?? '';

const guest = async (round: number): Promise<void> => {
  await request('GET', pick(PAGES, round));
  await request('GET', calls.getRealm.path);
  await request('GET', `/api/v4/vod/${pick(VIDEOS, round)}`);
  await request('GET', `${calls.searchContent.path}?query=${pick(WORDS, round)}-${round % 50}`);
  await request('POST', calls.checkinGuest.path, undefined, {});
};

const viewer = async (id: number, round: number): Promise<void> => {
  const credentials = { email: `soak-${id}@example.org`, secret: 'a soaking secret' };
  if (round === 0)
    await request('POST', calls.signup.path, undefined, { ...credentials, name: `Soak ${id}` });
  let tokens = (await request('POST', calls.login.path, undefined, {
    id: credentials.email,
    secret: credentials.secret,
  })) as AuthTokens | undefined;
  if (round === 0)
    await request('PUT', calls.saveConsents.path, tokens?.authorisationToken, {
      answers: [{ fieldName: 'terms', answer: true }],
    });
  for (let step = 0; step < 8 && tokens !== undefined; step += 1) {
    const { authorisationToken: token } = tokens;
    const video = pick(VIDEOS, round + step);
    await request('GET', pick(PAGES, round + step));
    await request('PUT', `/api/v2/favourite/vods/${video}`, token);
    await request('GET', '/api/v2/favourite/vods', token);
    await request('PUT', `/api/v2/vod/${video}/progress`, token, { position: step + 1, duration: 600 });
    await request('DELETE', `/api/v2/favourite/vods/${video}`, token);
    await listen(token, 200);
    tokens = (await request('POST', calls.refreshToken.path, undefined, {
      refreshToken: tokens.refreshToken,
    })) as AuthTokens | undefined;
  }
  if (tokens !== undefined)
    await request('POST', calls.logout.path, undefined, { refreshToken: tokens.refreshToken });
};

interface Sample {
  readonly minute: number;
  readonly answered: number;
  readonly resident: number;
  readonly heap: number;
  readonly external: number;
  readonly database: number;
  readonly lag: number;
}

const sample = async (minute: number): Promise<Sample> => {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const figure = (name: string): number =>
    Number(new RegExp(`^${name} (?<value>\\S+)$`, 'mu').exec(text)?.groups?.['value'] ?? 0);
  return {
    minute,
    answered,
    resident: figure('process_resident_memory_bytes') / MEGABYTE,
    heap: figure('nodejs_heap_size_used_bytes') / MEGABYTE,
    external: figure('nodejs_external_memory_bytes') / MEGABYTE,
    database: figure('footlight_embedded_database_memory_bytes') / MEGABYTE,
    lag: figure('nodejs_eventloop_lag_p99_seconds') * 1_000,
  };
};

const row = ({ minute, answered: count, ...memory }: Sample): string =>
  `| ${minute.toFixed(1)} | ${count} | ${Object.values(memory)
    .map((value) => value.toFixed(0))
    .join(' | ')} |`;

try {
  await service.ready();
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}; ${viewers} at a time\n`);
  console.log('| minute | answers | resident MB | heap MB | external MB | database MB | lag p99 ms |');
  console.log('|---|---|---|---|---|---|---|');
  const startedAt = performance.now();
  const ends = startedAt + minutes * MINUTE_MS;
  const one = async (id: number): Promise<void> => {
    for (let round = 0; performance.now() < ends; round += 1)
      await (id % 2 === 0 ? guest(round) : viewer(id, round));
  };
  const crowd = Promise.all(Array.from({ length: viewers }, (_, id) => one(id)));
  const samples: Sample[] = [await sample(0)];
  console.log(row(samples[0] as Sample));
  for (let index = 1; index <= SAMPLES; index += 1) {
    await wait(Math.max(0, startedAt + (index * minutes * MINUTE_MS) / SAMPLES - performance.now()));
    const next = await sample((performance.now() - startedAt) / MINUTE_MS);
    samples.push(next);
    console.log(row(next));
  }
  await crowd;

  // The minimum of several samples excludes garbage that has not been collected yet.
  const leastHeap = (part: readonly Sample[]): number => Math.min(...part.map(({ heap }) => heap));
  const early = leastHeap(samples.slice(SAMPLES / 4, SAMPLES / 2));
  const late = leastHeap(samples.slice(-SAMPLES / 4));
  console.log(`\nheap held: ${early.toFixed(0)} MB in the second quarter, ${late.toFixed(0)} MB in the last`);
  for (const [what, count] of failures) console.log(`FAILED ${count} × ${what}`);
  if (failures.size > 0 || late > early * MOST_GROWTH) process.exitCode = 1;
} finally {
  await service.end('SIGTERM');
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
}
