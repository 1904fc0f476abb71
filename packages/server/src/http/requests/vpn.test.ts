import { describe, expect, it } from 'vitest';
import { createTestRealm } from '../../testing/test-realm.js';
import { usesVpn } from './vpn.js';

const strict = { trustCountryHeader: true, vpn: { disallow: true } };
const hidden = { 'x-footlight-vpn': '1' };

describe('a caller who hides where they are', () => {
  it('is one of whom the proxy says so, where the realm does not allow it', () => {
    expect(usesVpn(hidden, createTestRealm(strict))).toBe(true);
    expect(usesVpn({}, createTestRealm(strict))).toBe(false);
    expect(usesVpn(hidden, createTestRealm({ ...strict, vpn: {} }))).toBe(false);
  });

  it('is nobody where no proxy is trusted: anybody could say so', () => {
    expect(usesVpn(hidden, createTestRealm({ vpn: { disallow: true } }))).toBe(false);
  });
});
