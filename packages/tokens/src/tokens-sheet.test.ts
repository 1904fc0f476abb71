import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { customMediaSheet } from './custom-media.js';
import { tokensSheet } from './custom-properties.js';
import { TABLET_UP } from './media.js';
import { space } from './page-scale.js';
import { pageSheet } from './page-sheet.js';
import { SLOTS_FROM_PX } from './scale.js';
import { stageSheet } from './stage-properties.js';

describe('pageSheet', () => {
  it('is what tokens.css holds (write it again with `npm run css -w @footlight/tokens`)', () => {
    expect(readFileSync(new URL('tokens.css', import.meta.url), 'utf8')).toBe(pageSheet());
  });

  // PAGE-40
  it('has a gutter of 20 px on a phone and of 70 px above', () => {
    expect(space.gutter).toBe('20px');
    expect(pageSheet()).toContain(`@media ${TABLET_UP} {\n  :root {\n    --footlight-gutter: 70px;`);
  });
});

describe('customMediaSheet', () => {
  it('is what custom-media.css holds (written by the same command)', () => {
    expect(readFileSync(new URL('custom-media.css', import.meta.url), 'utf8')).toBe(customMediaSheet());
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
