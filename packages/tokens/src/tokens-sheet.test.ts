import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokensSheet } from './custom-properties.js';

describe('tokensSheet', () => {
  it('is what tokens.css holds (write it again with `npm run css -w @footlight/tokens`)', () => {
    expect(readFileSync(new URL('tokens.css', import.meta.url), 'utf8')).toBe(tokensSheet(':root'));
  });

  it('hangs on the host inside an element', () => {
    expect(tokensSheet(':host')).toContain(":host([theme='light'])");
  });
});
