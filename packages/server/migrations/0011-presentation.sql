-- How a video or an event presents itself in the player.
alter table contents
  -- { artwork, position, opacity }: the artwork whose `logo` lies over the picture
  add column watermark jsonb,
  -- Seconds that the up-next card counts; null leaves it to the realm.
  add column countdown_duration double precision,
  -- Events: { <language>: place }
  add column event_location jsonb,
  -- Events: { <country>: [stations] }
  add column local_broadcasters jsonb not null default '{}';
