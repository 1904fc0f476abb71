import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REPOSITORY_FOLDER } from '../../package-folder.js';
import type { OpenDatabase } from '../../database/database.js';
import { openTestDatabase } from '../../../testing/test-database.js';
import { createTestApplication } from '../../../testing/test-application.js';
import { createTestRealm } from '../../../testing/test-realm.js';
import { SDK_VERSION } from './sdk-version.js';

const PAGE =
  '<!doctype html><html lang="en" dir="ltr"><head><title>Footlight</title></head><body>' +
  '<script type="application/json" id="footlight-boot"></script></body></html>';

describe('areas besides the API', () => {
  let folder = '';
  let database: OpenDatabase;
  let app: FastifyInstance;
  let bare: FastifyInstance;
  const realm = createTestRealm({
    name: 'Test & Co',
    languages: ['en', 'es', 'ar'],
    labels: { en: { evil: '</script><script>alert(1)</script>' } },
    embed: { allowedOrigins: ['https://partner.example', 'http://localhost:{port+1}'] },
  });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'footlight-areas-'));
    const write = (path: string, text: string): void => {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    write('site/index.html', PAGE);
    write('site/embed.html', PAGE);
    write('site/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    write('site/assets/app-Bx3f9Q2a.js', 'export {};');
    write('sdk/footlight.js', 'export {};');
    write('sdk/footlight.js.br', 'made by the build');
    write('sdk/chunks/hls-Ab12Cd34.js', 'export {};');
    write('examples/index.html', '<!doctype html><title>Examples</title>');
    write('docs/getting-started/index.html', '<!doctype html><title>Getting started</title>');
    write('docs/404.html', '<!doctype html><title>No such page</title>');
    write('examples/react/index.html', '<!doctype html><title>Source</title>');
    write('examples/react/dist/index.html', '<!doctype html><title>Built</title>');
    write('examples/strict/index.html', '<!doctype html><title>Strict</title>');
    write(
      'examples/strict/policy.txt',
      "default-src 'none'\nconnect-src 'self' https://your-footlight.example\n",
    );
    write('secret.txt', 'not for anyone');
    database = await openTestDatabase();
    const folders = (root: string) => ({
      site: join(root, 'site'),
      sdk: join(root, 'sdk'),
      examples: join(root, 'examples'),
      docs: join(root, 'docs'),
    });
    ({ app } = await createTestApplication(database, { realm, folders: folders(folder) }));
    ({ app: bare } = await createTestApplication(database, {
      realm,
      folders: folders(join(folder, 'unbuilt')),
    }));
  });
  afterAll(async () => {
    await app.close();
    await bare.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({ method: 'GET', url, headers: { ...headers } });
  const bootOf = (html: string) =>
    JSON.parse(
      /<script type="application\/json" id="footlight-boot">([^<]*)<\/script>/u.exec(html)?.[1] ?? '',
    ) as {
      realm: { name: string };
      labels: { language: string; labels: Record<string, string> };
      menus: { deviceType: string };
    };

  // PAGE-3
  it.each([
    ['/', 200],
    ['/x-emoji/%F0%9F%8F%A0', 200],
    ['/watchlists', 200],
    ['/es/live/2001', 404],
    ['/video', 404],
    // Only the site's build could check whether the content exists, and it is missing here.
    ['/live/2001', 200],
    ['/nothing/here', 404],
  ])('responds to %s with the site’s page and status %d', async (url, status) => {
    const response = await get(url);
    expect(response.statusCode).toBe(status);
    expect(response.body).toContain('footlight-boot');
    expect(response.body.includes('<meta name="robots" content="noindex, follow">')).toBe(status === 404);
  });

  it('serves the site’s page for deep links, with realm, labels and menus', async () => {
    for (const [url, status] of [
      ['/', 200],
      ['/es/buscar?q=x', 200],
      ['/video/1001/the-lantern-coast', 200],
      ['/es/nada', 404],
    ] as const) {
      const response = await get(url);
      expect(response.statusCode).toBe(status);
      expect(response.body).toMatch(/<title>(?:[^<]* · )?Test &amp; Co<\/title>/u);
      expect(bootOf(response.body)).toMatchObject({
        realm: { name: 'Test & Co' },
        menus: { deviceType: 'WEB' },
      });
    }
  });

  // PAGE-14, PAGE-15
  it.each([
    ['/es/', {}, 'es', 'ltr'],
    ['/ar/video/1', {}, 'ar', 'rtl'],
    ['/', { cookie: 'a=b; language=ar' }, 'ar', 'rtl'],
    ['/', { 'accept-language': 'fr, es;q=0.8' }, 'es', 'ltr'],
    ['/es/', { cookie: 'language=ar' }, 'es', 'ltr'],
    ['/embed/vod/1?language=ar', {}, 'ar', 'rtl'],
    ['/', { 'accept-language': 'fr' }, 'en', 'ltr'],
  ])('chooses the language of %s with %j', async (url, headers, language, direction) => {
    const response = await get(url, headers);
    expect(response.body).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(bootOf(response.body).labels.language).toBe(language);
  });

  // PAGE-30
  it('redirects a URL with empty segments to the one without them, on this origin', async () => {
    const leads = async (url: string) => {
      const { statusCode, headers } = await app.inject(url);
      return [statusCode, headers['location']];
    };
    expect(await leads('/live//index.html?a=//b')).toEqual([308, '/live/index.html?a=//b']);
    expect(await leads('//evil.example//x')).toEqual([308, '/evil.example/x']);
  });

  it('serves only the pages that the site was built with, and links their modules and styles', async () => {
    const list = join(folder, 'site/pages.json');
    writeFileSync(
      list,
      JSON.stringify({ home: { modules: ['assets/home.js'], styles: ['assets/home.css'] } }),
    );
    const { statusCode, body } = await get('/es/inicio');
    expect(statusCode).toBe(200);
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/home.js">');
    expect(body).toContain('<link rel="stylesheet" crossorigin href="/assets/home.css">');
    const unbuilt = await get('/watchlists');
    expect(unbuilt.statusCode).toBe(404);
    expect(unbuilt.body).toContain('footlight-boot');
    rmSync(list);
    expect((await get('/watchlists')).statusCode).toBe(200);
  });

  it('compresses pages if the browser accepts it', async () => {
    const { headers } = await get('/home', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['vary']).toContain('accept-encoding');
  });

  it('escapes labels of the realm in the boot script', async () => {
    const { body } = await get('/');
    expect(body).not.toContain('</script><script>');
    expect(bootOf(body).labels.labels['evil']).toBe('</script><script>alert(1)</script>');
  });

  it('lets only the realm’s origins frame the embed page, and allows no inline script', async () => {
    const policy = String((await get('/embed/vod/1001')).headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'self' https://partner.example http://localhost:4601");
    const site = await get('/');
    expect(site.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    const ofSite = String(site.headers['content-security-policy']);
    // Inline styles are allowed only in attributes of server-rendered pages; inline scripts never.
    expect(ofSite).toContain("style-src-attr 'unsafe-inline'");
    for (const one of [policy, ofSite.replace("style-src-attr 'unsafe-inline'", '')]) {
      expect(one).not.toContain('unsafe');
      expect(one).toContain("script-src 'self'");
      expect(one).toContain("style-src 'self'");
    }
  });

  it('sends the policy of an example that has one, and the default policy with the others', async () => {
    const policyOf = async (url: string) => (await get(url)).headers['content-security-policy'];
    expect(await policyOf('/examples/strict/')).toBe(
      "default-src 'none'; connect-src 'self' http://localhost:4600",
    );
    expect(await policyOf('/examples/')).toContain("script-src 'self'");
  });

  it('makes files with hashed names immutable, and no others', async () => {
    expect((await get('/assets/app-Bx3f9Q2a.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/sdk/chunks/hls-Ab12Cd34.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/sdk/footlight.js')).headers['cache-control']).toBe('no-cache');
  });

  it('serves the SDK under its version as immutable, in the compressed form of the build', async () => {
    const manifest = await readFile(join(REPOSITORY_FOLDER, 'packages/elements/package.json'), 'utf8');
    expect(JSON.parse(manifest)).toMatchObject({ version: SDK_VERSION });
    const url = `/sdk/${SDK_VERSION}/footlight.js`;
    const small = await get(url, { 'accept-encoding': 'br', origin: 'https://any.example' });
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    expect(small.rawPayload.toString()).toBe('made by the build');
    expect((await get(url)).body).toBe((await get('/sdk/footlight.js')).body);
    expect((await get('/sdk/9.9.9/footlight.js')).statusCode).toBe(404);
  });

  it('allows pages of any origin to load the SDK, and the realm’s origins to use the API', async () => {
    const from = (origin: string, url: string) => get(url, { origin });
    expect(
      (await from('https://any.example', '/sdk/footlight.js')).headers['access-control-allow-origin'],
    ).toBe('*');
    // A sandboxed frame loads the scripts of its own page as one of another origin.
    expect((await from('null', '/assets/any.js')).headers['access-control-allow-origin']).toBe('*');
    expect(
      (await from('https://partner.example', '/api/v2/realm')).headers['access-control-allow-origin'],
    ).toBe('https://partner.example');
    expect(
      (await from('https://any.example', '/api/v2/realm')).headers['access-control-allow-origin'],
    ).toBeUndefined();
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/api/v2/login',
      headers: { origin: 'https://partner.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('authorization');
  });

  it('serves the build of an example if there is one', async () => {
    const page = await get('/examples/react/');
    expect(page.body).toContain('<title>Built</title>');
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect((await get('/examples/')).body).toContain('<title>Examples</title>');
  });

  it('serves files besides the pages, and nothing outside its folders', async () => {
    expect((await get('/favicon.svg')).headers['content-type']).toContain('image/svg+xml');
    expect((await get('/examples/')).body).toContain('Examples');
    for (const url of [
      '/assets/../../secret.txt',
      '/sdk/%2e%2e/secret.txt',
      '/examples/..%2fsecret.txt',
      '/none.svg',
    ]) {
      const response = await get(url);
      expect(response.body).not.toContain('not for anyone');
    }
    expect((await get('/none.svg')).statusCode).toBe(404);
  });

  it('serves the documentation with the strict policy and its own 404 page', async () => {
    const page = await get('/docs/getting-started/');
    expect(page.body).toContain('Getting started');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.headers['etag']).toBeDefined();
    for (const url of ['/docs', '/docs/getting-started'])
      expect((await get(url)).headers.location).toMatch(/\/$/u);
    for (const url of ['/docs/none/', '/docs/assets/none.css', '/docs/..%2fsecret.txt']) {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('No such page');
    }
  });

  it('responds to a conditional request with 304', async () => {
    const first = await get('/api/v2/realm');
    const again = await get('/api/v2/realm', { 'if-none-match': String(first.headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  it('responds with 503 for what is not built, and explains how to build it', async () => {
    for (const url of ['/', '/embed/vod/1001', '/docs/', '/playground/']) {
      const response = await bare.inject({ method: 'GET', url });
      expect(response.statusCode).toBe(503);
      expect(response.body).toContain('npm run build');
    }
    expect((await bare.inject({ method: 'GET', url: '/sdk/footlight.js' })).statusCode).toBe(503);
  });
});
