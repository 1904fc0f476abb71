import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startService, type StartedService, type StartOptions } from './started-service.js';

const DEMO = fileURLToPath(new URL('../../demo', import.meta.url));

type Settings = Readonly<Record<string, unknown>>;

/** Differences from the demo's realm: of its settings, and of what its catalogue contains. */
export interface RealmChanges extends Settings {
  /** Start and end of events as ISO 8601 durations from the start of the service, and their DVR window, by id. */
  readonly events?: Readonly<
    Record<
      string,
      { readonly startsIn?: string; readonly endsIn?: string; readonly dvrWindow?: number | undefined }
    >
  >;
  readonly vods?: Readonly<Record<string, { readonly premieresIn?: string }>>;
}

const isGroup = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Groups of settings are merged, everything else is replaced. */
const merged = (settings: Settings, changes: Settings): Settings => ({
  ...settings,
  ...Object.fromEntries(
    Object.entries(changes).map(([key, change]) => {
      const before = settings[key];
      return [key, isGroup(before) && isGroup(change) ? merged(before, change) : change];
    }),
  ),
});

/** Texts of the catalogue with the English ones where a language has none, since the default language must have all. */
const translated = (value: unknown, language: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => translated(one, language));
  if (!isGroup(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, translated(one, language)]);
  return Object.fromEntries('en' in value ? [[language, value['en']], ...entries] : entries);
};

/** Writes the demo's realm with changes. @returns the path of its file */
const writeRealm = (folder: string, { events = {}, vods = {}, ...settings }: RealmChanges): string => {
  cpSync(path.join(DEMO, 'catalogue'), path.join(folder, 'catalogue'), { recursive: true });
  for (const [name, changes] of Object.entries({ events, vods })) {
    const file = path.join(folder, 'catalogue', `${name}.json`);
    const changed = new Map<string, object>(Object.entries(changes));
    const entries = JSON.parse(readFileSync(file, 'utf8')) as { readonly id: string }[];
    for (const entry of entries) Object.assign(entry, changed.get(entry.id));
    writeFileSync(file, JSON.stringify(entries));
  }
  const { defaultLanguage } = settings;
  if (typeof defaultLanguage === 'string')
    for (const file of readdirSync(path.join(folder, 'catalogue'), {
      withFileTypes: true,
      recursive: true,
    })) {
      const name = path.join(file.parentPath, file.name);
      if (!file.isFile() || !name.endsWith('.json')) continue;
      writeFileSync(
        name,
        JSON.stringify(translated(JSON.parse(readFileSync(name, 'utf8')), defaultLanguage)),
      );
    }
  const realm = JSON.parse(readFileSync(path.join(DEMO, 'footlight.config.json'), 'utf8')) as Settings;
  const file = path.join(folder, 'footlight.config.json');
  const folders = { catalogue: 'catalogue', media: path.join(DEMO, 'media') };
  writeFileSync(file, JSON.stringify({ ...merged(realm, settings), folders }));
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
