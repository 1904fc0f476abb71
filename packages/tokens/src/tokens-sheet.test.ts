import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokensSheet } from './custom-properties.js';
import { stageSheet } from './stage-properties.js';
import { pageSheet } from './page-sheet.js';
import { SLOTS_FROM_PX } from './scale.js';

describe('pageSheet', () => {
  it('is what tokens.css holds (write it again with `npm run css -w @footlight/tokens`)', () => {
    expect(readFileSync(new URL('tokens.css', import.meta.url), 'utf8')).toBe(pageSheet());
  });
});

describe('tokensSheet', () => {
  it('hangs on the host inside an element', () => {
    expect(tokensSheet(':host')).toContain(":host([theme='light'])");
  });
});

// ROW-1
it.each([
  [320, 1],
  [479, 1],
  [480, 2],
  [1024, 2],
  [1025, 3],
  [1440, 4],
  [1680, 5],
  [2000, 6],
  [3000, 7],
  [3999, 7],
  [10_000, 8],
])('%i px hold %i cards side by side', (width, cards) => {
  expect(SLOTS_FROM_PX.findLast(([from]) => from <= width)?.[1]).toBe(cards);
});

describe('stageSheet', () => {
  it('says nothing that the whole sheet does not say, and is dark whatever the theme', () => {
    const whole = tokensSheet(':host');
    const lines = stageSheet(':host').split('\n');
    expect(lines.filter((line) => !whole.includes(line))).toEqual([]);
    expect(lines.join('')).not.toContain('theme');
  });
});
