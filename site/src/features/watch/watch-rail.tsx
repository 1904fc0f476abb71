import type { LiveDetails, VodDetails } from '@footlight/contract';
import type { WatchedList } from '@footlight/state';
import { Suspense, lazy, useState } from 'react';
import { AdjacentRail } from './adjacent-rail.js';

const EpisodeRail = lazy(async () => ({
  default: (await import('../../collections/episode-rail.js')).EpisodeRail,
}));

/** What else there is to watch from here: the list that one came by, or the seasons of an episode’s series. */
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
  if (place === undefined || list.playlistId !== undefined || list.watchlistId !== undefined)
    return <AdjacentRail id={id} list={list} />;
  return (
    <Suspense>
      <EpisodeRail key={place.seasonId} id={id} place={place} />
    </Suspense>
  );
};
