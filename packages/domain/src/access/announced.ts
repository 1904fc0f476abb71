import type { ContentItem } from '@footlight/contract';

/** When something that is announced begins and ends, milliseconds since the epoch. */
export interface Announced {
  /** The same for the same thing, beside things of other kinds. */
  readonly id: string;
  readonly startsAt: number;
  /** Null where no end is announced. */
  readonly endsAt: number | null;
}

const SECOND_MS = 1000;

/** Names what a reminder is of: events, videos and programmes may share ids. */
export const announcedId = (kind: 'event' | 'video' | 'programme', id: string): string => `${kind}-${id}`;

/**
 * What there is to be reminded of: an event, a premiere or a release to come; null for anything else.
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
