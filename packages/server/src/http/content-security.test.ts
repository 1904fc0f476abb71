import { expect, it } from 'vitest';
import { createTestRealm } from '../testing/test-realm.js';
import { createContentSecurity } from './content-security.js';

const frames = (settings: Readonly<Record<string, unknown>>, path: string): string | undefined =>
  createContentSecurity(createTestRealm(settings), ['http://localhost:4600'])
    .policyFor(path)
    .split('; ')
    .find((directive) => directive.startsWith('frame-src '));

const title = { en: 'Elsewhere' };

it('lets the site frame what the realm file names, and nothing else', () => {
  expect(frames({}, '/home')).toBe("frame-src 'self'");
  const settings = {
    externalPages: {
      terms: { title, text: 'terms' },
      shop: { title, address: 'https://shop.example/frame?from=site' },
    },
    plugins: {
      tides: { title, address: 'http://localhost:{port+1}/tides/' },
      tickets: { title, address: 'https://shop.example/tickets' },
    },
  };
  expect(frames(settings, '/plugin/tides')).toBe(
    "frame-src 'self' https://shop.example http://localhost:4601",
  );
  expect(frames(settings, '/embed/vod/1001')).toBe("frame-src 'self'");
});
