import { ApiError } from '../../api-error.js';
import type { Playable } from '../content/playable.js';

/** Informs the player that access is denied because of the caller's country. */
const OUTSIDE_REGION = { 'x-footlight-region': 'outside-region' } as const;

/** Why an item cannot be played although the caller has access. */
export type NotAvailableReason = 'not-online' | 'premiere' | 'no-media';

export const notAvailable = (
  reason: NotAvailableReason,
  details: Readonly<Record<string, unknown>> = {},
): ApiError => new ApiError('PLAYBACK_NOT_AVAILABLE', { details: { reason, ...details } });

const accessDenial = ({ accessLevel, availablePurchases }: Playable): ApiError | undefined => {
  switch (accessLevel) {
    case 'GRANTED':
      return undefined;
    case 'GEOBLOCKED':
      return new ApiError('GEOBLOCKED', { headers: OUTSIDE_REGION });
    case 'GRANTED_ON_SIGN_IN':
      return new ApiError('SIGN_IN_REQUIRED');
    case 'DENIED':
      return new ApiError('ACCESS_DENIED', { details: { availablePurchases } });
    default:
      return accessLevel satisfies never;
  }
};

/**
 * Why the caller cannot play this now; undefined if it can be played. EVENT_NOT_LIVE is checked first: the player then
 * tries the video of the same id.
 * @param now milliseconds since the epoch
 */
export const playbackDenial = (playable: Playable, now: number): ApiError | undefined => {
  const { live, item, availableFrom } = playable;
  if (live !== null && live.state !== 'live') {
    const { title, thumbnailUrl } = item;
    return new ApiError('EVENT_NOT_LIVE', {
      details: {
        state: live.state,
        startDate: live.startDate.toISOString(),
        // Shown with the countdown.
        ...(live.state === 'upcoming' ? { title, thumbnailUrl } : {}),
      },
    });
  }
  const denial = accessDenial(playable);
  if (denial !== undefined) return denial;
  if (item.onlinePlayback === 'NOT_AVAILABLE') return notAvailable('not-online');
  if (availableFrom !== null && availableFrom.getTime() > now) {
    const { title, thumbnailUrl, duration = null } = item;
    return notAvailable('premiere', {
      availableFrom: availableFrom.toISOString(),
      title,
      thumbnailUrl,
      duration,
    });
  }
  return undefined;
};
