import type { ContentItem } from '@footlight/contract';
import { episodeToWatch, isClosedHere, listOfQuery, type Linkable } from '@footlight/domain';
import { useMaybeEntry } from '@footlight/elements';
import { seasonQuery } from '@footlight/state';
import { ButtonLink, useLabels } from '@footlight/ui';
import { Play } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../app/site-context.js';
import { ListActions } from '../../collections/list-actions.js';
import { TrailerButton } from '../../shell/cards/trailer-button.js';
import styles from './series.module.css';

export interface SeriesActionsProps {
  /** The series or season that the page is of. */
  readonly item: Linkable & Pick<ContentItem, 'title'>;
  /** The season whose episodes stand below. */
  readonly seasonId: string | undefined;
  readonly seriesId: string | undefined;
  /** Of the series. */
  readonly trailer?: ContentItem | null;
}

/** Begins a season, or goes on with it where its viewer stopped; hands it on, and keeps it. */
export const SeriesActions = ({ item, seasonId, seriesId, trailer = null }: SeriesActionsProps) => {
  const { t } = useLabels();
  const { state, addresses } = useSite();
  const [query] = useSearchParams();
  // The list of episodes below asks for them.
  const season = useMaybeEntry(
    seasonId === undefined ? null : state.queries.entry(seasonQuery, { id: seasonId }),
  );
  const begins = season === null ? null : episodeToWatch(season.items);
  // What the country closes has no way on (ACC-4).
  const found = begins !== null && isClosedHere(begins.episode) ? null : begins;
  // Its place is kept, so that the others do not move aside for it.
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
            : t(found.isBegun ? 'episodeContinue' : 'episodeWatch', {
                episode: t('episodeShort', { season: place.seasonNumber, episode: place.episodeNumber }),
              })}
        </ButtonLink>
      )}
      <TrailerButton of={item} trailer={trailer} />
      <ListActions item={item} />
    </>
  );
};
