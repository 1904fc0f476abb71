import type { StreamDrm } from '@footlight/domain';
import type { ProtectionDataSet } from 'dashjs';
import type { HlsConfig } from 'hls.js';

/** Converts the DRM data of the playback data to the configuration of each engine. */

const CLEARKEY = 'org.w3.clearkey';
const WIDEVINE = 'com.widevine.alpha';
export const PLAYREADY = 'com.microsoft.playready';
export const FAIRPLAY = 'com.apple.fps';

/** Request content types that DRM licence servers expect; PlayReady's message contains its own type. */
const BODY_TYPE: Readonly<Record<string, string>> = {
  [CLEARKEY]: 'application/json',
  [WIDEVINE]: 'application/octet-stream',
  [FAIRPLAY]: 'application/octet-stream',
};

/** Third-party servers may need no token. */
const licenceHeaders = ({ jwtToken }: StreamDrm): Readonly<Record<string, string>> =>
  jwtToken === '' ? {} : { Authorization: `Bearer ${jwtToken}` };

/** The same data with absolute addresses, which every engine can use. */
export const absoluteDrm = (drm: StreamDrm, base: string): StreamDrm => ({
  ...drm,
  url: new URL(drm.url, base).href,
  ...(drm.certificateUrl === undefined ? {} : { certificateUrl: new URL(drm.certificateUrl, base).href }),
});

type HlsDrmConfig = Pick<HlsConfig, 'emeEnabled' | 'drmSystems' | 'drmSystemOptions' | 'licenseXhrSetup'>;

/** @see https://github.com/video-dev/hls.js/blob/master/docs/API.md#drmsystems */
export const hlsDrmConfig = (drm: StreamDrm): HlsDrmConfig => ({
  emeEnabled: true,
  drmSystems: Object.fromEntries(
    drm.keySystems.map((keySystem) => [
      keySystem,
      {
        licenseUrl: drm.url,
        ...(keySystem === FAIRPLAY && drm.certificateUrl !== undefined
          ? { serverCertificateUrl: drm.certificateUrl }
          : {}),
      },
    ]),
  ),
  drmSystemOptions: {
    audioEncryptionScheme: drm.encryptionMode,
    videoEncryptionScheme: drm.encryptionMode,
  },
  licenseXhrSetup: (xhr, url, { keySystem }) => {
    xhr.open('POST', url, true);
    for (const [name, value] of Object.entries(licenceHeaders(drm))) xhr.setRequestHeader(name, value);
    const type = BODY_TYPE[keySystem];
    if (type !== undefined) xhr.setRequestHeader('Content-Type', type);
  },
});

/** FairPlay is not a DASH key system and is left out. @see https://dashif.org/dash.js/pages/usage/drm.html */
export const dashProtectionData = (drm: StreamDrm): ProtectionDataSet =>
  Object.fromEntries(
    drm.keySystems
      .filter((keySystem) => keySystem !== FAIRPLAY)
      .map((keySystem, priority) => [
        keySystem,
        { serverURL: drm.url, httpRequestHeaders: licenceHeaders(drm), priority },
      ]),
  );

/** The FairPlay configuration for native HLS playback. */
export const fairPlayConfiguration = ({ encryptionMode }: StreamDrm): MediaKeySystemConfiguration[] => {
  const capability = (contentType: string): MediaKeySystemMediaCapability => ({
    contentType,
    encryptionScheme: encryptionMode,
  });
  return [
    {
      initDataTypes: ['sinf', 'skd'],
      audioCapabilities: [capability('audio/mp4')],
      videoCapabilities: [capability('video/mp4')],
      distinctiveIdentifier: 'not-allowed',
      persistentState: 'not-allowed',
      sessionTypes: ['temporary'],
    },
  ];
};

/** A FairPlay licence request: the unchanged message of the key session. */
export const fairPlayRequest = (drm: StreamDrm, message: ArrayBuffer): RequestInit => ({
  method: 'POST',
  headers: { ...licenceHeaders(drm), 'Content-Type': 'application/octet-stream' },
  body: message,
});
