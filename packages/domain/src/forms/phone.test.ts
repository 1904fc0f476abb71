import { describe, expect, it } from 'vitest';
import { callingCodeOf, isPhoneNumber, parsePhone, phoneCountries, phoneInRegion } from './phone.js';

const international = (typed: string, region: string) => parsePhone(typed, region).internationalNumber;

describe('parsePhone', () => {
  // FORM-12
  it.each([
    ['07911 123456', 'GB', '+447911123456'],
    ['7911123456', 'GB', '+447911123456'],
    ['+44 7911 123456', 'GB', '+447911123456'],
    ['+4407911123456', 'GB', '+447911123456'],
    ['+44 07911 123456', 'GB', '+447911123456'],
    ['+44 (0)7911 123456', 'GB', '+447911123456'],
    ['004407911123456', 'GB', '+447911123456'],
    ['00447911123456', 'ES', '+447911123456'],
    ['4407911123456', 'GB', '+447911123456'],
    ['٠٧٩١١١٢٣٤٥٦', 'GB', '+447911123456'],
    ['۰۷۹۱۱۱۲۳۴۵۶', 'GB', '+447911123456'],
    ['612 34 56 78', 'ES', '+34612345678'],
    ['(11) 96123-4567', 'BR', '+5511961234567'],
    ['(201) 555-0123', 'US', '+12015550123'],
    ['501234567', 'AE', '+971501234567'],
    // A trunk zero is part of the number in Italy.
    ['06 698 12345', 'IT', '+390669812345'],
  ])('%s in %s is %s', (typed, region, number) => {
    expect(international(typed, region)).toBe(number);
    expect(parsePhone(typed, region).complete).toBe(true);
  });

  // FORM-13
  it.each([
    ['another calling code changes the region', '+34612345678', 'GB', 'ES'],
    ['a shared calling code keeps the viewer’s region', '+12015550123', 'CA', 'CA'],
    ['a shared calling code keeps the viewer’s region', '+447911123456', 'IM', 'IM'],
    ['a national number keeps the region', '612345678', 'ES', 'ES'],
    ['an incomplete number keeps the region', '12', 'BR', 'BR'],
    ['an empty input keeps the region', '', 'PT', 'PT'],
    ['an unknown region falls back to the United Kingdom', '07911123456', 'XX', 'GB'],
    ['a region in lower case is accepted', '612345678', 'es', 'ES'],
  ])('%s: %s in %s', (_name, typed, region, expected) => {
    const { regionCode, prefix } = parsePhone(typed, region);
    expect([regionCode, prefix]).toEqual([expected, callingCodeOf(expected)]);
  });

  it.each(['', '1', 'call me', '+', '+999123', '07911'])('%j is not a complete number', (typed) => {
    expect(parsePhone(typed, 'GB').complete).toBe(false);
  });

  it('keeps the typed digits, and distinguishes possible from complete numbers', () => {
    expect(parsePhone('079', 'GB')).toMatchObject({ number: '079', possible: false });
    expect(parsePhone('00000 000000', 'GB')).toMatchObject({ complete: false });
  });
});

// FORM-13
describe('phoneInRegion', () => {
  it('parses the number again when another country is chosen', () => {
    const typed = parsePhone('612345678', 'GB');
    expect(typed.complete).toBe(false);
    expect(phoneInRegion(typed, 'ES')).toMatchObject({
      regionCode: 'ES',
      prefix: '+34',
      number: '612345678',
      complete: true,
      internationalNumber: '+34612345678',
    });
  });

  it('removes the calling code of the previous country', () => {
    const typed = parsePhone('+34612345678', 'ES');
    expect(phoneInRegion(typed, 'FR')).toMatchObject({
      regionCode: 'FR',
      number: '612345678',
      internationalNumber: '+33612345678',
    });
  });
});

describe('isPhoneNumber', () => {
  it.each([
    ['+447911123456', true],
    ['+4407911123456', false],
    ['07911123456', false],
    ['+44 7911 123456', false],
    ['+1', false],
    ['', false],
  ])('%j: %s', (value, allowed) => {
    expect(isPhoneNumber(value)).toBe(allowed);
  });
});

describe('phoneCountries', () => {
  it('returns over 200 countries with names and calling codes, sorted by name', () => {
    const names = new Intl.DisplayNames(['es'], { type: 'region' });
    const countries = phoneCountries((region) => names.of(region), 'es');
    expect(countries.length).toBeGreaterThan(200);
    expect(countries.find(({ value }) => value === 'GB')).toEqual({
      value: 'GB',
      label: 'Reino Unido',
      countryCallingCode: '+44',
    });
    const labels = countries.map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'es')));
  });

  it('falls back to country codes as labels', () => {
    expect(phoneCountries(() => undefined, 'en')[0]?.label).toBe('AC');
  });
});
