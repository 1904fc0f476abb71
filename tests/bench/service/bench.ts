/**
 * `npm run bench:service`: measures guest requests per second for the rows of the home page and for its document,
 * compared with a bare fastify route that sends the same bytes. Service, route and client are separate processes; the
 * database is a real PostgreSQL. Exits with 1 if the service is slower than required.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, startPostgres } from '../../../packages/server/testing/postgres-server.js';
import { startProcess } from '../../../packages/server/testing/start-process.js';
import { DEMO_REALM_FILE, demoSettings } from '../../../packages/server/testing/test-realm.js';
import { load } from '../load.js';

/** The measured paths, each with the required throughput as a fraction of the bare route's. */
const READ = [
  { name: 'rows of the home page', path: '/api/v4/content/home', asked: 0.6 },
  { name: 'document of the home page', path: '/home', asked: 0.5 },
] as const;
const ROUNDS = 5;
const ROUND_MS = 4_000;
const WARM_UP_MS = 2_000;
const CONNECTIONS = 32;

const folder = mkdtempSync(join(tmpdir(), 'footlight-bench-'));
const beside = (path: string): string => fileURLToPath(new URL(path, DEMO_REALM_FILE));
const realmFile = join(folder, 'footlight.config.json');
writeFileSync(
  realmFile,
  JSON.stringify({
    ...demoSettings(),
    requestsPerMinute: 1_000_000,
    folders: { catalogue: beside('catalogue'), media: beside('media') },
  }),
);

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const startBare = (file: string, port: number) => {
  const loader = createRequire(import.meta.url).resolve('tsx');
  const script = fileURLToPath(new URL('bare-service.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', loader, script, file, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise<typeof child>((resolve, reject) => {
    child.stdout.once('data', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`The bare route ended with ${code}.`)));
  });
};

const database = await startPostgres();
const port = await freePort();
const service = startProcess({
  PORT: String(port),
  FOOTLIGHT_CONFIG: realmFile,
  FOOTLIGHT_DATA: join(folder, 'data'),
  DATABASE_URL: database.databaseUrl,
});
try {
  await service.ready();
  for (const [index, { name, path, asked: requiredShare }] of READ.entries()) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'accept-encoding': 'identity', 'accept-language': 'en' },
    });
    const bytes = await answer.text();
    const file = join(folder, `answer-${index}`);
    writeFileSync(file, bytes);
    const barePort = await freePort();
    const bare = await startBare(file, barePort);
    const measure = (which: 'bare' | 'service', milliseconds: number): Promise<number> =>
      which === 'bare'
        ? load({ port: barePort, path: '/bare', connections: CONNECTIONS, milliseconds })
        : load({ port, path, connections: CONNECTIONS, milliseconds });
    await measure('bare', WARM_UP_MS);
    await measure('service', WARM_UP_MS);
    const rounds: { readonly bare: number; readonly service: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ bare: await measure('bare', ROUND_MS), service: await measure('service', ROUND_MS) });
    }
    bare.kill();
    console.log(
      `\n${name}: ${Buffer.byteLength(bytes)} bytes, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${ROUND_MS} ms`,
    );
    console.log('| round | bare route, a second | service, a second | share |\n|---|---|---|---|');
    for (const [at, { bare: most, service: ours }] of rounds.entries()) {
      console.log(`| ${at + 1} | ${most.toFixed(0)} | ${ours.toFixed(0)} | ${(ours / most).toFixed(2)} |`);
    }
    const share = median(rounds.map(({ bare: most, service: ours }) => ours / most));
    console.log(`the service answers at ${share.toFixed(2)} of the bare route, asked: ${requiredShare}`);
    if (share < requiredShare) process.exitCode = 1;
  }
} finally {
  await service.end('SIGTERM');
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}
