import { describe, expect, it } from 'vitest';
import { duplicatesOf, foreignCitationsIn, groupsOf, idsIn, parseRules } from './rule-book.js';

// Groups that no real rule uses, so that this file contains no citations.
const GROUPS = new Map([
  ['TIDE', 'tides.md'],
  ['MOON', 'moons.md'],
]);
const FILE = 'docs/rules/tides.md';
const parse = (...lines: readonly string[]) => parseRules(FILE, lines.join('\n'), GROUPS);

const COMPLETE = [
  '# Tides',
  'Words before the first rule.',
  '## High water',
  '### TIDE-1 It comes twice',
  'The tide comes',
  'every 12 hours.',
  '',
  'Test: sea/tide.test.ts, sea/moon.dom.test.tsx',
  '### TIDE-3 It goes',
  'It goes as well.',
  'Test: sea/tide.test.ts',
];

describe('a file of rules', () => {
  it('is parsed rule by rule, with gaps in the numbers', () => {
    const { rules, faults } = parse(...COMPLETE);
    expect(faults).toEqual([]);
    expect(rules).toEqual([
      {
        id: 'TIDE-1',
        group: 'TIDE',
        title: 'It comes twice',
        text: 'The tide comes every 12 hours.',
        tests: ['sea/tide.test.ts', 'sea/moon.dom.test.tsx'],
        file: FILE,
      },
      {
        id: 'TIDE-3',
        group: 'TIDE',
        title: 'It goes',
        text: 'It goes as well.',
        tests: ['sea/tide.test.ts'],
        file: FILE,
      },
    ]);
  });

  it.each([
    ['### TIDE-1: It comes', 'heading “### TIDE-1: It comes”'],
    ['### TIDE-01 It comes', 'heading “### TIDE-01 It comes”'],
    ['### tide-1 It comes', 'heading “### tide-1 It comes”'],
    ['### TIDE-1', 'heading “### TIDE-1”'],
    ['#### TIDE-1 It comes', 'heading “#### TIDE-1 It comes”'],
    ['###TIDE-1 It comes', 'heading “###TIDE-1 It comes”'],
    ['### WIND-1 It blows', 'is of the group WIND; allowed: TIDE, MOON'],
    ['### MOON-1 It rises', 'MOON-1 stands in tides.md; allowed: moons.md'],
  ])('is invalid with the heading “%s”', (heading, fault) => {
    const { faults } = parse(heading, 'Words.', 'Test: sea/tide.test.ts');
    expect(faults[0]).toContain(`${FILE}: `);
    expect(faults[0]).toContain(fault);
  });

  it.each([
    ['no test line', ['### TIDE-1 It comes', 'Words.'], 'TIDE-1 has no test'],
    ['an empty test line', ['### TIDE-1 It comes', 'Words.', 'Test: '], 'TIDE-1 has no test'],
    ['no text', ['### TIDE-1 It comes', 'Test: a.test.ts'], 'TIDE-1 says nothing'],
    [
      'text below the test line',
      ['### TIDE-1 It comes', 'Words.', 'Test: a', 'More.'],
      'stands below the tests of TIDE-1',
    ],
    ['tests without a rule', ['# Tides', 'Test: a'], 'belongs to no rule'],
  ])('is invalid with %s', (_what, lines, fault) => {
    expect(parse(...lines).faults.join('\n')).toContain(fault);
  });

  it('may have several test lines, and paths in backticks', () => {
    const { rules, faults } = parse(
      '### TIDE-1 It comes',
      '',
      'Words.',
      '',
      'Test: `a.test.ts`',
      'Test: b.test.ts',
    );
    expect(faults).toEqual([]);
    expect(rules.map(({ tests }) => tests)).toEqual([['a.test.ts', 'b.test.ts']]);
  });

  it('is reported if it uses an id twice', () => {
    const { rules } = parse(...COMPLETE, '### TIDE-1 It comes again', 'Words.', 'Test: a');
    expect(duplicatesOf(rules)).toEqual([
      `${FILE}: TIDE-1 is taken by “It comes twice”; allowed: a free number`,
    ]);
    expect(duplicatesOf(parse(...COMPLETE).rules)).toEqual([]);
  });
});

describe('groupsOf', () => {
  it('reads the table of the README', () => {
    const readme =
      '| Group | File | Holds |\n|---|---|---|\n| `TIDE` | `tides.md` | water |\n| `MOON` | `moons.md` | light |';
    expect(groupsOf(readme)).toEqual(GROUPS);
  });
});

describe('citations in a text', () => {
  it.each([
    ['// TIDE-1, MOON-22', ['TIDE-1', 'MOON-22']],
    ['(TIDE-1) and again TIDE-1.', ['TIDE-1']],
    ['@see docs/rules/tides.md TIDE-4', ['TIDE-4']],
    ['LOWTIDE-1, TIDE-1b, x-TIDE-1, TIDE-, WIND-1', []],
  ])('idsIn reads “%s” as %j', (text, ids) => {
    expect(idsIn(text, GROUPS.keys())).toEqual(ids);
  });

  it.each([
    ['@see specification 000 §2 “Slugs”', 1],
    ['(specification 001, section 9)', 1],
    ['as the specification\n * 000 has it', 1],
    ['(000 §8, Seasons)', 1],
    ['the JSON-RPC 2.0 specification, 1000 §', 0],
  ])('foreignCitationsIn counts in %j: %i', (text, count) => {
    expect(foreignCitationsIn(text)).toHaveLength(count);
  });
});
