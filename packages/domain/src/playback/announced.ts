import type { ContentItem } from '@footlight/contract';

/** Start and end of something announced, in milliseconds since the epoch. */
export interface Announced {
  /** Stable, and unique across kinds. */
  readonly id: string;
  readonly startsAt: number;
  /** Null if no end is announced. */
  readonly endsAt: number | null;
}

const SECOND_MS = 1000;

/** The id of a reminder. Events, videos and programmes may share ids, so the kind is part of it. */
export const announcedId = (kind: 'event' | 'video' | 'programme', id: string): string => `${kind}-${id}`;

/**
 * The announced start of an event, a premiere or a release in the future; null for anything else.
 * @param now milliseconds since the epoch
 * @see docs/rules/live.md LIVE-14
 */
export const announcedOf = (
  item: Pick<ContentItem, 'id' | 'type' | 'live' | 'startDate' | 'endDate' | 'release' | 'duration'>,
  now: number,
): Announced | null => {
  const isEvent = item.type === 'LIVE_EVENT';
  const startsAt = Date.parse((isEvent ? item.startDate : item.release?.scheduledAt) ?? '');
  if (item.live === true || !(startsAt > now)) return null;
  if (isEvent) {
    const endsAt = Date.parse(item.endDate ?? '');
    return { id: announcedId('event', item.id), startsAt, endsAt: Number.isNaN(endsAt) ? null : endsAt };
  }
  const { duration } = item;
  const endsAt = duration === undefined ? null : startsAt + duration * SECOND_MS;
  return { id: announcedId('video', item.id), startsAt, endsAt };
};
