import { describe, expect, it } from 'vitest';
import { along, alpha, mix } from './colour.js';

describe('mix', () => {
  it('gives its ends back', () => {
    expect(mix('#123456', '#fedcba', 0)).toBe('#123456');
    expect(mix('#123456', '#fedcba', 1)).toBe('#fedcba');
  });

  it('keeps the middle of blue and yellow free of mud', () => {
    const [red, green, blue] = [1, 3, 5].map((at) =>
      Number.parseInt(mix('#0044ff', '#ffdd00', 0.5).slice(at, at + 2), 16),
    );
    expect(Math.max(red ?? 0, green ?? 0, blue ?? 0)).toBeGreaterThan(140);
  });

  it('does not go past its ends', () => {
    expect(mix('#102030', '#405060', 3)).toBe('#405060');
  });
});

describe('along', () => {
  it('finds the colour of a place between two stops', () => {
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
  it('writes an opacity that stays within 0 and 1', () => {
    expect(alpha('#ff8000', 0.5)).toBe('rgba(255,128,0,0.5000)');
    expect(alpha('#ff8000', 7)).toBe('rgba(255,128,0,1.0000)');
  });
});
