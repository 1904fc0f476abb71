import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withServedPages } from './served-pages.js';

const SITE = new URL('../../site/', import.meta.url);

const served = withServedPages();

it('the site can be installed as an app, with a manifest in its language', async () => {
  const template = readFileSync(new URL('index.html', SITE), 'utf8');
  const address = /<link rel="manifest" href="([^"]+)"/u.exec(template)?.[1];
  const answer = await served().get(`${address ?? ''}?language=ar`);
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  const manifest = answer.json<{ icons: { src: string }[] }>();
  expect(manifest).toMatchObject({ name: 'Footlight', lang: 'ar', dir: 'rtl', display: 'standalone' });
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src } of manifest.icons)
    expect([src, existsSync(new URL(`public${src}`, SITE))]).toEqual([src, true]);
});
