import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
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

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Starts the service as a process of its own, from its sources. */
export const startProcess = (environment: Readonly<Record<string, string>>): ServiceProcess => {
  const loader = createRequire(import.meta.url).resolve('tsx');
  const child = spawn(process.execPath, ['--import', loader, '--conditions=@footlight/source', MAIN], {
    env: { ...process.env, ...environment },
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
