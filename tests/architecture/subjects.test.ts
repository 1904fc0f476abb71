import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { relativeTargets } from './imports.js';
import { ROOT, isTest, members, sourceFiles } from './workspace.js';

/** Where a column of the table finds its folders or files. */
const PLACES: Readonly<Record<string, string>> = {
  contract: 'packages/contract/src',
  domain: 'packages/domain/src',
  state: 'packages/state/src',
  i18n: 'packages/i18n/src/catalogues/en',
  ui: 'packages/ui/src',
  widgets: 'packages/widgets/src',
  elements: 'packages/elements/src',
  site: 'site/src/features',
  server: 'packages/server/src/features',
  rules: 'docs/rules',
};
/** Places with files of subjects beside folders of subjects. */
const WITH_FILES: ReadonlySet<string> = new Set(['i18n', 'rules']);
/** Files and folders that belong to a place as a whole. */
const WHOLE: ReadonlySet<string> = new Set(['index.ts', 'README.md', 'testing']);
/** Places whose folders import one another in one direction only. */
const LAYERED = [
  ...['contract', 'domain', 'state', 'ui', 'widgets', 'site', 'server'].map((place) => PLACES[place] ?? ''),
  ...['embed', 'packager', 'player'].map((name) => `packages/${name}/src`),
];

const section = /^## Subjects$(?<text>[^]*?)^## /mu.exec(
  readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8'),
)?.groups?.['text'];
const rows = (section ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const head = rows.find(([, first]) => first === 'subject') ?? [];
const nameOf = (cell: string | undefined): string | undefined =>
  /^`(?<name>[a-z-]+)`$/u.exec(cell ?? '')?.groups?.['name'];
const subjectRows = rows.filter(([, first]) => nameOf(first) !== undefined);
const subjects = subjectRows.map(([, first]) => nameOf(first) ?? '');

/** The subjects that the table names for a place. */
const subjectsOf = (place: string): readonly string[] =>
  subjectRows.filter((row) => row[head.indexOf(place)] !== '').map(([, first]) => nameOf(first) ?? '');

/** The mechanisms that the second table names for a place. */
const mechanismsOf = (place: string): readonly string[] =>
  [
    ...(rows.find(([, first]) => first === place)?.[2] ?? '').matchAll(
      /`(?<name>[a-z-]+)(?:\/|\.ts|\.md)`/gu,
    ),
  ].map(({ groups }) => groups?.['name'] ?? '');

/** Names of the folders of a place, and of its files where they are named by subject. */
const found = (place: string): readonly string[] =>
  readdirSync(path.join(ROOT, PLACES[place] ?? ''), { withFileTypes: true })
    .filter(({ name }) => !WHOLE.has(name))
    .filter((entry) => entry.isDirectory() || WITH_FILES.has(place))
    .map(({ name }) => name.replace(/\.[a-z]+$/u, ''));

/** Circles of imports between the folders in a folder; its own files, which connect them, are not counted. */
const circlesOf = (folder: string): readonly string[] => {
  const roomOf = (file: string): string | undefined => {
    const [room = '', ...rest] = path.relative(folder, file).split('/');
    return room === '..' || rest.length === 0 ? undefined : room;
  };
  const arrows = new Map<string, Set<string>>();
  for (const file of members
    .flatMap(sourceFiles)
    .filter((one) => one.startsWith(`${folder}/`) && !isTest(one)))
    for (const target of relativeTargets(file)) {
      const [from, to] = [roomOf(file), roomOf(target)];
      if (from === undefined || to === undefined || from === to) continue;
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (room: string, trail: readonly string[]): void => {
    if (trail.includes(room)) circles.push([...trail.slice(trail.indexOf(room)), room].join(' → '));
    else if (!done.has(room)) {
      for (const target of arrows.get(room) ?? []) visit(target, [...trail, room]);
      done.add(room);
    }
  };
  for (const room of arrows.keys()) visit(room, []);
  return circles;
};

const foldersIn = (folder: string): readonly string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !WHOLE.has(entry.name))
    .map(({ name }) => name);

describe('the map of subjects', () => {
  it('names 16 subjects and every place', () => {
    expect(subjects).toHaveLength(16);
    expect(head.slice(3, -1)).toEqual(Object.keys(PLACES));
  });

  it.each(Object.keys(PLACES))('lists the folders of %s', (place) => {
    expect(found(place).toSorted()).toEqual([...subjectsOf(place), ...mechanismsOf(place)].toSorted());
  });

  it('lists the features of the service', () => {
    for (const row of subjectRows) {
      const cell = row[head.indexOf('server')] ?? '';
      const listed = cell === '•' ? [] : cell.split(', ').map((name) => nameOf(name) ?? name);
      expect(listed).toEqual(foldersIn(`${PLACES['server'] ?? ''}/${nameOf(row[1]) ?? ''}`).toSorted());
    }
  });

  it('is the same in every language', () => {
    const catalogues = path.join(ROOT, 'packages/i18n/src/catalogues');
    const filesOf = (language: string) =>
      readdirSync(path.join(catalogues, language), { recursive: true }).map(String).toSorted();
    for (const language of readdirSync(catalogues)) expect(filesOf(language)).toEqual(filesOf('en'));
  });

  it.each(LAYERED)('has no circles of imports in %s', (folder) => {
    expect(circlesOf(folder)).toEqual([]);
  });
});
