import { readEnvironment } from './environment.js';
import { readyText } from './ready-text.js';
import { startService, type RunningService } from './service.js';
import { isStartError } from './start-error.js';

const EXIT_START_REFUSED = 1;
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

const stopOn = (service: RunningService, patienceSeconds: number): void => {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    const late = setTimeout(() => {
      say('Stopping took too long; ended all the same.');
      process.exit(EXIT_CRASH);
    }, patienceSeconds * 1_000);
    service.stop().then(
      () => {
        clearTimeout(late);
        process.exit(0);
      },
      (error: unknown) => refuse(error),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
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
  const service = await startService(environment);
  stopOn(service, environment.stopSeconds);
  void endWhenLost(service);
  process.stdout.write(readyText(service, (performance.now() - began) / 1000));
} catch (error) {
  refuse(error);
}
