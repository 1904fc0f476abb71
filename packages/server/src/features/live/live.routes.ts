import type { Handlers } from '../../feature.js';
import type { ContentService } from '../content/content.service.js';

/** `streamLiveEvents` is answered once events are pushed; until then it says 501. */
export const liveHandlers = ({ events, vods }: Pick<ContentService, 'events' | 'vods'>) =>
  ({
    getLiveEvent: ({ params, query, ...view }) => events.event(params.id, query, view),
    getLiveVod: ({ params, query, ...view }) => vods.vod(params.id, query, view),
    listLiveEvents: ({ query, ...view }) => events.live(query, view),
    listUpcomingEvents: ({ query, ...view }) => events.upcoming(query, view),
  }) satisfies Handlers;
