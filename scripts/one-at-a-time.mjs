import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROOT } from './run.mjs';

const AGAIN_MS = 200;

const isHeld = (lock) => {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')), 0);
  } catch (error) {
    // Its process has ended without removing it, or has just removed it.
    return error.code === 'EPERM';
  }
};

const isTaken = (lock) => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isHeld(lock)) rmSync(lock, { force: true });
    return false;
  }
};

/**
 * Waits until no other process does the same work in this checkout, and does it.
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 */
export const oneAtATime = async (name, work) => {
  const lock = `${ROOT}dist/locks/${name}`;
  mkdirSync(path.dirname(lock), { recursive: true });
  while (!isTaken(lock)) await setTimeout(AGAIN_MS);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
};
