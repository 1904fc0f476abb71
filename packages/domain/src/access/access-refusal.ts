import type { RefusalVerdict } from './access.js';

/** An answer that is no playback data. */
export interface RefusedAnswer {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The error body's code. */
  readonly code?: string | undefined;
  /** Value of the header `X-Footlight-Region`. */
  readonly region?: string | null | undefined;
  /** The error body's details. */
  readonly details?: unknown;
}

/** Header that says from where a caller asks, and its value for those outside. */
export const REGION_HEADER = 'X-Footlight-Region';
export const OUTSIDE_REGION = 'outside-region';

type Undated = Exclude<RefusalVerdict, { readonly until: number }>;

/** The verdict for each reason that needs no moment. */
export const REFUSALS: { readonly [R in Undated['because']]: Undated & { readonly because: R } } = {
  'signed-out': { kind: 'sign-in', because: 'signed-out' },
  precondition: { kind: 'sign-in', because: 'precondition' },
  'licence-missing': { kind: 'buy', because: 'licence-missing' },
  'requirements-unmet': { kind: 'buy', because: 'requirements-unmet' },
  'too-many-screens': { kind: 'wait', because: 'too-many-screens', until: null },
  geoblocked: { kind: 'none', because: 'geoblocked' },
  'not-online': { kind: 'none', because: 'not-online' },
  forbidden: { kind: 'none', because: 'forbidden' },
  'not-found': { kind: 'none', because: 'not-found' },
  'not-live': { kind: 'none', because: 'not-live' },
};

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

/** A start that is still to come. */
export interface ComingStart {
  readonly because: 'event-upcoming' | 'premiere-upcoming';
  /** ISO 8601. */
  readonly startDate: string;
  /** Of what begins; empty where the refusal does not tell. */
  readonly title: string;
  readonly thumbnailUrl: string | null;
}

/**
 * The start that the details of a refusal announce, of an event or of a premiere; null where they announce none.
 *
 * ACC-11
 */
export const startInRefusal = (details: unknown): ComingStart | null => {
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
 * The verdict of a refusal of playback: by a start that it announces, by region, by the service's own code, then by
 * status. Null where the failure says nothing about access: no answer came, or the service itself failed.
 *
 * ACC-10, ACC-11, ACC-12
 */
export const verdictOnRefusal = (answer: RefusedAnswer, kind: 'vod' | 'live'): RefusalVerdict | null => {
  const coming = startInRefusal(answer.details);
  if (coming !== null) return { kind: 'wait', because: coming.because, until: Date.parse(coming.startDate) };
  if (answer.region === OUTSIDE_REGION) return REFUSALS.geoblocked;
  const byCode = answer.code === undefined ? undefined : BY_CODE[answer.code];
  if (byCode !== undefined) return REFUSALS[byCode];
  if (answer.status === 404) return REFUSALS[kind === 'live' ? 'not-live' : 'not-found'];
  const byStatus = BY_STATUS[answer.status];
  return byStatus === undefined ? null : REFUSALS[byStatus];
};
