import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command in the repository and shows its output.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options] `quiet` shows the output only on failure
 * @returns {Promise<number>} the exit code
 */
export function run(command, parameters, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    const kept = [];
    child.stdout?.on('data', (chunk) => kept.push(chunk));
    child.stderr?.on('data', (chunk) => kept.push(chunk));
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(kept));
      resolve(code ?? (signal === null ? 0 : 1));
    });
  });
}

const LOOK_FOR_PARENT_EVERY_MS = 500;

/**
 * Acts when the parent process has gone: npm sends a signal to the shell between itself and a script, and both exit
 * without passing it on.
 * @param {() => void} act
 */
export function onParentExit(act) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) act();
  }, LOOK_FOR_PARENT_EVERY_MS).unref();
}

/**
 * Path of a tool of the workspace, by its file name in `node_modules/.bin`.
 * @param {string} name
 */
export const tool = (name) => `${ROOT}node_modules/.bin/${name}`;

/**
 * Runs the compiler for projects and their references. The compiler is run by its path in its package, because
 * `@typescript/typescript6` installs an older one under the same name in `node_modules/.bin`. Several checkers for one
 * project would repeat each other's work, and two cores can handle two projects.
 * @param {readonly string[]} [projects] folders; by default the whole workspace
 * @returns {Promise<number>} the exit code
 */
export const compile = (projects = []) =>
  run(
    process.execPath,
    [`${ROOT}node_modules/typescript/bin/tsc`, '-b', '--checkers', '1', '--builders', '2', ...projects],
    { quiet: true },
  );
