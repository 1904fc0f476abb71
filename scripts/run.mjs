import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a command in the repository with its output shown.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options] `quiet` keeps the output back and shows it only on failure
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

/**
 * A tool that a package of the workspace brings, by its file name in `node_modules/.bin`.
 * @param {string} name
 */
export const tool = (name) => `${ROOT}node_modules/.bin/${name}`;

/**
 * Runs the compiler over projects and those that they stand on. It is named by its package, since
 * `@typescript/typescript6` brings an older one, whose program has the same name in `node_modules/.bin`. Checkers of one
 * project repeat each other's work, and two cores carry two projects.
 * @param {readonly string[]} [projects] folders; by default the whole workspace
 * @returns {Promise<number>} the exit code
 */
export const compile = (projects = []) =>
  run(
    process.execPath,
    [`${ROOT}node_modules/typescript/bin/tsc`, '-b', '--checkers', '1', '--builders', '2', ...projects],
    { quiet: true },
  );
