import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface ServiceProcess {
  readonly child: ChildProcess;
  /** Resolves when the process ends. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
  /** What it has printed so far. */
  readonly output: { readonly stdout: string; readonly stderr: string };
  /** Resolves with the text printed when ready; rejects with what it said when it ended instead. */
  ready(): Promise<string>;
  /** Sends a signal and waits for the end. */
  end(
    signal: NodeJS.Signals,
  ): Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

const MAIN = fileURLToPath(new URL('../../dist/bundle/main.js', import.meta.url));

/**
 * V8's compiler that is quickly done: the one that makes the embedded database quicker takes seconds of each start, and
 * these processes live for seconds.
 */
export const COMPILED_QUICKLY = '--liftoff-only';

/**
 * Starts the service as a process of its own, as it is built.
 * @param wrapper a command that runs it, with its options
 * @param main its first file, where that is not the one of this repository
 * @throws {Error} where it is not built
 */
export const startProcess = (
  environment: Readonly<Record<string, string>>,
  wrapper: readonly string[] = [],
  main: string = MAIN,
): ServiceProcess => {
  if (!existsSync(main)) throw new Error('The service is not built: run `npm run build` first.');
  const [command, ...rest] = [...wrapper, process.execPath, COMPILED_QUICKLY, main];
  const child = spawn(command, rest, {
    // No load balancer has to find out.
    env: { ...process.env, FOOTLIGHT_DRAIN_SECONDS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output.stdout += chunk.toString();
      if (/^ready: /mu.test(output.stdout)) resolve(output.stdout);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output.stderr += chunk.toString();
    });
    void ended.then(({ code }) => reject(new Error(`The service ended with ${code}: ${output.stderr}`)));
  });
  // Waited for by those tests that care.
  ready.catch(() => undefined);
  return {
    child,
    ended,
    output,
    ready: () => ready,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
};
