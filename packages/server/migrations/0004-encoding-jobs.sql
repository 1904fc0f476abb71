-- Jobs that make films of uploads. Workers of any number of processes take them, the one with the highest priority first.
create table encoding_jobs (
  -- That of the upload.
  id text primary key,
  -- The film that is made, and its video in the catalogue.
  film_id text not null,
  title text not null,
  -- Of sound, captions and chapters for which the file names none; null: the realm's default language.
  language text,
  -- As the editor's machine had it; shown, and never used as a path.
  file_name text not null,
  -- Uploads of captions: [{ "id", "fileName", "language" }].
  captions json not null,
  -- Whether the video is published when it is made; otherwise it is a draft.
  publishes boolean not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'succeeded', 'failed', 'cancelled')),
  priority integer not null default 0,
  attempts integer not null default 0,
  -- Attempts whose worker ended in the middle.
  lost integer not null default 0,
  -- From 0 to 1.
  progress double precision not null default 0,
  step text,
  seconds_left integer,
  error text,
  -- Id of an account, which may be deleted.
  begun_by text,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- The worker that has the job, until its lease ends.
  leased_by text,
  leased_until timestamptz
);
-- Two jobs never make the same film.
create unique index encoding_jobs_active on encoding_jobs (film_id) where state in ('queued', 'running');
create index encoding_jobs_due on encoding_jobs (priority desc, created_at, id) where state in ('queued', 'running');
create index encoding_jobs_listed on encoding_jobs (created_at desc, id desc);

-- What a job printed, up to a number of lines.
create table encoding_job_lines (
  job_id text not null references encoding_jobs (id) on delete cascade,
  number integer not null,
  at timestamptz not null,
  text text not null,
  primary key (job_id, number)
);
