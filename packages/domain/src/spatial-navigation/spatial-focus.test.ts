import { describe, expect, it } from 'vitest';
import { nearestTowards, type FocusBox, type FocusDirection } from './spatial-focus.js';

const box = (left: number, top: number, width = 100, height = 60): FocusBox => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Three rows: five cards, two cards, five cards, below a line of buttons. */
const page: Readonly<Record<string, FocusBox>> = {
  watch: box(40, 300, 120, 40),
  more: box(180, 300, 120, 40),
  ...Object.fromEntries([0, 1, 2, 3, 4].map((at) => [`a${at}`, box(40 + 120 * at, 500)])),
  ...Object.fromEntries([0, 1].map((at) => [`b${at}`, box(40 + 120 * at, 700)])),
  ...Object.fromEntries([0, 1, 2, 3, 4].map((at) => [`c${at}`, box(40 + 120 * at, 900)])),
};

const from = (name: string, direction: FocusDirection) =>
  nearestTowards(
    page[name] ?? box(0, 0),
    direction,
    Object.entries(page)
      .filter(([other]) => other !== name)
      .map(([value, at]) => ({ box: at, value })),
  )?.value;

describe('nearestTowards', () => {
  it.each([
    ['watch', 'down', 'a0'],
    ['a0', 'up', 'watch'],
    ['a1', 'up', 'more'],
    ['a2', 'up', 'more'],
    ['a4', 'right', undefined],
    ['a1', 'right', 'a2'],
    ['a1', 'left', 'a0'],
    ['a0', 'left', undefined],
    ['c4', 'down', undefined],
  ] as const)('moves from %s %s to %s', (name, direction, to) => {
    expect(from(name, direction)).toBe(to);
  });

  // NAV-20
  it('does not skip a short row', () => {
    expect(from('a4', 'down')).toBe('b1');
    expect(from('c4', 'up')).toBe('b1');
  });

  it('handles a card that overlaps its neighbours', () => {
    const grown = box(140, 484, 140, 92);
    const next = [{ box: box(280 - 12, 500), value: 'next' }];
    expect(nearestTowards(grown, 'right', next)?.value).toBe('next');
  });
});
