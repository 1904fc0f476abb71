import { createInterface } from 'node:readline/promises';
import {
  ADD_USAGE,
  LIVE_USAGE,
  isCommandError,
  isStoreError,
  readAddArguments,
  readLiveArguments,
  runAddProgram,
  runEncodeProgram,
  runLiveProgram,
} from '@footlight/packager';
import { EntriesRepository } from '../catalogue/entries/entries.repository.js';
import { readCatalogueFile } from '../catalogue/read-catalogue.js';
import { openDatabase } from '../database/database.js';
import { lockFolder, type FolderLock } from '../database/lock.js';
import { readEnvironment, type Environment } from '../environment.js';
import { loadRealm } from '../realm/load-realm.js';
import { openMediaStore } from '../realm/open-media-store.js';
import { StartError, isStartError } from '../start-error.js';
import { createLog } from '../log.js';
import { runDoctor } from './doctor.js';
import { runInit } from './init-command.js';
import {
  OPERATE_USAGE,
  readBackupArguments,
  readExportArguments,
  readImportArguments,
  readInitArguments,
  readLedgerArguments,
  readRestoreArguments,
  readWorkArguments,
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
const requireEvent = async (
  event: string,
  { realmFile, port, place, logLevel }: Environment,
): Promise<void> => {
  const { folders } = loadRealm(realmFile, { port });
  if (folders.catalogue === null) return;
  if (readCatalogueFile(folders.catalogue, 'events').some(({ id }) => id === event)) return;
  if (!('databaseUrl' in place)) {
    print(`event ${event} is in no file; it can be watched if editors have made it`);
    return;
  }
  const database = await openDatabase(place, createLog({ level: logLevel }));
  try {
    const found = await new EntriesRepository(database.db).existing([{ collection: 'events', id: event }]);
    if (found.length > 0) return;
  } finally {
    await database.close();
  }
  throw new StartError(`event: found ${JSON.stringify(event)}; allowed: the id of an event of the catalogue`);
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
  await requireEvent(options.event, environment);
  await runLiveProgram(options, { liveFolder: environment.liveFolder, lockFolder: tryToLock, print });
};

const add = async (words: readonly string[]): Promise<void> => {
  const options = readAddArguments(words);
  const { realmFile, port } = readEnvironment(process.env);
  const realm = loadRealm(realmFile, { port });
  const { folders, defaultLanguage, encoding } = realm;
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
      realmCodecs: encoding.codecs,
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

const init = async (words: readonly string[]): Promise<void> => {
  const given = readInitArguments(words);
  const lines = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : null;
  try {
    await runInit(given, { print, ask: lines === null ? null : (question) => lines.question(question) });
  } finally {
    lines?.close();
  }
};

const COMMANDS: Readonly<Record<string, Command>> = {
  init,
  add,
  encode: async (words) => {
    refuseArguments(words);
    await runEncodeProgram({ print, lockFolder: tryToLock });
  },
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
  work: async (words) => {
    const options = readWorkArguments(words);
    const { runWork } = await import('./work-command.js');
    await runWork(options, operateOptions());
  },
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
