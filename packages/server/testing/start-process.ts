import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface ServiceProcess {
  readonly child: ChildProcess;
  /** Resolves when the process ends. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
  /** Its output so far. */
  readonly output: { readonly stdout: string; readonly stderr: string };
  /** Resolves with the text printed when ready; rejects with its output if it exits before. */
  ready(): Promise<string>;
  /** Sends a signal and waits for the end. */
  end(
    signal: NodeJS.Signals,
  ): Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

const MAIN = fileURLToPath(new URL('../dist/bundle/main.js', import.meta.url));

/**
 * Uses only V8's baseline WebAssembly compiler. The optimising compiler makes the embedded database faster but takes
 * seconds of each start, and these processes only run for seconds.
 */
export const COMPILED_QUICKLY = '--liftoff-only';

/**
 * Starts the built service as a separate process.
 * @param wrapper command prefix that runs it, with its options
 * @param main entry file; by default that of this repository
 * @throws {Error} if it has not been built
 */
export const startProcess = (
  environment: Readonly<Record<string, string>>,
  wrapper: readonly string[] = [],
  main: string = MAIN,
): ServiceProcess => {
  if (!existsSync(main)) throw new Error('The service is not built: run `npm run build` first.');
  const [command, ...rest] = [...wrapper, process.execPath, COMPILED_QUICKLY, main];
  const child = spawn(command, rest, {
    // No drain, because there is no load balancer.
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
  // Avoids unhandled rejections in tests that do not await `ready`.
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
