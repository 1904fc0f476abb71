import { readEnvironment } from './environment.js';
import type { RunningService } from './service.js';
import { isStartError } from './start-error.js';
import { isStopError } from './stop-error.js';

const EXIT_START_REFUSED = 1;
/** As of a disk that is full: what was said is on the disk, but not all that should be. */
const EXIT_STOP_FAILED = 74;
const EXIT_CRASH = 70;

const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** One line (or a short list) for what an operator can mend; a stack only for what nobody foresaw. */
const refuse = (error: unknown): never => {
  if (isStartError(error)) {
    say(error.message);
    process.exit(EXIT_START_REFUSED);
  }
  say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(EXIT_CRASH);
};

/** Why the end was not as it should be, each step in a line; a stack says nothing more here. */
const endBadly = (error: unknown): never => {
  if (!isStopError(error)) return refuse(error);
  say(error.message);
  process.exit(EXIT_STOP_FAILED);
};

interface Patience {
  readonly drainSeconds: number;
  readonly stopSeconds: number;
}

/** A grace is for load balancers, which end services by SIGTERM; who presses Ctrl+C waits for nobody. */
const stopOn = (service: RunningService, { drainSeconds, stopSeconds }: Patience): void => {
  let stopping = false;
  const stop = (graceSeconds: number): void => {
    if (stopping) return;
    stopping = true;
    const late = setTimeout(
      () => {
        say('Stopping took too long; ended all the same.');
        process.exit(EXIT_CRASH);
      },
      (graceSeconds + stopSeconds) * 1_000,
    );
    service.stop(graceSeconds).then(
      () => {
        clearTimeout(late);
        process.exit(0);
      },
      (error: unknown) => endBadly(error),
    );
  };
  process.on('SIGTERM', () => stop(drainSeconds));
  process.on('SIGHUP', () => stop(drainSeconds));
  process.on('SIGINT', () => stop(0));
  process.on('SIGUSR2', () => void service.backup());
};

/** Without the orderly end: that would write to a folder which is another's. */
const endWhenLost = async (service: RunningService): Promise<void> => {
  const { message } = await service.lost;
  say(message);
  process.exit(EXIT_CRASH);
};

const began = performance.now();
try {
  const environment = readEnvironment(process.env);
  // Loaded only now: what the operator has to mend in the settings is said before a second has gone by.
  const [{ startService }, { readyText }] = await Promise.all([
    import('./service.js'),
    import('./ready-text.js'),
  ]);
  const service = await startService(environment);
  stopOn(service, environment);
  void endWhenLost(service);
  process.stdout.write(readyText(service, (performance.now() - began) / 1000));
} catch (error) {
  refuse(error);
}
