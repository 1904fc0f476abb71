import { createInterface } from 'node:readline';
import { lockFolder } from '../src/database/lock.js';

/**
 * Program of a separate process that locks the given folder, prints `held` or the reason for a failure, and then keeps
 * the lock. It answers each line of input with whether it still holds the folder.
 */
const folder = process.argv.at(-1) ?? '';
try {
  const lock = lockFolder(folder);
  console.log(`held ${process.pid}`);
  createInterface({ input: process.stdin }).on('line', () => {
    console.log(lock.isHeld() ? 'held' : 'lost');
  });
} catch (error) {
  console.log(`refused: ${error instanceof Error ? error.message : String(error)}`);
}
