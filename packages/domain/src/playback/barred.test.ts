import { describe, expect, it } from 'vitest';
import { barOf } from './barred.js';

const adult = { pro: { id: 'p-1', tp: 'adult' }, loc: 'GB' } as const;
const anywhere = { territories: { signup: null } };
const iberia = { territories: { signup: ['ES', 'PT'] } };

describe('barOf', () => {
  it('allows sign-up by default, also for guests within the territories', () => {
    expect(barOf(adult, anywhere)).toBeNull();
    expect(barOf({ pro: null, loc: 'ES' }, iberia)).toBeNull();
  });

  // PAGE-37
  it('bars child profiles, whatever else applies', () => {
    const child = { pro: { id: 'p-2', tp: 'child' }, loc: 'GB', usesVpn: true } as const;
    expect(barOf(child, iberia)).toBe('kidPurchaseDenied');
  });

  // PAGE-37
  it('bars viewers outside the territories', () => {
    expect(barOf(adult, iberia)).toBe('signupGeoRestricted');
  });

  // PAGE-37
  it('bars viewers who use a VPN, which takes precedence over their location', () => {
    expect(barOf({ ...adult, usesVpn: true }, iberia)).toBe('vpnError');
    expect(barOf({ ...adult, usesVpn: false }, anywhere)).toBeNull();
  });
});
