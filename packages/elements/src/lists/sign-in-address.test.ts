import { describe, expect, it } from 'vitest';
import { signInAddress } from './sign-in-address.js';

const origin = 'https://video.example';
const from = (...given: [Parameters<typeof signInAddress>[1], Parameters<typeof signInAddress>[2]]) =>
  new URL(signInAddress(origin, ...given)).searchParams.get('from');

describe('signInAddress', () => {
  it('returns the service’s sign-in page, with the requested page as the return address', () => {
    expect(signInAddress(origin, { id: '7', kind: 'VOD' }, null)).toBe(
      'https://video.example/login?from=%2Fvideo%2F7',
    );
    expect(from({ id: '5001', kind: 'VOD_SERIES' }, null)).toBe('/series/5001');
    expect(from(null, null)).toBe('/watchlists');
    expect(from(null, { id: 'w 1', owner: 'a&b' })).toBe('/watchlists/w%201?owner=a%26b');
    expect(from(null, { id: 'w1', owner: null })).toBe('/watchlists/w1');
  });
});
