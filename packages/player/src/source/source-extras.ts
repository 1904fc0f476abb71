import {
  FieldError,
  listOf,
  number,
  optional,
  pattern,
  record,
  words,
  type Field,
} from '@footlight/player-contract';
import type { SkipMarker, StreamDrm } from '@footlight/domain';
import type { AdUnit } from '../ads/player-ads.js';
import { readFields } from '../store/read-fields.js';
import { FAIRPLAY } from '../media/drm/drm.js';
import type { GivenSource } from '../core/given-source.js';

/** Settings of a plain source that are needed before its stream is opened. */
export interface SourceExtras {
  readonly drm: StreamDrm | null;
  readonly adUnits: readonly AdUnit[];
  readonly skipMarkers: SkipMarker[];
}

const address: Field<string> = {
  expected: 'an address',
  read(value, path) {
    if (typeof value !== 'string' || value === '' || !URL.canParse(value, document.baseURI))
      throw new FieldError(path, this.expected);
    return new URL(value, document.baseURI).href;
  },
};

/** An attribute is JSON; a property is read as it is. */
const json = <T>(inner: Field<T>): Field<T> => ({
  expected: inner.expected,
  read(value, path) {
    if (typeof value !== 'string') return inner.read(value, path);
    let parsed: unknown;
    try {
      parsed = JSON.parse(value);
    } catch {
      throw new FieldError(path, 'JSON');
    }
    return inner.read(parsed, path);
  },
});

const seconds = number(0, Number.POSITIVE_INFINITY, 'seconds from the start');

const drmSettings = json(
  record({
    url: address,
    token: optional(pattern(/^/u, 'text')),
    keySystems: optional(
      listOf(words('org.w3.clearkey', 'com.widevine.alpha', 'com.microsoft.playready', FAIRPLAY), 4),
    ),
    certificateUrl: optional(address),
    encryptionMode: optional(words('cenc', 'cbcs')),
  }),
);

const markerList = json(
  listOf(record({ type: words('INTRO', 'RECAP', 'CREDITS'), from: seconds, to: seconds }), 1000),
);

const readDrm = (given: unknown): StreamDrm => {
  const { url, token = '', encryptionMode = 'cenc', ...settings } = drmSettings.read(given, 'drm');
  const { certificateUrl } = settings;
  const certified = certificateUrl === undefined ? {} : { certificateUrl };
  const usual = ['com.widevine.alpha', 'com.microsoft.playready'] as const;
  const keySystems = settings.keySystems ?? (certificateUrl === undefined ? usual : [...usual, FAIRPLAY]);
  if (keySystems.includes(FAIRPLAY) && certificateUrl === undefined)
    throw new FieldError('drm.certificateUrl', 'the address of the certificate that FairPlay asks for');
  return { url, jwtToken: token, keySystems: [...keySystems], encryptionMode, ...certified };
};

const readMarkers = (given: unknown): SkipMarker[] => {
  const markers = markerList.read(given, 'skipMarkers');
  for (const [at, { from, to }] of markers.entries())
    if (to <= from) throw new FieldError(`skipMarkers[${at}].to`, `more than ${from}`);
  return [...markers];
};

/** Parses the settings of a plain source. @throws {PlayerError} INVALID_PARAMS with the missing or invalid setting */
export const readExtras = ({ drm, adTag, skipMarkers }: GivenSource): SourceExtras =>
  readFields(() => ({
    drm: drm === null ? null : readDrm(drm),
    adUnits: adTag === null ? [] : [{ type: 'PRE_ROLL', url: address.read(adTag, 'adTag'), offset: null }],
    skipMarkers: skipMarkers === null ? [] : readMarkers(skipMarkers),
  }));
