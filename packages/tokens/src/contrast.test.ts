import { describe, expect, it } from 'vitest';
import { colours } from './colours.js';
import { lightColours } from './light-colours.js';

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminance = (hex: string): number => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

describe.each([
  ['dark', colours],
  ['light', lightColours],
])('the %s theme', (_theme, palette) => {
  it.each(['paper', 'muted', 'faint', 'glow', 'live'] as const)(
    'has a contrast of at least 4.5:1 for %s on the stage',
    (name) => {
      expect(contrast(palette[name], palette.ink)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([
    ['on-glow', 'glow'],
    ['on-live', 'live'],
  ] as const)('has a contrast of at least 4.5:1 for %s on %s', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });
});
