import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './workspace.js';

const RULE = 'max-lines-per-function';

interface LintSettings {
  readonly overrides: readonly { readonly files: readonly string[]; readonly rules: object }[];
}

it('are limited to 100 lines in every file but tests and React components', () => {
  const { overrides } = JSON.parse(readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8')) as LintSettings;
  const excepted = overrides.filter(({ rules }) => RULE in rules).flatMap(({ files }) => files);
  expect(excepted).toEqual(['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts', '**/*.tsx']);
});
