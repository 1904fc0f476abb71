import { expect, it } from 'vitest';
import { createTestRealm } from '../../../testing/test-realm.js';
import { ContentSecurity } from './content-security.js';

// SIGN-65
it('allows scripts and images of the sign-in providers that the realm enables, and no others', () => {
  const policy = (providers: readonly unknown[]) =>
    new ContentSecurity(createTestRealm({ signIn: { providers } }), []).policyFor('/login/opin');
  expect(policy([{ name: 'ID' }])).not.toContain('opin.example');
  const opin = {
    name: 'OPIN',
    baseUri: 'https://api.opin.example',
    sdkUri: 'https://sdk.opin.example/sdk.js',
    clientId: 'footlight',
    clientSecret: 'a',
  };
  const adobe = {
    name: 'ADOBE_DCR',
    requestorId: 'footlight',
    softwareStatement: 'a',
    logoOrigins: ['https://logo.example'],
  };
  const found = policy([opin, adobe]);
  expect(found).toMatch(
    /script-src 'self' 'sha256-[^' ]+' https:\/\/sdk\.opin\.example https:\/\/api\.opin\.example;/u,
  );
  expect(found).toContain("frame-src 'self' https://api.opin.example");
  expect(found).toContain("img-src 'self' data: blob: https://api.auth.adobe.com https://logo.example;");
});

const frames = (settings: Readonly<Record<string, unknown>>, path: string): string | undefined =>
  new ContentSecurity(createTestRealm(settings), ['http://localhost:4600'])
    .policyFor(path)
    .split('; ')
    .find((directive) => directive.startsWith('frame-src '));

const title = { en: 'Elsewhere' };

it('lets the site frame the pages named in the realm file, and nothing else', () => {
  expect(frames({}, '/home')).toBe("frame-src 'self'");
  const settings = {
    externalPages: {
      terms: { title, text: 'terms' },
      shop: { title, address: 'https://shop.example/frame?from=site' },
    },
    plugins: {
      tides: { title, address: 'http://localhost:{port+1}/tides/' },
      tickets: { title, address: 'https://shop.example/tickets' },
      // PAGE-69
      old: { title, address: 'https://old.example/', configuration: { status: 'inactive' } },
    },
  };
  expect(frames(settings, '/plugin/tides')).toBe(
    "frame-src 'self' https://shop.example http://localhost:4601",
  );
  expect(frames(settings, '/embed/vod/1001')).toBe("frame-src 'self'");
});

// LIVE-5
it('lets pages with a player reach stream origins, except those that the service proxies', () => {
  const security = new ContentSecurity(
    createTestRealm({
      streamOrigins: {
        films: { origin: 'https://cdn.example' },
        kept: { origin: 'https://kept.example', headers: { 'x-key': 'a' } },
      },
    }),
    ['http://localhost:4600'],
  );
  for (const path of ['/video/1', '/embed/video/1', '/examples/']) {
    const found = security.policyFor(path);
    for (const name of ['connect-src', 'media-src', 'img-src'])
      expect(found).toMatch(new RegExp(`${name} [^;]*https://cdn\\.example`, 'u'));
    expect(found).not.toContain('kept.example');
    expect(found).not.toMatch(/script-src [^;]*cdn\.example/u);
  }
  expect(security.policyFor('/docs/')).not.toContain('cdn.example');
});

// GUIDE-34
it('lets pages show pictures of the origins that guides may use, and nothing else of them', () => {
  const realm = createTestRealm({ guide: { pictureOrigins: ['https://pictures.example'] } });
  const found = new ContentSecurity(realm, ['http://localhost:4600']).policyFor('/guide');
  expect(found).toMatch(/img-src [^;]*https:\/\/pictures\.example/u);
  expect(found.split('https://pictures.example')).toHaveLength(2);
});
