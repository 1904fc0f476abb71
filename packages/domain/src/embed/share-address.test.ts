import { describe, expect, it } from 'vitest';
import { shareAddressOf } from './share-address.js';

const ORIGIN = 'https://watch.example';

describe('shareAddressOf', () => {
  // SHARE-2
  it('returns the address of the page with the realm’s tracking parameters', () => {
    const sharing = { universalLink: null, trackingConfiguration: ['utm_source=share', 'utm_medium=web'] };
    expect(shareAddressOf('/video/1001', ORIGIN, sharing)).toBe(
      'https://watch.example/video/1001?utm_source=share&utm_medium=web',
    );
    expect(shareAddressOf('/video/1001?playlistId=3001', ORIGIN, sharing)).toBe(
      'https://watch.example/video/1001?playlistId=3001&utm_source=share&utm_medium=web',
    );
  });

  // SHARE-2
  it('uses the universal link, whatever characters the path contains', () => {
    const sharing = { universalLink: 'https://go.example{path}', trackingConfiguration: [] };
    expect(shareAddressOf('/video/1001/cost-$&', ORIGIN, sharing)).toBe(
      'https://go.example/video/1001/cost-$&',
    );
  });

  it('stays on this site if the universal link is only the path', () => {
    const sharing = { universalLink: '{path}', trackingConfiguration: [] };
    expect(shareAddressOf('/live/2001', ORIGIN, sharing)).toBe('https://watch.example/live/2001');
  });
});
