import { describe, expect, it } from 'vitest';
import { createTestRealm } from '../../testing/test-realm.js';
import { hidesPlace } from './hidden-place.js';

const strict = { trustCountryHeader: true, vpn: { disallow: true } };
const hidden = { 'x-footlight-vpn': '1' };

describe('a caller who hides where they are', () => {
  it('is one of whom the proxy says so, where the realm does not allow it', () => {
    expect(hidesPlace(hidden, createTestRealm(strict))).toBe(true);
    expect(hidesPlace({}, createTestRealm(strict))).toBe(false);
    expect(hidesPlace(hidden, createTestRealm({ ...strict, vpn: {} }))).toBe(false);
  });

  it('is nobody where no proxy is trusted: anybody could say so', () => {
    expect(hidesPlace(hidden, createTestRealm({ vpn: { disallow: true } }))).toBe(false);
  });
});
