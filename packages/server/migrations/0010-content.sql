-- What can be watched, how it hangs together, and the pages that show it. The catalogue writes these tables.

-- Pictures of one drawn world: { <kind>: [widths] } under /media/artwork/<slug>/.
create table artworks (
  slug text primary key,
  -- #rrggbb
  dominant_colour text not null,
  kinds jsonb not null
);

create table geo_rules (
  id text primary key,
  mode text not null check (mode in ('block', 'allow')),
  -- ISO 3166-1 alpha-2
  countries text[] not null
);

-- A video and the live event that it was may share an id: hence the kind in the key.
create table contents (
  kind text not null check (kind in ('VOD', 'LIVE_EVENT', 'PLAYLIST', 'SERIES', 'SEASON', 'CHANNEL', 'SECTION')),
  id text not null,
  -- { <language>: { title, description, tagline?, genre? } }
  texts jsonb not null,
  artwork text not null references artworks (slug),
  -- Folder of the film under the media folder; live events and channels repeat it for ever.
  film text,
  -- Seconds
  duration double precision,
  access text not null check (access in ('everyone', 'signedIn', 'licence')),
  -- Any one of these opens content whose access is `licence`.
  licence_ids text[] not null default '{}',
  geo_rule text references geo_rules (id),
  online_playback text not null check (online_playback in ('AVAILABLE', 'NOT_AVAILABLE')),
  audio_only boolean not null default false,
  drm text check (drm in ('clearkey')),
  -- [{ type, offset }]
  ad_breaks jsonb not null default '[]',
  -- [{ type, from, to }], seconds
  skip_markers jsonb not null default '[]',
  tags text[] not null default '{}',
  audio_tracks text[] not null default '{}',
  subtitle_languages text[] not null default '{}',
  external_id text,
  year text,
  age_rating text,
  -- [{ role: { <language>: word }, name }]
  credits jsonb not null default '[]',
  trailer_id text,
  release_type text not null default 'STANDARD' check (release_type in ('STANDARD', 'PREMIERE')),
  scheduled_at timestamptz,
  -- Live events; no end: on the air until further notice.
  starts_at timestamptz,
  ends_at timestamptz,
  -- Seconds; null leaves it to the realm.
  dvr_window integer,
  -- Channels: the event that they carry. Live events: the channel whose guide they show.
  live_event_id text,
  channel_id text,
  -- Channels: the artwork whose `logo` is theirs.
  logo text references artworks (slug),
  -- Playlists: whether they may be shared, where the realm allows sharing.
  shared boolean not null default false,
  -- Series: seasons with episodes; seasons: episodes; playlists: videos.
  item_count integer,
  position integer not null,
  primary key (kind, id)
);
create index contents_on_air on contents (kind, starts_at, id);
create index contents_scheduled on contents (scheduled_at, id) where scheduled_at is not null;
create index contents_licences on contents using gin (licence_ids);

create table series_seasons (
  series_id text not null,
  season_id text not null unique,
  season_number integer not null,
  primary key (series_id, season_number)
);

create table season_episodes (
  season_id text not null,
  episode_number integer not null,
  vod_id text not null unique,
  primary key (season_id, episode_number)
);

create table playlist_items (
  playlist_id text not null,
  position integer not null,
  vod_id text not null,
  primary key (playlist_id, position),
  unique (playlist_id, vod_id)
);
create index playlist_items_vod on playlist_items (vod_id);

create table heroes (
  id text primary key,
  section_id text not null,
  position integer not null,
  kind text not null,
  content_id text not null,
  -- { <language>: { title?, tagline?, description? } }; what is absent is the content's own
  texts jsonb not null,
  -- { top, bottom, start, end }, each 0 to 1
  gradients jsonb not null,
  primary_button jsonb,
  secondary_button jsonb,
  unique (section_id, position)
);

-- A row of a section, or a grid page (no section).
create table buckets (
  id text primary key,
  section_id text,
  position integer not null,
  type text not null,
  -- `items` lists bucket_items; the others are answered by the clock and the guide.
  source text not null check (source in ('items', 'live', 'upcoming', 'channels')),
  texts jsonb not null,
  display jsonb not null
);
create unique index buckets_order on buckets (section_id, position);

create table bucket_items (
  bucket_id text not null references buckets (id) on delete cascade,
  position integer not null,
  kind text not null,
  content_id text not null,
  primary key (bucket_id, position),
  unique (bucket_id, content_id)
);

-- What the guide draws its programmes from.
create table programme_templates (
  id text primary key,
  -- { <language>: { title, description } }
  texts jsonb not null,
  artwork text references artworks (slug)
);

create table programmes (
  id text primary key,
  channel_id text not null,
  template_id text not null references programme_templates (id) on delete cascade,
  episode integer,
  starts_at timestamptz not null,
  ends_at timestamptz not null
);
create index programmes_now on programmes (channel_id, ends_at);

-- One row: the catalogue that these tables were last written from.
create table catalogue_imports (
  id integer primary key check (id = 1),
  -- SHA-256 of the files
  checksum text not null,
  imported_at timestamptz not null,
  -- Of this process or another: relative times in the catalogue count from here.
  anchored_at timestamptz not null
);
