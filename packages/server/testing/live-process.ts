import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findFfmpeg, freePort } from '@footlight/packager';

const COMMAND = fileURLToPath(new URL('../dist/bundle/command.js', import.meta.url));

const endOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('close', (code) => resolve(code));
  });

export interface LiveProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  /** Resolves with the output once it contains `text`; rejects if the process exits before. */
  waitForOutput(text: string): Promise<string>;
}

/**
 * Starts the built `footlight live` as a separate process.
 * @throws {Error} if it has not been built
 */
export const startLive = (
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): LiveProcess => {
  if (!existsSync(COMMAND)) throw new Error('The service is not built: run `npm run build` first.');
  const child = spawn(process.execPath, [COMMAND, 'live', ...words], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = endOf(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  return {
    child,
    ended,
    waitForOutput: (text) =>
      new Promise((resolve, reject) => {
        const look = (): void => (output.includes(text) ? resolve(output) : undefined);
        look();
        child.stdout.on('data', look);
        child.stderr.on('data', look);
        void ended.then(() => {
          look();
          reject(new Error(`footlight live ended without saying “${text}”: ${output}`));
        });
      }),
  };
};

/** Encodes a moving test image and a tone in real time and publishes them. */
export const publish = (address: string): ChildProcess =>
  spawn(
    findFfmpeg(process.env),
    [
      '-hide_banner',
      '-loglevel',
      'error',
      '-nostdin',
      '-re',
      '-f',
      'lavfi',
      '-i',
      'testsrc2=size=160x90:rate=25',
      '-f',
      'lavfi',
      '-i',
      'sine=frequency=440:sample_rate=44100',
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-tune',
      'zerolatency',
      '-g',
      '30',
      '-c:a',
      'aac',
      '-t',
      '60',
      '-f',
      'flv',
      address,
    ],
    { stdio: 'ignore' },
  );

export { freePort };
