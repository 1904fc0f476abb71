-- What an account plays where, kept alive by heartbeats; a screen that falls silent is free again.
create table playback_screens (
  account_id text not null references accounts (id) on delete cascade,
  session_id text not null,
  device text not null check (device in ('computer', 'phone', 'tablet', 'television')),
  -- [{ id, kind }]; several in a multi-view
  videos jsonb not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (account_id, session_id)
);
create index playback_screens_seen on playback_screens (seen_at);
