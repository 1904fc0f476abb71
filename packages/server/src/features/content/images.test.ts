import { describe, expect, it } from 'vitest';
import { imageOf, imagesOf, logoAddress } from './images.js';

const artwork = {
  slug: 'lantern-coast',
  dominantColour: '#16324f',
  kinds: { thumbnail: [1280, 320, 640], poster: [640, 320], title: [640] },
};

describe('pictures', () => {
  it('stand in ascending widths, the widest as the address', () => {
    expect(imageOf(artwork, 'thumbnail')).toEqual({
      url: '/media/artwork/lantern-coast/thumbnail-1280.webp',
      variants: [320, 640, 1280].map((width) => ({
        width,
        url: `/media/artwork/lantern-coast/thumbnail-${width}.webp`,
      })),
      dominantColour: '#16324f',
    });
    expect(imageOf(artwork, 'hero')).toBeNull();
  });

  it('hold the drawn title only where it says what the words say', () => {
    expect(Object.keys(imagesOf(artwork, true))).toEqual(['thumbnail', 'poster', 'title']);
    expect(Object.keys(imagesOf(artwork, false))).toEqual(['thumbnail', 'poster']);
  });

  it('are a colour alone where nothing is drawn', () => {
    expect(imagesOf({ ...artwork, kinds: {} }, true).thumbnail).toEqual({
      url: '',
      variants: [],
      dominantColour: '#16324f',
    });
  });

  it('name a channel’s logo', () => {
    expect([logoAddress('channel-1'), logoAddress(null)]).toEqual([
      '/media/artwork/channel-1/logo-128.webp',
      null,
    ]);
  });
});
