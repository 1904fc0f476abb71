// Imported statically, because live events start by themselves and need the player at once.
import { definePage } from '../../../app/define-page.js';
import '../stage/defined-player.js';
import { followLiveConnection, liveEventQuery } from '@footlight/state';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useSite } from '../../../app/site-context.js';
import { loadAhead, useQuery } from '../../../app/use-query.js';
import { FailedPage } from '../../../shell/pages/failed-page.js';
import { liveHead } from './watch-head.js';
import { useHasStage } from '../stage/use-has-stage.js';
import { WaitingStage } from '../stage/waiting-stage.js';
import { WatchPage } from './watch-page.js';

/** A live event; if it is not live and a video with the same id exists, that video. */
export const LivePage = () => {
  const { eventId = '' } = useParams();
  const { status, error, data: current, retry } = useQuery(liveEventQuery, { id: eventId });
  const hasStage = useHasStage(current !== null);
  const { queries, client } = useSite().state;
  // An operator may start the event early (LIVE-9).
  useEffect(
    () =>
      followLiveConnection(client, {
        onMessage: ({ change, eventId: changed }) => {
          if (change === 'added' && changed === eventId) void queries.renew(liveEventQuery);
        },
      }),
    [client, queries, eventId],
  );
  if (status === 'failed') return <FailedPage error={error} onRetry={() => void retry()} />;
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
  load: ({ site, params: { eventId: id = '' } }) => loadAhead(site, liveEventQuery, { id }),
  head: import.meta.env.SSR ? liveHead : undefined,
  Component: LivePage,
  layout: { detail: true },
  sharedByGuests: true,
});
