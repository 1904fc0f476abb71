import {
  ADD_USAGE,
  LIVE_USAGE,
  isCommandError,
  isStoreError,
  readAddArguments,
  readLiveArguments,
  runAddProgram,
  runLiveProgram,
} from '@footlight/packager';
import { readCatalogue } from '../catalogue/read-catalogue.js';
import { lockFolder, type FolderLock } from '../database/lock.js';
import { readEnvironment } from '../environment.js';
import { loadRealm } from '../realm/load-realm.js';
import { openMediaStore } from '../realm/open-media-store.js';
import { StartError, isStartError } from '../start-error.js';
import { createLog } from '../log.js';
import { runDoctor } from './doctor.js';
import {
  OPERATE_USAGE,
  readBackupArguments,
  readExportArguments,
  readImportArguments,
  readLedgerArguments,
  readRestoreArguments,
  refuseArguments,
} from './operate-arguments.js';
import {
  runBackup,
  runExport,
  runLedger,
  runMigrate,
  runRestore,
  type OperateOptions,
} from './operate-command.js';

/** The program `footlight`. */

const EXIT_START_REFUSED = 1;
const EXIT_CRASH = 70;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Rejects events that are not in the catalogue, because nobody could watch them. */
const requireEvent = (event: string, realmFile: string, port: number): void => {
  const { folders, defaultLanguage, streamOrigins } = loadRealm(realmFile, { port });
  if (folders.catalogue === null) return;
  const { events } = readCatalogue(folders.catalogue, defaultLanguage, streamOrigins);
  if (events.some(({ id }) => id === event)) return;
  throw new StartError(
    `event: found ${JSON.stringify(event)}; allowed: an id of ${folders.catalogue}/events.json`,
  );
};

/** Null when another process holds the folder. */
const tryToLock = (folder: string): FolderLock | null => {
  try {
    return lockFolder(folder);
  } catch (cause) {
    if (isStartError(cause)) return null;
    throw cause;
  }
};

const live = async (words: readonly string[]): Promise<void> => {
  const options = readLiveArguments(words);
  const environment = readEnvironment(process.env);
  requireEvent(options.event, environment.realmFile, environment.port);
  await runLiveProgram(options, { liveFolder: environment.liveFolder, lockFolder: tryToLock, print });
};

const add = async (words: readonly string[]): Promise<void> => {
  const options = readAddArguments(words);
  const { realmFile, port } = readEnvironment(process.env);
  const realm = loadRealm(realmFile, { port });
  const { folders, defaultLanguage } = realm;
  const store = openMediaStore(realm);
  if (folders.media === null || store === null)
    throw new StartError(
      `${realmFile}: folders.media: found nothing; allowed: a folder in which films are made`,
    );
  try {
    await runAddProgram(options, {
      mediaFolder: folders.media,
      store,
      catalogueFolder: folders.catalogue,
      realmLanguage: defaultLanguage,
      lockFolder: tryToLock,
      print,
    });
  } finally {
    await store.close();
  }
};

const operateOptions = (): OperateOptions => {
  const environment = readEnvironment(process.env);
  return { environment, log: createLog({ level: environment.logLevel }), print };
};

type Command = (words: readonly string[]) => Promise<void>;

const COMMANDS: Readonly<Record<string, Command>> = {
  add,
  live,
  backup: (words) => runBackup(readBackupArguments(words), operateOptions()),
  restore: (words) => runRestore(readRestoreArguments(words), operateOptions()),
  migrate: async (words) => {
    refuseArguments(words);
    await runMigrate(operateOptions());
  },
  export: (words) => runExport(readExportArguments(words), operateOptions()),
  import: async (words) => {
    const options = readImportArguments(words);
    const { runImport } = await import('./import-command.js');
    await runImport(options, operateOptions());
  },
  ledger: (words) => runLedger(readLedgerArguments(words), operateOptions(), process.stdout),
  doctor: async (words) => {
    refuseArguments(words);
    if (!(await runDoctor(operateOptions()))) process.exitCode = EXIT_START_REFUSED;
  },
};

const FULL_USAGE = `${ADD_USAGE}\n\n${LIVE_USAGE}\n\n${OPERATE_USAGE}`;

try {
  const [command, ...words] = process.argv.slice(2);
  const run = command === undefined ? undefined : COMMANDS[command];
  if (command === undefined || command === '--help' || words.includes('--help')) print(FULL_USAGE);
  else if (run !== undefined) await run(words);
  else
    throw new StartError(
      `command: found ${JSON.stringify(command)}; allowed: ${Object.keys(COMMANDS).join(', ')}\n\n${FULL_USAGE}`,
    );
} catch (error) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const isExpected = isStartError(error) || isCommandError(error) || isStoreError(error);
  process.stderr.write(`${isExpected ? error.message : text}\n`);
  process.exitCode = isExpected ? EXIT_START_REFUSED : EXIT_CRASH;
}
