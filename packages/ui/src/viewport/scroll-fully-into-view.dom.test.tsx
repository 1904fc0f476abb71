import { afterEach, describe, expect, it, vi } from 'vitest';
import { scrollFullyIntoView } from './scroll-fully-into-view.js';

const LIST = 390;
const PADDING = 20;
const GAP = 16;

/** A list of ten entries with stubbed layout, which jsdom lacks. */
const lay = (width: number, from: number, dir: 'ltr' | 'rtl') => {
  const list = document.createElement('ul');
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
  list.dir = dir;
  list.style.direction = dir;
  list.style.paddingInlineStart = list.style.paddingInlineEnd = `${String(PADDING)}px`;
  const sign = dir === 'rtl' ? -1 : 1;
  for (const [name, value] of Object.entries({ clientWidth: LIST, scrollLeft: sign * from, scrollTo }))
    Object.defineProperty(list, name, { value });
  for (let at = 0; at < 10; at += 1) {
    const entry = document.createElement('li');
    const start = PADDING + at * (width + GAP);
    Object.defineProperty(entry, 'offsetWidth', { value: width });
    Object.defineProperty(entry, 'offsetLeft', { value: dir === 'rtl' ? LIST - start - width : start });
    entry.innerHTML = '<a href="#">A card</a>';
    list.append(entry);
  }
  document.body.append(list);
  list.addEventListener('focusin', ({ target }) => {
    if (target !== null) scrollFullyIntoView({ currentTarget: list, target });
  });
  return (at: number): number | undefined => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    list.querySelectorAll('a')[at]?.focus();
    return scrollTo.mock.lastCall?.[0].left;
  };
};

afterEach(() => document.body.replaceChildren());

describe('scrollFullyIntoView', () => {
  it('does not scroll to an entry that is fully visible', () => {
    expect(lay(160, 0, 'ltr')(1)).toBeUndefined();
    expect(lay(160, 352, 'ltr')(3)).toBeUndefined();
  });

  for (const [dir, sign] of [
    ['ltr', 1],
    ['rtl', -1],
  ] as const) {
    it(`scrolls forward to an entry that is cut off at its end, and aligns the start of an entry (${dir})`, () => {
      expect(lay(310, 0, dir)(1)).toBe(sign * 326);
      expect(lay(160, 0, dir)(2)).toBe(sign * 176);
      // Aligning only the end would let scroll snapping turn back before the focused entry.
      expect(lay(130, 0, dir)(2)).toBe(sign * 146);
    });

    it(`scrolls back to the start of an entry that is cut off at its start (${dir})`, () => {
      expect(lay(160, 300, dir)(1)).toBe(sign * 176);
      expect(lay(160, 704, dir)(0)).toBeCloseTo(0);
    });
  }

  it('aligns the start of an entry that is wider than the list', () => {
    expect(lay(500, 0, 'ltr')(1)).toBe(516);
  });
});
