import { Type, type Static } from '@sinclair/typebox';
import { ContentItem, Instant, Nullable, OneOf } from '../content/content-item.schemas.js';
import { contentExamples } from '../content/content.examples.js';
import { LiveDetails, VodDetails, playbackDetailsQuery } from '../content/content.schemas.js';
import { PAGE_SIZES } from '../calls/paging.js';
import { Paging, keysetQuery, pageOf, pageQuery } from '../calls/paging.schemas.js';
import { Body } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';

const idParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });
const listExample = { events: [], page: 1, totalPages: 0, totalResults: 0, resultsPerPage: 15 };

/** One message of the live stream, sent as server-sent event `live`. */
const LiveChange = Type.Object({
  change: Type.Union([Type.Literal('snapshot'), Type.Literal('added'), Type.Literal('removed')]),
  eventId: Type.Union([Type.String(), Type.Null()]),
  totalResults: Type.Integer(),
});

/** A live event as operators start and end it. */
export const SteeredEvent = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    state: OneOf(['upcoming', 'live', 'ended'] as const),
    /** Null: always live. */
    startsAt: Nullable(Instant),
    /** Null: until further notice. */
    endsAt: Nullable(Instant),
    /** When an operator last started or ended it; null when it follows its schedule. */
    steeredAt: Nullable(Instant),
  },
  { $id: 'SteeredEvent' },
);
export type SteeredEvent = Static<typeof SteeredEvent>;

const steered: SteeredEvent = {
  id: '2003',
  title: 'Far Lights: the night dive',
  state: 'live',
  startsAt: '2026-11-21T20:00:00.000Z',
  endsAt: null,
  steeredAt: '2026-11-21T20:00:00.000Z',
};

export const liveShapes = defineShapes({
  getLiveEvent: {
    summary: 'Returns a live event, its access level and the address of its playback data.',
    params: idParams,
    query: playbackDetailsQuery,
    response: LiveDetails,
    errors: ['EVENT_NOT_FOUND', 'EVENT_NOT_LIVE'],
    example: contentExamples.live,
  },
  getLiveVod: {
    summary: 'Returns the video of a live event, which has the same id.',
    params: idParams,
    query: playbackDetailsQuery,
    response: VodDetails,
    errors: ['VOD_NOT_FOUND'],
    example: contentExamples.vod,
  },
  listLiveEvents: {
    summary: 'Lists the events that are live now.',
    query: Type.Object(pageQuery(PAGE_SIZES.live)),
    response: pageOf(ContentItem),
    errors: [],
    example: listExample,
  },
  listUpcomingEvents: {
    summary: 'Lists upcoming events, soonest first.',
    query: Type.Object(pageQuery(PAGE_SIZES.upcoming)),
    response: pageOf(ContentItem),
    errors: [],
    example: { ...listExample, resultsPerPage: 12 },
  },
  streamLiveEvents: {
    summary: 'Streams which live events are added and removed, with their count, as server-sent events.',
    response: LiveChange,
    mediaType: 'text/event-stream',
    errors: [],
    example: { change: 'snapshot', eventId: null, totalResults: 4 },
  },
  listSteeredEvents: {
    summary: 'Lists all live events with their times, for administrators who start and end them manually.',
    query: Type.Object(keysetQuery(PAGE_SIZES.steeredEvents)),
    response: Type.Object({ events: Type.Array(SteeredEvent), paging: Paging }),
    errors: [],
    example: { events: [steered], paging: { moreDataAvailable: false, lastSeen: '2003' } },
  },
  steerEvent: {
    summary: 'Starts or ends a live event now, or returns it to its schedule.',
    params: idParams,
    body: Body({ state: OneOf(['live', 'ended', 'schedule'] as const) }),
    response: SteeredEvent,
    /** `CONFLICT`: it already is in that state. */
    errors: ['EVENT_NOT_FOUND', 'CONFLICT'],
    example: steered,
  },
});
