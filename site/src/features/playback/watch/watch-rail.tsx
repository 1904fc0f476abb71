import type { LiveDetails, VodDetails } from '@footlight/contract';
import type { WatchedList } from '@footlight/state';
import { useState } from 'react';
import { lazyPart } from '../../../app/lazy-part.js';
import { AdjacentRail } from './adjacent-rail.js';
import { failedRail } from '../../../shell/lists/failed-rail.js';
import { DeferredRelated } from '../../content/collections/deferred-related.js';

const EpisodeRail = lazyPart(async () => (await import('../../content/series/episode-rail.js')).EpisodeRail);

/** Further titles: the list in the address, the seasons of the episode's series, or related titles. */
export const WatchRail = ({
  details,
  id,
  list,
}: {
  /** Null while loading; the previous episode's seasons stay visible. */
  readonly details: VodDetails | LiveDetails | null;
  readonly id: string;
  /** The list that the title is watched in. */
  readonly list: WatchedList;
}) => {
  const [place, setPlace] = useState(details?.episodeInformation);
  if (details !== null && details.episodeInformation !== place) setPlace(details.episodeInformation);
  if (list.playlistId !== undefined || list.watchlistId !== undefined)
    return <AdjacentRail id={id} list={list} />;
  if (place === undefined) return <DeferredRelated key={id} id={id} isKnown={details !== null} />;
  return <EpisodeRail key={place.seasonId} of={{ id, place }} failed={failedRail} />;
};
