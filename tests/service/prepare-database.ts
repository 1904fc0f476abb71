import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PREPARED_DATABASE } from './started-service.js';

const MAKE_DEMO = fileURLToPath(new URL('make-demo.ts', import.meta.url));

/**
 * Before the first journey: what each product's database begins with, so that none makes it anew. A process of its own
 * makes it, because Playwright takes half a minute to compile what of the service it is made by.
 * @returns what removes it
 */
export default async (): Promise<() => void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'footlight-prepared-'));
  const demo = path.join(folder, 'demo');
  await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '--conditions=@footlight/source',
    MAKE_DEMO,
    demo,
  ]);
  process.env[PREPARED_DATABASE] = demo;
  return () => rmSync(folder, { recursive: true, force: true });
};
