import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startService, type StartedService, type StartOptions } from './started-service.js';

const DEMO = fileURLToPath(new URL('../../demo', import.meta.url));

/** Differences from the demo's realm. */
export interface RealmChanges {
  /** Changes to the demo's sign-in settings. */
  readonly signIn?: { readonly attemptsPerMinute?: number };
  /** Start and end of events as ISO 8601 durations from the start of the service, by id. */
  readonly events?: Readonly<Record<string, { readonly startsIn?: string; readonly endsIn?: string }>>;
  readonly vods?: Readonly<Record<string, { readonly premieresIn?: string }>>;
  readonly embed?: { readonly allowedOrigins: readonly string[] };
  /** The setting of a second proof at sign-in. */
  readonly mfa?: { readonly action: string; readonly type: string };
}

interface RealmFile {
  readonly signIn: object;
}

/** Writes the demo's realm with changes. @returns the path of its file */
const writeRealm = (folder: string, { signIn, events = {}, vods = {}, embed, mfa }: RealmChanges): string => {
  cpSync(path.join(DEMO, 'catalogue'), path.join(folder, 'catalogue'), { recursive: true });
  for (const [name, changes] of Object.entries({ events, vods })) {
    const file = path.join(folder, 'catalogue', `${name}.json`);
    const changed = new Map<string, object>(Object.entries(changes));
    const entries = JSON.parse(readFileSync(file, 'utf8')) as { readonly id: string }[];
    for (const entry of entries) Object.assign(entry, changed.get(entry.id));
    writeFileSync(file, JSON.stringify(entries));
  }
  const realm = JSON.parse(readFileSync(path.join(DEMO, 'footlight.config.json'), 'utf8')) as RealmFile;
  const file = path.join(folder, 'footlight.config.json');
  const folders = { catalogue: 'catalogue', media: path.join(DEMO, 'media') };
  writeFileSync(
    file,
    JSON.stringify({
      ...realm,
      signIn: { ...realm.signIn, ...signIn },
      ...(embed === undefined ? {} : { embed }),
      ...(mfa === undefined ? {} : { mfa }),
      folders,
    }),
  );
  return file;
};

/** Runs a function with a product whose realm is the demo's with some changes. */
export const withRealm = async (
  changes: RealmChanges,
  run: (product: StartedService) => Promise<void>,
  options: StartOptions = {},
): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'footlight-realm-'));
  const product = await startService({
    ...options,
    env: { ...options.env, FOOTLIGHT_CONFIG: writeRealm(folder, changes) },
  });
  try {
    await run(product);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
