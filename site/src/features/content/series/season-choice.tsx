import type { SeasonSummary } from '@footlight/contract';
import { listOfQuery, seasonPickerOf, visibleSeasons } from '@footlight/domain';
import { SeasonPicker, type SeasonPickerProps } from '@footlight/ui';
import { seasonsQuery, type Status } from '@footlight/state';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDesktop } from '../../../app/use-desktop.js';
import { useSite } from '../../../app/site-context.js';
import { useQuery } from '../../../app/use-query.js';

/** Which request failed; each has a message of its own (SERIES-5). */
const errorOf = ({
  status,
  more,
  previous,
}: Readonly<Record<'status' | 'more' | 'previous', Status>>):
  | 'loadSeasons'
  | 'loadMoreSeasons'
  | 'loadPreviousSeasons'
  | null => {
  if (status === 'failed') return 'loadSeasons';
  if (more === 'failed') return 'loadMoreSeasons';
  return previous === 'failed' ? 'loadPreviousSeasons' : null;
};

const NONE: readonly SeasonSummary[] = [];

/** Links to the other seasons of a series; the links keep the series and watchlist of the current address. */
export const SeasonChoice = ({
  seriesId,
  current,
  known = NONE,
  onFollow,
}: {
  readonly seriesId: string;
  readonly current: SeasonSummary;
  /** Seasons known in advance, shown until those around the current one have loaded. */
  readonly known?: readonly SeasonSummary[];
  readonly onFollow?: NonNullable<SeasonPickerProps['onFollow']>;
}) => {
  const { addresses } = useSite();
  const [query] = useSearchParams();
  const isDesktop = useDesktop();
  const list = useQuery(seasonsQuery, { seriesId, current });
  const { status, items, more, previous, load, retry } = list;
  useEffect(() => {
    // A season outside the loaded list needs the seasons around it.
    if (status === 'ready') void load();
  }, [current.id, status, load]);

  const seasons = visibleSeasons(items.length > 0 ? items : known);
  const look = seasonPickerOf(seasons.length, isDesktop);
  const error = errorOf(list);
  if (look === 'none' && error === null) return null;

  const context = { ...listOfQuery(query), seriesId };
  return (
    <SeasonPicker
      seasons={seasons}
      currentId={current.id}
      hrefOf={(season) => addresses.season(season, context)}
      look={look === 'dropdown' ? 'dropdown' : 'tabs'}
      hasMoreBefore={list.hasPrevious}
      hasMoreAfter={list.hasMore}
      onBefore={() => void list.loadPrevious()}
      onAfter={() => void list.loadMore()}
      isLoading={[status, more, previous].includes('loading')}
      error={error}
      onRetry={() => void retry()}
      {...(onFollow === undefined ? {} : { onFollow })}
    />
  );
};
