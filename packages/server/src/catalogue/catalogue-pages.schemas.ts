import { Type, type Static } from '@sinclair/typebox';
import { ByLanguage, Choice, Id, Slug, Strict, Texts, OneOf } from './catalogue-content.schemas.js';

const Edge = Type.Number({ minimum: 0, maximum: 1 });

const Gradients = Strict({ top: Edge, bottom: Edge, start: Edge, end: Edge });

const Button = Strict({
  /** Absent: the built-in label. */
  label: Type.Optional(ByLanguage(OneOf)),
  link: Type.Union([
    Strict({ type: Type.Literal('EXTERNAL'), url: Type.String({ pattern: '^https://' }) }),
    Strict({
      type: Type.Literal('ROUTE'),
      route: Type.String({ minLength: 1 }),
      params: Type.Record(Type.String(), Type.String()),
    }),
    Strict({
      type: Type.Literal('EVENT'),
      eventId: Id,
      contentType: Choice(['VOD', 'LIVE_EVENT'] as const),
      firstVideoId: Type.Optional(Id),
    }),
  ]),
});
export type CatalogueButton = Static<typeof Button>;

/** A reference to content by kind and id: `VOD:1001`. */
export const Reference = Type.String({
  pattern: '^(VOD|LIVE_EVENT|PLAYLIST|SERIES|SEASON|CHANNEL|SECTION):[A-Za-z0-9-]{1,64}$',
});

const Display = Type.Partial(
  Strict({
    rowType: Choice(['basic', 'featured', 'inline'] as const),
    rowCount: Type.Unsafe<1 | 2>({ type: 'integer', enum: [1, 2] }),
    background: Strict({
      artwork: Slug,
      gradients: Type.Optional(Gradients),
      animation: Type.Optional(Choice(['none', 'zoom', 'pan'] as const)),
    }),
    primaryCallToAction: Button,
    secondaryCallToAction: Button,
    textAlignment: Choice(['left', 'center', 'right'] as const),
    displayPosters: Type.Boolean(),
    playlistImageType: Choice(['title', 'poster'] as const),
    showItemPosition: Type.Boolean(),
    metadataDisplayMode: Choice(['regular', 'compact', 'expanded'] as const),
    hideMetadata: Type.Boolean(),
    cardBackground: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
    contentDescription: Type.Boolean(),
  }),
  { additionalProperties: false },
);
export type CatalogueDisplay = Static<typeof Display>;

const RowTexts = ByLanguage(Strict({ title: OneOf, description: Type.Optional(OneOf) }));

const CatalogueRow = Strict({
  id: Slug,
  type: Choice([
    'CONTENT',
    'EPG',
    'EPG_NOW_NEXT',
    'SECTION_LINK',
    'VOD_PLAYLIST',
    'CONTENT_HIGHLIGHT',
  ] as const),
  texts: RowTexts,
  display: Type.Optional(Display),
  /** Fills the row from live events, upcoming events, the guide or the news; other rows list `items`. */
  source: Type.Optional(Choice(['live', 'upcoming', 'channels', 'news'] as const)),
  items: Type.Optional(Type.Array(Reference, { uniqueItems: true })),
});
export type CatalogueRow = Static<typeof CatalogueRow>;

const Hero = Strict({
  item: Reference,
  texts: Type.Optional(
    ByLanguage(
      Type.Partial(Strict({ title: OneOf, tagline: OneOf, description: OneOf }), {
        additionalProperties: false,
      }),
    ),
  ),
  gradients: Type.Optional(Gradients),
  primaryButton: Type.Optional(Button),
  secondaryButton: Type.Optional(Button),
});

export const SectionFile = Strict({
  sections: Type.Array(
    Strict({
      id: Slug,
      artwork: Slug,
      texts: Texts,
      heroes: Type.Optional(Type.Array(Hero)),
      rows: Type.Array(CatalogueRow),
    }),
  ),
  grids: Type.Array(
    Strict({ id: Slug, texts: RowTexts, items: Type.Array(Reference, { uniqueItems: true }) }),
  ),
});

const Programme = Strict({
  id: Slug,
  artwork: Type.Optional(Slug),
  minutes: Type.Integer({ minimum: 5, maximum: 720 }),
  /** Whether each day is a numbered episode. */
  episodic: Type.Optional(Type.Boolean()),
  /** The video of the recording, and the hours after the programme's end for which it is offered. */
  recording: Type.Optional(Strict({ vod: Id, hours: Type.Integer({ minimum: 1, maximum: 720 }) })),
  texts: ByLanguage(Strict({ title: OneOf, description: OneOf })),
});

export const ChannelFile = Strict({
  /** The daily schedules that channels share. */
  formats: Type.Record(
    Type.String(),
    Strict({
      /** Its label in the guide's genre filter; without it the guide cannot be filtered by the format's channels. */
      genre: Type.Optional(ByLanguage(OneOf)),
      description: ByLanguage(OneOf),
      programmes: Type.Array(Programme, { minItems: 1 }),
    }),
  ),
  channels: Type.Array(
    Strict({
      id: Id,
      name: ByLanguage(OneOf),
      format: Slug,
      artwork: Slug,
      logo: Type.Optional(Slug),
      /** Played in an endless loop. */
      film: Slug,
      /** The live event that the channel carries; without it the channel plays under its own id. */
      event: Type.Optional(Id),
    }),
  ),
});
export type CatalogueChannels = Static<typeof ChannelFile>;
