import type { LiveDetails, VodDetails } from '@footlight/contract';
import type { WatchedList } from '@footlight/state';
import { Suspense, lazy, useState } from 'react';
import { AdjacentRail } from './adjacent-rail.js';
import { RelatedPlace } from './related-place.js';

const EpisodeRail = lazy(async () => ({
  default: (await import('../../collections/episode-rail.js')).EpisodeRail,
}));

/**
 * What else there is to watch from here: the list that one came by, the seasons of an episode’s series, or what is like
 * it.
 */
export const WatchRail = ({
  details,
  id,
  list,
}: {
  /** Null while they are on their way: the seasons of the episode before stay. */
  readonly details: VodDetails | LiveDetails | null;
  readonly id: string;
  /** The one that it is watched in. */
  readonly list: WatchedList;
}) => {
  const [place, setPlace] = useState(details?.episodeInformation);
  if (details !== null && details.episodeInformation !== place) setPlace(details.episodeInformation);
  if (list.playlistId !== undefined || list.watchlistId !== undefined)
    return <AdjacentRail id={id} list={list} />;
  if (place === undefined) return <RelatedPlace key={id} id={id} isKnown={details !== null} />;
  return (
    <Suspense>
      <EpisodeRail key={place.seasonId} id={id} place={place} />
    </Suspense>
  );
};
