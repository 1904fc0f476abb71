import type { ErrorData } from 'hls.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorOf } from './hls-error.js';

const STREAM = 'https://video.example/a/v.m3u8';
const frag = {
  url: 'https://segments.example/s0.ts',
  baseurl: STREAM,
  decryptdata: { uri: 'keys/1' },
};

// The test runs without a DOM.
beforeAll(() => vi.stubGlobal('XMLHttpRequest', Object));
afterAll(() => vi.unstubAllGlobals());

// PLAY-10, PLAY-45
describe('errorOf', () => {
  it.each([
    ['fragLoadError', { frag }, 'https://segments.example/s0.ts', 'segment'],
    ['fragLoadTimeOut', { frag }, 'https://segments.example/s0.ts', 'segment'],
    ['keyLoadError', { frag }, 'https://video.example/a/keys/1', 'key'],
    ['levelLoadError', { url: STREAM }, STREAM, 'manifest'],
    ['audioTrackLoadError', { context: { url: STREAM } }, STREAM, 'manifest'],
  ])('names the address that failed with %s', (details, data, address, loading) => {
    const reported = { type: 'networkError', details, fatal: true, error: new Error(details), ...data };
    expect(errorOf(reported as unknown as ErrorData, '')).toMatchObject({
      kind: 'network',
      address,
      loading,
    });
  });
});
