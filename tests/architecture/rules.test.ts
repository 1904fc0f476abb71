import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { duplicatesOf, foreignCitationsIn, groupsOf, idsIn, parseRules } from './rule-book.js';
import { ROOT } from './workspace.js';

const BOOK = 'docs/rules';
const PLACES = ['packages', 'site', 'tests', 'demo', 'scripts', 'examples', 'docs'];
const OWN = new Set(['tests/architecture/rule-book.ts', 'tests/architecture/rule-book.test.ts']);
const READ = /\.(?:[cm]?[jt]sx?|css|html|json|md|njk|svelte|vue)$/u;
/** Folders of installed, built or rendered files. */
const NOT_WRITTEN = /(?:^|\/)(?:node_modules|dist)$|^demo\/media$/u;
const TEST_FILE = /\.(?:test\.tsx?|spec\.ts)$/u;

const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_WRITTEN.test(file) ? [] : filesBelow(file);
    return READ.test(entry.name) && !OWN.has(file) ? [file] : [];
  });

const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const readme = textOf(`${BOOK}/README.md`);
const groups = groupsOf(readme);
const pages = readdirSync(path.join(ROOT, BOOK)).filter(
  (name) => name.endsWith('.md') && name !== 'README.md',
);
const parsed = pages.map((name) => parseRules(`${BOOK}/${name}`, textOf(`${BOOK}/${name}`), groups));
const rules = parsed.flatMap((one) => one.rules);
const known = new Set(rules.map(({ id }) => id));
const sources = [...PLACES.flatMap((folder) => filesBelow(folder)), 'CONTRIBUTING.md', 'README.md'].map(
  (file) => ({ file, text: textOf(file) }),
);

describe('the rule book', () => {
  it('has groups, rules and sources', () => {
    expect(groups.size).toBeGreaterThan(10);
    expect(rules.length).toBeGreaterThan(100);
    expect(sources.length).toBeGreaterThan(1000);
  });

  it('is valid', () => {
    expect(parsed.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('has no file for an unlisted group', () => {
    const listed = new Set(groups.values());
    const others = pages.filter((name) => !listed.has(name));
    expect(others.map((name) => `${BOOK}/${name}: allowed: ${[...listed].join(', ')}`)).toEqual([]);
  });

  it('uses no id twice', () => {
    expect(duplicatesOf(rules)).toEqual([]);
  });

  it('names tests that exist and cite their rule', () => {
    const wrong = rules.flatMap(({ id, file, tests }) =>
      tests.flatMap((test) => {
        if (!TEST_FILE.test(test) || !existsSync(path.join(ROOT, test)))
          return [`${file}: ${id} names ${test}; allowed: the path of a test file below the root`];
        return idsIn(textOf(test), groups.keys()).includes(id)
          ? []
          : [`${test}: cites no ${id}; allowed: the id in the title or a comment of the test (${file})`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has a rule for every cited id', () => {
    const unknown = sources.flatMap(({ file, text }) =>
      idsIn(text, groups.keys())
        .filter((id) => !known.has(id))
        .map((id) => `${file}: cites ${id}; allowed: ids of rules in ${BOOK}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('citations of external documents', () => {
  it('do not exist: rules are cited by id', () => {
    const cited = sources.flatMap(({ file, text }) =>
      foreignCitationsIn(text).map((words) => `${file}: “${words.trim()}”; allowed: an id of ${BOOK}`),
    );
    expect(cited).toEqual([]);
  });
});
