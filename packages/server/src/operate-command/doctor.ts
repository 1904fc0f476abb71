import { existsSync } from 'node:fs';
import { filmIssues, type MediaStore } from '@footlight/packager';
import { loadSecrets } from '../auth/secrets.js';
import { requireSharedSecret } from '../auth/shared-secret.js';
import { readCatalogue } from '../catalogue/read-catalogue.js';
import { prepareDataFolder } from '../data-folder.js';
import { openDatabase, type OpenDatabase } from '../database/database.js';
import { appliedMigrations, isBeforeRelease, knownMigrations } from '../database/migrate.js';
import { defaultFolders } from '../http/documents/areas.js';
import { JobsRepository } from '../jobs/jobs.repository.js';
import { GuideSourcesRepository } from '../features/guide/import/guide-sources.repository.js';
import { checkProviders } from '../features/commerce/payments/check-providers.js';
import { loadRealm, type Realm } from '../realm/load-realm.js';
import { openMediaStore } from '../realm/open-media-store.js';
import { StartError, isStartError } from '../start-error.js';
import type { OperateOptions } from './operate-command.js';

interface Check {
  readonly what: string;
  /** Returns the result to print. */
  readonly look: () => Promise<string> | string;
}

const schemaState = async (database: OpenDatabase): Promise<string> => {
  const [applied, known] = [await appliedMigrations(database.db), knownMigrations()];
  const newer = applied.filter((name) => !known.includes(name));
  if (isBeforeRelease(newer))
    throw new StartError(
      'found the schema of a build before 0.1.0, which nothing upgrades: use an empty database',
    );
  if (newer.length > 0)
    throw new StartError(`found ${newer.join(', ')}, which this version does not know: start a newer one`);
  const waiting = known.length - applied.length;
  return waiting === 0
    ? 'up to date'
    : `${waiting} migrations follow with the next start, or “footlight migrate”`;
};

/** Jobs may run late by the interval in which processes look for them, and by the duration of a run. */
const LATE_MS = 5 * 60_000;

const jobsState = async ({ db }: OpenDatabase): Promise<string> => {
  if ((await appliedMigrations(db)).length === 0) return 'none yet';
  const found = await new JobsRepository(db).list();
  const failing = found.filter(({ failures }) => failures > 0);
  if (failing.length > 0)
    throw new StartError(
      failing
        .map(({ name, failures }) => `${name} failed ${failures} times in a row; see the log`)
        .join('; '),
    );
  const now = Date.now();
  const late = found.filter(({ dueAt }) => now - dueAt.getTime() > LATE_MS);
  const lines = late.map(
    ({ name, lastSuccessAt }) => `${name} last ran ${lastSuccessAt?.toISOString() ?? 'never'}`,
  );
  return late.length === 0
    ? `${found.length} on time`
    : `late, unless the service was stopped: ${lines.join('; ')}`;
};

/** @throws {StartError} naming the guides that could not be imported the last time */
const guidesState = async ({ db }: OpenDatabase, { guide }: Realm): Promise<string> => {
  if ((await appliedMigrations(db)).length < knownMigrations().length) return 'looked at once the schema is';
  const sources = new GuideSourcesRepository(db);
  const states = await Promise.all(Object.keys(guide.sources).map((name) => sources.find(name)));
  const failing = states.flatMap((state) => (state?.error == null ? [] : [`${state.name}: ${state.error}`]));
  if (failing.length > 0) throw new StartError(failing.join('; '));
  const done = states.flatMap((state) =>
    state?.changedAt == null
      ? []
      : [`${state.name} of ${state.changedAt.toISOString()}: ${state.summary ?? ''}`],
  );
  return `${states.length} to import${done.length === 0 ? '' : `; ${done.join('; ')}`}`;
};

const storeState = async (store: MediaStore | null): Promise<string> => {
  await store?.check();
  return store?.address('') ?? 'none';
};

const filmsState = async (store: MediaStore | null): Promise<string> => {
  if (store === null) return 'no store of media';
  const { films, issues } = await filmIssues(store);
  if (issues.length > 0) throw new StartError(issues.map(({ film, text }) => `${film}: ${text}`).join('; '));
  return `${films}, with their texts and pictures`;
};

const requireBuilt = (): string => {
  const missing = Object.values(defaultFolders).filter((folder) => !existsSync(folder));
  if (missing.length > 0) throw new StartError(`missing: ${missing.join(', ')}; run npm run build`);
  return 'all there';
};

/**
 * Runs the checks of a start without changing the database and prints one line per check.
 * @returns whether all checks passed
 */
export const runDoctor = async ({ environment, log, print }: OperateOptions): Promise<boolean> => {
  let isWell = true;
  const check = async ({ what, look }: Check): Promise<void> => {
    try {
      print(`ok      ${what}: ${await look()}`);
    } catch (error) {
      isWell = false;
      const text = isStartError(error) || error instanceof Error ? error.message : String(error);
      print(`FAILED  ${what}: ${text}`);
    }
  };
  const { dataFolder, realmFile, port, place } = environment;
  await check({ what: 'Node', look: () => process.version });
  await check({ what: 'built files', look: requireBuilt });
  let store: MediaStore | null = null;
  let loaded: Realm | undefined;
  await check({
    what: 'realm file and catalogue',
    look: () => {
      loaded = loadRealm(realmFile, { port });
      const { folders, defaultLanguage, streamOrigins, name } = loaded;
      store = openMediaStore(loaded);
      if (folders.catalogue !== null) readCatalogue(folders.catalogue, defaultLanguage, streamOrigins);
      return `${name}, ${realmFile}`;
    },
  });
  if (loaded !== undefined)
    for (const { what, isWell: isFine, text } of await checkProviders(
      loaded,
      environment.origin ?? `http://localhost:${port}`,
    ))
      // oxlint-disable-next-line no-await-in-loop
      await check({ what, look: () => (isFine ? text : failWith(text)) });
  const opened = store as MediaStore | null;
  await check({ what: 'store of media', look: () => storeState(opened) });
  await check({ what: 'films', look: () => filmsState(opened) });
  await opened?.close();
  await check({
    what: 'data folder',
    look: () => {
      prepareDataFolder(dataFolder);
      return dataFolder;
    },
  });
  let database: OpenDatabase | undefined;
  await check({
    what: 'database',
    look: async () => {
      database = await openDatabase(place, log);
      return database.engine;
    },
  });
  if (database === undefined) return false;
  const open = database;
  try {
    await check({
      what: 'notifications',
      look: async () => {
        await open.requireNotifications();
        return 'arrive';
      },
    });
    await check({ what: 'schema', look: () => schemaState(open) });
    await check({ what: 'jobs', look: () => jobsState(open) });
    const realm = loaded;
    if (realm !== undefined) await check({ what: 'guides', look: () => guidesState(open, realm) });
    await check({ what: 'free space', look: () => failOr(open.storageIssue()) });
    await check({
      what: 'secret',
      look: async () => {
        const secrets = loadSecrets(environment.secret, dataFolder);
        if ((await appliedMigrations(open.db)).length < knownMigrations().length)
          return 'compared once the schema is';
        await requireSharedSecret(open.db, secrets);
        return 'the one of this database';
      },
    });
  } finally {
    await open.close();
  }
  return isWell;
};

const failWith = (text: string): never => {
  throw new StartError(text);
};

const failOr = (issue: string | undefined): string => {
  if (issue !== undefined) throw new StartError(`FOOTLIGHT_DATA ${issue}`);
  return 'enough';
};
