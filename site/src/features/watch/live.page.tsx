// What is live begins by itself: its player comes with the page.
import { definePage } from '../../app/define-page.js';
import './defined-player.js';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { useSite } from '../../app/site-context.js';
import { FailedPage } from '../../shell/failed-page.js';
import { useHasStage } from './use-has-stage.js';
import { WaitingStage } from './waiting-stage.js';
import { WatchPage } from './watch-page.js';

/** A live event; where it is not live and a video of the same id exists, that video. */
export const LivePage = () => {
  const { eventId = '' } = useParams();
  const { state } = useSite();
  const { status, failure, details, id, load } = useStore(state.event);
  useEffect(() => void load(eventId), [eventId, load]);
  const current = details?.id === eventId ? details : null;
  const hasStage = useHasStage(current !== null);
  if (status === 'failed' && id === eventId)
    return <FailedPage failure={failure} onRetry={() => void load(eventId)} />;
  if (!hasStage) return <WaitingStage />;
  return (
    <WatchPage
      details={current}
      id={eventId}
      kind={current?.type === 'VOD' ? 'vod' : 'live'}
      isStale={status === 'loading'}
    />
  );
};

export const livePage = definePage({
  load: ({ site: { state }, params: { eventId = '' } }) => state.event.getState().loadAhead(eventId),
  Component: LivePage,
  layout: { detail: true },
});
