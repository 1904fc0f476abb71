import type { SeasonSummary } from '@footlight/contract';
import { DESKTOP_MEDIA, listOfQuery, seasonPickerOf, visibleSeasons } from '@footlight/domain';
import { SeasonPicker, useMedia, type SeasonPickerProps } from '@footlight/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { useSite } from '../app/site-context.js';

const NONE: readonly SeasonSummary[] = [];

/** Chooses another season of a series: a link to its page, which keeps the series and the watchlist one came by. */
export const SeasonChoice = ({
  seriesId,
  current,
  known = NONE,
  onFollow,
}: {
  readonly seriesId: string;
  readonly current: SeasonSummary;
  /** Seasons that are held already, shown until those around the current one have come. */
  readonly known?: readonly SeasonSummary[];
  readonly onFollow?: NonNullable<SeasonPickerProps['onFollow']>;
}) => {
  const { state, addresses } = useSite();
  const [query] = useSearchParams();
  const isDesktop = useMedia(DESKTOP_MEDIA);
  const list = useStore(state.seasonList);
  const { load, loadForward, loadBackward, retry } = list;
  useEffect(() => {
    // Any season of the list will do to find those around it.
    void load(seriesId, current);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [seriesId, current.id, load]);

  const isHeld = list.seriesId === seriesId;
  const seasons = visibleSeasons(isHeld && list.seasons.length > 0 ? list.seasons : known);
  const look = seasonPickerOf(seasons.length, isDesktop);
  const fault = isHeld ? list.fault : null;
  if (look === 'none' && fault === null) return null;

  const context = { ...listOfQuery(query), seriesId };
  return (
    <SeasonPicker
      seasons={seasons}
      currentId={current.id}
      hrefOf={(season) => addresses.season(season, context)}
      look={look === 'dropdown' ? 'dropdown' : 'tabs'}
      hasMoreBefore={isHeld && list.hasMoreBefore}
      hasMoreAfter={isHeld && list.hasMoreAfter}
      onBefore={() => void loadBackward()}
      onAfter={() => void loadForward()}
      isLoading={list.status === 'loading'}
      fault={fault}
      onRetry={() => void retry()}
      {...(onFollow === undefined ? {} : { onFollow })}
    />
  );
};
