import { expect, it } from 'vitest';
import { headHtml, type PageHead } from './page-head.js';

const head: PageHead = {
  status: 200,
  language: 'en',
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

it('asks ahead for pictures, and not for the page itself where an artwork has none', () => {
  const html = headHtml({ ...head, preload: [picture('/media/a.webp'), picture('')] }, false);
  expect(html.match(/rel="preload"/gu)).toHaveLength(1);
  expect(html).toContain('href="/media/a.webp"');
});

it('lets no words end their element early', () => {
  const words = '</title></script><!--<script> & " \u2028';
  const html = headHtml({ ...head, description: words, structuredData: [{ name: words }] }, true);
  expect(html).not.toMatch(/<\/title>|<!--/u);
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(html)?.[1] ?? '';
  expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(words).slice(1, -1));
});
