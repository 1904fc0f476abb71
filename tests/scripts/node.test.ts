import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSupported } from '../../scripts/node.mjs';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

describe('the supported versions of Node', () => {
  it.each([
    ['18.20.8', false],
    ['20.20.2', false],
    ['22.22.2', false],
    ['22.22.3', true],
    ['22.23.0', true],
    ['23.11.0', false],
    ['24.14.9', false],
    ['24.15.0', true],
    ['25.0.0', true],
    ['26.10.0', true],
  ])('for %s: %s', (version, supported) => {
    expect(isSupported(version, '^22.22.3 || >=24.15')).toBe(supported);
  });

  it('include the one of .nvmrc, those that are fetched, and the one that runs this', () => {
    const { optionalDependencies } = JSON.parse(read('scripts/node/package.json')) as {
      readonly optionalDependencies: Readonly<Record<string, string>>;
    };
    const named = [read('.nvmrc').trim(), process.versions.node, ...Object.values(optionalDependencies)];
    expect(named.filter((version) => !isSupported(version))).toEqual([]);
  });
});
