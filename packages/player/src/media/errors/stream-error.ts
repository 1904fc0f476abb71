import { OUTSIDE_REGION, denialOf } from '@footlight/domain';
import {
  CODE_OF,
  PlayerError,
  type PlayerErrorDetails,
  type StreamErrorReason,
} from '../../store/player-error.js';
import { diagnose, type Diagnosis, type RequestConditions } from './diagnosis.js';
import type { MediaRequestType } from '../../store/player-error.js';
import type { EngineError } from '../engine/engine.js';
import { publicAddress } from '../network/public-address.js';

type Kind = 'vod' | 'live';

/** Why a page cannot read an existing stream; the message names the fix. */
const BLOCKED: ReadonlyMap<StreamErrorReason, string> = new Map([
  [
    'cors',
    'The server of the stream does not allow this page to read it: it sends no Access-Control-Allow-Origin.',
  ],
  [
    'policy',
    'The Content-Security-Policy of this page does not allow the server of the stream (connect-src).',
  ],
  ['mixed-content', 'An https page cannot load an http stream.'],
]);

/** Statuses with which a server asks to retry later. */
const RETRY_LATER_STATUSES: ReadonlySet<number> = new Set([408, 429]);

const WHAT: Readonly<Record<MediaRequestType, string>> = {
  manifest: 'a manifest',
  segment: 'a segment',
  key: 'a key',
  text: 'a text track',
  licence: 'a licence',
  certificate: 'a server certificate',
};

type RequestDetails = Pick<PlayerErrorDetails, 'loading' | 'url'>;

/** What was requested, for errors of requests. @param url absolute */
const requestOf = ({ loading, kind, address }: EngineError, url: string | null): RequestDetails => {
  if (loading === undefined) return {};
  // Licences have addresses of their own.
  const requested = kind === 'drm' ? address : url;
  return {
    loading,
    ...(requested === undefined || requested === null ? {} : { url: publicAddress(requested) }),
  };
};

/** For messages: ` (a segment, https://cdn.example/…/segment-12.m4s)` */
const inWords = ({ loading, url }: RequestDetails): string =>
  loading === undefined ? '' : ` (${WHAT[loading]}${url === undefined ? '' : `, ${url}`})`;

/** The error details about why a stream could not be read. */
const detailsOf = (
  { status, codecs }: EngineError,
  found: Diagnosis | null,
): Pick<PlayerErrorDetails, 'status' | 'codecs' | 'fault' | 'contentType'> => ({
  ...(status === undefined ? {} : { status }),
  ...(codecs === undefined ? {} : { codecs }),
  ...found,
});

const unsupported = (
  failure: EngineError,
  found: Diagnosis | null,
  requested: RequestDetails,
): PlayerError => {
  const { cause } = failure;
  const details = { ...detailsOf(failure, found), ...requested };
  const message =
    found?.fault === 'type'
      ? `The address returned ${found.contentType ?? 'something else'} instead of a video.`
      : found?.fault === 'manifest'
        ? 'The manifest of the stream is invalid.'
        : found?.fault === 'codec'
          ? `This browser does not support the codecs of the stream${failure.codecs === undefined ? '' : ` (${failure.codecs})`}.`
          : 'This browser cannot play the stream, or the address has no stream.';
  return new PlayerError('UNSUPPORTED', message, { cause, details: { ...details, reason: 'decode' } });
};

/**
 * Converts an engine's error to a `PlayerError` (ACC-10, PLAY-10).
 * @param found the result of the diagnosis
 * @param url the absolute address that failed; null if it is not known
 */
export const errorOfEngine = (
  failure: EngineError,
  kind: Kind,
  online: boolean,
  found: Diagnosis | null = null,
  url: string | null = null,
): PlayerError => {
  const { cause } = failure;
  const requested = requestOf(failure, url);
  const status = failure.status ?? found?.status;
  if (failure.kind === 'drm')
    return new PlayerError('DRM', `The protected video could not be opened${inWords(requested)}.`, {
      cause,
      details: {
        reason: 'drm',
        drm: failure.drm ?? 'refused',
        ...(status === undefined ? {} : { status }),
        ...requested,
      },
    });
  const blocked = found === null ? undefined : BLOCKED.get(found.fault);
  if (found !== null && blocked !== undefined)
    return new PlayerError('BLOCKED', blocked, {
      cause,
      details: { reason: 'network', retryable: false, fault: found.fault, ...requested },
    });
  if (found?.fault === 'type' || found?.fault === 'manifest' || found?.fault === 'codec')
    return unsupported(failure, found, requested);
  if (found?.fault === 'key')
    return new PlayerError('DECODE', 'The stream could not be decrypted with its key.', {
      cause,
      details: { reason: 'decode', retryable: false, fault: found.fault },
    });
  if (failure.kind === 'unsupported' && found === null && online)
    return unsupported(failure, null, requested);
  if (failure.kind === 'media')
    return new PlayerError('DECODE', 'The stream could not be decoded.', {
      cause,
      details: { reason: 'decode', retryable: true },
    });
  if (!online)
    return new PlayerError('OFFLINE', 'The browser is offline.', {
      cause,
      details: { reason: 'offline', retryable: true },
    });
  const denial = denialOf(
    { status: status ?? 0, region: failure.outsideRegion ? OUTSIDE_REGION : null },
    kind,
  );
  const code = denial === null ? 'NETWORK' : CODE_OF[denial.because];
  return new PlayerError(
    code,
    status === undefined
      ? `The stream failed to load${inWords(requested)}.`
      : `The server of the stream answered with status ${String(status)}${inWords(requested)}.`,
    {
      cause,
      details: {
        ...detailsOf(failure, found),
        ...requested,
        reason: 'network',
        retryable:
          code === 'NETWORK' && (status === undefined || status >= 500 || RETRY_LATER_STATUSES.has(status)),
      },
    },
  );
};

/**
 * Diagnoses an error as far as possible and converts it to a `PlayerError`.
 * @param url absolute
 * @param conditions of the request
 */
export const explainError = async (
  failure: EngineError,
  kind: Kind,
  url: string,
  conditions: RequestConditions,
): Promise<PlayerError> => {
  const found = await diagnose(url, failure, conditions).catch(() => null);
  return errorOfEngine(failure, kind, navigator.onLine, found, url);
};
