import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRealm, type Realm } from '../src/realm/load-realm.js';

/** Requests of tests come from these addresses. */
export const LOOPBACK = ['127.0.0.0/8', '::1/128'];

export const DEMO_REALM_FILE = new URL('../../../demo/footlight.config.json', import.meta.url);

/** A realm with all defaults and `settings`, read from a file like an operator's. */
export const createTestRealm = (settings: Readonly<Record<string, unknown>> = {}): Realm => {
  const fromProxy = settings['trustCountryHeader'] === true ? { trustedProxies: LOOPBACK } : {};
  const folder = mkdtempSync(join(tmpdir(), 'footlight-realm-'));
  try {
    const file = join(folder, 'footlight.config.json');
    writeFileSync(file, JSON.stringify({ id: 'test', name: 'Test', ...fromProxy, ...settings }));
    return loadRealm(file, { port: 4600 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The parsed realm file of the demo, for tests that change a setting. */
export const demoSettings = (): Record<string, unknown> =>
  JSON.parse(readFileSync(DEMO_REALM_FILE, 'utf8')) as Record<string, unknown>;
