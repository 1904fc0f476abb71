import { describe, expect, it } from 'vitest';
import { checkTaxNumber, checkVatNumber } from './tax-number.js';

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

// MONEY-122
describe('checkVatNumber', () => {
  it.each([
    ['DE136695976', 'DE', 'DE136695976'],
    ['de 136 695 976', 'DE', 'DE136695976'],
    ['FR40303265045', 'FR', 'FR40303265045'],
    ['IE6388047V', 'IE', 'IE6388047V'],
    ['ATU13585627', 'AT', 'ATU13585627'],
    ['NL004495445B01', 'NL', 'NL004495445B01'],
    ['EL094259216', 'GR', 'EL094259216'],
    ['ESA58818501', 'ES', 'ESA58818501'],
  ])('%s is a number of %s', (typed, country, compact) => {
    expect(checkVatNumber(typed, country)).toEqual({ valid: true, compact });
  });

  it.each([
    ['136695976', 'DE', 'without its prefix'],
    ['DE136695977', 'DE', 'with a wrong check digit'],
    ['DE136695976', 'FR', 'of another country'],
    ['US123456789', 'US', 'of a country without such numbers'],
    ['', 'DE', 'that is empty'],
  ])('%j of %s is none: one %s', (typed, country) => {
    expect(checkVatNumber(typed, country)).toEqual({ valid: false });
  });
});
