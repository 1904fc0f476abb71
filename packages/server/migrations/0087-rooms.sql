-- Rooms in which several people watch the same. Where everybody is stands in one row, so that a restart and other
-- processes find it there.
create table rooms (
  id text primary key,
  content_kind text not null check (content_kind in ('vod', 'live')),
  content_id text not null,
  -- A member; who is gone is replaced by another one.
  host_id text,
  everyone_steers boolean not null default false,
  state text not null check (state in ('playing', 'paused')),
  position_seconds double precision not null check (position_seconds >= 0),
  rate double precision not null check (rate between 0.25 and 2),
  -- Milliseconds since 1970 at which the video stood at that position.
  at_ms double precision not null,
  revision bigint not null default 0,
  -- The viewer or guest that opened it, for the limit of an hour.
  opened_by text not null,
  opened_at timestamptz not null,
  active_at timestamptz not null,
  closed_at timestamptz
);
create index rooms_opened on rooms (opened_by, opened_at);
create index rooms_active on rooms (active_at) where closed_at is null;

create table room_members (
  id text primary key,
  room_id text not null references rooms (id) on delete cascade,
  -- The profile, else the account, else the guest.
  subject text not null,
  account_id text references accounts (id) on delete cascade,
  name text not null,
  may_chat boolean not null,
  joined_at timestamptz not null,
  status text not null check (status in ('watching', 'buffering', 'ad', 'away')),
  -- Whether a connection is open, and when that was last known.
  connected boolean not null default false,
  seen_at timestamptz not null,
  left_at timestamptz,
  removed_at timestamptz,
  ticket_hash text,
  ticket_ends_at timestamptz,
  unique (room_id, subject)
);
create index room_members_account on room_members (account_id);
create index room_members_ticket on room_members (ticket_hash) where ticket_hash is not null;

create table room_messages (
  id text primary key,
  room_id text not null references rooms (id) on delete cascade,
  member_id text not null references room_members (id) on delete cascade,
  name text not null,
  text text not null,
  sequence bigint generated always as identity,
  at timestamptz not null
);
create index room_messages_latest on room_messages (room_id, sequence desc);
create index room_messages_member on room_messages (member_id, at);

create table room_reactions (
  message_id text not null references room_messages (id) on delete cascade,
  member_id text not null references room_members (id) on delete cascade,
  reaction text not null check (reaction in ('like', 'love', 'laugh', 'surprise', 'sad', 'applause')),
  at timestamptz not null,
  primary key (message_id, member_id, reaction)
);
create index room_reactions_member on room_reactions (member_id);

create table room_blocks (
  member_id text not null references room_members (id) on delete cascade,
  blocked_id text not null references room_members (id) on delete cascade,
  primary key (member_id, blocked_id)
);
create index room_blocks_blocked on room_blocks (blocked_id);

-- Outlives the room, with the words that it is about.
create table room_reports (
  id text primary key,
  room_id text not null,
  reporter_subject text not null,
  reporter_name text not null,
  reported_id text not null,
  reported_name text not null,
  reported_account_id text references accounts (id) on delete set null,
  message_id text,
  message text,
  reason text not null check (reason in ('spam', 'abuse', 'other')),
  sequence bigint generated always as identity,
  at timestamptz not null,
  settled_at timestamptz
);
create unique index room_reports_once on room_reports (room_id, reporter_subject, reported_id, coalesce(message_id, ''));
create index room_reports_open on room_reports (sequence desc) where settled_at is null;
create index room_reports_reporter on room_reports (reporter_subject, at);
create index room_reports_account on room_reports (reported_account_id);
