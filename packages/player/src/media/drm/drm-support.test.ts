import type { StreamDrm } from '@footlight/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { missingDrm } from './drm-support.js';
import { protectionOf, type Protection } from './protection.js';

const requested: string[] = [];
let refusals: Readonly<Record<string, DOMException>> = {};

const drm = (...keySystems: StreamDrm['keySystems']): Protection =>
  protectionOf(
    { jwtToken: 'a.b.c', url: '/api/v2/drm/clearkey', encryptionMode: 'cenc', keySystems },
    'https://site.example/',
  );
const unknown = new DOMException('not known here', 'NotSupportedError');
const forbidden = new DOMException('not in this frame', 'SecurityError');

beforeEach(() => {
  requested.length = 0;
  refusals = {};
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('document', {});
  vi.stubGlobal('navigator', {
    requestMediaKeySystemAccess: (name: string) => {
      requested.push(name);
      const denial = refusals[name];
      return denial === undefined ? Promise.resolve({}) : Promise.reject(denial);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('returns null if one of the key systems is available', async () => {
  refusals = { 'com.widevine.alpha': unknown };
  expect(await missingDrm(drm('com.widevine.alpha', 'org.w3.clearkey'))).toBeNull();
  expect(requested).toEqual(['com.widevine.alpha', 'org.w3.clearkey']);
});

it('returns unsupported if no key system is available under any of its names', async () => {
  refusals = { 'com.microsoft.playready': unknown, 'com.microsoft.playready.recommendation': unknown };
  expect(await missingDrm(drm('com.microsoft.playready'))).toBe('unsupported');
  expect(requested).toEqual(['com.microsoft.playready', 'com.microsoft.playready.recommendation']);
  expect(await missingDrm(drm())).toBe('unsupported');
});

it('returns policy if only the key system reports it', async () => {
  refusals = { 'org.w3.clearkey': forbidden };
  expect(await missingDrm(drm('org.w3.clearkey'))).toBe('policy');
});

it('returns insecure or policy for such a page without requesting a key system', async () => {
  vi.stubGlobal('document', { featurePolicy: { allowsFeature: () => false } });
  expect(await missingDrm(drm('org.w3.clearkey'))).toBe('policy');
  vi.stubGlobal('isSecureContext', false);
  expect(await missingDrm(drm('org.w3.clearkey'))).toBe('insecure');
  expect(requested).toEqual([]);
});
