import { describe, expect, it } from 'vitest';
import { isPostalCode, postalCodeOf } from './postal-code.js';

// FORM-17
describe('postal codes', () => {
  it.each([
    ['sw1a 1aa', 'GB', true],
    ['SW1A1AA', 'gb', true],
    ['SW1A 1A', 'GB', false],
    ['08001', 'ES', true],
    ['53001', 'ES', false],
    ['01310-100', 'BR', true],
    ['1310-100', 'BR', false],
    ['1000-001', 'PT', true],
    ['94103-1234', 'US', true],
    ['9410', 'US', false],
    ['K1A 0B1', 'CA', true],
    ['D1A 0B1', 'CA', false],
    ['١١٥١١', 'EG', true],
    ['1234 AB', 'NL', true],
    ['anything', 'QQ', true],
    ['', 'QQ', false],
    ['<b>', 'QQ', false],
  ])('%j of %s: %s', (typed, country, allowed) => {
    expect(isPostalCode(typed, country)).toBe(allowed);
  });

  it('are normalised to capitals and Western digits', () => {
    expect(postalCodeOf('  sw1a   1aa ')).toBe('SW1A 1AA');
    expect(postalCodeOf('١١٥١١')).toBe('11511');
    expect(postalCodeOf('۱۱۵۱۱')).toBe('11511');
  });
});
