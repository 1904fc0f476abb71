import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutCallPolicies } from '../../scripts/rollup/call-policies.mjs';

const ROOT = new URL('../../', import.meta.url).pathname;
/** What browsers need of a call. */
const NEEDED = new Set(['method', 'path', 'auth', 'sharedSeconds']);

it.each(globSync('packages/contract/src/**/*.calls.ts', { cwd: ROOT }))(
  'browsers receive no policy of %s',
  (file) => {
    const { transform } = withoutCallPolicies();
    const code = readFileSync(`${ROOT}${file}`, 'utf8');
    const left = (transform as (code: string, id: string) => { code: string }).call(
      {},
      code,
      `/${file}`,
    ).code;
    const fields = [...left.matchAll(/^ {4}(\w+|\.\.\.\w+)/gmu)].map(([, name = '']) => name);
    expect(fields).toContain('path');
    expect(fields.filter((name) => !NEEDED.has(name))).toEqual([]);
  },
);
