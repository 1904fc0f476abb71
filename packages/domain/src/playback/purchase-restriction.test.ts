import { describe, expect, it } from 'vitest';
import { purchaseRestrictionOf } from './purchase-restriction.js';

const adult = { pro: { id: 'p-1', tp: 'adult' }, loc: 'GB' } as const;
const anywhere = { territories: { signup: null } };
const iberia = { territories: { signup: ['ES', 'PT'] } };

describe('barOf', () => {
  it('allows sign-up by default, also for guests within the territories', () => {
    expect(purchaseRestrictionOf(adult, anywhere)).toBeNull();
    expect(purchaseRestrictionOf({ pro: null, loc: 'ES' }, iberia)).toBeNull();
  });

  // PAGE-37
  it('bars child profiles, whatever else applies', () => {
    const child = { pro: { id: 'p-2', tp: 'child' }, loc: 'GB', usesVpn: true } as const;
    expect(purchaseRestrictionOf(child, iberia)).toBe('kidPurchaseDenied');
  });

  // PAGE-37
  it('bars viewers outside the territories', () => {
    expect(purchaseRestrictionOf(adult, iberia)).toBe('signupGeoRestricted');
  });

  // PAGE-37
  it('bars viewers who use a VPN, which takes precedence over their location', () => {
    expect(purchaseRestrictionOf({ ...adult, usesVpn: true }, iberia)).toBe('vpnError');
    expect(purchaseRestrictionOf({ ...adult, usesVpn: false }, anywhere)).toBeNull();
  });
});
