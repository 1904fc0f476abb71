-- News, fighters and longer texts. The catalogue writes these tables.

create table news_feeds (
  feed_name text primary key,
  -- { <language>: title }
  titles jsonb not null,
  position integer not null
);

create table news_items (
  id text primary key,
  feed_name text not null references news_feeds (feed_name),
  -- { <language>: { title, summary, paragraphs } }
  texts jsonb not null,
  author text,
  -- From then on it is shown.
  published_at timestamptz not null,
  artwork text references artworks (slug),
  -- [{ kind, id }]
  related jsonb not null default '[]'
);
create index news_items_newest on news_items (feed_name, published_at desc, id desc);

create table fighters (
  id text primary key,
  -- { <language>: { name, nickname? } }
  texts jsonb not null,
  -- ISO 3166-1 alpha-2
  country text,
  weight_class text not null,
  artwork text references artworks (slug),
  height_centimetres double precision,
  reach_centimetres double precision,
  wins integer not null,
  losses integer not null,
  draws integer not null,
  -- { <method>: wins }
  wins_by_method jsonb not null,
  -- { <kind>: value }
  statistics jsonb not null,
  -- [{ opponent, foughtAt, result, method, round }]; an opponent is { fighter: id } or { name }
  bouts jsonb not null,
  video_ids text[] not null default '{}'
);
create index fighters_class on fighters (weight_class);

create table rankings (
  weight_class text primary key,
  position integer not null,
  champion_id text references fighters (id),
  -- Ids of fighters, first challenger first.
  contender_ids text[] not null default '{}'
);

-- Terms, privacy, help: by key.
create table realm_texts (
  key text primary key,
  -- { <language>: text }
  texts jsonb not null
);

create index contents_released on contents (kind, scheduled_at, id) where scheduled_at is not null;
