import { expect, it } from 'vitest';
import { headMarkup } from './head-markup.js';
import type { HeadTags } from './head-tags.js';

const tags: HeadTags = {
  title: 'A film',
  description: null,
  robots: 'all',
  canonical: null,
  alternates: [],
  openGraph: [],
  structuredData: [],
  oembed: null,
  preload: [],
};
const picture = (url: string) => ({
  image: { url, variants: [], dominantColour: '#123456' },
  sizes: '100vw',
});

it('preloads pictures, but skips those without an address', () => {
  const html = headMarkup({ ...tags, preload: [picture('/media/a.webp'), picture('')] }, false);
  expect(html.match(/rel="preload"/gu)).toHaveLength(1);
  expect(html).toContain('href="/media/a.webp"');
});

it('preloads a picture without variants by its address alone', () => {
  expect(headMarkup({ ...tags, preload: [picture('/still.webp')] }, false)).toContain(
    '<link rel="preload" as="image" href="/still.webp" fetchPriority="high"/>',
  );
});

it('escapes text that would end its element early', () => {
  const words = '</title></script><!--<script> & " \u2028';
  const html = headMarkup(
    { ...tags, description: words, structuredData: [{ '@type': 'Thing', name: words }] },
    true,
  );
  expect(html).not.toMatch(/<\/title>|<!--/u);
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(html)?.[1] ?? '';
  expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(words).slice(1, -1));
});

it('omits the title for a page that renders its own', () => {
  expect(headMarkup({ ...tags, title: 'A & B' }, false)).toContain('<title>A &amp; B</title>');
  expect(headMarkup(tags, true)).not.toContain('<title>');
});
