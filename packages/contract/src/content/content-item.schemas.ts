import { Type, type Static, type TSchema } from '@sinclair/typebox';

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
/** A closed list of strings; an `enum` in JSON Schema, so that an error can list the allowed values. */
export const OneOf = <const T extends readonly string[]>(words: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...words] });

/** ISO 8601 with zone: `2026-11-21T20:00:00.000Z`. */
export const Instant = Type.String({ format: 'date-time', maxLength: 40 });

export const ACCESS_LEVELS = ['GRANTED', 'GRANTED_ON_SIGN_IN', 'DENIED', 'GEOBLOCKED'] as const;
/** Decided by the service from the licences held and the caller's country; never by a browser. */
export const AccessLevel = OneOf(ACCESS_LEVELS);
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

export const CONTENT_TYPES = [
  'VOD',
  'LIVE_EVENT',
  'PLAYLIST',
  'SERIES',
  'SEASON',
  'CHANNEL',
  'SECTION',
  'NEWS',
] as const;
export const ContentType = OneOf(CONTENT_TYPES);
export type ContentType = (typeof CONTENT_TYPES)[number];

export const OnlinePlayback = OneOf(['AVAILABLE', 'NOT_AVAILABLE'] as const);

/** An image in several widths; `dominantColour` fills its box until it has loaded. */
export const Image = Type.Object({
  /** For places that take one address: the widest variant of up to 1,920 pixels. */
  url: Type.String(),
  /** Ascending by width in pixels; ready for `srcset`. */
  variants: Type.Array(Type.Object({ width: Type.Integer(), url: Type.String() })),
  /** `#rrggbb`. */
  dominantColour: Type.String(),
});
export type Image = Static<typeof Image>;

export const Images = Type.Object({
  /** 16:9, without text. */
  thumbnail: Image,
  /** 2:3. */
  poster: Type.Optional(Image),
  /** 16:9, wide, its subject towards the end side. */
  hero: Type.Optional(Image),
  /** 3:4, for narrow screens. */
  portrait: Type.Optional(Image),
  /** The title as artwork, on a transparent background. */
  title: Type.Optional(Image),
});
export type Images = Static<typeof Images>;

export const Programme = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  /** Title of the episode or part. */
  subTitle: Type.Optional(Type.String()),
  /** Its number, or its number of how many: `5`, `5/12`. */
  episode: Nullable(Type.String()),
  season: Type.Optional(Type.Integer()),
  genres: Type.Optional(Type.Array(Type.String())),
  year: Type.Optional(Type.String()),
  ageRating: Type.Optional(Type.String()),
  /** Whether it is shown for the first time, here or anywhere, or again. */
  status: Type.Optional(OneOf(['NEW', 'PREMIERE', 'REPEAT'] as const)),
  startDate: Instant,
  endDate: Instant,
  thumbnailUrl: Nullable(Type.String()),
  /** The same picture in all available widths. */
  image: Type.Optional(Nullable(Image)),
});
export type Programme = Static<typeof Programme>;

/** A programme shown in place of its channel: with the event that carries it, and the channel's logo. */
const CarriedProgramme = Type.Composite([
  Programme,
  Type.Object({ liveEventId: Nullable(Type.String()), logoUrl: Nullable(Type.String()) }),
]);
type CarriedProgramme = Static<typeof CarriedProgramme>;

const ProgrammingInfo = Type.Object({
  currentProgramme: Nullable(Programme),
  nextProgramme: Nullable(Programme),
  channelLogoUrl: Nullable(Type.String()),
});

const Release = Type.Object({
  type: OneOf(['STANDARD', 'PREMIERE'] as const),
  scheduledAt: Instant,
  computedReleases: Type.Array(Type.Object({ type: Type.String(), scheduledAt: Instant })),
  premiereRelease: Nullable(Type.Object({ scheduledAt: Instant })),
});

const ContentContext = Type.Object({
  type: OneOf(['WATCHLIST', 'SERIES', 'SEASON', 'PLAYLIST'] as const),
  id: Type.String(),
  title: Type.String(),
});

const EpisodeInformation = Type.Object({
  episodeNumber: Type.Integer(),
  seasonNumber: Type.Integer(),
  seasonTitle: Type.String(),
  seasonId: Type.String(),
  seriesId: Nullable(Type.String()),
  seriesTitle: Nullable(Type.String()),
});

/** Anything that a card can show. Fields that do not apply to a kind are absent. */
export const ContentItem = Type.Object(
  {
    id: Type.String(),
    type: ContentType,
    title: Type.String(),
    description: Type.String(),
    accessLevel: AccessLevel,
    onlinePlayback: OnlinePlayback,
    thumbnailUrl: Type.String(),
    images: Images,
    /** Seconds. */
    duration: Type.Optional(Type.Number()),
    tags: Type.Array(Type.String()),
    audioTracks: Type.Array(Type.String()),
    subtitleLanguages: Type.Array(Type.String()),
    favourite: Type.Boolean(),
    contentContext: Type.Array(ContentContext),
    externalId: Nullable(Type.String()),
    release: Type.Optional(Release),
    episodeInformation: Type.Optional(EpisodeInformation),
    programmingInfo: Type.Optional(ProgrammingInfo),
    /** The current programme and the next ones. */
    programmes: Type.Optional(Type.Array(CarriedProgramme)),
    /** Live events: whether it is live now, by the service's clock. */
    live: Type.Optional(Type.Boolean()),
    startDate: Type.Optional(Instant),
    endDate: Type.Optional(Nullable(Instant)),
    liveEventId: Type.Optional(Type.String()),
    /** Series: number of seasons with episodes; seasons: number of episodes; playlists: number of videos. */
    itemCount: Type.Optional(Type.Integer()),
    seriesId: Type.Optional(Type.String()),
    /** Fraction watched, 0–1; signed-in viewers only. */
    watchProgress: Type.Optional(Type.Number()),
    /** Text for the year in a page's metadata line, such as `2026`. */
    year: Type.Optional(Type.String()),
    genre: Type.Optional(Type.String()),
    ageRating: Type.Optional(Type.String()),
    audioOnly: Type.Optional(Type.Boolean()),
    /** News: the feed that it belongs to, which is part of its address. */
    feedName: Type.Optional(Type.String()),
  },
  { $id: 'ContentItem' },
);
export type ContentItem = Static<typeof ContentItem>;

/** A licence that grants access to the content; cheapest first. */
export const AvailablePurchase = Type.Object({
  licenceId: Type.String(),
  name: Type.String(),
  type: OneOf(['SUBSCRIPTION', 'FIXED_DATE', 'PPV', 'FREE'] as const),
  /** The price in the caller’s currency and the default one; the amount due is computed by a basket. */
  prices: Type.Optional(
    Type.Array(
      Type.Object({
        local: Type.Boolean(),
        default: Type.Boolean(),
        /** Whole minor units: 999 at scale 2 is 9.99. */
        amount: Type.Integer(),
        scale: Type.Integer(),
        currency: Type.String(),
        /** ISO 8601 duration such as `P1M`; null for one-off payments. */
        period: Nullable(Type.String()),
        trial: Nullable(Type.String()),
      }),
    ),
  ),
});
