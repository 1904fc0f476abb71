import { describe, expect, it } from 'vitest';
import { importsOf, packageOf, relativeTargets, resolveRelative } from './imports.js';
import { isTest, members, sourceFiles } from './workspace.js';

/** A package may import only packages of lower floors, never of its own or a higher one. */
const FLOORS: Readonly<Record<string, number>> = {
  contract: 1,
  tokens: 1,
  'player-contract': 1,
  simulators: 1,
  embed: 2,
  client: 2,
  domain: 2,
  i18n: 2,
  packager: 3,
  state: 3,
  ui: 3,
  player: 3,
  server: 4,
  widgets: 4,
  elements: 5,
  react: 6,
  site: 6,
};

/** Imports that are forbidden for a package, whatever its package.json allows. */
const NEVER: readonly (readonly [string, RegExp])[] = [
  ['ui', /^@footlight\/(?:state|client)/u],
  ['player', /^(?:react|preact)/u],
  ['embed', /^(?!penpal$|@footlight\/player-contract$|vitest$|\.)/u],
  ['player-contract', /^(?!vitest$|\.)/u],
  ['contract', /^@footlight\//u],
  ['simulators', /^@footlight\//u],
  ['server', /^@footlight\/(?:client|state|ui|player|widgets|elements|embed|tokens)/u],
];

/** Packages that tests may import anywhere. */
const TEST_TOOLS = /^(?:vitest|node:|@vitest\/|@testing-library\/|playwright|media-chrome|player\.style)/u;

describe('package layers', () => {
  it('include every package', () => {
    expect(members.map(({ name }) => name).toSorted()).toEqual(Object.keys(FLOORS).toSorted());
  });

  it.each(members)('let $name depend only on lower layers', ({ name, allowed }) => {
    const own = FLOORS[name] ?? 0;
    expect(allowed.filter((other) => (FLOORS[other] ?? Infinity) >= own)).toEqual([]);
  });
});

describe.each(members)('imports of $name', (member) => {
  const files = sourceFiles(member);
  const found = files.flatMap((file) => importsOf(file).map((specifier) => ({ file, specifier })));
  const bare = found.filter(({ specifier }) => !specifier.startsWith('.'));

  it('are declared in its package.json', () => {
    const declared = new Set([...member.dependencies, `@footlight/${member.name}`]);
    const undeclared = bare.filter(
      ({ file, specifier }) =>
        !specifier.startsWith('node:') &&
        !declared.has(packageOf(specifier)) &&
        !(isTest(file) && TEST_TOOLS.test(specifier)),
    );
    expect(undeclared).toEqual([]);
  });

  it('include every workspace package that it declares', () => {
    const imported = new Set(bare.map(({ specifier }) => packageOf(specifier)));
    expect(member.allowed.filter((other) => !imported.has(`@footlight/${other}`))).toEqual([]);
  });

  it('enter other packages only through their exports', () => {
    const deep = bare.filter(({ specifier }) => {
      const other = members.find(({ name }) => packageOf(specifier) === `@footlight/${name}`);
      if (other === undefined) return false;
      const subpath = specifier.replace(`@footlight/${other.name}`, '.').replace(/\?.*$/u, '');
      return !other.exports.some((known) =>
        known.endsWith('*') ? subpath.startsWith(known.slice(0, -1)) : known === subpath,
      );
    });
    expect(deep).toEqual([]);
  });

  it('stay inside the package when they are relative', () => {
    const outside = found.filter(({ file, specifier }) => {
      const target = specifier.startsWith('.') ? resolveRelative(file, specifier) : undefined;
      return target !== undefined && !target.startsWith(`${member.folder}/`);
    });
    expect(outside).toEqual([]);
  });

  it('never include a forbidden package', () => {
    const forbidden = NEVER.filter(([name]) => name === member.name).map(([, pattern]) => pattern);
    const reached = found.filter(
      ({ file, specifier }) => !isTest(file) && forbidden.some((pattern) => pattern.test(specifier)),
    );
    expect(reached).toEqual([]);
  });

  it('have no cycles', () => {
    const arrows = new Map(files.map((file) => [file, relativeTargets(file)]));
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, trail: readonly string[]): void => {
      if (trail.includes(file)) {
        circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
        return;
      }
      if (done.has(file)) return;
      for (const target of arrows.get(file) ?? []) visit(target, [...trail, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
    expect(circles).toEqual([]);
  });
});
