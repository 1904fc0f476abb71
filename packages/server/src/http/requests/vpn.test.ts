import { describe, expect, it } from 'vitest';
import { createTestRealm } from '../../../testing/test-realm.js';
import { usesVpn } from './vpn.js';

const strict = { vpn: { disallow: true } };
const hidden = { 'x-footlight-vpn': '1' };

describe('usesVpn', () => {
  it('returns true if the proxy reports a VPN and the realm disallows VPNs', () => {
    expect(usesVpn(hidden, createTestRealm(strict))).toBe(true);
    expect(usesVpn({}, createTestRealm(strict))).toBe(false);
    expect(usesVpn(hidden, createTestRealm({ ...strict, vpn: {} }))).toBe(false);
  });
});
