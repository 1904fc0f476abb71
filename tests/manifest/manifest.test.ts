import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const MANIFEST = join(ROOT, 'packages/elements/dist/manifest/custom-elements.json');

interface Described {
  readonly name: string;
  readonly description?: string;
}

interface Declaration {
  readonly tagName: string;
  readonly description?: string;
  readonly attributes?: readonly Described[];
  readonly events?: readonly Described[];
  readonly slots?: readonly Described[];
  readonly cssParts?: readonly Described[];
  readonly cssProperties?: readonly Described[];
  readonly members?: readonly (Described & { readonly kind: string })[];
}

interface Manifest {
  readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
}

let elements: ReadonlyMap<string, Declaration>;

const element = (tagName: string): Declaration => {
  const found = elements.get(tagName);
  if (found === undefined) throw new Error(`<${tagName}> is not in the manifest.`);
  return found;
};

const names = (list: readonly Described[] | undefined): string[] => (list ?? []).map(({ name }) => name);

/** Sources of a package, without tests. */
const sourcesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !/\.test\.tsx?$/u.test(file) && !file.includes('testing/'))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));

beforeAll(() => {
  if (!existsSync(MANIFEST))
    execFileSync(
      join(ROOT, 'node_modules/.bin/cem'),
      ['analyze', '--config', 'scripts/manifest/manifest.config.mjs', '--quiet'],
      { cwd: ROOT, stdio: 'ignore' },
    );
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  elements = new Map(
    manifest.modules.flatMap(({ declarations }) =>
      declarations.map((declaration) => [declaration.tagName, declaration] as const),
    ),
  );
}, 60_000);

describe('custom-elements.json', () => {
  it('has every element that the SDK registers', () => {
    const registered = sourcesOf('packages/elements/src/define').flatMap((source) =>
      [...source.matchAll(/(?:safeDefine|whenUsed)\(\s*'(?<tag>footlight-[\w-]+)'/gu)].map(
        ({ groups }) => groups?.['tag'],
      ),
    );
    expect(registered.length).toBeGreaterThan(0);
    expect(new Set(elements.keys())).toEqual(new Set(registered));
  });

  it('says of everything what it is', () => {
    const silent = [...elements.values()].flatMap((declaration) => {
      const { tagName, attributes, events, slots, cssParts, cssProperties } = declaration;
      const entries = [attributes, events, slots, cssParts, cssProperties].flatMap((list) => list ?? []);
      return [{ ...declaration, name: 'the element' }, ...entries]
        .filter(({ description = '' }) => !/\w/u.test(description))
        .map(({ name }) => `${tagName}: ${name}`);
    });
    expect(silent).toEqual([]);
  });

  it('names every part that the player draws', () => {
    const drawn = new Set(
      sourcesOf('packages/player/src').flatMap((source) =>
        [...source.matchAll(/\bpart="(?<parts>[^"]+)"/gu)].flatMap(({ groups }) =>
          (groups?.['parts'] ?? '').split(/\s+/u).filter((part) => /^[a-z-]+$/u.test(part)),
        ),
      ),
    );
    const documented = new Set([...elements.values()].flatMap(({ cssParts }) => names(cssParts)));
    expect([...drawn].filter((part) => !documented.has(part))).toEqual([]);
  });

  it('has the methods and the properties of the player, and nothing from within', () => {
    const members = element('footlight-player').members ?? [];
    const methods = names(members.filter(({ kind }) => kind === 'method'));
    expect(methods).toEqual(expect.arrayContaining(['play', 'pause', 'seek', 'load', 'setVolume', 'retry']));
    expect(names(members)).toEqual(expect.arrayContaining(['src', 'state', 'loader']));
    expect(names(members).filter((name) => /^[#_]|Callback$|^(?:render|styles)$/u.test(name))).toEqual([]);
  });
});
