import { describe, expect, it } from 'vitest';
import { checkTaxNumber } from './tax-number.js';

// FORM-16
describe('checkTaxNumber', () => {
  it.each([
    ['390.533.447-05', 'BR', '39053344705'],
    ['39053344705', 'br', '39053344705'],
    ['16.727.230/0001-97', 'BR', '16727230000197'],
    ['54362315K', 'ES', '54362315K'],
    ['54362315-k', 'ES', '54362315K'],
    [' 123456789 ', 'PT', '123456789'],
    ['anything 12', 'QQ', 'anything 12'],
  ])('%s of %s is stored as %s', (typed, country, compact) => {
    expect(checkTaxNumber(typed, country)).toEqual({ valid: true, compact });
  });

  it.each([
    ['390.533.447-06', 'BR'],
    ['54362315A', 'ES'],
    ['123456780', 'PT'],
    ['', 'BR'],
    ['', 'QQ'],
    ['<script>', 'QQ'],
    ['12', 'QQ'],
  ])('%j of %s is invalid', (typed, country) => {
    expect(checkTaxNumber(typed, country)).toEqual({ valid: false });
  });
});
