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

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const textOf = (value: unknown, name: string): string | null => {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : null;
};

/**
 * Whether a loader refused only because it is too early: an event that is `upcoming`, a video before its `premiere`.
 * @param refusal known by its shape alone, as the errors of `PlaybackLoader` say
 *
 * ACC-11
 */
export const announcedStart = (refusal: unknown): AnnouncedStart | null => {
  const details = fieldOf(refusal, 'details');
  const start = startInRefusal(details);
  if (start === null) return null;
  return {
    kind: start.because === 'event-upcoming' ? 'live' : 'vod',
    startDate: start.startDate,
    title: textOf(details, 'title') ?? '',
    thumbnailUrl: textOf(details, 'thumbnailUrl'),
  };
};
