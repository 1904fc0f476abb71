-- What an account tells of its owner, and when it is to be deleted.
alter table accounts
  -- `1990-04-01`
  add column birth_date text,
  -- E.164: `+447911123456`
  add column phone_number text,
  add column tax_number text,
  add column gender text,
  -- ISO 3166-1 alpha-2
  add column address_country text,
  -- Values of the realm's own fields by field id.
  add column custom_fields jsonb not null default '{}',
  add column deletion_requested_at timestamptz,
  add column deletes_at timestamptz;
create index accounts_deletes_at on accounts (deletes_at) where deletes_at is not null;
