import type { SeasonSummary } from '@footlight/contract';
import { linkToPage, type LinkSettings, type LinkTarget, type ListContext } from '../navigation/links.js';

/** The most seasons that are shown as tabs. */
const MOST_TABS = { desktop: 8, narrow: 4 } as const;

/** Seasons without episodes are hidden (SERIES-1). */
export const visibleSeasons = <T extends Pick<SeasonSummary, 'episodeCount'>>(
  seasons: readonly T[],
): readonly T[] => seasons.filter(({ episodeCount }) => episodeCount > 0);

/**
 * The control for choosing a season: none for a single season, tabs if they fit, otherwise a dropdown.
 * @param seasons number of visible seasons
 */
export const seasonPickerOf = (seasons: number, isDesktop: boolean): 'none' | 'tabs' | 'dropdown' => {
  if (seasons <= 1) return 'none';
  return seasons <= (isDesktop ? MOST_TABS.desktop : MOST_TABS.narrow) ? 'tabs' : 'dropdown';
};

/** Link to the page of a season, with the series and the watchlist that the viewer came from. */
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

/** A season lists all of its episodes; those that are blocked in the viewer's country are marked. */
export const FULL_SEASON = { displayGeoblocked: true } as const;
