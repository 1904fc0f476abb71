import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.js';
import { migrate } from '../database/migrate.js';
import { openPreparedPGlite } from '../testing/prepared-pglite.js';
import { quietLog } from '../testing/quiet-log.js';
import { createTestApplication } from '../testing/test-application.js';
import { createTestRealm } from '../testing/test-realm.js';

const PAGE = '<!doctype html><html lang="en" class="x"><head><title>Old</title></head><body></body></html>';

describe('areas beside the calls', () => {
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
    write('sdk/chunks/hls-Ab12Cd34.js', 'export {};');
    write('examples/index.html', '<!doctype html><title>Examples</title>');
    write('secret.txt', 'not for anyone');
    database = await openPreparedPGlite();
    await migrate(database.db, quietLog);
    const folders = (root: string) => ({
      site: join(root, 'site'),
      sdk: join(root, 'sdk'),
      examples: join(root, 'examples'),
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

  it('gives the site’s page for its deep links, with realm, words and menus', async () => {
    for (const url of ['/', '/video/1001/the-lantern-coast', '/es/serie/5001?seasonId=4001']) {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('<title>Test &amp; Co</title>');
      expect(bootOf(response.body)).toMatchObject({
        realm: { name: 'Test & Co' },
        menus: { deviceType: 'WEB' },
      });
    }
  });

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

  it('lets no words of the realm out of the boot script', async () => {
    const { body } = await get('/');
    expect(body).not.toContain('</script><script>');
    expect(bootOf(body).labels.labels['evil']).toBe('</script><script>alert(1)</script>');
  });

  it('lets only the realm’s origins frame the embed page, and the page allows no inline script', async () => {
    const policy = String((await get('/embed/vod/1001')).headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'self' https://partner.example http://localhost:4601");
    const site = await get('/');
    expect(site.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    for (const one of [policy, String(site.headers['content-security-policy'])]) {
      expect(one).not.toContain('unsafe');
      expect(one).toContain("script-src 'self'");
    }
  });

  it('caches hashed names for ever and others not', async () => {
    expect((await get('/assets/app-Bx3f9Q2a.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/sdk/chunks/hls-Ab12Cd34.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/sdk/footlight.js')).headers['cache-control']).toBe('no-cache');
  });

  it('opens the SDK to pages of any origin and the calls to the realm’s', async () => {
    const from = (origin: string, url: string) => get(url, { origin });
    expect(
      (await from('https://any.example', '/sdk/footlight.js')).headers['access-control-allow-origin'],
    ).toBe('*');
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

  it('gives files beside the pages, and nothing outside its folders', async () => {
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

  it('answers a repeated request with 304', async () => {
    const first = await get('/api/v2/realm');
    const again = await get('/api/v2/realm', { 'if-none-match': String(first.headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  it('says what is not built, and how to build it', async () => {
    for (const url of ['/', '/embed/vod/1001']) {
      const response = await bare.inject({ method: 'GET', url });
      expect(response.statusCode).toBe(503);
      expect(response.body).toContain('npm run build');
    }
    expect((await bare.inject({ method: 'GET', url: '/sdk/footlight.js' })).statusCode).toBe(503);
  });
});
