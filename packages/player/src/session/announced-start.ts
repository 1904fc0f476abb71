import { startInRefusal } from '@footlight/domain';

/** A start that is still to come, as a refusal of playback data tells it. */
export interface AnnouncedStart {
  /** A live event, or the premiere of a video. */
  readonly kind: 'live' | 'vod';
  /** ISO 8601. */
  readonly startDate: string;
  /** Empty where the refusal does not tell. */
  readonly title: string;
  readonly thumbnailUrl: string | null;
}

/**
 * Whether a loader refused only because it is too early: an event that is `upcoming`, a video before its `premiere`.
 * @param refusal known by its shape alone, as the errors of `PlaybackLoader` say
 *
 * ACC-11
 */
export const announcedStart = (refusal: unknown): AnnouncedStart | null => {
  const isTold = typeof refusal === 'object' && refusal !== null && 'details' in refusal;
  const start = isTold ? startInRefusal(refusal.details) : null;
  if (start === null) return null;
  const { because, ...told } = start;
  return { kind: because === 'event-upcoming' ? 'live' : 'vod', ...told };
};
