import type { ProtectionData, ProtectionDataSet } from 'dashjs';
import type { HlsConfig } from 'hls.js';
import type { KeySystemName } from '../network/network-options.js';
import type { MediaNetwork } from '../network/network.js';
import { CLEARKEY, FAIRPLAY, WIDEVINE, type KeySystem, type Protection } from './protection.js';
import { hasRequirements, requiring, systemOf } from './requirements.js';

/** Converts the protection of a stream to the configuration of each engine. */

/** Request content types that DRM licence servers expect; PlayReady's message contains its own type. */
const BODY_TYPE: Readonly<Record<string, string>> = {
  [CLEARKEY]: 'application/json',
  [WIDEVINE]: 'application/octet-stream',
  [FAIRPLAY]: 'application/octet-stream',
};

/** The headers of a licence request. */
export const licenceHeaders = ({ name, headers }: KeySystem): Record<string, string> => {
  const type = BODY_TYPE[name];
  return {
    ...headers,
    ...(type === undefined || new Headers(headers).has('Content-Type') ? {} : { 'Content-Type': type }),
  };
};

/** Where hls.js finds the server certificate of a key system; given ones have an address that only its loader knows. */
export const certificateAddress = ({ name, certificate }: KeySystem): string | null =>
  certificate instanceof ArrayBuffer ? `urn:certificate:${name}` : certificate;

type HlsDrmConfig = Pick<HlsConfig, 'emeEnabled' | 'drmSystems' | 'drmSystemOptions' | 'licenseXhrSetup'> &
  Partial<Pick<HlsConfig, 'licenseResponseCallback' | 'requestMediaKeySystemAccessFunc'>>;

/** The response callback of hls.js; a promise that it returns is awaited with the licence. */
const licenceOf = (network: MediaNetwork): NonNullable<HlsConfig['licenseResponseCallback']> => {
  const read = ({ response, responseURL, status }: XMLHttpRequest, keySystem: string): Promise<ArrayBuffer> =>
    network.receive(
      {
        type: 'licence',
        keySystem: keySystem as KeySystemName,
        url: responseURL,
        status,
        headers: new Headers(),
      },
      response as ArrayBuffer,
    );
  return (xhr, _url, { keySystem }) => read(xhr, keySystem) as unknown as ArrayBuffer;
};

/**
 * @param network the page’s options for requests; null for none
 * @see https://github.com/video-dev/hls.js/blob/master/docs/API.md#drmsystems
 */
export const hlsDrmConfig = (protection: Protection, network: MediaNetwork | null): HlsDrmConfig => ({
  emeEnabled: true,
  drmSystems: Object.fromEntries(
    protection.systems.map((system) => {
      const serverCertificateUrl = certificateAddress(system);
      return [
        system.name,
        {
          licenseUrl: system.licenceUrl,
          ...(serverCertificateUrl === null ? {} : { serverCertificateUrl }),
        },
      ];
    }),
  ),
  drmSystemOptions: {
    audioEncryptionScheme: protection.encryptionMode,
    videoEncryptionScheme: protection.encryptionMode,
  },
  ...(protection.systems.some(hasRequirements)
    ? {
        requestMediaKeySystemAccessFunc: (name, configurations) =>
          navigator.requestMediaKeySystemAccess(
            name,
            configurations.map((configuration) => requiring(configuration, systemOf(protection, name))),
          ),
      }
    : {}),
  licenseXhrSetup: (xhr, url, { keySystem }, challenge) => {
    const system = systemOf(protection, keySystem);
    const headers = system === undefined ? {} : licenceHeaders(system);
    const open = (to: string, fields: Readonly<Record<string, string>>): void => {
      xhr.open('POST', to, true);
      for (const [name, value] of Object.entries(fields)) xhr.setRequestHeader(name, value);
    };
    if (network === null || system === undefined) {
      open(url, headers);
      return undefined;
    }
    return network
      .prepare({
        type: 'licence',
        keySystem: system.name,
        url,
        headers,
        body: challenge as Uint8Array<ArrayBuffer>,
      })
      .then((request) => {
        open(request.url, request.headers);
        xhr.withCredentials = request.credentials === 'include';
        return request.body ?? (challenge as Uint8Array<ArrayBuffer>);
      });
  },
  ...(network?.changesResponses ? { licenseResponseCallback: licenceOf(network) } : {}),
});

const base64 = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));

/**
 * FairPlay is not a DASH key system and is left out.
 * @param certificates the server certificates, by key system
 * @see https://dashif.org/dash.js/pages/usage/drm.html
 */
export const dashProtectionData = (
  { systems }: Protection,
  certificates: ReadonlyMap<string, ArrayBuffer> = new Map(),
): ProtectionDataSet =>
  Object.fromEntries(
    systems
      .filter(({ name }) => name !== FAIRPLAY)
      .map(
        (
          {
            name,
            licenceUrl,
            headers,
            videoRobustness,
            audioRobustness,
            persistentState,
            distinctiveIdentifier,
          },
          priority,
        ): [string, ProtectionData] => {
          const certificate = certificates.get(name);
          return [
            name,
            {
              serverURL: licenceUrl,
              httpRequestHeaders: headers,
              priority,
              ...(videoRobustness === undefined ? {} : { videoRobustness }),
              ...(audioRobustness === undefined ? {} : { audioRobustness }),
              ...(persistentState === undefined ? {} : { persistentState }),
              ...(distinctiveIdentifier === undefined ? {} : { distinctiveIdentifier }),
              ...(certificate === undefined ? {} : { serverCertificate: base64(certificate) }),
            },
          ];
        },
      ),
  );

/** The FairPlay configuration for native HLS playback. */
export const fairPlayConfiguration = ({
  encryptionMode,
  systems,
}: Protection): MediaKeySystemConfiguration[] => {
  const capability = (contentType: string): MediaKeySystemMediaCapability => ({
    contentType,
    encryptionScheme: encryptionMode,
  });
  return [
    requiring(
      {
        initDataTypes: ['sinf', 'skd'],
        audioCapabilities: [capability('audio/mp4')],
        videoCapabilities: [capability('video/mp4')],
        distinctiveIdentifier: 'not-allowed',
        persistentState: 'not-allowed',
        sessionTypes: ['temporary'],
      },
      systems.find(({ name }) => name === FAIRPLAY),
    ),
  ];
};
