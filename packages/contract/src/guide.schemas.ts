import { Type, type Static } from '@sinclair/typebox';
import { AccessLevel, Instant, Nullable, Programme } from './content-item.schemas.js';
import { PAGE_SIZES } from './paging.js';
import { Paging, geoQuery, keysetQuery } from './paging.schemas.js';
import { Id } from './params.schemas.js';
import { defineShapes } from './shape.js';

/** A channel of the guide with the programmes that touch the asked time. */
export const GuideChannel = Type.Object(
  {
    channelId: Type.String(),
    name: Type.String(),
    logoUrl: Nullable(Type.String()),
    /** The live event that carries it; null: it cannot be played here. */
    eventId: Nullable(Type.String()),
    accessLevel: AccessLevel,
    /** What is on at the moment of asking, and what follows. */
    now: Nullable(Programme),
    next: Nullable(Programme),
    /** By start; gaps are gaps. */
    programmes: Type.Array(Programme),
  },
  { $id: 'GuideChannel' },
);
export type GuideChannel = Static<typeof GuideChannel>;

const guidePage = Type.Object({ channels: Type.Array(GuideChannel), paging: Paging });
/** Milliseconds since the epoch. */
const Millis = Type.Integer({ minimum: 0 });

const programme = {
  id: 'p-6001-412',
  title: 'Morning tide',
  description: 'Weather, boats and music.',
  episode: null,
  startDate: '2026-11-21T06:00:00.000Z',
  endDate: '2026-11-21T09:00:00.000Z',
  thumbnailUrl: null,
};
const channel = {
  channelId: '6001',
  name: 'Harbour Radio',
  logoUrl: '/media/artwork/channel-1/logo-128.webp',
  eventId: '2001',
  accessLevel: 'GRANTED',
  now: programme,
  next: null,
  programmes: [programme],
};
const example = { channels: [channel], paging: { moreDataAvailable: true, lastSeen: '6001' } };

export const guideShapes = defineShapes({
  getGuide: {
    query: Type.Object({
      from: Instant,
      to: Instant,
      channel: Type.Optional(Id),
      ...keysetQuery(PAGE_SIZES.guide),
      ...geoQuery,
    }),
    reply: guidePage,
    errors: ['CHANNEL_NOT_FOUND'],
    example,
  },
  getGuideByTime: {
    query: Type.Object({
      fromTs: Millis,
      toTs: Millis,
      epgId: Type.Optional(Id),
      ...keysetQuery(PAGE_SIZES.guide),
      ...geoQuery,
    }),
    reply: guidePage,
    errors: ['CHANNEL_NOT_FOUND'],
    example,
  },
  getGuideTable: {
    // Without an id, the table of the guide's first channel.
    query: Type.Object({
      id: Type.Optional(Id),
      from: Type.Optional(Instant),
      to: Type.Optional(Instant),
      ...geoQuery,
    }),
    reply: Type.Object({
      id: Type.String(),
      title: Type.String(),
      /** Heads of the columns, in the reader’s language. */
      columns: Type.Array(Type.Object({ key: Type.String(), label: Type.String() })),
      /** A row’s words by column key. */
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
