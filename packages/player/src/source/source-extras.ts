import type { SkipMarker, StreamDrm } from '@footlight/domain';
import type { AdUnit } from '../ads/player-ads.js';
import { FAIRPLAY } from '../media/drm/drm.js';
import { PlayerError } from '../store/player-error.js';
import type { GivenSource } from '../core/given-source.js';

/** Settings of a plain source that are needed before its stream is opened. */
export interface SourceExtras {
  readonly drm: StreamDrm | null;
  readonly adUnits: readonly AdUnit[];
  readonly skipMarkers: SkipMarker[];
}

type Fields = Readonly<Record<string, unknown>>;

const KEY_SYSTEMS = ['org.w3.clearkey', 'com.widevine.alpha', 'com.microsoft.playready', FAIRPLAY] as const;
const MARKER_TYPES = ['INTRO', 'RECAP', 'CREDITS'] as const;
const MODES = ['cenc', 'cbcs'] as const;

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

const lacks = (path: string, expected: string, value: unknown): PlayerError =>
  new PlayerError('INVALID_PARAMS', `${path} is ${shown(value)}, but must be ${expected}.`, {
    details: { path, expected },
  });

/** Parses an attribute as JSON; a property is used as it is. @throws {PlayerError} INVALID_PARAMS */
const read = (path: string, given: unknown): unknown => {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given) as unknown;
  } catch {
    throw lacks(path, 'JSON', given);
  }
};

const fieldsOf = (path: string, value: unknown): Fields => {
  if (typeof value !== 'object' || value === null) throw lacks(path, 'an object', value);
  return value as Fields;
};

const oneOf = <Word extends string>(path: string, words: readonly Word[], value: unknown): Word => {
  const word = words.find((one) => one === value);
  if (word === undefined) throw lacks(path, `one of ${words.join(', ')}`, value);
  return word;
};

const address = (path: string, value: unknown): string => {
  if (typeof value !== 'string' || value === '' || !URL.canParse(value, document.baseURI))
    throw lacks(path, 'an address', value);
  return new URL(value, document.baseURI).href;
};

const seconds = (path: string, value: unknown): number => {
  if (typeof value !== 'number' || !(value >= 0)) throw lacks(path, 'seconds from the start', value);
  return value;
};

const listOf = (path: string, value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw lacks(path, 'a list', value);
  return value;
};

const drmOf = (given: unknown): StreamDrm => {
  const { url, token = '', keySystems, certificateUrl, encryptionMode = 'cenc' } = fieldsOf('drm', given);
  const hasCertificate = certificateUrl !== undefined;
  const usual = ['com.widevine.alpha', 'com.microsoft.playready', ...(hasCertificate ? [FAIRPLAY] : [])];
  const systems = listOf('drm.keySystems', keySystems ?? usual).map((system, at) =>
    oneOf(`drm.keySystems[${String(at)}]`, KEY_SYSTEMS, system),
  );
  if (systems.includes(FAIRPLAY) && !hasCertificate)
    throw lacks(
      'drm.certificateUrl',
      'the address of the certificate that FairPlay asks for',
      certificateUrl,
    );
  if (typeof token !== 'string') throw lacks('drm.token', 'text', token);
  return {
    url: address('drm.url', url),
    jwtToken: token,
    keySystems: systems,
    encryptionMode: oneOf('drm.encryptionMode', MODES, encryptionMode),
    ...(hasCertificate ? { certificateUrl: address('drm.certificateUrl', certificateUrl) } : {}),
  };
};

const markerOf = (given: unknown, at: number): SkipMarker => {
  const path = `skipMarkers[${String(at)}]`;
  const { type, from, to } = fieldsOf(path, given);
  const marker = {
    type: oneOf(`${path}.type`, MARKER_TYPES, type),
    from: seconds(`${path}.from`, from),
    to: seconds(`${path}.to`, to),
  };
  if (marker.to <= marker.from) throw lacks(`${path}.to`, `more than ${String(marker.from)}`, to);
  return marker;
};

/** Parses the settings of a plain source. @throws {PlayerError} INVALID_PARAMS with the missing or invalid setting */
export const readExtras = ({ drm, adTag, skipMarkers }: GivenSource): SourceExtras => ({
  drm: drm === null ? null : drmOf(read('drm', drm)),
  adUnits: adTag === null ? [] : [{ type: 'PRE_ROLL', url: address('adTag', adTag), offset: null }],
  skipMarkers:
    skipMarkers === null ? [] : listOf('skipMarkers', read('skipMarkers', skipMarkers)).map(markerOf),
});
