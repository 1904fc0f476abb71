-- Every answer that was given to a term; the newest of each holds, the others prove what held before.
create table consent_answers (
  sequence bigint generated always as identity primary key,
  account_id text not null references accounts (id) on delete cascade,
  field_name text not null,
  answer boolean not null,
  answered_at timestamptz not null
);
create index consent_answers_newest on consent_answers (account_id, field_name, sequence desc);
