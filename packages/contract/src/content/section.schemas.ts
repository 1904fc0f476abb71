import { Type, type Static } from '@sinclair/typebox';
import { ContentItem, Image, Nullable, OneOf } from './content-item.schemas.js';
import { contentExamples } from './content.examples.js';
import { PAGE_SIZES } from '../calls/paging.js';
import { LastSeen, Paging, geoQuery, keysetQuery } from '../calls/paging.schemas.js';
import { Body, Id } from '../calls/params.schemas.js';
import { defineShapes } from '../calls/shape.js';

const ROW_TYPES = [
  'CONTENT',
  'EPG',
  'EPG_NOW_NEXT',
  'SECTION_LINK',
  'VOD_PLAYLIST',
  'CONTENT_HIGHLIGHT',
  'CONTINUE_WATCHING',
] as const;

/** Target of a button: an external address, a route by name, or an event with its first video. */
export const CallToAction = Type.Object({
  label: Nullable(Type.String()),
  link: Type.Union([
    Type.Object({ type: Type.Literal('EXTERNAL'), url: Type.String() }),
    Type.Object({
      type: Type.Literal('ROUTE'),
      route: Type.String(),
      params: Type.Record(Type.String(), Type.String()),
    }),
    Type.Object({
      type: Type.Literal('EVENT'),
      eventId: Type.String(),
      contentType: OneOf(['VOD', 'LIVE_EVENT'] as const),
      firstVideoId: Nullable(Type.String()),
    }),
  ]),
});
export type CallToAction = Static<typeof CallToAction>;

/** How far each edge of a background picture fades into the page, from 0 (not) to 1 (completely). */
const Gradients = Type.Object({
  top: Type.Number(),
  bottom: Type.Number(),
  start: Type.Number(),
  end: Type.Number(),
});

export const RowDisplay = Type.Object({
  rowType: OneOf(['basic', 'featured', 'inline'] as const),
  rowCount: Type.Union([Type.Literal(1), Type.Literal(2)]),
  background: Nullable(
    Type.Object({ image: Image, gradients: Gradients, animation: OneOf(['none', 'zoom', 'pan'] as const) }),
  ),
  primaryCallToAction: Nullable(CallToAction),
  secondaryCallToAction: Nullable(CallToAction),
  textAlignment: OneOf(['left', 'center', 'right'] as const),
  displayPosters: Type.Boolean(),
  playlistImageType: OneOf(['title', 'poster'] as const),
  showItemPosition: Type.Boolean(),
  metadataDisplayMode: OneOf(['regular', 'compact', 'expanded'] as const),
  hideMetadata: Type.Boolean(),
  cardBackground: Nullable(Type.String()),
  contentDescription: Type.Boolean(),
});
export type RowDisplay = Static<typeof RowDisplay>;

export const Row = Type.Object({
  bucketId: Type.String(),
  type: OneOf(ROW_TYPES),
  title: Type.String(),
  description: Nullable(Type.String()),
  display: RowDisplay,
  items: Type.Array(ContentItem),
  paging: Paging,
});
export type Row = Static<typeof Row>;

export const Hero = Type.Object({
  id: Type.String(),
  item: ContentItem,
  title: Type.String(),
  tagline: Nullable(Type.String()),
  description: Nullable(Type.String()),
  titleImage: Nullable(Image),
  channelLogoUrl: Nullable(Type.String()),
  background: Type.Object({
    image: Image,
    portrait: Nullable(Image),
    gradients: Gradients,
    /** Where to POST for the playback data of the background video; null for a still picture. */
    animationUrl: Nullable(Type.String()),
  }),
  primaryButton: Nullable(CallToAction),
  secondaryButton: Nullable(CallToAction),
});
export type Hero = Static<typeof Hero>;

const displayQuery = {
  ...geoQuery,
  displayContentAvailableOnSignIn: Type.Optional(Type.Boolean({ default: true })),
};

export const Section = Type.Object({
  section: Type.Object({ id: Type.String(), title: Type.String() }),
  heroes: Type.Array(Hero),
  buckets: Type.Array(Row),
  paging: Paging,
});
export type Section = Static<typeof Section>;

export const sectionShapes = defineShapes({
  getSection: {
    summary: 'Returns the hero and the rows of a section; the home page is the section `home`.',
    params: Type.Object({ section: Id }),
    query: Type.Object({ ...keysetQuery(PAGE_SIZES.carousel), ...displayQuery }),
    response: Section,
    errors: ['SECTION_NOT_FOUND'],
    example: contentExamples.section,
  },
  getBucketPage: {
    summary: 'Returns the next page of a row.',
    params: Type.Object({ section: Id, bucketId: Id }),
    body: Body({
      bucketProps: Body({
        resultPerPage: Type.Integer({ minimum: 1, maximum: 100 }),
        lastSeen: Nullable(LastSeen),
        displayGeoblocked: Type.Optional(Type.Boolean()),
      }),
      sectionProps: Type.Optional(
        Body({ resultPerPage: Type.Integer({ minimum: 1, maximum: 100 }), ...displayQuery }),
      ),
    }),
    response: Row,
    errors: ['SECTION_NOT_FOUND', 'BUCKET_NOT_FOUND'],
    example: contentExamples.row,
  },
});
