import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../run.mjs';

const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href;

/**
 * Starts a Node program in the repository that ends with this process.
 * @param {readonly string[]} parameters file of the program, with options before and after it
 * @param {{ env?: Record<string, string>, onOutput?: (text: string) => void }} [options] without `onOutput` the
 *   output is shown
 */
export const startChild = (parameters, { env = {}, onOutput } = {}) => {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...parameters], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', onOutput === undefined ? 'inherit' : 'pipe', 'inherit', 'ipc'],
  });
  child.stdout?.on('data', (chunk) => onOutput(String(chunk)));
  return child;
};

/** Ends a process and waits until it has ended. */
export const endChild = async (child, signal) => {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
};
