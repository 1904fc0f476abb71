import { createInterface } from 'node:readline';
import { lockFolder } from '../database/lock.js';

/**
 * A process of its own that locks the folder it is given, says `held` or why not, and then keeps the lock. Each line
 * that it reads it answers with whether it still holds the folder.
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
