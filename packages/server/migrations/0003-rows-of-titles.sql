-- Rows that are filled from what the catalogue, viewers and searches say, beside those that list their items.

alter table buckets
  drop constraint buckets_source_check,
  add constraint buckets_source_check check (
    source in (
      'items', 'live', 'upcoming', 'channels', 'news', 'titles', 'continue', 'favourites', 'becauseYouWatched'
    )
  ),
  -- Which titles; for rows with the source `titles`.
  add column titles jsonb check ((titles is null) or source = 'titles');

-- When content came into the catalogue: orders new titles that have no date of release.
alter table contents add column added_at timestamptz not null default now();

create index contents_newest on contents (coalesce(scheduled_at, added_at) desc, id) where kind in ('VOD', 'SERIES');
create index contents_people on contents using gin (credits jsonb_path_ops);
