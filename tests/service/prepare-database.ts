import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makeRunFolder } from '../../packages/server/src/testing/run-folder.js';
import { COMPILED_QUICKLY } from '../../packages/server/src/testing/start-process.js';
import { RUN_FOLDER, preparedDemoIn } from './started-service.js';

const MAKE_DEMO = fileURLToPath(new URL('make-demo.ts', import.meta.url));

/**
 * Before the first journey: what each product's database begins with, so that none makes it anew. A process of its own
 * makes it, because Playwright takes half a minute to compile what of the service it is made by.
 * @returns what removes it
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
