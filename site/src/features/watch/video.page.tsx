import { useEffect } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { definePage } from '../../app/define-page.js';
import { useSite } from '../../app/site-context.js';
import { FailedPage } from '../../shell/failed-page.js';
import { WaitingStage } from './waiting-stage.js';
import { useHasStage } from './use-has-stage.js';
import { WatchPage } from './watch-page.js';

/** A video. Choosing another one changes it in its place. */
export const VideoPage = () => {
  const { eventId: place = '' } = useParams();
  const [query] = useSearchParams();
  const { state, addresses } = useSite();
  const { vodId, ...rest } = Object.fromEntries(query);
  // The id of the query goes before the id of the path (PAGE-9).
  const eventId = vodId === undefined || vodId === '' ? place : vodId;
  const { status, failure, details, id, load } = useStore(state.vod);
  useEffect(() => void load(eventId), [eventId, load]);
  const current = details?.id === eventId ? details : null;
  const hasStage = useHasStage(current !== null);
  if (eventId !== place) return <Navigate replace to={addresses.route('vod', { eventId }, rest)} />;
  if (status === 'failed' && id === eventId)
    return <FailedPage failure={failure} onRetry={() => void load(eventId)} />;
  if (!hasStage) return <WaitingStage />;
  return <WatchPage details={current} id={eventId} kind="vod" isStale={status === 'loading'} />;
};

export const videoPage = definePage({
  load: ({ site: { state }, params: { eventId = '' } }) => state.vod.getState().loadAhead(eventId),
  Component: VideoPage,
  layout: { detail: true },
});
