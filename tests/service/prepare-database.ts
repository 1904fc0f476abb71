import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makeRunFolder } from '../../packages/server/testing/run-folder.js';
import { COMPILED_QUICKLY } from '../../packages/server/testing/start-process.js';
import { RUN_FOLDER, preparedDemoIn } from './started-service.js';

const MAKE_DEMO = fileURLToPath(new URL('make-demo.ts', import.meta.url));

/**
 * Runs before the first journey: prepares the initial database of all products. It uses a process of its own, because
 * Playwright would take half a minute to compile the needed parts of the service.
 * @returns a function that removes it
 */
export default async (): Promise<() => void> => {
  const folder = makeRunFolder();
  await promisify(execFile)(process.execPath, [
    COMPILED_QUICKLY,
    '--import',
    'tsx',
    '--conditions=@footlight/source',
    MAKE_DEMO,
    preparedDemoIn(folder),
  ]);
  process.env[RUN_FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};
