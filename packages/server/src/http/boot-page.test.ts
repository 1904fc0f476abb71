import { describe, expect, it } from 'vitest';
import { fillPage, type BootData, type PageOwn } from './boot-page.js';

const TEMPLATE = '<html><head><title>Site</title></head><body><div id="root"></div></body></html>';

const page = (view: string): string => {
  const own: PageOwn = {
    head: {
      status: 200,
      language: 'ar',
      title: 'A & B',
      description: null,
      robots: 'noindex',
      canonical: null,
      alternates: [],
      openGraph: [],
      structuredData: [],
      oembed: null,
      preload: [
        {
          image: { url: '/still.webp', variants: [], dominantColour: '#000000' },
          sizes: '100vw',
        },
      ],
    },
    files: { modules: ['assets/page-1.js'], styles: ['assets/page-1.css'] },
    brought: [],
    view,
  };
  const words = { reloadPage: 'Again', pageUnfinished: 'Not all <of it>', scriptsNeeded: 'Scripts' };
  const labels = { language: 'ar', direction: 'rtl', labels: words };
  return fillPage(TEMPLATE, { labels } as unknown as BootData, own);
};

describe('a page', () => {
  it('that has nothing to show yet asks for its scripts at once', () => {
    const html = page('');
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/page-1.js">');
    expect(html).not.toContain('footlight-scripts');
    expect(html).toContain('<div id="root"></div>');
  });

  it('that shows something names its scripts for later, and its styles at once', () => {
    const html = page('<main><img src="/still.webp"></main>');
    expect(html).toContain('<div id="root"><main><img src="/still.webp"></main></div>');
    expect(html).toContain(
      '<script type="application/json" id="footlight-scripts">["assets/page-1.js"]</script>',
    );
    expect(html).not.toContain('modulepreload');
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/page-1.css">');
  });

  it('preloads a picture that it knows one width of by its address alone', () => {
    expect(page('')).toContain('<link rel="preload" as="image" href="/still.webp" fetchpriority="high">');
  });

  it('brings the words for where its scripts do not come', () => {
    const [, after = ''] = page('').split('<div id="root"></div>');
    const again = '<a href="">Again</a></div>';
    expect(after).toContain(
      `<template id="footlight-unfinished"><div data-unfinished role="alert"><p>Not all &lt;of it></p>${again}</template>`,
    );
    expect(after).toContain(`<noscript><div data-unfinished role="alert"><p>Scripts</p>${again}</noscript>`);
  });

  it('says its language, its direction and its title', () => {
    expect(page('')).toMatch(/^<html lang="ar" dir="rtl"><head><title>A &amp; B<\/title>/u);
  });
});
