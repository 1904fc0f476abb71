import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT, builtManifest, names, type Declaration, type Described } from './built-manifest.js';

const BUILD_TIMEOUT_MS = 60_000;
const PAGE = readFileSync(join(ROOT, 'docs/theming.md'), 'utf8');
const THEME = readFileSync(join(ROOT, 'examples/player/theme.css'), 'utf8');

let player: Declaration;
let several: Declaration;

beforeAll(() => {
  const elements = builtManifest();
  const find = (tagName: string): Declaration => {
    const found = elements.get(tagName);
    if (found === undefined) throw new Error(`<${tagName}> is not in the manifest.`);
    return found;
  };
  player = find('footlight-player');
  several = find('footlight-multi-view');
}, BUILD_TIMEOUT_MS);

/** The cells of all tables whose first column has this heading, row by row. */
const rowsOf = (heading: string): string[][] =>
  [...PAGE.matchAll(/^\|(?<head>.*)\|\n\|[-|]+\|\n(?<rows>(?:\|.*\|\n)+)/gmu)]
    .filter(({ groups }) => groups?.['head']?.split('|')[0]?.trim() === heading)
    .flatMap(({ groups }) => (groups?.['rows'] ?? '').trim().split('\n'))
    .map((row) =>
      row
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim().replaceAll('`', '')),
    );

const firstOf = (heading: string): string[] => rowsOf(heading).map(([name = '']) => name);

const inOrder = (list: readonly string[]): string[] =>
  list.toSorted((one, other) => one.localeCompare(other));

const either = (one: readonly Described[] = [], other: readonly Described[] = []): string[] =>
  inOrder([...new Set(names([...one, ...other]))]);

const found = (text: string, form: RegExp): string[] =>
  [...text.matchAll(form)].map(({ groups }) => groups?.['name'] ?? '');

describe('docs/theming.md', () => {
  it('lists every custom property once with its default, and no others', () => {
    expect(inOrder(firstOf('property'))).toEqual(either(player.cssProperties, several.cssProperties));
    const listed = rowsOf('property').map(([name, value]) => ({ name, default: value }));
    for (const property of [...(player.cssProperties ?? []), ...(several.cssProperties ?? [])])
      expect(listed).toContainEqual({ name: property.name, default: property.default });
  });

  it('lists every part once, and no others', () => {
    expect(inOrder(firstOf('part'))).toEqual(either(player.cssParts, several.cssParts));
  });

  it('lists every slot once, and no others', () => {
    const named = (list: readonly Described[] = []) => list.filter(({ name }) => name !== '');
    expect(inOrder(firstOf('slot'))).toEqual(either(named(player.slots), named(several.slots)));
  });

  it('uses only existing parts, properties and slots in examples, like the example theme', () => {
    const shown = `${PAGE}\n${THEME}`;
    const parts = new Set(either(player.cssParts, several.cssParts));
    const properties = new Set(either(player.cssProperties, several.cssProperties));
    const slots = new Set(either(player.slots, several.slots));
    const used = found(shown, /::part\((?<name>[a-z-]+)\)/gu);
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((name) => !parts.has(name))).toEqual([]);
    const set = found(shown, /(?<name>--footlight-[a-z-]+)/gu);
    expect(set.filter((name) => !properties.has(name))).toEqual([]);
    expect(found(shown, /slot="(?<name>[a-z-]+)"/gu).filter((name) => !slots.has(name))).toEqual([]);
  });

  it('is complete: the player hard-codes no colours but black, shadows and those of captions', () => {
    const folder = join(ROOT, 'packages/player/src');
    const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.styles.ts'),
    );
    expect(styles.length).toBeGreaterThan(20);
    const written = styles
      .filter((file) => !file.endsWith('appearance-panel.styles.ts'))
      .flatMap((file) =>
        found(readFileSync(join(folder, file), 'utf8'), /(?<name>#[0-9a-f]{3,8}\b|(?:rgb|hsl)a?\([^)]*\))/gu)
          .filter((colour) => colour !== '#000' && !colour.startsWith('rgb(0 0 0 /'))
          .map((colour) => `${file}: ${colour}`),
      );
    expect(written).toEqual([]);
  });
});
