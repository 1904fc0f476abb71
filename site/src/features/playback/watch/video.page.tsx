import { vodQuery } from '@footlight/state';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { definePage } from '../../../app/define-page.js';
import { useSite } from '../../../app/site-context.js';
import { loadAhead, useQuery } from '../../../app/use-query.js';
import { FailedPage } from '../../../shell/pages/failed-page.js';
import { videoHead } from './watch-head.js';
import { WaitingStage } from '../stage/waiting-stage.js';
import { useHasStage } from '../stage/use-has-stage.js';
import { WatchPage } from './watch-page.js';

/** A video's page; choosing another video reuses the page. */
export const VideoPage = () => {
  const { eventId: place = '' } = useParams();
  const [query] = useSearchParams();
  const { addresses } = useSite();
  const { vodId, ...rest } = Object.fromEntries(query);
  // The query's id takes precedence over the path's (PAGE-9).
  const eventId = vodId === undefined || vodId === '' ? place : vodId;
  const { status, error, data: current, retry } = useQuery(vodQuery, { id: eventId });
  const hasStage = useHasStage(current !== null);
  if (eventId !== place) return <Navigate replace to={addresses.route('vod', { eventId }, rest)} />;
  if (status === 'failed') return <FailedPage error={error} onRetry={() => void retry()} />;
  if (!hasStage) return <WaitingStage />;
  return <WatchPage details={current} id={eventId} kind="vod" isStale={status === 'loading'} />;
};

export const videoPage = definePage({
  load: ({ site, params: { eventId: id = '' } }) => loadAhead(site, vodQuery, { id }),
  head: import.meta.env.SSR ? videoHead : undefined,
  Component: VideoPage,
  layout: { detail: true },
  sharedByGuests: true,
});
