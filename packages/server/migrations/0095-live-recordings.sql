-- Events that came in from an encoder and are over. Each is the video of the same id: where the catalogue has none, one
-- is made from the event's own entry, again after each import.
create table live_recordings (
  event_id text primary key,
  duration double precision not null,
  recorded_at timestamptz not null
);
