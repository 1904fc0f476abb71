import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeApiReports } from '../../scripts/pack/api-reports.mjs';
import { packedPackages } from './installed.js';

/** Packing for the first time compiles, builds and packs. */
const PACK_TIMEOUT_MS = 300_000;

const ROOT = path.join(import.meta.dirname, '../..');
const kept = (name: string): string => path.join(ROOT, 'packages', name, 'api');
const written = mkdtempSync(path.join(tmpdir(), 'footlight-api-reports-'));

beforeAll(() => {
  packedPackages();
  writeApiReports((name) => path.join(written, name));
}, PACK_TIMEOUT_MS);
afterAll(() => rmSync(written, { recursive: true, force: true }));

const reportsIn = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder)
      .toSorted()
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );

describe.each(['embed', 'player', 'elements', 'react'])('the API report of @footlight/%s', (name) => {
  it('is up to date', () => {
    const reports = reportsIn(path.join(written, name));
    expect(Object.keys(reports)).toContain('index.api.md');
    expect(
      reportsIn(kept(name)),
      'The public API has changed: run "npm run api", and review and commit the reports.',
    ).toEqual(reports);
  });
});
