import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { requireNode } from './node.mjs';
import { ROOT, run } from './run.mjs';

const LOCK = `${ROOT}package-lock.json`;
const INSTALLED = `${ROOT}node_modules/.package-lock.json`;
const STAMP = `${ROOT}node_modules/.footlight-lock`;

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');

const isInstalled = () => {
  if (!existsSync(INSTALLED)) return false;
  if (existsSync(STAMP)) return readFileSync(STAMP, 'utf8') === lockHash();
  return statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;
};

/**
 * Written atomically: when several products start at once, one that reads a partial stamp would reinstall the packages
 * under the others.
 */
const noteInstalled = () => {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return;
  const written = `${STAMP}.${process.pid}`;
  writeFileSync(written, lockHash());
  renameSync(written, STAMP);
};

/** Installs the packages of the lock file unless they are installed already. */
export async function ensureInstalled() {
  await requireNode();
  if (!isInstalled()) {
    console.log('Installing packages (once) …');
    // The build tools are dev dependencies, which are needed even when NODE_ENV is `production`.
    const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    if (code !== 0) {
      console.error('The packages could not be installed; what npm said stands above.');
      process.exit(code);
    }
  }
  noteInstalled();
}
