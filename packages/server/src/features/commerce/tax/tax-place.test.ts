import { describe, expect, it } from 'vitest';
import { regionOf } from './regions.js';
import { addressAsPlace, placeBy } from './tax-place.js';

const at = (country: string, region: string | null = null) => ({ country, region, postalCode: null });

// MONEY-120
describe('the place of a sale', () => {
  it.each([
    ['two agree on the address', at('DE'), 'FR', 'DE', at('DE')],
    ['all agree', at('DE', 'BE'), 'DE', 'DE', at('DE', 'BE')],
    ['card and connection agree against the address', at('DE', 'BE'), 'FR', 'FR', at('FR')],
    ['address and card agree against the connection', at('DE'), 'DE', 'GB', at('DE')],
    ['none agree: the address', at('DE'), 'FR', 'GB', at('DE')],
    ['address and connection only, and they differ: the address', at('DE'), null, 'GB', at('DE')],
    ['no address, card and connection differ: the connection', null, 'FR', 'GB', at('GB')],
    ['a card only', null, 'FR', null, at('FR')],
    ['nothing', null, null, null, undefined],
  ])('%s', (_case, billingAddress, paymentMethod, connection, place) => {
    expect(placeBy({ billingAddress, paymentMethod, connection })).toEqual(place);
  });
});

describe('a state or province', () => {
  it.each([
    ['US', 'NY', 'NY'],
    ['US', 'new york', 'NY'],
    ['US', 'US-NY', 'NY'],
    ['US', 'Ontario', null],
    ['CA', 'Québec', 'QC'],
    ['CA', 'on', 'ON'],
    ['CA', 'CA-ON', 'ON'],
    ['ES', 'Canarias', 'CANARIAS'],
    ['US', '', null],
    ['US', null, null],
  ])('of %s, %j is %j', (country, typed, code) => {
    expect(regionOf(country, typed)).toBe(code);
  });

  it('is part of the place of an address', () => {
    expect(addressAsPlace({ country: 'US', administrativeLevel1: 'Texas', postalCode: '75001' })).toEqual({
      country: 'US',
      region: 'TX',
      postalCode: '75001',
    });
  });
});
