import { describe, expect, it } from 'vitest';
import { shareAddressOf } from './share-address.js';

const ORIGIN = 'https://watch.example';

describe('the address that people share', () => {
  // SHARE-2
  it('is the page, with what the realm adds', () => {
    const sharing = { universalLink: null, trackingConfiguration: ['utm_source=share', 'utm_medium=web'] };
    expect(shareAddressOf('/video/1001', ORIGIN, sharing)).toBe(
      'https://watch.example/video/1001?utm_source=share&utm_medium=web',
    );
    expect(shareAddressOf('/video/1001?playlistId=3001', ORIGIN, sharing)).toBe(
      'https://watch.example/video/1001?playlistId=3001&utm_source=share&utm_medium=web',
    );
  });

  // SHARE-2
  it('goes through the universal link, whatever signs the path holds', () => {
    const sharing = { universalLink: 'https://go.example{path}', trackingConfiguration: [] };
    expect(shareAddressOf('/video/1001/cost-$&', ORIGIN, sharing)).toBe(
      'https://go.example/video/1001/cost-$&',
    );
  });

  it('stays on this site where the universal link is the path alone', () => {
    const sharing = { universalLink: '{path}', trackingConfiguration: [] };
    expect(shareAddressOf('/live/2001', ORIGIN, sharing)).toBe('https://watch.example/live/2001');
  });
});
