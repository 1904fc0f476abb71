import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GivenSource } from '../core/given-source.js';
import { readExtras } from './source-extras.js';

beforeAll(() => void vi.stubGlobal('document', { baseURI: 'https://page.example/films/' }));
afterAll(() => void vi.unstubAllGlobals());

const given = (parts: { readonly [Name in keyof GivenSource]?: unknown }): GivenSource =>
  ({ drm: null, adTag: null, skipMarkers: null, ...parts }) as GivenSource;

describe('readExtras', () => {
  it('returns no extras by default', () => {
    expect(readExtras(given({}))).toEqual({ drm: null, adUnits: [], skipMarkers: [] });
  });

  it('requires only the address of the licence server for DRM', () => {
    expect(readExtras(given({ drm: { url: 'licence' } })).drm).toEqual({
      url: 'https://page.example/films/licence',
      jwtToken: '',
      keySystems: ['com.widevine.alpha', 'com.microsoft.playready'],
      encryptionMode: 'cenc',
    });
    const apple = { url: 'https://l.example/', certificateUrl: '/c.der', encryptionMode: 'cbcs', token: 't' };
    expect(readExtras(given({ drm: JSON.stringify(apple) })).drm).toMatchObject({
      jwtToken: 't',
      certificateUrl: 'https://page.example/c.der',
      encryptionMode: 'cbcs',
      keySystems: expect.arrayContaining(['com.apple.fps']) as string[],
    });
  });

  it('returns one pre-roll, and skip markers in seconds', () => {
    const skipMarkers = [{ type: 'INTRO', from: 0, to: 20 }];
    expect(readExtras(given({ adTag: 'vast.xml', skipMarkers: JSON.stringify(skipMarkers) }))).toMatchObject({
      adUnits: [{ type: 'PRE_ROLL', url: 'https://page.example/films/vast.xml', offset: null }],
      skipMarkers,
    });
  });

  it.each([
    [{ drm: {} }, 'drm.url'],
    [{ drm: '{' }, 'drm'],
    [{ drm: '"x"' }, 'drm'],
    [{ drm: { url: 'a', token: 7 } }, 'drm.token'],
    [{ drm: { url: 'a', keySystems: ['widevine'] } }, 'drm.keySystems[0]'],
    [{ drm: { url: 'a', keySystems: ['com.apple.fps'] } }, 'drm.certificateUrl'],
    [{ drm: { url: 'a', encryptionMode: 'none' } }, 'drm.encryptionMode'],
    [{ skipMarkers: {} }, 'skipMarkers'],
    [{ skipMarkers: [{ type: 'AD', from: 0, to: 1 }] }, 'skipMarkers[0].type'],
    [{ skipMarkers: [{ type: 'INTRO', to: 1 }] }, 'skipMarkers[0].from'],
    [{ skipMarkers: [{ type: 'INTRO', from: 5, to: 1 }] }, 'skipMarkers[0].to'],
  ])('names the missing or invalid field: %j', (parts, path) => {
    expect(() => readExtras(given(parts))).toThrow(
      expect.objectContaining({
        code: 'INVALID_PARAMS',
        details: expect.objectContaining({ path }) as object,
      }),
    );
  });
});
