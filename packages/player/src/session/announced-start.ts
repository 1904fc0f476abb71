import { startInDenial } from '@footlight/domain';
import type { PlayerState } from '../store/player-state.js';

/** The state fields that an announced start determines. */
export type AnnouncedStart = Pick<PlayerState, 'title' | 'thumb'> & {
  /** A live event, or the premiere of a video. */
  readonly type: 'live' | 'vod';
  readonly eventSchedule: NonNullable<PlayerState['eventSchedule']>;
};

/**
 * The future start, if a loader refused only because it is too early: for an `upcoming` event, or a video before its
 * `premiere`.
 * @param refusal recognised by its shape, as documented for the errors of `PlaybackLoader`
 *
 * ACC-11
 */
export const announcedStart = (refusal: unknown): AnnouncedStart | null => {
  const hasDetails = typeof refusal === 'object' && refusal !== null && 'details' in refusal;
  const start = hasDetails ? startInDenial(refusal.details) : null;
  return start === null
    ? null
    : {
        type: start.because === 'event-upcoming' ? 'live' : 'vod',
        title: start.title,
        thumb: start.thumbnailUrl,
        eventSchedule: { startDate: start.startDate, endDate: null },
      };
};
