import type { ContentItem } from '@footlight/contract';
import { episodeToWatch, isClosedHere, listOfQuery, type Linkable } from '@footlight/domain';
import { useMaybeEntry } from '@footlight/widgets';
import { seasonQuery } from '@footlight/state';
import { ButtonLink, useLabels } from '@footlight/ui';
import { Play } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../../app/site-context.js';
import { ListActions } from '../collections/list-actions.js';
import { TrailerButton } from '../../../shell/cards/trailer-button.js';
import styles from './series.module.css';

export interface SeriesActionsProps {
  /** The series or season of the page. */
  readonly item: Linkable & Pick<ContentItem, 'title'>;
  /** The season whose episodes are listed below. */
  readonly seasonId: string | undefined;
  readonly seriesId: string | undefined;
  /** Trailer of the series. */
  readonly trailer?: ContentItem | null;
}

/** Plays or resumes a season; shares it and adds it to lists. */
export const SeriesActions = ({ item, seasonId, seriesId, trailer = null }: SeriesActionsProps) => {
  const { t } = useLabels();
  const { state, addresses } = useSite();
  const [query] = useSearchParams();
  // Does not load the query; the list of episodes below does.
  const season = useMaybeEntry(
    seasonId === undefined ? null : state.queries.entry(seasonQuery, { id: seasonId }),
  );
  const begins = season === null ? null : episodeToWatch(season.items);
  // No button for episodes that are blocked in the viewer's country (ACC-4).
  const found = begins !== null && isClosedHere(begins.episode) ? null : begins;
  // Reserves the button's space to avoid a layout shift.
  const isComing = season?.status === 'idle' || season?.status === 'loading';
  const place = found?.episode.episodeInformation;
  const { watchlist } = listOfQuery(query);
  return (
    <>
      {found === null ? (
        isComing && <span className={styles['coming']} />
      ) : (
        <ButtonLink
          look="primary"
          icon={<Play fill="currentColor" />}
          href={addresses.content(found.episode, {
            ...(seasonId === undefined ? {} : { seasonId }),
            ...(seriesId === undefined ? {} : { seriesId }),
            ...(watchlist === undefined ? {} : { watchlist }),
          })}
        >
          {place === undefined
            ? t('watchNow')
            : t(found.isStarted ? 'episodeContinue' : 'episodeWatch', {
                episode: t('episodeShort', { season: place.seasonNumber, episode: place.episodeNumber }),
              })}
        </ButtonLink>
      )}
      <TrailerButton of={item} trailer={trailer} />
      <ListActions item={item} />
    </>
  );
};
