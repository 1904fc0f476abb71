import { OUTSIDE_REGION, denialOf } from '@footlight/domain';
import {
  CODE_OF,
  PlayerError,
  type PlayerErrorDetails,
  type StreamErrorReason,
} from '../../store/player-error.js';
import { diagnose, type Diagnosis } from './diagnosis.js';
import type { EngineError } from '../engine/engine.js';

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

/** The error details about why a stream could not be read. */
const detailsOf = (
  { status, codecs }: EngineError,
  found: Diagnosis | null,
): Pick<PlayerErrorDetails, 'status' | 'codecs' | 'fault' | 'contentType'> => ({
  ...(status === undefined ? {} : { status }),
  ...(codecs === undefined ? {} : { codecs }),
  ...found,
});

const unsupported = (failure: EngineError, found: Diagnosis | null): PlayerError => {
  const { cause } = failure;
  const details = detailsOf(failure, found);
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
 */
export const errorOfEngine = (
  failure: EngineError,
  kind: Kind,
  online: boolean,
  found: Diagnosis | null = null,
): PlayerError => {
  const { cause } = failure;
  const status = failure.status ?? found?.status;
  if (failure.kind === 'drm')
    return new PlayerError('DRM', 'The protected video could not be opened.', {
      cause,
      details: { reason: 'drm', drm: failure.drm ?? 'refused', ...(status === undefined ? {} : { status }) },
    });
  const blocked = found === null ? undefined : BLOCKED.get(found.fault);
  if (found !== null && blocked !== undefined)
    return new PlayerError('BLOCKED', blocked, {
      cause,
      details: { reason: 'network', retryable: false, fault: found.fault },
    });
  if (found?.fault === 'type' || found?.fault === 'manifest' || found?.fault === 'codec')
    return unsupported(failure, found);
  if (found?.fault === 'key')
    return new PlayerError('DECODE', 'The stream could not be decrypted with its key.', {
      cause,
      details: { reason: 'decode', retryable: false, fault: found.fault },
    });
  if (failure.kind === 'unsupported' && found === null && online) return unsupported(failure, null);
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
      ? 'The stream failed to load.'
      : `The server of the stream answered with status ${String(status)}.`,
    {
      cause,
      details: {
        ...detailsOf(failure, found),
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
 * @param needsConsent see {@link diagnose}
 */
export const explainError = async (
  failure: EngineError,
  kind: Kind,
  url: string,
  needsConsent: boolean,
): Promise<PlayerError> => {
  const found = await diagnose(url, failure, needsConsent).catch(() => null);
  return errorOfEngine(failure, kind, navigator.onLine, found);
};
