import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';

/** Downloaded when the job runs, because it has seven hundred dependencies that nothing else needs. */
const FIREBASE_TOOLS = 'firebase-tools@14.27.0';
const PORTS = { auth: 9199, hub: 4499, logging: 4599 };

const folder = mkdtempSync(join(tmpdir(), 'footlight-firebase-'));
const settings = join(folder, 'firebase.json');
const emulators = Object.fromEntries(Object.entries(PORTS).map(([name, port]) => [name, { port }]));
writeFileSync(settings, JSON.stringify({ emulators: { ...emulators, ui: { enabled: false } } }));
try {
  process.exitCode = await run('npx', [
    '--yes',
    FIREBASE_TOOLS,
    'emulators:exec',
    '--only=auth',
    '--project=demo-footlight',
    `--config=${settings}`,
    'npx vitest run --config vitest.emulator.config.ts',
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
