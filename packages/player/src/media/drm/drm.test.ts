import type { StreamDrm } from '@footlight/domain';
import { describe, expect, it, vi } from 'vitest';
import { dashProtectionData, fairPlayConfiguration, hlsDrmConfig } from './drm.js';
import { fairPlayRequest } from './fairplay.js';
import { protectionOf, type KeySystem, type Protection } from './protection.js';

const URL_OF = 'https://drm.example/licence';
const CERTIFICATE = 'https://drm.example/certificate.der';
const HEADERS = { Authorization: 'Bearer a.b.c' };

const streamDrm = (...keySystems: StreamDrm['keySystems']): StreamDrm => ({
  jwtToken: 'a.b.c',
  url: URL_OF,
  certificateUrl: CERTIFICATE,
  encryptionMode: 'cbcs',
  keySystems,
});
const drmOf = (...keySystems: StreamDrm['keySystems']): Protection =>
  protectionOf(streamDrm(...keySystems), 'https://site.example/');
const all = drmOf('org.w3.clearkey', 'com.widevine.alpha', 'com.microsoft.playready', 'com.apple.fps');

/** Records how a licence request is set up, through the calls that hls.js makes. */
const setUp = (keySystem: string): readonly string[][] => {
  const done: string[][] = [];
  const xhr = {
    open: (...words: unknown[]) => done.push(['open', ...words.map(String)]),
    setRequestHeader: (...words: string[]) => done.push(words),
  };
  const { licenseXhrSetup } = hlsDrmConfig(all, null);
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
    const { licenseXhrSetup, ...rest } = hlsDrmConfig(drmOf(keySystem), null);
    expect(licenseXhrSetup).toBeTypeOf('function');
    expect(rest).toEqual({
      emeEnabled: true,
      drmSystems: { [keySystem]: system },
      drmSystemOptions: { audioEncryptionScheme: 'cbcs', videoEncryptionScheme: 'cbcs' },
    });
  });

  it('contains all four key systems if all four are offered', () => {
    expect(Object.keys(hlsDrmConfig(all, null).drmSystems ?? {})).toEqual(
      all.systems.map(({ name }) => name),
    );
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
    const message = new Uint8Array([1, 2, 3]).buffer;
    const [system] = drmOf('com.apple.fps').systems;
    expect(system).toMatchObject({ certificate: CERTIFICATE });
    expect(fairPlayRequest(system as KeySystem, message)).toEqual({
      type: 'licence',
      keySystem: 'com.apple.fps',
      url: URL_OF,
      headers: { ...HEADERS, 'Content-Type': 'application/octet-stream' },
      body: new Uint8Array([1, 2, 3]),
    });
  });
});

describe('protectionOf', () => {
  it('resolves the addresses against the page', () => {
    const drm = { ...streamDrm('com.apple.fps'), url: '/api/v2/drm/clearkey', certificateUrl: 'fps.der' };
    expect(protectionOf(drm, 'https://site.example/video/1').systems).toEqual([
      {
        name: 'com.apple.fps',
        licenceUrl: 'https://site.example/api/v2/drm/clearkey',
        headers: HEADERS,
        certificate: 'https://site.example/video/fps.der',
      },
    ]);
  });

  it('has a certificate for FairPlay only', () => {
    expect(drmOf('com.widevine.alpha').systems).toMatchObject([{ certificate: null }]);
  });
});

// PLAY-46
describe('the settings of single key systems', () => {
  const widevine: KeySystem = {
    name: 'com.widevine.alpha',
    licenceUrl: 'https://widevine.example/licence',
    headers: { 'X-Customer': '7' },
    certificate: new Uint8Array([1, 2, 250]).buffer,
    videoRobustness: 'HW_SECURE_ALL',
    audioRobustness: 'SW_SECURE_CRYPTO',
    persistentState: 'required',
    distinctiveIdentifier: 'optional',
  };
  const playReady: KeySystem = {
    name: 'com.microsoft.playready',
    licenceUrl: 'https://playready.example/licence',
    headers: {},
    certificate: 'https://playready.example/certificate',
  };
  const both: Protection = { encryptionMode: 'cenc', systems: [widevine, playReady] };

  it('give hls.js an address and a certificate each', () => {
    expect(hlsDrmConfig(both, null).drmSystems).toEqual({
      'com.widevine.alpha': {
        licenseUrl: 'https://widevine.example/licence',
        serverCertificateUrl: 'urn:certificate:com.widevine.alpha',
      },
      'com.microsoft.playready': {
        licenseUrl: 'https://playready.example/licence',
        serverCertificateUrl: 'https://playready.example/certificate',
      },
    });
  });

  it('are required of the browser by hls.js for their key system only', async () => {
    const requestMediaKeySystemAccess = vi.fn<() => Promise<object>>(() => Promise.resolve({}));
    vi.stubGlobal('navigator', { requestMediaKeySystemAccess });
    const request = hlsDrmConfig(both, null).requestMediaKeySystemAccessFunc;
    const plain = {
      videoCapabilities: [{ contentType: 'video/mp4' }],
      audioCapabilities: [{ contentType: 'audio/mp4' }],
    };
    await request?.('com.widevine.alpha' as never, [plain]);
    await request?.('com.microsoft.playready.recommendation' as never, [plain]);
    vi.unstubAllGlobals();
    expect(requestMediaKeySystemAccess.mock.calls).toEqual([
      [
        'com.widevine.alpha',
        [
          {
            videoCapabilities: [{ contentType: 'video/mp4', robustness: 'HW_SECURE_ALL' }],
            audioCapabilities: [{ contentType: 'audio/mp4', robustness: 'SW_SECURE_CRYPTO' }],
            persistentState: 'required',
            distinctiveIdentifier: 'optional',
          },
        ],
      ],
      ['com.microsoft.playready.recommendation', [plain]],
    ]);
  });

  it('are passed to dash.js, with the certificate in base 64', () => {
    const certificates = new Map([['com.widevine.alpha', widevine.certificate as ArrayBuffer]]);
    expect(dashProtectionData(both, certificates)).toEqual({
      'com.widevine.alpha': {
        serverURL: 'https://widevine.example/licence',
        httpRequestHeaders: { 'X-Customer': '7' },
        priority: 0,
        videoRobustness: 'HW_SECURE_ALL',
        audioRobustness: 'SW_SECURE_CRYPTO',
        persistentState: 'required',
        distinctiveIdentifier: 'optional',
        serverCertificate: 'AQL6',
      },
      'com.microsoft.playready': {
        serverURL: 'https://playready.example/licence',
        httpRequestHeaders: {},
        priority: 1,
      },
    });
  });

  it('are required for FairPlay, too', () => {
    const fairPlay: KeySystem = { ...widevine, name: 'com.apple.fps' };
    expect(fairPlayConfiguration({ encryptionMode: 'cbcs', systems: [fairPlay] })).toMatchObject([
      { persistentState: 'required', videoCapabilities: [{ robustness: 'HW_SECURE_ALL' }] },
    ]);
  });
});
