import { FieldError, listOf, optional, pattern, record, words, type Field } from '@footlight/player-contract';
import type { KeySystemSettings } from '../core/given-source.js';
import type { KeySystemName } from '../media/network/network-options.js';
import {
  FAIRPLAY,
  PLAYREADY,
  WIDEVINE,
  bearer,
  type KeySystem,
  type Protection,
} from '../media/drm/protection.js';
import { requireHeaders } from '../media/network/require-headers.js';
import { address, json } from './source-fields.js';

const KEY_SYSTEMS = ['org.w3.clearkey', WIDEVINE, PLAYREADY, FAIRPLAY] as const;
const text = pattern(/^/u, 'text');

const headers: Field<Readonly<Record<string, string>>> = {
  expected: 'an object of header names and values',
  read(value, path) {
    requireHeaders(value, path);
    return value as Readonly<Record<string, string>>;
  },
};

const certificate: Field<string | ArrayBuffer> = {
  expected: 'an address, an ArrayBuffer or a view of one',
  read(value, path) {
    if (value instanceof ArrayBuffer) return value;
    if (ArrayBuffer.isView(value))
      return new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice().buffer;
    if (typeof value !== 'string') throw new FieldError(path, this.expected);
    return address.read(value, path);
  },
};

const requirement = words('required', 'optional', 'not-allowed');

const systemSettings = record({
  licenceUrl: optional(address),
  headers: optional(headers),
  serverCertificate: optional(certificate),
  videoRobustness: optional(text),
  audioRobustness: optional(text),
  persistentState: optional(requirement),
  distinctiveIdentifier: optional(requirement),
}) satisfies Field<KeySystemSettings>;

const [clearKey, widevine, playReady, fairPlay] = KEY_SYSTEMS;

const drmSettings = json(
  record({
    url: optional(address),
    token: optional(text),
    headers: optional(headers),
    keySystems: optional(listOf(words(...KEY_SYSTEMS), KEY_SYSTEMS.length)),
    systems: optional(
      record({
        [clearKey]: optional(systemSettings),
        [widevine]: optional(systemSettings),
        [playReady]: optional(systemSettings),
        [fairPlay]: optional(systemSettings),
      }),
    ),
    certificateUrl: optional(address),
    encryptionMode: optional(words('cenc', 'cbcs')),
  }),
);

/** Unknown names would be dropped, and their key system would be missing without a word. */
const refuseUnknown = (given: unknown, path: string): void => {
  const systems: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, 'systems') : null;
  for (const name of Object.keys(systems ?? {}))
    if (!KEY_SYSTEMS.some((known) => known === name))
      throw new FieldError(`${path}.systems.${name}`, `one of ${KEY_SYSTEMS.join(', ')}`);
};

/**
 * Reads the DRM settings of a plain source.
 * @throws {FieldError} with the missing or invalid setting
 * @see docs/rules/playback.md PLAY-46
 */
export const readDrm = (given: unknown, path: string): Protection => {
  const settings = drmSettings.read(given, path);
  refuseUnknown(typeof given === 'string' ? JSON.parse(given) : given, path);
  const { url, token = '', encryptionMode = 'cenc', certificateUrl, systems = {} } = settings;
  const named = KEY_SYSTEMS.filter((name) => systems[name] !== undefined);
  const usual: readonly KeySystemName[] =
    certificateUrl === undefined ? [WIDEVINE, PLAYREADY] : [WIDEVINE, PLAYREADY, FAIRPLAY];
  const names = settings.keySystems ?? (named.length > 0 ? named : usual);
  return {
    encryptionMode,
    systems: names.map((name): KeySystem => {
      const { licenceUrl = url, serverCertificate, headers: own, ...requirements } = systems[name] ?? {};
      if (licenceUrl === undefined)
        throw new FieldError(
          systems[name] === undefined ? `${path}.url` : `${path}.systems.${name}.licenceUrl`,
          'the address of the DRM licence server',
        );
      const certified = serverCertificate ?? (name === FAIRPLAY ? certificateUrl : undefined);
      if (name === FAIRPLAY && certified === undefined)
        throw new FieldError(
          systems[name] === undefined
            ? `${path}.certificateUrl`
            : `${path}.systems.${name}.serverCertificate`,
          'the certificate that FairPlay asks for',
        );
      const headersOfAll = { ...bearer(token), ...settings.headers, ...own };
      return Object.assign(requirements, {
        name,
        licenceUrl,
        headers: headersOfAll,
        certificate: certified ?? null,
      });
    }),
  };
};
