import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { Absolute } from '../realm/schemas/setting.schemas.js';

/** Texts by language tag; missing languages fall back to the realm's default language. */
export const ByLanguage = <T extends TSchema>(schema: T) =>
  Type.Record(Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' }), schema, {
    additionalProperties: false,
    minProperties: 1,
  });

/** An object without additional properties, so that misspelt members are reported. */
export const Strict = <const T extends Record<string, TSchema>>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });

export const Choice = <const T extends readonly string[]>(words: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...words] });

export const Id = Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' });
export const Slug = Type.String({ pattern: '^[a-z0-9-]{1,64}$' });
/** Displayed text. At least one character must not be white space, because a blank title would leave a card unnamed. */
export const OneOf = Type.String({
  minLength: 1,
  maxLength: 2000,
  pattern: String.raw`\S`,
  description: 'words, not blanks alone',
});

/** ISO 8601 duration of fixed length, counted from the start of the service: `PT1H`, `-P2D`. */
const Relative = Type.String({
  pattern: String.raw`^-?P(?=.)(\d+W)?(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$`,
});

export const Texts = ByLanguage(
  Strict({ title: OneOf, description: Type.String({ maxLength: 2000 }), tagline: Type.Optional(OneOf) }),
);

const Seconds = Type.Number({ minimum: 0 });

/** Members that videos, events and series share. */
const shown = {
  id: Id,
  artwork: Slug,
  texts: Texts,
  genre: Type.Optional(Slug),
  tags: Type.Optional(Type.Array(Slug)),
  year: Type.Optional(Type.String({ pattern: '^[0-9]{4}$' })),
  ageRating: Type.Optional(Type.String({ maxLength: 8 })),
  externalId: Type.Optional(Type.String()),
  access: Type.Optional(Choice(['everyone', 'signedIn', 'licence'] as const)),
  /** With access `licence`: any one of these licences grants access. */
  licences: Type.Optional(Type.Array(Id, { minItems: 1 })),
  geoRule: Type.Optional(Id),
  /** Each has either the id of a person or a name. */
  credits: Type.Optional(
    Type.Array(Strict({ role: Slug, person: Type.Optional(Slug), name: Type.Optional(OneOf) })),
  ),
  trailer: Type.Optional(Id),
};

/** `people.json`: people by the id that credits name. */
export const PeopleFile = Type.Record(Slug, Strict({ name: ByLanguage(OneOf) }), {
  additionalProperties: false,
});

const StreamAddress = Type.String({
  pattern: String.raw`^(https?://[^\s/]+)?/[^\s#]*$`,
  maxLength: 2000,
  description: 'a whole address, or the path of one, without spaces and fragments',
});

/** An external stream that is played instead of a film; the realm file configures the requests to its origin. */
export const Source = Strict({
  /** Key in the realm file's `streamOrigins`. */
  origin: Slug,
  /** URL of the HLS playlist or DASH manifest: absolute, or a path relative to the origin. */
  address: StreamAddress,
  protocol: Choice(['HLS', 'DASH'] as const),
  /** Seconds; for videos only. */
  duration: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 604_800 })),
  drm: Type.Optional(
    Strict({
      licenceAddress: StreamAddress,
      certificateAddress: Type.Optional(StreamAddress),
      encryptionMode: Choice(['cenc', 'cbcs'] as const),
      keySystems: Type.Array(
        Choice([
          'org.w3.clearkey',
          'com.widevine.alpha',
          'com.microsoft.playready',
          'com.apple.fps',
        ] as const),
        { minItems: 1, maxItems: 4, uniqueItems: true },
      ),
    }),
  ),
});
export type CatalogueSource = Static<typeof Source>;

const playable = {
  /** A film of the media folder; excludes `source`. */
  film: Type.Optional(Slug),
  source: Type.Optional(Source),
  onlinePlayback: Type.Optional(Choice(['AVAILABLE', 'NOT_AVAILABLE'] as const)),
  /** The logo of an artwork, overlaid on the video. */
  watermark: Type.Optional(
    Strict({
      artwork: Slug,
      position: Choice(['top-start', 'top-end', 'bottom-start', 'bottom-end'] as const),
      opacity: Type.Number({ minimum: 0, maximum: 1 }),
    }),
  ),
};

const SkipMarkers = Type.Array(
  Strict({ type: Choice(['INTRO', 'RECAP', 'CREDITS'] as const), from: Seconds, to: Seconds }),
);

/** Members of what plays as a video: of videos, and of the episodes of series. */
const asVideo = {
  ...playable,
  audioOnly: Type.Optional(Type.Boolean()),
  drm: Type.Optional(Choice(['clearkey'] as const)),
  adBreaks: Type.Optional(
    Type.Array(
      Strict({
        type: Choice(['PRE_ROLL', 'MID_ROLL', 'POST_ROLL'] as const),
        offset: Type.Optional(Seconds),
        /** The realm’s own advertisements, in playback order. */
        ads: Type.Optional(Type.Array(Slug)),
      }),
    ),
  ),
  skipMarkers: Type.Optional(SkipMarkers),
  /** Start of a premiere: the video is listed before and can be played from then on. */
  premieresAt: Type.Optional(Absolute),
  /** Release date for the list of releases. Future releases use `premieresAt`. */
  releasedAt: Type.Optional(Absolute),
  /** Seconds for which the next video is announced after this one. Default: the realm's setting. */
  countdown: Type.Optional(Type.Number({ minimum: 0, maximum: 60 })),
};

export const VodFile = Type.Array(
  Strict({
    ...shown,
    ...asVideo,
    /** As `premieresAt`, relative to the start of the service. */
    premieresIn: Type.Optional(Relative),
    /** As `releasedAt`, relative to the start of the service. */
    releasedIn: Type.Optional(Relative),
  }),
);

export const EventFile = Type.Array(
  Strict({
    ...shown,
    ...playable,
    /** Plays the stream of an encoder; excludes `film` and `source`. */
    ingest: Type.Optional(Type.Literal(true)),
    /** Start relative to the start of the service; excludes `startsAt`, which restarts do not move. */
    startsIn: Type.Optional(Relative),
    startsAt: Type.Optional(Absolute),
    /** Absent: live until further notice. */
    endsIn: Type.Optional(Relative),
    endsAt: Type.Optional(Absolute),
    /** Seekable seconds behind the live edge. Default: the realm's setting. */
    dvrWindow: Type.Optional(Type.Integer({ minimum: 30, maximum: 86_400 })),
    /** Serves the film as a stream with low latency: HLS in parts, DASH in chunks. Default: false. */
    lowLatency: Type.Optional(Type.Boolean()),
    channel: Type.Optional(Id),
    location: Type.Optional(ByLanguage(OneOf)),
    /** Other stations that broadcast the event, by country. */
    localBroadcasters: Type.Optional(
      Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), Type.Array(OneOf, { minItems: 1 }), {
        additionalProperties: false,
      }),
    ),
  }),
);

const Episode = Strict({
  id: Id,
  artwork: Type.Optional(Slug),
  access: shown.access,
  licences: shown.licences,
  texts: Texts,
  ...asVideo,
});

const Season = Strict({
  id: Id,
  artwork: Type.Optional(Slug),
  texts: Type.Optional(Texts),
  episodes: Type.Array(Episode),
});

export const SeriesFile = Type.Array(
  Strict({
    ...shown,
    seasons: Type.Optional(Type.Array(Season)),
    /** Generates numbered seasons and episodes after those in the file. */
    generate: Type.Optional(
      Strict({
        seasons: Type.Integer({ minimum: 1, maximum: 200 }),
        episodesPerSeason: Type.Integer({ minimum: 1, maximum: 50 }),
        /** Id of the first season; those of the others follow consecutively. */
        firstSeasonId: Type.Integer({ minimum: 1 }),
        films: Type.Array(Slug, { minItems: 1 }),
        artworks: Type.Array(Slug, { minItems: 1 }),
      }),
    ),
    /** Default film for episodes that do not name one. */
    film: Type.Optional(Slug),
  }),
);
export type CatalogueSeries = Static<typeof SeriesFile>[number];

export const PlaylistFile = Type.Array(
  Strict({ ...shown, items: Type.Array(Id, { uniqueItems: true }), shared: Type.Optional(Type.Boolean()) }),
);

export const GeoRuleFile = Type.Array(
  Strict({
    id: Id,
    mode: Choice(['block', 'allow'] as const),
    countries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { minItems: 1, uniqueItems: true }),
  }),
);

/** Texts shared by many titles. `{n}` is replaced by the number in `season` and `episode`. */
export const WordFile = Strict({
  genres: Type.Record(Type.String(), ByLanguage(OneOf)),
  /** Labels of tags in the search filters. Default: the tag itself. */
  tags: Type.Optional(Type.Record(Type.String(), ByLanguage(OneOf))),
  roles: Type.Record(Type.String(), ByLanguage(OneOf)),
  season: ByLanguage(OneOf),
  episode: ByLanguage(OneOf),
});
