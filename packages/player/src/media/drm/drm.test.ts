import type { StreamDrm } from '@footlight/domain';
import { describe, expect, it } from 'vitest';
import {
  absoluteDrm,
  dashProtectionData,
  fairPlayConfiguration,
  fairPlayRequest,
  hlsDrmConfig,
} from './drm.js';

const URL_OF = 'https://drm.example/licence';
const CERTIFICATE = 'https://drm.example/certificate.der';
const HEADERS = { Authorization: 'Bearer a.b.c' };

const drmOf = (...keySystems: StreamDrm['keySystems']): StreamDrm => ({
  jwtToken: 'a.b.c',
  url: URL_OF,
  certificateUrl: CERTIFICATE,
  encryptionMode: 'cbcs',
  keySystems,
});
const all = drmOf('org.w3.clearkey', 'com.widevine.alpha', 'com.microsoft.playready', 'com.apple.fps');

/** Records how a licence request is set up, through the calls that hls.js makes. */
const setUp = (keySystem: string): readonly string[][] => {
  const done: string[][] = [];
  const xhr = {
    open: (...words: unknown[]) => done.push(['open', ...words.map(String)]),
    setRequestHeader: (...words: string[]) => done.push(words),
  };
  const { licenseXhrSetup } = hlsDrmConfig(all);
  Reflect.apply(licenseXhrSetup ?? expect.unreachable, undefined, [
    xhr,
    URL_OF,
    { keySystem },
    new Uint8Array(),
  ]);
  return done;
};

describe('the DRM configuration of hls.js', () => {
  it.each([
    ['org.w3.clearkey', { licenseUrl: URL_OF }],
    ['com.widevine.alpha', { licenseUrl: URL_OF }],
    ['com.microsoft.playready', { licenseUrl: URL_OF }],
    ['com.apple.fps', { licenseUrl: URL_OF, serverCertificateUrl: CERTIFICATE }],
  ] as const)('contains %s with its licence server and nothing else', (keySystem, system) => {
    const { licenseXhrSetup, ...rest } = hlsDrmConfig(drmOf(keySystem));
    expect(licenseXhrSetup).toBeTypeOf('function');
    expect(rest).toEqual({
      emeEnabled: true,
      drmSystems: { [keySystem]: system },
      drmSystemOptions: { audioEncryptionScheme: 'cbcs', videoEncryptionScheme: 'cbcs' },
    });
  });

  it('contains all four key systems if all four are offered', () => {
    expect(Object.keys(hlsDrmConfig(all).drmSystems ?? {})).toEqual(all.keySystems);
  });

  it.each([
    ['org.w3.clearkey', [['Content-Type', 'application/json']]],
    ['com.widevine.alpha', [['Content-Type', 'application/octet-stream']]],
    ['com.apple.fps', [['Content-Type', 'application/octet-stream']]],
    // Its headers are in the message of the key session, from which hls.js takes them.
    ['com.microsoft.playready', []],
  ])('sends the token in a licence request for %s', (keySystem, more) => {
    expect(setUp(keySystem)).toEqual([
      ['open', 'POST', URL_OF, 'true'],
      ['Authorization', 'Bearer a.b.c'],
      ...more,
    ]);
  });
});

describe('the DRM configuration of dash.js', () => {
  it('contains every key system that it supports, in the order of the service', () => {
    expect(dashProtectionData(all)).toEqual({
      'org.w3.clearkey': { serverURL: URL_OF, httpRequestHeaders: HEADERS, priority: 0 },
      'com.widevine.alpha': { serverURL: URL_OF, httpRequestHeaders: HEADERS, priority: 1 },
      'com.microsoft.playready': { serverURL: URL_OF, httpRequestHeaders: HEADERS, priority: 2 },
    });
  });

  it('omits FairPlay', () => {
    expect(dashProtectionData(drmOf('com.apple.fps'))).toEqual({});
  });
});

describe('FairPlay in native playback', () => {
  it('is requested with cbcs encryption, without identifiers and persistent state', () => {
    expect(fairPlayConfiguration(all)).toEqual([
      {
        initDataTypes: ['sinf', 'skd'],
        audioCapabilities: [{ contentType: 'audio/mp4', encryptionScheme: 'cbcs' }],
        videoCapabilities: [{ contentType: 'video/mp4', encryptionScheme: 'cbcs' }],
        distinctiveIdentifier: 'not-allowed',
        persistentState: 'not-allowed',
        sessionTypes: ['temporary'],
      },
    ]);
  });

  it('sends its message unchanged, with the token', () => {
    const message = new ArrayBuffer(3);
    expect(fairPlayRequest(all, message)).toEqual({
      method: 'POST',
      headers: { ...HEADERS, 'Content-Type': 'application/octet-stream' },
      body: message,
    });
  });
});

describe('absoluteDrm', () => {
  it('resolves the addresses against the page', () => {
    const drm = { ...all, url: '/api/v2/drm/clearkey', certificateUrl: 'fps.der' };
    expect(absoluteDrm(drm, 'https://site.example/video/1')).toMatchObject({
      url: 'https://site.example/api/v2/drm/clearkey',
      certificateUrl: 'https://site.example/video/fps.der',
    });
  });

  it('omits the certificate if there is none', () => {
    const { certificateUrl: _none, ...drm } = all;
    expect(absoluteDrm(drm, 'https://site.example/')).not.toHaveProperty('certificateUrl');
  });
});
