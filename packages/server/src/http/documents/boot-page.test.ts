import { describe, expect, it } from 'vitest';
import type { PageBoot } from '@footlight/contract';
import { fillPage, type PageOwn } from './boot-page.js';

const TEMPLATE =
  '<html lang="en" dir="ltr"><head><title>Footlight</title></head><body><div id="root"></div>' +
  '<script type="application/json" id="footlight-boot"></script></body></html>';

const RENDERED = '<div id="root"><main><img src="/still.webp"></main></div>';

const page = (isRendered: boolean, template = TEMPLATE): string => {
  const own: PageOwn = {
    head: '<title>Drawn</title>',
    files: { modules: ['assets/page-1.js'], styles: ['assets/page-1.css'] },
    rendered: isRendered ? { html: RENDERED, state: { read: '</script>' } } : null,
    now: 5,
  };
  const words = { reloadPage: 'Again', pageUnfinished: 'Not all <of it>', scriptsNeeded: 'Scripts' };
  const labels = { language: 'ar', direction: 'rtl', labels: words };
  return fillPage(template, { labels } as unknown as PageBoot, own);
};

describe('fillPage', () => {
  it('preloads the scripts of a page without rendered content', () => {
    const html = page(false);
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/page-1.js">');
    expect(html).not.toContain('footlight-scripts');
    expect(html).toContain('<div id="root"></div>');
  });

  it('defers the scripts of a server-rendered page, and loads its styles immediately', () => {
    const html = page(true);
    expect(html).toContain(`<body>${RENDERED}`);
    expect(html).toContain(String.raw`"now":5,"state":{"read":"\u003c/script>"}}</script>`);
    expect(html).not.toContain('noscript');
    expect(html).toContain(
      '<script type="application/json" id="footlight-scripts">["assets/page-1.js"]</script>',
    );
    expect(html).not.toContain('modulepreload');
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/page-1.css">');
  });

  // PAGE-34
  it('includes messages for when scripts do not load', () => {
    const [, after = ''] = page(false).split('<div id="root"></div>');
    const again = '<a href="">Again</a></div>';
    expect(after).toContain(
      `<template id="footlight-unfinished"><div data-unfinished role="alert"><p>Not all &lt;of it&gt;</p>${again}</template>`,
    );
    expect(after).toContain(`<noscript><div data-unfinished role="alert"><p>Scripts</p>${again}</noscript>`);
  });

  it('sets the language, the direction and the title', () => {
    expect(page(false)).toMatch(/^<html lang="ar" dir="rtl"><head><title>Drawn<\/title>/u);
    expect(page(true)).toMatch(/^<html lang="ar" dir="rtl"><head><title>Drawn<\/title>/u);
    expect(page(true).match(/<title>/gu)).toHaveLength(1);
  });

  it('throws if the template lacks an element', () => {
    expect(() => page(false, '<html></html>')).toThrow('The built page has no <html lang="en" dir="ltr">.');
  });
});
