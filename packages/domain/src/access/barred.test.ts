import { describe, expect, it } from 'vitest';
import { barOf } from './barred.js';

const adult = { pro: { id: 'p-1', tp: 'adult' }, loc: 'GB' } as const;
const anywhere = { territories: { signup: null } };
const iberia = { territories: { signup: ['ES', 'PT'] } };

describe('who is barred from signing up and buying', () => {
  it('is nobody by default, a guest neither', () => {
    expect(barOf(adult, anywhere)).toBeNull();
    expect(barOf({ pro: null, loc: 'ES' }, iberia)).toBeNull();
  });

  // PAGE-37
  it('is a child, whatever else there is', () => {
    const child = { pro: { id: 'p-2', tp: 'child' }, loc: 'GB', usesVpn: true } as const;
    expect(barOf(child, iberia)).toBe('kidPurchaseDenied');
  });

  // PAGE-37
  it('is who is outside of the territories', () => {
    expect(barOf(adult, iberia)).toBe('signupGeoRestricted');
  });

  // PAGE-37
  it('is who hides where they are, which tells nothing of where that is', () => {
    expect(barOf({ ...adult, usesVpn: true }, iberia)).toBe('vpnError');
    expect(barOf({ ...adult, usesVpn: false }, anywhere)).toBeNull();
  });
});
