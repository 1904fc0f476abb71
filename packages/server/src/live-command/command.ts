import { readCatalogue } from '../catalogue/read-catalogue.js';
import { readEnvironment } from '../environment.js';
import { loadRealm } from '../realm/load-realm.js';
import { StartError, isStartError } from '../start-error.js';
import { USAGE, readLiveArguments } from './command-arguments.js';
import { findFfmpeg } from './find-ffmpeg.js';
import { runLiveCommand, type Stop } from './live-command.js';

/** The program `footlight`. */

const EXIT_START_REFUSED = 1;
const EXIT_CRASH = 70;

const LOOK_FOR_NPX_MS = 500;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** An event that is in no catalogue would be packaged for nobody. */
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
  // npx ends on a signal without passing it on.
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] === 'npx') {
    setInterval(() => {
      if (process.ppid !== parent) stopping.abort('leave' satisfies Stop);
    }, LOOK_FOR_NPX_MS).unref();
  }
  return stopping.signal;
};

const live = async (words: readonly string[]): Promise<void> => {
  const wishes = readLiveArguments(words);
  const environment = readEnvironment(process.env);
  requireEvent(wishes.event, environment.realmFile, environment.port);
  await runLiveCommand({
    ...wishes,
    ffmpeg: findFfmpeg(process.env),
    liveFolder: environment.liveFolder,
    wishedKey: process.env['FOOTLIGHT_LIVE_KEY'],
    say,
    signal: stopOnSignals(),
  });
};

try {
  const [command, ...words] = process.argv.slice(2);
  if (command === undefined || command === '--help' || words.includes('--help')) say(USAGE);
  else if (command === 'live') await live(words);
  else throw new StartError(`command: found ${JSON.stringify(command)}; allowed: live\n\n${USAGE}`);
} catch (error) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${isStartError(error) ? error.message : text}\n`);
  process.exitCode = isStartError(error) ? EXIT_START_REFUSED : EXIT_CRASH;
}
