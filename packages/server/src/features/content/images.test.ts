import { describe, expect, it } from 'vitest';
import { imageOf, imagesOf, logoAddress } from './images.js';

const artwork = {
  slug: 'lantern-coast',
  dominantColour: '#16324f',
  kinds: { thumbnail: [1280, 320, 640], poster: [640, 320], title: [640] },
};

describe('images of an artwork', () => {
  // CARD-8
  it('list variants by ascending width, with the widest of up to 1920 pixels as the address', () => {
    expect(imageOf(artwork, 'thumbnail')).toEqual({
      url: '/img/lantern-coast/thumbnail-1280',
      variants: [320, 640, 1280].map((width) => ({
        width,
        url: `/img/lantern-coast/thumbnail-${width}`,
      })),
      dominantColour: '#16324f',
    });
    expect(imageOf(artwork, 'hero')).toBeNull();
    const kinds = { hero: [960, 1920, 2560, 3840] };
    const hero = imageOf({ ...artwork, kinds }, 'hero');
    expect(hero?.url).toBe('/img/lantern-coast/hero-1920');
    expect(hero?.variants.at(-1)).toEqual({ width: 3840, url: '/img/lantern-coast/hero-3840' });
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
    expect([logoAddress('channel-1'), logoAddress(null)]).toEqual(['/img/channel-1/logo-128', null]);
  });
});
