import { describe, expect, it } from 'vitest';
import { imageOf, imagesOf, logoAddress } from './images.js';

const artwork = {
  slug: 'lantern-coast',
  dominantColour: '#16324f',
  kinds: { thumbnail: [1280, 320, 640], poster: [640, 320], title: [640] },
};

describe('images of an artwork', () => {
  it('list variants by ascending width, with the widest as the address', () => {
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

  it('include the title image only if it matches the title text', () => {
    expect(Object.keys(imagesOf(artwork, true))).toEqual(['thumbnail', 'poster', 'title']);
    expect(Object.keys(imagesOf(artwork, false))).toEqual(['thumbnail', 'poster']);
  });

  it('have only a colour if nothing is drawn', () => {
    expect(imagesOf({ ...artwork, kinds: {} }, true).thumbnail).toEqual({
      url: '',
      variants: [],
      dominantColour: '#16324f',
    });
  });

  it('include the logo of a channel', () => {
    expect([logoAddress('channel-1'), logoAddress(null)]).toEqual([
      '/media/artwork/channel-1/logo-128.webp',
      null,
    ]);
  });
});
