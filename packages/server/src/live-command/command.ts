import { readCatalogue } from '../catalogue/read-catalogue.js';
import { readEnvironment } from '../environment.js';
import { loadRealm } from '../realm/load-realm.js';
import { StartError, isStartError } from '../start-error.js';
import { USAGE, readLiveArguments } from './command-arguments.js';
import { findFfmpeg } from './find-ffmpeg.js';
import { runLiveCommand, type Stop } from './live-command.js';
import { createLog } from '../log.js';
import { runDoctor } from '../operate-command/doctor.js';
import {
  OPERATE_USAGE,
  readBackupArguments,
  readRestoreArguments,
  refuseArguments,
} from '../operate-command/operate-arguments.js';
import {
  runBackup,
  runMigrate,
  runRestore,
  type OperateOptions,
} from '../operate-command/operate-command.js';

/** The program `footlight`. */

const EXIT_START_REFUSED = 1;
const EXIT_CRASH = 70;

const LOOK_FOR_NPX_MS = 500;

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

const stopOnSignals = (): AbortSignal => {
  const stopping = new AbortController();
  const on = (name: NodeJS.Signals, stop: Stop): void => void process.on(name, () => stopping.abort(stop));
  on('SIGINT', 'end');
  on('SIGTERM', 'leave');
  on('SIGHUP', 'leave');
  // npx exits on a signal without forwarding it, so the exit of the parent process is detected instead.
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] === 'npx') {
    setInterval(() => {
      if (process.ppid !== parent) stopping.abort('leave' satisfies Stop);
    }, LOOK_FOR_NPX_MS).unref();
  }
  return stopping.signal;
};

const live = async (words: readonly string[]): Promise<void> => {
  const liveOptions = readLiveArguments(words);
  const environment = readEnvironment(process.env);
  requireEvent(liveOptions.event, environment.realmFile, environment.port);
  await runLiveCommand({
    ...liveOptions,
    ffmpeg: findFfmpeg(process.env),
    liveFolder: environment.liveFolder,
    requestedKey: process.env['FOOTLIGHT_LIVE_KEY'],
    print,
    signal: stopOnSignals(),
  });
};

const operateOptions = (): OperateOptions => {
  const environment = readEnvironment(process.env);
  return { environment, log: createLog({ level: environment.logLevel }), print };
};

type Command = (words: readonly string[]) => Promise<void>;

const COMMANDS: Readonly<Record<string, Command>> = {
  live,
  backup: (words) => runBackup(readBackupArguments(words), operateOptions()),
  restore: (words) => runRestore(readRestoreArguments(words), operateOptions()),
  migrate: async (words) => {
    refuseArguments(words);
    await runMigrate(operateOptions());
  },
  doctor: async (words) => {
    refuseArguments(words);
    if (!(await runDoctor(operateOptions()))) process.exitCode = EXIT_START_REFUSED;
  },
};

const FULL_USAGE = `${USAGE}\n\n${OPERATE_USAGE}`;

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
  process.stderr.write(`${isStartError(error) ? error.message : text}\n`);
  process.exitCode = isStartError(error) ? EXIT_START_REFUSED : EXIT_CRASH;
}
