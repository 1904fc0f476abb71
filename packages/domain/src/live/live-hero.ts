import type { ContentItem, Programme } from '@footlight/contract';
import { isOnAt } from '../guide/programmes.js';

type Event = Pick<ContentItem, 'live' | 'programmingInfo'>;

/**
 * The programme whose details a click on a live hero opens; null if the click leads to the event.
 *
 * @param at milliseconds since 1970
 * @see docs/rules/live.md LIVE-1
 */
export const programmeOfClick = (
  { live, programmingInfo }: Event,
  programmeGuidePlayback: boolean,
  at: number,
): Programme | null => {
  const programme = programmingInfo?.currentProgramme ?? null;
  return programmeGuidePlayback && live === true && programme !== null && isOnAt(programme, at)
    ? programme
    : null;
};

/** How long the notice that an event is live is shown (LIVE-2). */
export const LIVE_TOAST_MS = 15_000;
/** Events that have been live for longer are not new: they were on a page of the list that had not been loaded. */
const NEWS_MS = 5 * 60_000;

/**
 * The events that have gone live since the list was last loaded, newest first.
 * @param known ids of all events that the list has contained
 * @param at milliseconds since 1970
 */
export const newOnAir = (
  events: readonly ContentItem[],
  known: ReadonlySet<string>,
  at: number,
): ContentItem[] =>
  events
    .filter(({ id, live, startDate }) => {
      const start = startDate === undefined ? Number.NaN : Date.parse(startDate);
      return live === true && !known.has(id) && start <= at && at - start < NEWS_MS;
    })
    .toSorted((a, b) => Date.parse(b.startDate ?? '') - Date.parse(a.startDate ?? ''));
