-- How far somebody has watched each video, and when they last did: resume points and the history are one.
create table watch_progress (
  -- The profile that watched; the account itself where no profile was chosen.
  viewer_id text not null,
  account_id text not null references accounts (id) on delete cascade,
  vod_id text not null,
  -- Seconds
  position double precision not null,
  duration double precision not null,
  -- Watched to where the credits are: there is nothing to resume.
  finished boolean not null,
  watched_at timestamptz not null,
  -- The page that wrote last, and the number of its save: its own saves hold in their order, not in that of arrival.
  writer text,
  sequence bigint not null,
  primary key (viewer_id, vod_id)
);
create index watch_progress_newest on watch_progress (viewer_id, watched_at desc, vod_id desc);
create index watch_progress_account on watch_progress (account_id);
