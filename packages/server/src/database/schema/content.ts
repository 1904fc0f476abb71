import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { CallToAction, PlaybackData, Row, RowDisplay, SkipMarker, StreamDrm } from '@footlight/contract';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const CONTENT_KINDS = ['VOD', 'LIVE_EVENT', 'PLAYLIST', 'SERIES', 'SEASON', 'CHANNEL', 'SECTION'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

const ARTWORK_KINDS = ['thumbnail', 'poster', 'hero', 'portrait', 'title', 'logo'] as const;
export type ArtworkKind = (typeof ARTWORK_KINDS)[number];

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

export interface StoredCredit {
  readonly role: Texts<string>;
  readonly name: string;
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

/** @see migrations/0010-content.sql */
export const artworks = pgTable('artworks', {
  slug: text('slug').primaryKey(),
  dominantColour: text('dominant_colour').notNull(),
  kinds: jsonb('kinds').$type<Readonly<Partial<Record<ArtworkKind, readonly number[]>>>>().notNull(),
});

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
    artwork: text('artwork').notNull(),
    film: text('film'),
    source: jsonb('source').$type<StoredSource>(),
    duration: doublePrecision('duration'),
    access: text('access', { enum: ['everyone', 'signedIn', 'licence'] }).notNull(),
    licenceIds: text('licence_ids').array().notNull(),
    geoRule: text('geo_rule'),
    onlinePlayback: text('online_playback', { enum: ['AVAILABLE', 'NOT_AVAILABLE'] }).notNull(),
    audioOnly: boolean('audio_only').notNull(),
    drm: text('drm', { enum: ['clearkey'] }),
    adBreaks: jsonb('ad_breaks').$type<readonly StoredAdBreak[]>().notNull(),
    skipMarkers: jsonb('skip_markers').$type<readonly SkipMarker[]>().notNull(),
    genre: text('genre'),
    tags: text('tags').array().notNull(),
    audioTracks: text('audio_tracks').array().notNull(),
    subtitleLanguages: text('subtitle_languages').array().notNull(),
    externalId: text('external_id'),
    year: text('year'),
    ageRating: text('age_rating'),
    credits: jsonb('credits').$type<readonly StoredCredit[]>().notNull(),
    trailerId: text('trailer_id'),
    releaseType: text('release_type', { enum: ['STANDARD', 'PREMIERE'] }).notNull(),
    scheduledAt: moment('scheduled_at'),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    dvrWindow: integer('dvr_window'),
    liveEventId: text('live_event_id'),
    channelId: text('channel_id'),
    logo: text('logo'),
    shared: boolean('shared').notNull(),
    itemCount: integer('item_count'),
    watermark: jsonb('watermark').$type<StoredWatermark>(),
    countdownDuration: doublePrecision('countdown_duration'),
    eventLocation: jsonb('event_location').$type<Texts<string>>(),
    localBroadcasters: jsonb('local_broadcasters').$type<Readonly<Record<string, string[]>>>().notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

export const seriesSeasons = pgTable('series_seasons', {
  seriesId: text('series_id').notNull(),
  seasonId: text('season_id').notNull(),
  seasonNumber: integer('season_number').notNull(),
});

export const seasonEpisodes = pgTable('season_episodes', {
  seasonId: text('season_id').notNull(),
  episodeNumber: integer('episode_number').notNull(),
  vodId: text('vod_id').notNull(),
});

export const playlistItems = pgTable('playlist_items', {
  playlistId: text('playlist_id').notNull(),
  position: integer('position').notNull(),
  vodId: text('vod_id').notNull(),
});

export const heroes = pgTable('heroes', {
  id: text('id').primaryKey(),
  sectionId: text('section_id').notNull(),
  position: integer('position').notNull(),
  kind: text('kind', { enum: CONTENT_KINDS }).notNull(),
  contentId: text('content_id').notNull(),
  texts: jsonb('texts').$type<Texts<HeroTexts>>().notNull(),
  gradients: jsonb('gradients').$type<StoredGradients>().notNull(),
  primaryButton: jsonb('primary_button').$type<StoredButton>(),
  secondaryButton: jsonb('secondary_button').$type<StoredButton>(),
});

export const buckets = pgTable('buckets', {
  id: text('id').primaryKey(),
  sectionId: text('section_id'),
  position: integer('position').notNull(),
  type: text('type').$type<Row['type']>().notNull(),
  source: text('source', { enum: ['items', 'live', 'upcoming', 'channels', 'news'] }).notNull(),
  texts: jsonb('texts').$type<Texts<BucketTexts>>().notNull(),
  display: jsonb('display').$type<StoredDisplay>().notNull(),
});

export const bucketItems = pgTable('bucket_items', {
  bucketId: text('bucket_id').notNull(),
  position: integer('position').notNull(),
  kind: text('kind', { enum: CONTENT_KINDS }).notNull(),
  contentId: text('content_id').notNull(),
});

export const catalogueImports = pgTable('catalogue_imports', {
  id: integer('id').primaryKey(),
  checksum: text('checksum').notNull(),
  importedAt: moment('imported_at').notNull(),
  anchoredAt: moment('anchored_at').notNull(),
});
