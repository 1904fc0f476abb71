import { Type } from '@sinclair/typebox';
import { ContentItem } from './content-item.schemas.js';
import { contentExamples } from './content.examples.js';
import { LiveDetails, VodDetails, playbackDetailsQuery } from './content.schemas.js';
import { PAGE_SIZES } from './paging.js';
import { pageOf, pageQuery } from './paging.schemas.js';
import { defineShapes } from './shape.js';

const idParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });
const listExample = { events: [], page: 1, totalPages: 0, totalResults: 0, resultsPerPage: 15 };

/** One message of the live stream, sent as server-sent event `live`. */
export const LiveChange = Type.Object({
  change: Type.Union([Type.Literal('snapshot'), Type.Literal('added'), Type.Literal('removed')]),
  eventId: Type.Union([Type.String(), Type.Null()]),
  totalResults: Type.Integer(),
});

export const liveShapes = defineShapes({
  getLiveEvent: {
    params: idParams,
    query: playbackDetailsQuery,
    reply: LiveDetails,
    errors: ['EVENT_NOT_FOUND', 'EVENT_NOT_LIVE'],
    example: contentExamples.live,
  },
  getLiveVod: {
    params: idParams,
    query: playbackDetailsQuery,
    reply: VodDetails,
    errors: ['VOD_NOT_FOUND'],
    example: contentExamples.vod,
  },
  listLiveEvents: {
    query: Type.Object(pageQuery(PAGE_SIZES.live)),
    reply: pageOf(ContentItem),
    errors: [],
    example: listExample,
  },
  listUpcomingEvents: {
    query: Type.Object(pageQuery(PAGE_SIZES.upcoming)),
    reply: pageOf(ContentItem),
    errors: [],
    example: { ...listExample, resultsPerPage: 12 },
  },
  streamLiveEvents: {
    reply: LiveChange,
    mediaType: 'text/event-stream',
    errors: [],
    example: { change: 'snapshot', eventId: null, totalResults: 4 },
  },
});
