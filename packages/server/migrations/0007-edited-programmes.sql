-- What editors wrote in guides: each state of the programme that a channel shows from a start on.

create table programme_versions (
  channel_id text not null,
  starts_at timestamptz not null,
  number integer not null check (number > 0),
  ends_at timestamptz,
  -- What it shows, as an editor writes it; null where it was deleted.
  programme jsonb,
  -- Whether imports leave it as it is; not so where this is what a guide had.
  edited boolean not null,
  changed_at timestamptz,
  changed_by text,
  primary key (channel_id, starts_at, number),
  check ((programme is null) = (ends_at is null))
);
create index programme_versions_by_start on programme_versions (starts_at);
