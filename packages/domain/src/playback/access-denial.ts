import type { Denial } from './access.js';
import { DENIALS, type Undated } from './denials.js';

/** A response that contains no playback data. */
export interface DeniedResponse {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** The error body's code. */
  readonly code?: string | undefined;
  /** Value of the header `X-Footlight-Region`. */
  readonly region?: string | null | undefined;
  /** The error body's details. */
  readonly details?: unknown;
}

/** Response header with the caller's location, and its value for callers outside the served region. */
export const REGION_HEADER = 'X-Footlight-Region';
export const OUTSIDE_REGION = 'outside-region';

const BY_CODE: Readonly<Record<string, Undated['because']>> = {
  GEOBLOCKED: 'geoblocked',
  SIGN_IN_REQUIRED: 'signed-out',
  ACCESS_DENIED: 'licence-missing',
  PLAYBACK_NOT_AVAILABLE: 'not-online',
  EVENT_NOT_LIVE: 'not-live',
  TOO_MANY_SCREENS: 'too-many-screens',
};

const BY_STATUS: Readonly<Record<number, Undated['because']>> = {
  401: 'signed-out',
  403: 'forbidden',
  409: 'too-many-screens',
  424: 'requirements-unmet',
  428: 'precondition',
};

const textOf = (value: unknown, name: string): string | null => {
  const field: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof field === 'string' ? field : null;
};

/** A start in the future. */
export interface ComingStart {
  readonly because: 'event-upcoming' | 'premiere-upcoming';
  /** ISO 8601. */
  readonly startDate: string;
  /** Title of the event or premiere; empty if the refusal has none. */
  readonly title: string;
  readonly thumbnailUrl: string | null;
}

/**
 * The start of an event or a premiere from the details of a refusal; null if they contain none.
 *
 * ACC-11
 */
export const startInDenial = (details: unknown): ComingStart | null => {
  const isEvent = textOf(details, 'state') === 'upcoming';
  const isPremiere = textOf(details, 'reason') === 'premiere';
  const startDate = isEvent
    ? textOf(details, 'startDate')
    : isPremiere
      ? textOf(details, 'availableFrom')
      : null;
  if (startDate === null || Number.isNaN(Date.parse(startDate))) return null;
  return {
    because: isEvent ? 'event-upcoming' : 'premiere-upcoming',
    startDate,
    title: textOf(details, 'title') ?? '',
    thumbnailUrl: textOf(details, 'thumbnailUrl'),
  };
};

/**
 * The decision for a refused playback request: by the start that it announces, by region, by the service's code, then by
 * status. Null when the failure is not about access: there was no response, or the service failed.
 *
 * ACC-10, ACC-11, ACC-12
 */
export const denialOf = (response: DeniedResponse, kind: 'vod' | 'live'): Denial | null => {
  const coming = startInDenial(response.details);
  if (coming !== null) return { kind: 'wait', because: coming.because, until: Date.parse(coming.startDate) };
  if (response.region === OUTSIDE_REGION) return DENIALS.geoblocked;
  const byCode = response.code === undefined ? undefined : BY_CODE[response.code];
  if (byCode !== undefined) return DENIALS[byCode];
  if (response.status === 404) return DENIALS[kind === 'live' ? 'not-live' : 'not-found'];
  const byStatus = BY_STATUS[response.status];
  return byStatus === undefined ? null : DENIALS[byStatus];
};
