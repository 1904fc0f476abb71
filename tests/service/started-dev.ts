import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
/** A fresh clone installs and builds first. */
const READY_WITHIN_MS = 600_000;

export interface StartedDev {
  readonly child: ChildProcess;
  /** Everything it has printed. */
  output(): string;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts `npm run dev` without simulators and waits until it is ready. */
export const startDev = async (port: number, dataFolder: string): Promise<StartedDev> => {
  const printed: string[] = [];
  const child = spawn('npm', ['run', 'dev'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), FOOTLIGHT_DATA: dataFolder, FOOTLIGHT_SIMULATORS: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = (): string => printed.join('');
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  try {
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`Not ready in time:\n${output()}`)), READY_WITHIN_MS);
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          printed.push(chunk.toString());
          if (!/^ready: /mu.test(output())) return;
          clearTimeout(late);
          resolve();
        });
      child.once('exit', (code) => reject(new Error(`It ended with ${String(code)}:\n${output()}`)));
    });
  } catch (error) {
    await end('SIGTERM');
    throw error;
  }
  return { child, output, end };
};
