import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './workspace.js';

const RULE = 'max-lines-per-function';

interface LintSettings {
  readonly rules: Readonly<Record<string, unknown>>;
  readonly overrides: readonly {
    readonly files: readonly string[];
    readonly rules: Record<string, unknown>;
  }[];
}

const { rules, overrides } = JSON.parse(
  readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8'),
) as LintSettings;
/** Files whose functions may be longer: the list may only become shorter. */
const EXCEPTED = overrides
  .filter((one) => one.rules[RULE] === 'off')
  .flatMap(({ files }) => files)
  .filter((file) => !file.includes('*'));
const MOST_EXCEPTED = 22;

it('are excepted from the limit of 100 lines only where they need it', () => {
  expect(EXCEPTED.length).toBeLessThanOrEqual(MOST_EXCEPTED);
  const folder = mkdtempSync(path.join(tmpdir(), 'footlight-lint-'));
  try {
    const config = path.join(folder, 'lint.json');
    const settings = { plugins: [], categories: { correctness: 'off' }, rules: { [RULE]: rules[RULE] } };
    writeFileSync(config, JSON.stringify(settings));
    const { stdout } = spawnSync(
      path.join(ROOT, 'node_modules/.bin/oxlint'),
      ['-c', config, '--format=unix', ...EXCEPTED],
      { cwd: ROOT, encoding: 'utf8' },
    );
    expect(EXCEPTED.filter((file) => !stdout.includes(`${file}:`))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
