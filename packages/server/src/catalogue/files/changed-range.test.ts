import { appendFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedRange, firstOfRange, hasSameIds, listOfRange, withRange } from './changed-range.js';
import { readParts, type FileParts } from './file-parts.js';

interface Element {
  readonly id: string;
  readonly text?: unknown;
}

const PART = 64;
const MOST = 1_000_000;

/** Texts that a scanner of bytes could trip over. */
const ODD = [
  '", "id": "x" },',
  String.raw`\"`,
  '\\',
  '\\\\',
  '[{',
  '}]',
  '日本語',
  '🎬🎬🎬',
  'é',
  ',,,',
  '',
  '\n',
];
const element = (id: number, text: unknown = ODD[id % ODD.length]): Element => ({ id: `e${id}`, text });
const elements = (count: number): Element[] => Array.from({ length: count }, (_, id) => element(id));
const idsOf = (list: readonly Element[]): readonly string[] => list.map(({ id }) => id);

const FORMS: Readonly<Record<string, (list: readonly Element[]) => string>> = {
  'on one line': (list) => JSON.stringify(list),
  'pretty-printed': (list) => `${JSON.stringify(list, null, 2)}\n`,
  'with CRLF': (list) => JSON.stringify(list, null, '\t').replaceAll('\n', '\r\n'),
  'an element per line': (list) => `[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`,
  'with blanks around commas': (list) =>
    `  [ ${list.map((one) => JSON.stringify(one)).join(' \n , \t ')} ]  `,
};

describe('the parts of a file', () => {
  let folder: string;
  let path: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'footlight-parts-'));
    path = join(folder, 'list.json');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const record = async (text: string, ids: readonly string[], partBytes = PART): Promise<FileParts> => {
    writeFileSync(path, text);
    const file = await open(path);
    try {
      const parts = await readParts(file, ids, partBytes);
      if (parts === null) throw new Error('The list has other elements.');
      return parts;
    } finally {
      await file.close();
    }
  };
  const compare = async (before: FileParts, most = MOST) => {
    const file = await open(path);
    try {
      return await changedRange(file, before, most);
    } finally {
      await file.close();
    }
  };
  /** What is read of a file that was changed, and the record of it; a word if it has to be read as a whole. */
  const readChanged = async (before: FileParts) => {
    const range = await compare(before);
    if (typeof range === 'string') return range;
    const list = listOfRange(before, range);
    if (list === null) return 'no list';
    let read: Element[];
    try {
      read = JSON.parse(list) as Element[];
    } catch {
      return 'not well-formed';
    }
    if (!hasSameIds(before, range, idsOf(read))) return 'other ids';
    const after = withRange(before, range, idsOf(read), PART);
    return { first: firstOfRange(before, range), read, after, bytes: range.bytes.length };
  };
  /** Parts of a record that are not those of the file. */
  const wrongParts = async (after: FileParts, list: readonly Element[]): Promise<readonly unknown[]> => {
    const found = await compare(after);
    const ends = [...after.parts.slice(1).map(({ first }) => first), after.count];
    const wrong = after.parts.filter(({ first }, from) => {
      const range = { from, to: from + 1, start: 0, bytes: Buffer.alloc(0), length: 0 };
      return !hasSameIds(after, range, idsOf(list.slice(first, ends[from])));
    });
    return found === 'same' ? wrong : [found, ...wrong];
  };
  /** The list as it is known after what has changed was read; a word if it has to be read as a whole. */
  const readInto = async (list: readonly Element[], before: FileParts) => {
    const changed = await readChanged(before);
    if (typeof changed === 'string') return changed;
    const { first, read, after } = changed;
    const known = list.toSpliced(first, read.length, ...read);
    return { list: known, wrong: await wrongParts(after, known) };
  };

  describe.each(Object.entries(FORMS))('of a list %s', (_form, write) => {
    it('are runs of whole elements', async () => {
      const list = elements(40);
      const { parts, count, length } = await record(write(list), idsOf(list));
      expect({ count, length }).toEqual({ count: 40, length: Buffer.byteLength(write(list)) });
      expect(parts.length).toBeGreaterThan(8);
      const text = Buffer.from(write(list));
      for (const [index, { offset, first }] of parts.entries()) {
        const part = text.toString('utf8', offset, parts[index + 1]?.offset ?? length).trim();
        const inner = part.replace(index === 0 ? /^\[/u : '', '').replace(/(?:,|\])$/u, '');
        expect(JSON.parse(`[${inner}]`)).toEqual(list.slice(first, parts[index + 1]?.first ?? count));
      }
    });

    it.each([
      ['first', 0],
      ['last', 39],
      ['middle', 20],
    ])('lead to the %s element when it changes', async (_which, index) => {
      for (const text of ['longer than it was before', '', 'ü"\\', { nested: ['[', { deep: ']' }] }]) {
        const list = elements(40);
        const before = await record(write(list), idsOf(list));
        list[index] = element(index, text);
        writeFileSync(path, write(list));
        const changed = await readChanged(before);
        expect(typeof changed === 'object' && changed.bytes).toBeLessThan(4 * PART);
        expect(await readInto(elements(40), before)).toEqual({ list, wrong: [] });
      }
    });

    it('lead to all between two elements that change', async () => {
      const list = elements(40);
      const before = await record(write(list), idsOf(list));
      list[3] = element(3, 'first');
      list[33] = element(33, 'second, and longer');
      writeFileSync(path, write(list));
      const changed = await readChanged(before);
      expect(typeof changed === 'object' && [1, 2, 3].includes(changed.first)).toBe(true);
      expect(await readInto(elements(40), before)).toEqual({ list, wrong: [] });
    });

    it('are those of other elements when some are added, removed or moved', async () => {
      for (const at of [0, 7, 20, 40]) {
        const list = elements(40);
        const before = await record(write(list), idsOf(list));
        writeFileSync(path, write(list.toSpliced(at, 0, element(99))));
        expect(await readChanged(before)).toBe('other ids');
        writeFileSync(path, write(list.toSpliced(Math.min(at, 39), 1)));
        expect(await readChanged(before)).toBe('other ids');
        const [a, b] = [at % 40, (at + 1) % 40];
        const moved = list.with(a, list[b] ?? element(0)).with(b, list[a] ?? element(0));
        writeFileSync(path, write(moved));
        expect(await readChanged(before)).toBe('other ids');
      }
    });

    it('are the same after a change that was taken back', async () => {
      const list = elements(40);
      const before = await record(write(list), idsOf(list));
      const other = list.with(20, element(20, 'other'));
      writeFileSync(path, write(other));
      expect(await readInto(list, before)).toEqual({ list: other, wrong: [] });
      const changed = await readChanged(before);
      writeFileSync(path, write(list));
      const back = typeof changed === 'object' ? await readInto(other, changed.after) : changed;
      expect(back).toEqual({ list, wrong: [] });
      expect(await compare(before)).toBe('same');
    });
  });

  it('are read again where only white space differs', async () => {
    const list = elements(40);
    const before = await record(FORMS['an element per line']?.(list) ?? '', idsOf(list));
    for (const offset of [0, ...before.parts.slice(1).map((part) => part.offset), before.length]) {
      const text = Buffer.from(FORMS['an element per line']?.(list) ?? '');
      for (const space of [' ', '\n\n\n']) {
        writeFileSync(
          path,
          Buffer.concat([text.subarray(0, offset), Buffer.from(space), text.subarray(offset)]),
        );
        expect(await readInto(list, before)).toEqual({ list, wrong: [] });
      }
    }
    writeFileSync(path, FORMS['with CRLF']?.(list) ?? '');
    expect(await readInto(list, before)).toEqual({ list, wrong: [] });
  });

  it('are not mistaken for each other where the file repeats itself', async () => {
    const same = Array.from({ length: 60 }, () => ({ id: 'same', text: 'text' }));
    const before = await record(JSON.stringify(same), idsOf(same));
    writeFileSync(path, JSON.stringify(same.slice(1)));
    expect(await readChanged(before)).toBe('other ids');
    writeFileSync(path, JSON.stringify([...same, ...same]));
    expect(await readChanged(before)).toBe('other ids');
  });

  it('of an empty list are one', async () => {
    const before = await record(' [ ]\n', []);
    expect(before).toMatchObject({ count: 0, parts: [{ offset: 0, first: 0 }] });
    expect(await compare(before)).toBe('same');
    writeFileSync(path, '[]');
    expect(await readInto([], before)).toEqual({ list: [], wrong: [] });
    writeFileSync(path, '[{ "id": "e1" }]');
    expect(await readChanged(before)).toBe('other ids');
  });

  it('hold an element that is longer than a part', async () => {
    const list = [element(0), element(1, 'x'.repeat(700_000)), element(2), element(3)];
    const before = await record(JSON.stringify(list), idsOf(list));
    for (const [index, text] of [
      [1, 'y'.repeat(700_001)],
      [1, 'short'],
      [3, 'z'.repeat(900_000)],
    ] as const) {
      const next = list.with(index, element(index, text));
      writeFileSync(path, JSON.stringify(next));
      expect(await readInto(list, before)).toEqual({ list: next, wrong: [] });
    }
  });

  it('are found in characters of several bytes at the borders of what is read at once', async () => {
    for (let shift = 0; shift < 4; shift += 1) {
      const list = [
        element(0, 'x'.repeat(shift)),
        element(1, '🎬"\\,'.repeat(60_000)),
        element(2),
        element(3),
      ];
      const before = await record(JSON.stringify(list), idsOf(list), 1_000);
      const next = list.with(2, element(2, 'other'));
      writeFileSync(path, JSON.stringify(next));
      expect(await readInto(list, before)).toEqual({ list: next, wrong: [] });
    }
  });

  it('are not read when the file begins with a byte order mark, or is not well-formed', async () => {
    const list = elements(40);
    const text = JSON.stringify(list);
    const before = await record(text, idsOf(list));
    const broken = [
      `\uFEFF${text}`,
      text.slice(0, -1),
      `${text}]`,
      text.replace('"e20"', '"e20'),
      text.replace('{"id":"e20"', '],[{"id":"e20"'),
      text.replace('{"id":"e20"', '{"id":"e20"]'),
      text.replace('{"id":"e20"', ',{"id":"e20"'),
      `{${text}}`,
      '',
    ];
    for (const other of broken) {
      writeFileSync(path, other);
      expect(['not well-formed', 'no list']).toContain(await readChanged(before));
    }
  });

  it('are not read when more differs than is allowed, or when the file ends while it is read', async () => {
    const list = elements(40);
    const before = await record(JSON.stringify(list), idsOf(list));
    writeFileSync(path, JSON.stringify(elements(40).toReversed()));
    expect(await compare(before, 500)).toBe('much');
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const reading = Object.assign(Object.create(file) as typeof file, {
        stat: async () => ({ size: size + 100 }),
        read: file.read.bind(file),
      });
      expect(await changedRange(reading, before, MOST)).toBe('much');
    } finally {
      await file.close();
    }
  });

  it('are not those of a file with other elements than those that were read', async () => {
    writeFileSync(path, JSON.stringify(elements(3)));
    const file = await open(path);
    try {
      expect(await readParts(file, ['e0', 'e1'])).toBeNull();
      truncateSync(path, 10);
      appendFileSync(path, ' ]');
      expect(await readParts(file, ['e0', 'e1', 'e2'])).toBeNull();
    } finally {
      await file.close();
    }
  });

  it('do not become more with each change', async () => {
    const list = elements(200);
    let parts = await record(JSON.stringify(list), idsOf(list));
    const { length } = parts.parts;
    for (let turn = 0; turn < 60; turn += 1) {
      const index = (turn * 7) % 200;
      list[index] = element(index, 'x'.repeat((turn * 13) % 50));
      writeFileSync(path, JSON.stringify(list));
      // oxlint-disable-next-line no-await-in-loop -- each change follows from the last
      const changed = await readChanged(parts);
      if (typeof changed === 'object') parts = changed.after;
    }
    expect(parts.parts.length).toBeLessThan(2 * length);
    expect(await wrongParts(parts, list)).toEqual([]);
  });

  it('lead to what a whole read finds, whatever changes', async () => {
    let seed = 20_261_201;
    const draw = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const writers = Object.values(FORMS);
    const outcomes = new Map<string, number>();
    for (let turn = 0; turn < 150; turn += 1) {
      const write = writers[draw(writers.length)] ?? JSON.stringify;
      const list = elements(1 + draw(60));
      // oxlint-disable no-await-in-loop -- in one file
      const before = await record(write(list), idsOf(list));
      const next = [...list];
      for (let change = draw(3); change >= 0; change -= 1) {
        const index = draw(next.length);
        const kind = draw(10);
        if (kind === 0) next.splice(index, 1);
        else if (kind === 1) next.splice(index, 0, element(100 + draw(100)));
        else
          next[index] = {
            ...element(0),
            id: next[index]?.id ?? '',
            text: ODD[draw(ODD.length)]?.repeat(draw(9)),
          };
      }
      writeFileSync(path, (draw(8) === 0 ? JSON.stringify : write)(next));
      const known = await readInto(list, before);
      // oxlint-enable no-await-in-loop
      const hasSame = JSON.stringify(idsOf(next)) === JSON.stringify(idsOf(list));
      const isSame = JSON.stringify(next) === JSON.stringify(list);
      const expected = hasSame ? { list: next, wrong: [] } : 'other ids';
      expect(known).toEqual(isSame && known === 'same' ? 'same' : expected);
      const outcome = typeof known === 'object' ? 'read' : known;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    expect(outcomes.get('read')).toBeGreaterThan(70);
    expect(outcomes.get('other ids')).toBeGreaterThan(15);
  });
});
