/** Why a video did not start, as the player words it. */
export type PlaybackFailure =
  | 'unauthorised'
  | 'signInRequired'
  | 'accessDenied'
  | 'forbidden'
  | 'geoblocked'
  | 'notAvailable'
  | 'notFound'
  | 'notLive'
  | 'tooManyScreens'
  | 'requirementsFailed'
  | 'preconditionRequired'
  | 'failed';

export interface FailedAnswer {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The error body's code. */
  readonly code?: string | undefined;
  /** Value of the header `X-Footlight-Region`. */
  readonly region?: string | null | undefined;
}

/** Header that says from where a caller asks, and its value for those outside. */
export const REGION_HEADER = 'X-Footlight-Region';
export const OUTSIDE_REGION = 'outside-region';

const BY_CODE: Readonly<Record<string, PlaybackFailure>> = {
  GEOBLOCKED: 'geoblocked',
  SIGN_IN_REQUIRED: 'signInRequired',
  ACCESS_DENIED: 'accessDenied',
  PLAYBACK_NOT_AVAILABLE: 'notAvailable',
  EVENT_NOT_LIVE: 'notLive',
  TOO_MANY_SCREENS: 'tooManyScreens',
};

const BY_STATUS: Readonly<Record<number, PlaybackFailure>> = {
  401: 'unauthorised',
  403: 'forbidden',
  409: 'tooManyScreens',
  424: 'requirementsFailed',
  428: 'preconditionRequired',
};

/**
 * Words an answer that is not playback data: by region, by the service's own code, then by status.
 *
 * @see specification 000 §8 “Player errors by HTTP status”
 */
export const playbackFailure = (answer: FailedAnswer, kind: 'vod' | 'live'): PlaybackFailure => {
  if (answer.region === OUTSIDE_REGION) return 'geoblocked';
  const byCode = answer.code === undefined ? undefined : BY_CODE[answer.code];
  if (byCode !== undefined) return byCode;
  if (answer.status === 404) return kind === 'live' ? 'notLive' : 'notFound';
  return BY_STATUS[answer.status] ?? 'failed';
};

/**
 * Whether to ask for the video of the same id next: a live request for what is not live.
 *
 * @see specification 000 §4 “Live events”
 */
export const fallsBackToVod = (failure: PlaybackFailure): boolean => failure === 'notLive';
