-- Work that is repeated while the service runs. One process at a time holds a job's lease and extends it while it works.
create table jobs (
  name text primary key,
  every_ms integer not null,
  due_at timestamptz not null,
  leased_by text,
  leased_until timestamptz not null,
  last_success_at timestamptz,
  failures integer not null default 0
);
