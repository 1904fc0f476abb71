import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { FileRecord } from '../../catalogue/files/recorded-file.js';
import { moment } from './columns.js';
import type { ArtworkKind } from '@footlight/packager';
import type { CallToAction, PlaybackData, Row, RowDisplay, SkipMarker, StreamDrm } from '@footlight/contract';

/** What fills rows that list no items themselves. */
export const ROW_SOURCES = [
  'live',
  'upcoming',
  'channels',
  'news',
  'titles',
  'continue',
  'favourites',
  'becauseYouWatched',
] as const;

export const TITLE_ORDERS = ['catalogue', 'newest', 'mostWatched', 'expiring'] as const;

/** The titles of a row. */
export interface StoredTitlesQuery {
  readonly kinds?: readonly ('VOD' | 'SERIES')[];
  readonly genre?: string;
  readonly tags?: readonly string[];
  readonly person?: string;
  readonly words?: string;
  readonly order?: (typeof TITLE_ORDERS)[number];
}

const CONTENT_KINDS = ['VOD', 'LIVE_EVENT', 'PLAYLIST', 'SERIES', 'SEASON', 'CHANNEL', 'SECTION'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Texts by language. */
export type Texts<T> = Readonly<Record<string, T>>;

export interface ContentTexts {
  readonly title: string;
  readonly description: string;
  readonly tagline?: string;
  readonly genre?: string;
}

export interface HeroTexts {
  readonly title?: string;
  readonly tagline?: string;
  readonly description?: string;
}

export interface BucketTexts {
  readonly title: string;
  readonly description?: string;
}

export interface StoredAdBreak {
  readonly type: 'PRE_ROLL' | 'MID_ROLL' | 'POST_ROLL';
  readonly offset: number | null;
  readonly ads: readonly string[];
}

export interface StoredWatermark extends Omit<NonNullable<PlaybackData['watermark']>, 'url'> {
  readonly artwork: string;
}

/** An external stream; `origin` is a key of the realm file's `streamOrigins`. */
export interface StoredSource {
  readonly origin: string;
  /** Absolute, or a path relative to that origin. */
  readonly address: string;
  readonly protocol: 'HLS' | 'DASH';
  readonly drm: StoredSourceDrm | null;
}

export interface StoredSourceDrm extends Pick<StreamDrm, 'encryptionMode' | 'keySystems'> {
  readonly licenceAddress: string;
  readonly certificateAddress?: string;
}

/** For how long a channel offers what it has sent. */
export interface StoredCatchUp {
  /** After the end of a broadcast. */
  readonly hours: number;
  readonly startOver: boolean;
}

export interface StoredCredit {
  readonly role: Texts<string>;
  /** Id of a person; absent where the title has the name itself. */
  readonly person?: string;
  /** By language, of a person. */
  readonly name: string | Texts<string>;
}

export interface StoredGradients {
  readonly top: number;
  readonly bottom: number;
  readonly start: number;
  readonly end: number;
}

/** A button with labels by language; null means the default label. */
export interface StoredButton {
  readonly label: Texts<string> | null;
  readonly link: CallToAction['link'];
}

/** Display data of a row; the background refers to an artwork, the buttons have labels by language. */
export interface StoredDisplay extends Omit<
  RowDisplay,
  'background' | 'primaryCallToAction' | 'secondaryCallToAction'
> {
  readonly background: {
    readonly artwork: string;
    readonly gradients: StoredGradients;
    readonly animation: 'none' | 'zoom' | 'pan';
  } | null;
  readonly primaryCallToAction: StoredButton | null;
  readonly secondaryCallToAction: StoredButton | null;
}

export const artworks = pgTable('artworks', {
  slug: text('slug').primaryKey(),
  dominantColour: text('dominant_colour').notNull(),
  kinds: jsonb('kinds').$type<Readonly<Partial<Record<ArtworkKind, readonly number[]>>>>().notNull(),
});

/** What was read of the originals of artworks, so that a start opens only those that have changed. */
export const pictureFacts = pgTable(
  'picture_facts',
  {
    slug: text('slug').notNull(),
    file: text('file').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Milliseconds since the epoch. */
    changedAt: doublePrecision('changed_at').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Null if it was not asked for. */
    colour: text('colour'),
  },
  (table) => [primaryKey({ columns: [table.slug, table.file] })],
);

export const geoRules = pgTable('geo_rules', {
  id: text('id').primaryKey(),
  mode: text('mode', { enum: ['block', 'allow'] }).notNull(),
  countries: text('countries').array().notNull(),
});

export const contents = pgTable(
  'contents',
  {
    kind: text('kind', { enum: CONTENT_KINDS }).notNull(),
    id: text('id').notNull(),
    texts: jsonb('texts').$type<Texts<ContentTexts>>().notNull(),
    artwork: text('artwork')
      .notNull()
      .references(() => artworks.slug),
    film: text('film'),
    source: jsonb('source').$type<StoredSource>(),
    duration: doublePrecision('duration'),
    access: text('access', { enum: ['everyone', 'signedIn', 'licence'] }).notNull(),
    licenceIds: text('licence_ids').array().notNull().default([]),
    geoRule: text('geo_rule').references(() => geoRules.id),
    onlinePlayback: text('online_playback', { enum: ['AVAILABLE', 'NOT_AVAILABLE'] }).notNull(),
    audioOnly: boolean('audio_only').notNull().default(false),
    drm: text('drm', { enum: ['clearkey'] }),
    adBreaks: jsonb('ad_breaks').$type<readonly StoredAdBreak[]>().notNull().default([]),
    skipMarkers: jsonb('skip_markers').$type<readonly SkipMarker[]>().notNull().default([]),
    genre: text('genre'),
    tags: text('tags').array().notNull().default([]),
    audioTracks: text('audio_tracks').array().notNull().default([]),
    subtitleLanguages: text('subtitle_languages').array().notNull().default([]),
    externalId: text('external_id'),
    year: text('year'),
    ageRating: text('age_rating'),
    minimumAge: integer('minimum_age'),
    credits: jsonb('credits').$type<readonly StoredCredit[]>().notNull().default([]),
    trailerId: text('trailer_id'),
    releaseType: text('release_type', { enum: ['STANDARD', 'PREMIERE'] })
      .notNull()
      .default('STANDARD'),
    scheduledAt: moment('scheduled_at'),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    dvrWindow: integer('dvr_window'),
    lowLatency: boolean('low_latency').notNull().default(false),
    liveEventId: text('live_event_id'),
    channelId: text('channel_id'),
    logo: text('logo').references(() => artworks.slug),
    /** Channels: a logo at another origin, for those without an artwork. */
    logoAddress: text('logo_address'),
    shared: boolean('shared').notNull().default(false),
    itemCount: integer('item_count'),
    watermark: jsonb('watermark').$type<StoredWatermark>(),
    countdownDuration: doublePrecision('countdown_duration'),
    eventLocation: jsonb('event_location').$type<Texts<string>>(),
    localBroadcasters: jsonb('local_broadcasters')
      .$type<Readonly<Record<string, string[]>>>()
      .notNull()
      .default({}),
    /** Channels only. */
    catchUp: jsonb('catch_up').$type<StoredCatchUp>(),
    position: integer('position').notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('contents_newest')
      .on(sql`coalesce(${table.scheduledAt}, ${table.addedAt}) desc`, table.id)
      .where(sql`${table.kind} in ('VOD', 'SERIES')`),
    index('contents_people').using('gin', sql`${table.credits} jsonb_path_ops`),
    index('contents_on_air').on(table.kind, table.startsAt, table.id),
    index('contents_scheduled')
      .on(table.scheduledAt, table.id)
      .where(sql`${table.scheduledAt} is not null`),
    index('contents_released')
      .on(table.kind, table.scheduledAt, table.id)
      .where(sql`${table.scheduledAt} is not null`),
    index('contents_licences').using('gin', table.licenceIds),
    index('contents_trailers')
      .on(table.trailerId)
      .where(sql`${table.trailerId} is not null`),
    index('contents_channels')
      .on(table.position, table.id)
      .where(sql`${table.kind} = 'CHANNEL'`),
  ],
);

export const seriesSeasons = pgTable(
  'series_seasons',
  {
    seriesId: text('series_id').notNull(),
    seasonId: text('season_id').notNull().unique(),
    seasonNumber: integer('season_number').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seriesId, table.seasonNumber] })],
);

export const seasonEpisodes = pgTable(
  'season_episodes',
  {
    seasonId: text('season_id').notNull(),
    episodeNumber: integer('episode_number').notNull(),
    vodId: text('vod_id').notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.seasonId, table.episodeNumber] })],
);

export const playlistItems = pgTable(
  'playlist_items',
  {
    playlistId: text('playlist_id').notNull(),
    position: integer('position').notNull(),
    vodId: text('vod_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playlistId, table.position] }),
    unique().on(table.playlistId, table.vodId),
    index('playlist_items_vod').on(table.vodId),
  ],
);

export const heroes = pgTable(
  'heroes',
  {
    id: text('id').primaryKey(),
    sectionId: text('section_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind', { enum: CONTENT_KINDS }).notNull(),
    contentId: text('content_id').notNull(),
    texts: jsonb('texts').$type<Texts<HeroTexts>>().notNull(),
    gradients: jsonb('gradients').$type<StoredGradients>().notNull(),
    primaryButton: jsonb('primary_button').$type<StoredButton>(),
    secondaryButton: jsonb('secondary_button').$type<StoredButton>(),
  },
  (table) => [unique().on(table.sectionId, table.position)],
);

export const buckets = pgTable(
  'buckets',
  {
    id: text('id').primaryKey(),
    sectionId: text('section_id'),
    position: integer('position').notNull(),
    type: text('type').$type<Row['type']>().notNull(),
    source: text('source', { enum: ['items', ...ROW_SOURCES] }).notNull(),
    titles: jsonb('titles').$type<StoredTitlesQuery>(),
    texts: jsonb('texts').$type<Texts<BucketTexts>>().notNull(),
    display: jsonb('display').$type<StoredDisplay>().notNull(),
  },
  (table) => [uniqueIndex('buckets_order').on(table.sectionId, table.position)],
);

export const bucketItems = pgTable(
  'bucket_items',
  {
    bucketId: text('bucket_id')
      .notNull()
      .references(() => buckets.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind', { enum: CONTENT_KINDS }).notNull(),
    contentId: text('content_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bucketId, table.position] }),
    unique().on(table.bucketId, table.contentId),
  ],
);

export const catalogueImports = pgTable('catalogue_imports', {
  id: integer('id').primaryKey(),
  checksum: text('checksum').notNull(),
  importedAt: moment('imported_at').notNull(),
  fileRecord: jsonb('file_record').$type<FileRecord>(),
});
