-- What viewers say of videos. A video may leave the catalogue and come back: its reviews wait.
create table reviews (
  id text primary key,
  vod_id text not null,
  -- The profile that wrote it, else the account; null where it was imported.
  viewer_id text,
  account_id text references accounts (id) on delete cascade,
  -- Of an imported one; who has an account is called by the name of the profile.
  author_name text not null,
  rating smallint not null check (rating between 1 and 5),
  title text not null,
  text text not null,
  -- Rises with each review: lists of equals are newest first.
  sequence bigint generated always as identity,
  posted_at timestamptz not null,
  edited_at timestamptz,
  helpful_count integer not null default 0 check (helpful_count >= 0),
  hidden_at timestamptz,
  -- When the latest report came; null where none has, or since an administrator has looked at it.
  reported_at timestamptz,
  check ((viewer_id is null) = (account_id is null)),
  unique (vod_id, viewer_id)
);
create index reviews_newest on reviews (vod_id, posted_at desc, sequence desc) where hidden_at is null;
create index reviews_account on reviews (account_id);
create index reviews_reported on reviews (reported_at desc, sequence desc) where reported_at is not null;
create index reviews_hidden on reviews (hidden_at desc, sequence desc) where hidden_at is not null;

create table review_votes (
  review_id text not null references reviews (id) on delete cascade,
  viewer_id text not null,
  account_id text not null references accounts (id) on delete cascade,
  primary key (review_id, viewer_id)
);
create index review_votes_account on review_votes (account_id);

create table review_reports (
  review_id text not null references reviews (id) on delete cascade,
  viewer_id text not null,
  account_id text not null references accounts (id) on delete cascade,
  reason text not null check (reason in ('spam', 'abuse', 'spoiler', 'other')),
  at timestamptz not null,
  primary key (review_id, viewer_id)
);
create index review_reports_account on review_reports (account_id);

-- What each account wrote of late, for the limit of an hour; kept though the review is deleted.
create table review_writes (
  account_id text not null references accounts (id) on delete cascade,
  at timestamptz not null
);
create index review_writes_account on review_writes (account_id, at);
create index review_writes_at on review_writes (at);

-- An account that goes takes its votes along, and the counts with them.
create function count_review_vote() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update reviews set helpful_count = helpful_count + 1 where id = new.review_id;
  else
    update reviews set helpful_count = greatest(0, helpful_count - 1) where id = old.review_id;
  end if;
  return null;
end
$$;
create trigger review_votes_count after insert or delete on review_votes
  for each row execute function count_review_vote();
