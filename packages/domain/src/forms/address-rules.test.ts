import { describe, expect, it } from 'vitest';
import { isAddressRequired, isCountryAllowed, type CountryRule } from './address-rules.js';

const black: CountryRule = { mode: 'blacklist', scope: 'registration', countries: ['FR', 'DE'] };
const white: CountryRule = { mode: 'whitelist', scope: 'registration', countries: ['GB', 'ES'] };
const bought: CountryRule = { mode: 'blacklist', scope: 'purchase', countries: ['GB'] };

// FORM-19
describe('country rules of an address', () => {
  it.each<[string, readonly CountryRule[], boolean, boolean]>([
    ['GB', [], true, false],
    ['FR', [black], false, true],
    ['GB', [black], true, false],
    ['GB', [white], true, true],
    ['FR', [white], false, false],
    ['GB', [black, white], true, true],
    ['DE', [black, white], false, true],
    ['GB', [bought], true, false],
  ])('%s under %j: allowed %s, required %s', (country, rules, allowed, required) => {
    expect(isCountryAllowed(country, rules, 'registration')).toBe(allowed);
    expect(isAddressRequired(country, rules, 'registration')).toBe(required);
  });

  it('apply only to their scope', () => {
    expect(isCountryAllowed('GB', [bought], 'purchase')).toBe(false);
    expect(isAddressRequired('FR', [black], 'purchase')).toBe(false);
  });
});
