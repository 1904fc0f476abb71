-- Null means that no choice was made and the realm decides.
create table preferences (
  account_id text primary key references accounts (id) on delete cascade,
  language text,
  subtitle_language text,
  audio_language text,
  auto_advance boolean not null,
  video_background_auto_play boolean not null,
  video_background_auto_play_audio boolean not null
);

-- Videos live in the catalogue, which an operator may rewrite at any time: hence no foreign key to them.
create table favourites (
  account_id text not null references accounts (id) on delete cascade,
  vod_id text not null,
  -- Rises with each favourite added; the list is read newest first.
  sequence bigint generated always as identity,
  added_at timestamptz not null,
  primary key (account_id, vod_id)
);
create index favourites_newest on favourites (account_id, sequence desc);
