/**
 * `npm run bench:sign-in`: measures 1,000 sign-ins, several at a time. The service is a separate process on a real
 * PostgreSQL, and the accounts are signed up over HTTP for this run. The realm file raises the limits of requests and
 * attempts, which would otherwise reject all but twenty per minute from one address. Exits with 1 if a sign-in is
 * rejected.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SECRET_HASHING } from '../../../packages/server/src/auth/passwords.js';
import { freePort, startPostgres } from '../../../packages/server/testing/postgres-server.js';
import { startProcess } from '../../../packages/server/testing/start-process.js';
import { DEMO_REALM_FILE, demoSettings } from '../../../packages/server/testing/test-realm.js';

const SIGN_INS = 1_000;
const ACCOUNTS = 100;
const CONCURRENCIES = [4, 16] as const;

const folder = mkdtempSync(join(tmpdir(), 'footlight-bench-'));
const beside = (path: string): string => fileURLToPath(new URL(path, DEMO_REALM_FILE));
const realmFile = join(folder, 'footlight.config.json');
// Proof of work and mails are not part of the measurement.
const { mail: _mail, mfa: _mfa, ...demo } = demoSettings();
writeFileSync(
  realmFile,
  JSON.stringify({
    ...demo,
    requestsPerMinute: 1_000_000,
    signIn: { selfRegistration: true, attemptsPerMinute: 100_000, providers: [{ name: 'ID' }] },
    folders: { catalogue: beside('catalogue'), media: beside('media') },
  }),
);

const database = await startPostgres();
const port = await freePort();
const service = startProcess({
  PORT: String(port),
  FOOTLIGHT_CONFIG: realmFile,
  FOOTLIGHT_DATA: join(folder, 'data'),
  DATABASE_URL: database.databaseUrl,
});

/** @returns milliseconds until the response is complete */
const post = async (path: string, body: unknown, status: number): Promise<number> => {
  const startedAt = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return performance.now() - startedAt;
};

/** Runs `work` `count` times, `concurrency` at a time. */
const inTurn = async (
  count: number,
  concurrency: number,
  work: (index: number) => Promise<number>,
): Promise<number[]> => {
  const times: number[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      times.push(await work(index));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return times;
};

const person = (index: number) => ({
  email: `bench-${index % ACCOUNTS}@example.org`,
  secret: `bench secret ${index % ACCOUNTS}`,
});
const shareOf = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);

try {
  await service.ready();
  await inTurn(ACCOUNTS, 8, (index) =>
    post('/api/v2/signup', { ...person(index), name: `Bench ${index}` }, 201),
  );
  const { memoryCost, timeCost, parallelism } = SECRET_HASHING;
  console.log(
    `\n${SIGN_INS} sign-ins of ${ACCOUNTS} accounts on ${availableParallelism()} cores; Argon2id with ${memoryCost} KiB, t=${timeCost}, p=${parallelism}`,
  );
  console.log('| at a time | p50, ms | p95, ms | p99, ms | sign-ins a second | load of the machine |');
  console.log('|---|---|---|---|---|---|');
  for (const concurrency of CONCURRENCIES) {
    const startedAt = performance.now();
    const times = await inTurn(SIGN_INS, concurrency, (index) => {
      const { email, secret } = person(index);
      return post('/api/v2/login', { id: email, secret }, 200);
    });
    const seconds = (performance.now() - startedAt) / 1000;
    const sorted = times.toSorted((a, b) => a - b);
    console.log(
      `| ${concurrency} | ${shareOf(sorted, 0.5)} | ${shareOf(sorted, 0.95)} | ${shareOf(sorted, 0.99)} | ${(SIGN_INS / seconds).toFixed(1)} | ${(loadavg()[0] ?? 0).toFixed(1)} |`,
    );
  }
} catch (error) {
  process.exitCode = 1;
  console.error(error);
} finally {
  await service.end('SIGTERM');
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
