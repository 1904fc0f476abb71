import type { StreamDrm } from '@footlight/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drmObstacle } from './drm-obstacle.js';

const asked: string[] = [];
let refusals: Readonly<Record<string, DOMException>> = {};

const drm = (...keySystems: StreamDrm['keySystems']): StreamDrm => ({
  jwtToken: 'a.b.c',
  url: '/api/v2/drm/clearkey',
  encryptionMode: 'cenc',
  keySystems,
});
const unknown = new DOMException('not known here', 'NotSupportedError');
const forbidden = new DOMException('not in this frame', 'SecurityError');

beforeEach(() => {
  asked.length = 0;
  refusals = {};
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('document', {});
  vi.stubGlobal('navigator', {
    requestMediaKeySystemAccess: (name: string) => {
      asked.push(name);
      const refusal = refusals[name];
      return refusal === undefined ? Promise.resolve({}) : Promise.reject(refusal);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('is none where one key system of the data opens', async () => {
  refusals = { 'com.widevine.alpha': unknown };
  expect(await drmObstacle(drm('com.widevine.alpha', 'org.w3.clearkey'))).toBeNull();
  expect(asked).toEqual(['com.widevine.alpha', 'org.w3.clearkey']);
});

it('is what the browser lacks where none opens, by every name that engines try', async () => {
  refusals = { 'com.microsoft.playready': unknown, 'com.microsoft.playready.recommendation': unknown };
  expect(await drmObstacle(drm('com.microsoft.playready'))).toBe('unsupported');
  expect(asked).toEqual(['com.microsoft.playready', 'com.microsoft.playready.recommendation']);
  expect(await drmObstacle(drm())).toBe('unsupported');
});

it('is the policy of the page where only the key system says so', async () => {
  refusals = { 'org.w3.clearkey': forbidden };
  expect(await drmObstacle(drm('org.w3.clearkey'))).toBe('policy');
});

it('is the page where it is not secure, or its policy, before anything is asked', async () => {
  vi.stubGlobal('document', { featurePolicy: { allowsFeature: () => false } });
  expect(await drmObstacle(drm('org.w3.clearkey'))).toBe('policy');
  vi.stubGlobal('isSecureContext', false);
  expect(await drmObstacle(drm('org.w3.clearkey'))).toBe('insecure');
  expect(asked).toEqual([]);
});
