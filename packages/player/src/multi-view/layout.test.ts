import { describe, expect, it } from 'vitest';
import {
  DEFAULT_LAYOUT,
  LAYOUT_SIZES,
  MULTI_VIEW_LAYOUTS,
  arrange,
  neighbourIndex,
  renditionCap,
  widthClassOf,
  type Arrangement,
  type ViewBox,
} from './layout.js';

const WIDTHS = [320, 390, 599, 600, 800, 1023, 1024, 1440, 2560, 3840];

const overlaps = (one: ViewBox, other: ViewBox): boolean =>
  one.inline < other.inline + other.width - 0.5 &&
  other.inline < one.inline + one.width - 0.5 &&
  one.block < other.block + other.height - 0.5 &&
  other.block < one.block + one.height - 0.5;

const pairs = (boxes: readonly ViewBox[]) =>
  boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => [one, other] as const));

const inside = ({ boxes, width, height }: Arrangement): boolean =>
  boxes.every(
    (box) =>
      box.inline >= -0.01 &&
      box.block >= -0.01 &&
      box.inline + box.width <= width + 0.01 &&
      box.block + box.height <= height + 0.01,
  );

const columns = ({ boxes }: Arrangement): number =>
  new Set(boxes.map(({ inline }) => Math.round(inline))).size;

describe('the layouts', () => {
  // VIEW-1
  it('hold two to four videos, and default to twoUp', () => {
    expect(LAYOUT_SIZES).toEqual({ twoUp: 2, pip: 2, threeUp: 3, quad: 4 });
    expect(DEFAULT_LAYOUT).toBe('twoUp');
  });
});

describe('widthClassOf', () => {
  // VIEW-2
  it('changes the class at 600 and 1024 px', () => {
    expect([599, 600, 1023, 1024].map(widthClassOf)).toEqual(['narrow', 'medium', 'medium', 'wide']);
  });
});

describe.each(MULTI_VIEW_LAYOUTS)('%s', (layout) => {
  it.each(WIDTHS)('keeps all views 16:9 and inside the arrangement at %i px', (width) => {
    const arrangement = arrange(layout, width, null);
    expect(arrangement.boxes).toHaveLength(LAYOUT_SIZES[layout]);
    expect(inside(arrangement)).toBe(true);
    for (const box of arrangement.boxes) expect(box.width / box.height).toBeCloseTo(16 / 9);
    const covered = pairs(arrangement.boxes).filter(([one, other]) => overlaps(one, other));
    expect(covered).toHaveLength(layout === 'pip' ? 1 : 0);
  });

  it.each([
    [1920, 1080],
    [390, 844],
    [844, 390],
    [1024, 300],
  ])('fits into %i × %i px, fills the width or the height, and is centred', (width, height) => {
    const arrangement = arrange(layout, width, height);
    expect(inside(arrangement)).toBe(true);
    const { boxes } = arrangement;
    const right = Math.max(...boxes.map((box) => box.inline + box.width));
    const bottom = Math.max(...boxes.map((box) => box.block + box.height));
    const left = Math.min(...boxes.map(({ inline }) => inline));
    expect(right - left > width - 2 || bottom > height - 2).toBe(true);
    expect(left).toBeCloseTo(width - right, 0);
  });
});

describe('arrange', () => {
  it('stacks views at narrow widths, and puts them side by side at wider ones', () => {
    expect(columns(arrange('twoUp', 390, null))).toBe(1);
    expect(columns(arrange('twoUp', 768, null))).toBe(2);
    expect(columns(arrange('threeUp', 390, null))).toBe(1);
    expect(columns(arrange('quad', 390, null))).toBe(1);
    expect(columns(arrange('quad', 1440, null))).toBe(2);
  });

  it('puts the large view of threeUp above the other two, and beside them at wide widths', () => {
    const [large, second] = arrange('threeUp', 800, null).boxes;
    expect(large?.width).toBe(800);
    expect(second?.block).toBeGreaterThan(large?.height ?? Infinity);
    const wide = arrange('threeUp', 1440, null);
    const [main, upper, lower] = wide.boxes;
    expect(main?.height).toBeCloseTo(wide.height);
    expect((lower?.block ?? 0) + (lower?.height ?? 0)).toBeCloseTo(wide.height);
    expect(upper?.inline).toBeGreaterThan(main?.width ?? Infinity);
  });

  it('puts the small view of pip 20 px from the inline-end and bottom edges', () => {
    const { boxes, width, height } = arrange('pip', 1440, null);
    const [large, small] = boxes;
    expect(large).toMatchObject({ inline: 0, block: 0, width: 1440 });
    expect(width - (small?.inline ?? 0) - (small?.width ?? 0)).toBeCloseTo(20);
    expect(height - (small?.block ?? 0) - (small?.height ?? 0)).toBeCloseTo(20);
    expect(arrange('pip', 610, null).boxes[1]?.width).toBe(200);
    expect(arrange('pip', 280, null).boxes[1]?.width).toBe(100);
  });

  it('chooses the larger views for a given height: side by side on a landscape phone', () => {
    expect(columns(arrange('twoUp', 844, 390))).toBe(2);
    expect(columns(arrange('twoUp', 390, 844))).toBe(1);
  });
});

describe('neighbourIndex', () => {
  const { boxes } = arrange('quad', 1440, null);

  it('returns the visual neighbour in each direction', () => {
    expect(neighbourIndex(boxes, 0, 'end')).toBe(1);
    expect(neighbourIndex(boxes, 0, 'down')).toBe(2);
    expect(neighbourIndex(boxes, 3, 'start')).toBe(2);
    expect(neighbourIndex(boxes, 3, 'up')).toBe(1);
  });

  it('returns undefined at the edges', () => {
    expect(neighbourIndex(boxes, 0, 'start')).toBeUndefined();
    expect(neighbourIndex(boxes, 2, 'down')).toBeUndefined();
    expect(neighbourIndex(boxes, 9, 'down')).toBeUndefined();
  });
});

describe('renditionCap', () => {
  it('caps three and four views at 360 lines, and two at the size of their boxes', () => {
    expect([renditionCap(500, 4), renditionCap(500, 3)]).toEqual([360, 360]);
    expect([renditionCap(700, 2), renditionCap(300, 2)]).toEqual([720, 360]);
    expect(renditionCap(300, 1)).toBeNull();
  });
});
