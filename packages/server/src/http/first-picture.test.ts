import { expect, it } from 'vitest';
import { firstPictureHtml } from './first-picture.js';

it('names the first picture that is asked for at once, as the page will ask for it', () => {
  const view =
    '<main><picture><img src="/later.webp" loading="lazy" fetchPriority="auto"/></picture>' +
    '<img src="/a.webp?x=1&amp;y=2" srcSet="/a-1.webp 320w, /a-2.webp 640w" sizes="(max-width: 860px) 94vw, 58vw" alt="" loading="eager" fetchPriority="high"/>' +
    '<img src="/b.webp" fetchPriority="high"/></main>';
  expect(firstPictureHtml(view)).toBe(
    '<link rel="preload" as="image" href="/a.webp?x=1&amp;y=2" imagesrcset="/a-1.webp 320w, /a-2.webp 640w" ' +
      'imagesizes="(max-width: 860px) 94vw, 58vw" fetchpriority="high">',
  );
});

it.each(['', '<main><h1>News</h1><img src="/later.webp" loading="lazy"/></main>'])(
  'names none of %j',
  (view) => {
    expect(firstPictureHtml(view)).toBe('');
  },
);
