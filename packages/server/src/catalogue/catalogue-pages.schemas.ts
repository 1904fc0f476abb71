import { Type, type Static } from '@sinclair/typebox';
import { ROW_SOURCES, TITLE_ORDERS } from '../database/schema/content.js';
import { DeviceMenus } from '../realm/schemas/menus.schemas.js';
import { ByLanguage, Choice, Id, Slug, Source, Strict, Texts, OneOf } from './catalogue-content.schemas.js';

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

/** Which titles fill a row, and in which order. Without members: all, as the catalogue orders them. */
const TitlesQuery = Strict({
  kinds: Type.Optional(Type.Array(Choice(['VOD', 'SERIES'] as const), { minItems: 1, uniqueItems: true })),
  genre: Type.Optional(Slug),
  /** At least one of these. */
  tags: Type.Optional(Type.Array(Slug, { minItems: 1, maxItems: 20, uniqueItems: true })),
  /** The id of a person, or a name that credits have themselves. */
  person: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  /** What a search for these words finds, best first. */
  words: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  /** `newest`: by release, else by when they were added; `expiring`: those that are withdrawn soonest. */
  order: Type.Optional(Choice(TITLE_ORDERS)),
});

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
  /**
   * Fills the row: live events, upcoming events, the guide, the news, titles that `titles` describes, and what viewers
   * have begun, saved and may like after the last title that they watched. Other rows list `items`.
   */
  source: Type.Optional(Choice(ROW_SOURCES)),
  titles: Type.Optional(TitlesQuery),
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
  /** Labels of further genres in the guide's filter, for channels that name one. */
  genres: Type.Optional(Type.Record(Slug, ByLanguage(OneOf))),
  channels: Type.Array(
    Strict({
      id: Id,
      name: ByLanguage(OneOf),
      /** Its programmes, until a guide is imported for it. */
      format: Type.Optional(Slug),
      /** Default: that of its format. */
      genre: Type.Optional(Slug),
      /** Its id in guides (XMLTV), and `tvg-id` in lists of channels. */
      externalId: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      artwork: Type.Optional(Slug),
      /** An artwork with a logo. */
      logo: Type.Optional(Slug),
      /** A logo at another origin, for a channel without `logo`. */
      logoAddress: Type.Optional(
        Type.String({
          pattern: String.raw`^https?://[^\s]+$`,
          maxLength: 2000,
          description: 'an address without spaces',
        }),
      ),
      /** Played in an endless loop; excludes `source`. */
      film: Type.Optional(Slug),
      /** The stream that the channel plays. */
      source: Type.Optional(Source),
      /** The live event that the channel carries; without it the channel plays under its own id. */
      event: Type.Optional(Id),
      /** Broadcasts are offered from their end, or from their start with `startOver`, for these hours after it. */
      catchUp: Type.Optional(
        Strict({
          hours: Type.Integer({ minimum: 1, maximum: 720 }),
          startOver: Type.Optional(Type.Boolean()),
        }),
      ),
    }),
  ),
});
export type CatalogueChannels = Static<typeof ChannelFile>;
export type CatalogueChannel = CatalogueChannels['channels'][number];

/** `menus.json`: menus in place of those of the realm file, by kind of device. */
export const MenuFile = Type.Record(Type.String(), DeviceMenus);

/** `labels.json`: labels in place of those of the realm file and of the product, by language, then by key. */
export const LabelFile = Type.Record(
  Type.String(),
  Type.Record(Type.String(), Type.String({ maxLength: 4000 }), { maxProperties: 4000 }),
);

/** `redirects.json`: pages that are elsewhere now. */
export const RedirectFile = Type.Array(
  Strict({
    /** A path of the site in English, without the title of what it shows: `/video/harbour`. */
    from: Type.String({
      pattern: '^(?:/[A-Za-z0-9_-]+){1,4}$',
      maxLength: 65,
      description: 'a path such as /video/harbour',
    }),
    /** A path of the site in English. */
    to: Type.String({
      pattern: String.raw`^/(?![/\\])[^\s\\?#]*$`,
      maxLength: 500,
      description: 'a path of this site, such as /video/harbour-2',
    }),
  }),
);
export type CatalogueRedirect = Static<typeof RedirectFile>[number];

/** The id of a redirect as an entry: `video.harbour`. */
export const redirectId = (from: string): string => from.slice(1).replaceAll('/', '.');
