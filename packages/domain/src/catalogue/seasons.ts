import type { SeasonSummary } from '@footlight/contract';
import { linkToPage, type LinkSettings, type LinkTarget, type ListContext } from '../navigation/links.js';

/** More seasons than these do not stand side by side. */
const MOST_TABS = { desktop: 8, narrow: 4 } as const;

/** Seasons without episodes are hidden (SERIES-1). */
export const visibleSeasons = <T extends Pick<SeasonSummary, 'episodeCount'>>(
  seasons: readonly T[],
): readonly T[] => seasons.filter(({ episodeCount }) => episodeCount > 0);

/**
 * How seasons are chosen: not at all where there is one, as tabs where they fit, else from a list.
 * @param seasons as many as can be seen
 */
export const seasonPickerOf = (seasons: number, isDesktop: boolean): 'none' | 'tabs' | 'dropdown' => {
  if (seasons <= 1) return 'none';
  return seasons <= (isDesktop ? MOST_TABS.desktop : MOST_TABS.narrow) ? 'tabs' : 'dropdown';
};

/** The page of a season, with the series and the watchlist that its reader came by. */
export const linkToSeason = (
  season: Pick<SeasonSummary, 'id' | 'title'>,
  { settings, list }: { readonly settings: LinkSettings; readonly list: ListContext },
): LinkTarget => {
  const { seriesId, watchlist } = list;
  return linkToPage(
    {
      ...season,
      type: 'SEASON',
      ...(seriesId === undefined ? {} : { seriesId }),
    },
    {
      settings,
      list: {
        ...(seriesId === undefined ? {} : { seriesId }),
        ...(watchlist === undefined ? {} : { watchlist }),
      },
    },
  );
};

/** A season is told of with every number: an episode that may not be played here says so in its place. */
export const WHOLE_SEASON = { displayGeoblocked: true } as const;
