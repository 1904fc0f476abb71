import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './workspace.js';

const CATALOGUES = 'packages/i18n/src/catalogues';
/** Labels of error codes, whose keys are made from the codes. */
const OF_CODES = `${CATALOGUES}/en/errors.ts`;
/** The forms of a label that depends on a number. */
const FORM = /_(?:zero|one|two|few|many|other)$/u;

const sourcesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name) && !/node_modules|dist/u.test(name))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`);

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

it('are used: each key of the catalogues is named in the code', () => {
  const keys = sourcesIn(`${CATALOGUES}/en`)
    .filter((file) => file !== OF_CODES)
    .flatMap((file) =>
      Array.from(read(file).matchAll(/^ {2}(?<key>\w+):/gmu), ({ groups }) =>
        (groups?.['key'] ?? '').replace(FORM, ''),
      ),
    );
  expect(keys.length).toBeGreaterThan(1000);
  const code = [...sourcesIn('packages'), ...sourcesIn('site/src')].filter(
    (file) => !file.startsWith(CATALOGUES),
  );
  const named = new Set(code.flatMap((file) => read(file).match(/\w+/gu) ?? []));
  expect(keys.filter((key) => !named.has(key))).toEqual([]);
});
