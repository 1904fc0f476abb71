import { Type, type Static } from '@sinclair/typebox';
import { AccessLevel, Instant, Nullable, Programme } from '../content/content-item.schemas.js';
import { FAVOURITE_CHANNELS_MAX, GUIDE_GENRES_MAX, GUIDE_QUERY_MAX, PAGE_SIZES } from '../calls/paging.js';
import { Paging, geoQuery, keysetQuery } from '../calls/paging.schemas.js';
import { RequestInstant, RequestMillis, Id, idParams } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';

/** A programme of the guide. */
export const GuideProgramme = Type.Composite(
  [
    Programme,
    Type.Object({
      /**
       * The video that shows it from its start, of the catalogue or cut from what the channel sent; null or absent
       * when there is no recording, or no longer.
       */
      recording: Type.Optional(
        Nullable(
          Type.Object({
            vodId: Type.String(),
            /** When the recording becomes available; absent: when the programme begins. */
            availableFrom: Type.Optional(Instant),
            /** When the recording expires. */
            availableUntil: Instant,
          }),
        ),
      ),
    }),
  ],
  { $id: 'GuideProgramme' },
);
export type GuideProgramme = Static<typeof GuideProgramme>;

/** A channel of the guide with the programmes that overlap the requested time. */
export const GuideChannel = Type.Object(
  {
    channelId: Type.String(),
    name: Type.String(),
    logoUrl: Nullable(Type.String()),
    /** The live event that carries it; null when it cannot be played here. */
    eventId: Nullable(Type.String()),
    accessLevel: AccessLevel,
    /** The current programme at the time of the request, and the next one. */
    now: Nullable(Programme),
    next: Nullable(Programme),
    /** By start time; gaps are not filled. */
    programmes: Type.Array(GuideProgramme),
    /** Only with `query`: the first programme with that title that has not ended. */
    match: Type.Optional(Nullable(GuideProgramme)),
  },
  { $id: 'GuideChannel' },
);
export type GuideChannel = Static<typeof GuideChannel>;

const guidePage = Type.Object({ channels: Type.Array(GuideChannel), paging: Paging });
/** Filters of the guide's channels; several are combined with AND. */
const channelFilter = {
  genre: Type.Optional(
    Type.String({ minLength: 1, maxLength: 64, description: 'The id of a genre of the guide.' }),
  ),
  favourites: Type.Optional(
    Type.Boolean({
      description: 'Whether to list only the caller’s favourite channels; requires a signed-in caller.',
    }),
  ),
  query: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: GUIDE_QUERY_MAX,
      description: 'Words from the name of a channel or the title of a programme that has not ended.',
    }),
  ),
};
/** IANA time zone for the days and times of the table. */
const TimeZone = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_+/-]+$' });

const programme = {
  id: 'p-6001-412',
  title: 'Morning tide',
  description: 'Weather, boats and music.',
  episode: null,
  startDate: '2026-11-21T06:00:00.000Z',
  endDate: '2026-11-21T09:00:00.000Z',
  thumbnailUrl: null,
  recording: { vodId: '1004', availableUntil: '2026-11-22T09:00:00.000Z' },
};
const channel = {
  channelId: '6001',
  name: 'Harbour Radio',
  logoUrl: '/img/channel-1/logo-128',
  eventId: '2001',
  accessLevel: 'GRANTED',
  now: programme,
  next: null,
  programmes: [programme],
};
const example = { channels: [channel], paging: { moreDataAvailable: true, lastSeen: '6001' } };

export const guideShapes = defineShapes({
  getGuide: {
    summary: 'Lists channels with their programmes between two times.',
    query: Type.Object({
      from: RequestInstant,
      to: RequestInstant,
      channel: Type.Optional(Id),
      ...channelFilter,
      ...keysetQuery(PAGE_SIZES.guide),
      ...geoQuery,
    }),
    response: guidePage,
    errors: ['CHANNEL_NOT_FOUND', 'UNAUTHORISED'],
    example,
  },
  getGuideByTime: {
    summary: 'Lists the programmes of one guide between two times, given in milliseconds.',
    query: Type.Object({
      fromTs: RequestMillis,
      toTs: RequestMillis,
      epgId: Type.Optional(Id),
      ...keysetQuery(PAGE_SIZES.guide),
      ...geoQuery,
    }),
    response: guidePage,
    errors: ['CHANNEL_NOT_FOUND'],
    example,
  },
  listGuideGenres: {
    summary: 'Lists the genres by which the channels of the guide are grouped.',
    response: Type.Object({
      genres: Type.Array(Type.Object({ id: Type.String(), title: Type.String() }), {
        maxItems: GUIDE_GENRES_MAX,
      }),
    }),
    errors: [],
    example: { genres: [{ id: 'radio', title: 'Radio' }] },
  },
  listFavouriteChannels: {
    summary: 'Lists the ids of the caller’s favourite channels, newest first.',
    response: Type.Object({ channelIds: Type.Array(Type.String(), { maxItems: FAVOURITE_CHANNELS_MAX }) }),
    errors: [],
    example: { channelIds: ['6001'] },
  },
  addFavouriteChannel: {
    summary: 'Adds a channel to the caller’s favourites; a repeated call changes nothing.',
    params: idParams,
    response: null,
    errors: ['CHANNEL_NOT_FOUND', 'FAVOURITE_CHANNEL_LIMIT_REACHED'],
    example: null,
  },
  removeFavouriteChannel: {
    summary: 'Removes a channel from the caller’s favourites; a repeated call changes nothing.',
    params: idParams,
    response: null,
    errors: [],
    example: null,
  },
  getGuideTable: {
    summary: 'Returns the programme guide as a table of days and hours.',
    // Without an id, returns the table of the guide's first channel.
    query: Type.Object({
      id: Type.Optional(Id),
      from: Type.Optional(RequestInstant),
      to: Type.Optional(RequestInstant),
      timeZone: Type.Optional(TimeZone),
      ...geoQuery,
    }),
    response: Type.Object({
      id: Type.String(),
      title: Type.String(),
      /** Column headings, in the viewer’s language. */
      columns: Type.Array(Type.Object({ key: Type.String(), label: Type.String() })),
      /** The cells of a row, by column key. */
      rows: Type.Array(Type.Record(Type.String(), Nullable(Type.String()))),
    }),
    errors: ['TABLE_NOT_FOUND'],
    example: {
      id: '6001',
      title: 'Harbour Radio',
      columns: [
        { key: 'time', label: 'Time' },
        { key: '2026-11-21', label: 'Saturday 21 November' },
      ],
      rows: [{ time: '06:00', '2026-11-21': 'Morning tide' }],
    },
  },
});
