import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GivenSource } from '../core/given-source.js';
import { readExtras } from './source-extras.js';

beforeAll(() => void vi.stubGlobal('document', { baseURI: 'https://page.example/films/' }));
afterAll(() => void vi.unstubAllGlobals());

const given = (parts: { readonly [Name in keyof GivenSource]?: unknown }): GivenSource =>
  ({ drm: null, adTag: null, adBreaks: null, skipMarkers: null, ...parts }) as GivenSource;

describe('readExtras', () => {
  it('returns no extras by default', () => {
    expect(readExtras(given({}))).toEqual({ drm: null, adUnits: [], skipMarkers: [] });
  });

  it('requires only the address of the licence server for DRM', () => {
    expect(readExtras(given({ drm: { url: 'licence' } })).drm).toEqual({
      encryptionMode: 'cenc',
      systems: ['com.widevine.alpha', 'com.microsoft.playready'].map((name) => ({
        name,
        licenceUrl: 'https://page.example/films/licence',
        headers: {},
        certificate: null,
      })),
    });
    const apple = { url: 'https://l.example/', certificateUrl: '/c.der', encryptionMode: 'cbcs', token: 't' };
    expect(readExtras(given({ drm: JSON.stringify(apple) })).drm).toMatchObject({
      encryptionMode: 'cbcs',
      systems: [
        { name: 'com.widevine.alpha', headers: { Authorization: 'Bearer t' }, certificate: null },
        { name: 'com.microsoft.playready', certificate: null },
        { name: 'com.apple.fps', certificate: 'https://page.example/c.der' },
      ],
    });
  });

  // PLAY-46
  it('reads the settings of each key system, and requests only those', () => {
    const serverCertificate = new Uint8Array([9, 8, 7]).subarray(1);
    const drm = {
      token: 't',
      headers: { 'X-Brand': 'harbour' },
      systems: {
        'com.widevine.alpha': {
          licenceUrl: '/widevine',
          headers: { 'X-Customer': '7' },
          serverCertificate,
          videoRobustness: 'SW_SECURE_DECODE',
          persistentState: 'required',
        },
        'com.apple.fps': { licenceUrl: '/fairplay', serverCertificate: 'fps.der' },
      },
    };
    expect(readExtras(given({ drm })).drm).toEqual({
      encryptionMode: 'cenc',
      systems: [
        {
          name: 'com.widevine.alpha',
          licenceUrl: 'https://page.example/widevine',
          headers: { Authorization: 'Bearer t', 'X-Brand': 'harbour', 'X-Customer': '7' },
          certificate: new Uint8Array([8, 7]).buffer,
          videoRobustness: 'SW_SECURE_DECODE',
          persistentState: 'required',
        },
        {
          name: 'com.apple.fps',
          licenceUrl: 'https://page.example/fairplay',
          headers: { Authorization: 'Bearer t', 'X-Brand': 'harbour' },
          certificate: 'https://page.example/films/fps.der',
        },
      ],
    });
  });

  it('returns one pre-roll, and skip markers in seconds', () => {
    const skipMarkers = [{ type: 'INTRO', from: 0, to: 20 }];
    expect(readExtras(given({ adTag: 'vast.xml', skipMarkers: JSON.stringify(skipMarkers) }))).toMatchObject({
      adUnits: [{ type: 'PRE_ROLL', url: 'https://page.example/films/vast.xml', offset: null }],
      skipMarkers,
    });
  });

  // PLAY-73
  it('places ad breaks by seconds, times, shares and ends, after the ad tag', () => {
    const adBreaks = [
      { offset: 'start', tag: 'a' },
      { offset: 0, tag: 'b' },
      { offset: 90.5, tag: 'c', repeatAfter: 600 },
      { offset: '00:10:00', tag: 'd' },
      { offset: '50%', tag: 'e' },
      { offset: 'end', tag: 'https://ads.example/f' },
    ];
    const { adUnits } = readExtras(given({ adTag: 'vast.xml', adBreaks: JSON.stringify(adBreaks) }));
    expect(adUnits.map(({ type, offset, share, every }) => [type, offset, share ?? every])).toEqual([
      ['PRE_ROLL', null, undefined],
      ['PRE_ROLL', null, undefined],
      ['PRE_ROLL', null, undefined],
      ['MID_ROLL', 90.5, 600],
      ['MID_ROLL', 600, undefined],
      ['MID_ROLL', null, 0.5],
      ['POST_ROLL', null, undefined],
    ]);
    expect(adUnits.at(-1)?.url).toBe('https://ads.example/f');
  });

  it.each([
    [{ adBreaks: '{' }, 'adBreaks'],
    [{ adBreaks: [{ offset: '#1', tag: 'a' }] }, 'adBreaks[0].offset'],
    [{ adBreaks: [{ offset: -1, tag: 'a' }] }, 'adBreaks[0].offset'],
    [{ adBreaks: [{ offset: 1, tag: '' }] }, 'adBreaks[0].tag'],
    [{ adBreaks: [{ offset: 1, tag: 'a', repeatAfter: 0 }] }, 'adBreaks[0].repeatAfter'],
    [{ drm: {} }, 'drm.url'],
    [{ drm: '{' }, 'drm'],
    [{ drm: '"x"' }, 'drm'],
    [{ drm: { url: 'a', token: 7 } }, 'drm.token'],
    [{ drm: { url: 'a', keySystems: ['widevine'] } }, 'drm.keySystems[0]'],
    [{ drm: { url: 'a', keySystems: ['com.apple.fps'] } }, 'drm.certificateUrl'],
    [{ drm: { url: 'a', encryptionMode: 'none' } }, 'drm.encryptionMode'],
    [{ drm: { url: 'a', headers: { 'X y': '1' } } }, 'drm.headers.X y'],
    [{ drm: { url: 'a', headers: { Accept: 1 } } }, 'drm.headers.Accept'],
    [{ drm: { systems: { widevine: { licenceUrl: 'a' } } } }, 'drm.systems.widevine'],
    [{ drm: { systems: { 'com.widevine.alpha': {} } } }, 'drm.systems.com.widevine.alpha.licenceUrl'],
    [
      { drm: { url: 'a', systems: { 'com.widevine.alpha': { serverCertificate: 7 } } } },
      'drm.systems.com.widevine.alpha.serverCertificate',
    ],
    [
      { drm: { url: 'a', systems: { 'com.widevine.alpha': { persistentState: true } } } },
      'drm.systems.com.widevine.alpha.persistentState',
    ],
    [{ drm: { url: 'a', systems: { 'com.apple.fps': {} } } }, 'drm.systems.com.apple.fps.serverCertificate'],
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
