-- Events that an operator began or ended. The catalogue's times stand beside, for the way back to the schedule; the
-- effective ones are those of `contents`.
create table steered_events (
  event_id text primary key,
  starts_at timestamptz not null,
  ends_at timestamptz,
  scheduled_starts_at timestamptz,
  scheduled_ends_at timestamptz,
  steered_at timestamptz not null
);
