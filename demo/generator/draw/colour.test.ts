import { describe, expect, it } from 'vitest';
import { along, alpha, mix } from './colour.js';

describe('mix', () => {
  it('returns the end colours at 0 and 1', () => {
    expect(mix('#123456', '#fedcba', 0)).toBe('#123456');
    expect(mix('#123456', '#fedcba', 1)).toBe('#fedcba');
  });

  it('keeps the midpoint of blue and yellow bright', () => {
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(mix('#0044ff', '#ffdd00', 0.5).slice(at, at + 2), 16),
    );
    expect(Math.max(red ?? 0, green ?? 0, blue ?? 0)).toBeGreaterThan(140);
  });

  it('clamps a ratio above 1', () => {
    expect(mix('#102030', '#405060', 3)).toBe('#405060');
  });
});

describe('along', () => {
  it('returns the colours at the stops and clamps beyond the last one', () => {
    const stops = [
      [0, '#000000'],
      [0.5, '#ffffff'],
      [1, '#ff0000'],
    ] as const;
    expect(along(stops, 0)).toBe('#000000');
    expect(along(stops, 0.5)).toBe('#ffffff');
    expect(along(stops, 2)).toBe('#ff0000');
  });
});

describe('alpha', () => {
  it('writes an rgba() colour with the opacity clamped to 1', () => {
    expect(alpha('#ff8000', 0.5)).toBe('rgba(255,128,0,0.5000)');
    expect(alpha('#ff8000', 7)).toBe('rgba(255,128,0,1.0000)');
  });
});
