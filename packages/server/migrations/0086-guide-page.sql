-- What the guide page asks of channels and programmes: genres, recordings, search, and favourite channels.

create table guide_genres (
  id text primary key,
  -- { <language>: title }
  titles jsonb not null,
  position integer not null
);

create table guide_channels (
  channel_id text primary key,
  genre text not null references guide_genres (id) on delete cascade
);

alter table programme_templates
  -- The video that shows a programme from its start; null where none does.
  add column recording_id text,
  -- How long after a programme's end its recording is offered.
  add column recording_hours integer not null default 0,
  -- Its titles in all languages, folded for search.
  add column search_text text not null default '';

-- Whether a channel shows a programme that is sought.
create index programmes_by_template on programmes (channel_id, template_id, ends_at);
-- A page of channels in the order of the catalogue.
create index contents_channels on contents (position, id) where kind = 'CHANNEL';

create table favourite_channels (
  account_id text not null references accounts (id) on delete cascade,
  channel_id text not null,
  added_at timestamptz not null,
  primary key (account_id, channel_id)
);
create index favourite_channels_newest on favourite_channels (account_id, added_at desc);
