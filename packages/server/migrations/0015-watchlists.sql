-- Lists that viewers keep, what stands in them, and those of others that they have saved.
create table watchlists (
  id text primary key,
  -- The profile that owns it; the account itself where no profile was chosen.
  owner_id text not null,
  account_id text not null references accounts (id) on delete cascade,
  name text not null,
  -- Rises with each list made; lists are read newest first.
  sequence bigint generated always as identity,
  created_at timestamptz not null
);
create index watchlists_owner on watchlists (owner_id, sequence desc);
create index watchlists_account on watchlists (account_id);

create table watchlist_items (
  watchlist_id text not null references watchlists (id) on delete cascade,
  -- A video and the series of the same id are two things.
  kind text not null check (kind in ('VOD', 'SEASON', 'PLAYLIST', 'SERIES')),
  content_id text not null,
  -- The kind in the words of whoever added it.
  content_type text not null,
  position integer not null,
  added_at timestamptz not null,
  primary key (watchlist_id, kind, content_id)
);
create index watchlist_items_order on watchlist_items (watchlist_id, position);

create table watchlist_saves (
  viewer_id text not null,
  account_id text not null references accounts (id) on delete cascade,
  watchlist_id text not null references watchlists (id) on delete cascade,
  sequence bigint generated always as identity,
  primary key (viewer_id, watchlist_id)
);
create index watchlist_saves_account on watchlist_saves (account_id);
create index watchlist_saves_watchlist on watchlist_saves (watchlist_id);
