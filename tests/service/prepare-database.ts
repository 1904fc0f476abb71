import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareDemo } from '../../packages/server/src/testing/prepared-demo.js';
import { PREPARED_DATABASE } from './started-service.js';

/**
 * Before the first journey: what each product's database begins with, so that none makes it anew.
 * @returns what removes it
 */
export default async (): Promise<() => void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'footlight-prepared-'));
  const demo = path.join(folder, 'demo');
  await prepareDemo(demo);
  process.env[PREPARED_DATABASE] = demo;
  return () => rmSync(folder, { recursive: true, force: true });
};
