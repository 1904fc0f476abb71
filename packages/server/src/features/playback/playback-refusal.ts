import { ApiError } from '../../api-error.js';
import type { Playable } from '../content/playable.js';

/** Tells a player that the caller's country is the reason. */
const OUTSIDE_REGION = { 'x-footlight-region': 'outside-region' } as const;

/** Why something does not play although the caller may watch it. */
export type NotAvailableReason = 'not-online' | 'premiere' | 'no-media';

export const notAvailable = (
  reason: NotAvailableReason,
  details: Readonly<Record<string, unknown>> = {},
): ApiError => new ApiError('PLAYBACK_NOT_AVAILABLE', { details: { reason, ...details } });

const accessRefusal = ({ accessLevel, availablePurchases }: Playable): ApiError | undefined => {
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
 * Why the caller may not play this now, if anything. An event that is not live says so before anything else: its
 * player then tries the video of the same id.
 * @param now milliseconds since the epoch
 */
export const playbackRefusal = (playable: Playable, now: number): ApiError | undefined => {
  const { live, item, availableFrom } = playable;
  if (live !== null && live.state !== 'live') {
    const { title, thumbnailUrl } = item;
    return new ApiError('EVENT_NOT_LIVE', {
      details: {
        state: live.state,
        startDate: live.startDate.toISOString(),
        // What a countdown shows until then.
        ...(live.state === 'upcoming' ? { title, thumbnailUrl } : {}),
      },
    });
  }
  const refusal = accessRefusal(playable);
  if (refusal !== undefined) return refusal;
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
