import { directionOf, type Language } from '@footlight/i18n';
import { LabelsProvider } from '@footlight/ui';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SiteProvider } from '../../app/site-context.js';
import { realmOf, testSite } from '../../testing/on-site.js';
import { SignInArtwork } from './sign-in-artwork.js';

afterEach(cleanup);

const ARTWORK = {
  mobile: '/media/narrow-{width}.webp',
  desktop: '/media/wide-{width}.webp',
  mobileRtl: null,
  desktopRtl: null,
};

const draw = (artwork: object | null, language: Language = 'en') => {
  const { container } = render(
    <LabelsProvider value={{ t: (key) => key, language, direction: directionOf(language) }}>
      <SiteProvider value={testSite({}, realmOf({ signIn: { artwork } as never }))}>
        <SignInArtwork />
      </SiteProvider>
    </LabelsProvider>,
  );
  const source = container.querySelector('source');
  return {
    mobile: container.querySelector('img')?.getAttribute('src'),
    desktop: source?.getAttribute('srcset'),
    from: source?.media,
    mirrored: container.querySelector('picture')?.dataset['mirrored'],
  };
};

// SIGN-45
describe('the background picture of the sign-in pages', () => {
  it('is 820 px wide up to a window width of 1,024 px, and 1080 px above', () => {
    expect(draw(ARTWORK)).toEqual({
      mobile: '/media/narrow-820.webp',
      desktop: '/media/wide-1080.webp',
      from: '(width > 1024px)',
      mirrored: 'false',
    });
  });

  it('is the realm’s own right-to-left version, or mirrored', () => {
    expect(draw(ARTWORK, 'ar')).toMatchObject({ mobile: '/media/narrow-820.webp', mirrored: 'true' });
    cleanup();
    const own = { ...ARTWORK, mobileRtl: '/media/r-{width}.webp', desktopRtl: '/media/d-{width}.webp' };
    expect(draw(own, 'ar')).toMatchObject({
      mobile: '/media/r-820.webp',
      desktop: '/media/d-1080.webp',
      mirrored: 'false',
    });
  });

  it('is missing if the realm has none', () => {
    expect(draw(null).mobile).toBeUndefined();
  });
});
