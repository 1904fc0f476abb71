import { readEnvironment } from './environment.js';
import type { RunningService } from './service.js';
import { isStartError } from './start-error.js';
import { isStopError } from './stop-error.js';

const EXIT_START_REFUSED = 1;
/** A step of the shutdown failed, for instance because the disk is full. Confirmed writes are on the disk. */
const EXIT_STOP_FAILED = 74;
const EXIT_CRASH = 70;

const print = (text: string): void => void process.stderr.write(`${text}\n`);

/** Prints one line or a short list for errors that the operator can fix, and a stack for unexpected ones. */
const refuse = (error: unknown): never => {
  if (isStartError(error)) {
    print(error.message);
    process.exit(EXIT_START_REFUSED);
  }
  print(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(EXIT_CRASH);
};

/** Prints one line per failed step of the shutdown; a stack would add no information. */
const endBadly = (error: unknown): never => {
  if (!isStopError(error)) return refuse(error);
  print(error.message);
  process.exit(EXIT_STOP_FAILED);
};

interface ShutdownLimits {
  readonly drainSeconds: number;
  readonly stopSeconds: number;
}

/** The grace period lets load balancers react to SIGTERM or SIGHUP; Ctrl+C (SIGINT) stops without it. */
const stopOn = (service: RunningService, { drainSeconds, stopSeconds }: ShutdownLimits): void => {
  let stopping = false;
  const stop = (graceSeconds: number): void => {
    if (stopping) return;
    stopping = true;
    const late = setTimeout(
      () => {
        print('Stopping took too long; ended all the same.');
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

/** Skips the orderly shutdown, which would write to a data folder that another process now owns. */
const endWhenLost = async (service: RunningService): Promise<void> => {
  const { message } = await service.lost;
  print(message);
  process.exit(EXIT_CRASH);
};

const began = performance.now();
try {
  const environment = readEnvironment(process.env);
  // Loaded after the settings have been checked, so that errors in them are reported at once.
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
