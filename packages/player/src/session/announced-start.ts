import { startInDenial } from '@footlight/domain';

/** A future start, from the refusal of playback data. */
export interface AnnouncedStart {
  /** A live event, or the premiere of a video. */
  readonly kind: 'live' | 'vod';
  /** ISO 8601. */
  readonly startDate: string;
  /** Empty if the refusal does not contain it. */
  readonly title: string;
  readonly thumbnailUrl: string | null;
}

/**
 * Whether a loader refused only because it is too early: for an `upcoming` event, or a video before its `premiere`.
 * @param refusal recognised by its shape, as documented for the errors of `PlaybackLoader`
 *
 * ACC-11
 */
export const announcedStart = (refusal: unknown): AnnouncedStart | null => {
  const hasDetails = typeof refusal === 'object' && refusal !== null && 'details' in refusal;
  const start = hasDetails ? startInDenial(refusal.details) : null;
  if (start === null) return null;
  const { because, ...announced } = start;
  return { kind: because === 'event-upcoming' ? 'live' : 'vod', ...announced };
};
