-- People, the profiles that they watch under, and the sessions that they hold.

create table accounts (
  id text primary key,
  email text not null,
  name text not null,
  role text not null check (role in ('viewer', 'admin')),
  -- Argon2id in PHC string form; null for an account that only other providers sign in.
  secret_hash text,
  language text,
  created_at timestamptz not null
);
create unique index accounts_email on accounts (lower(email));

create table profiles (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  name text not null,
  type text not null check (type in ('adult', 'child')),
  pin_hash text,
  position integer not null,
  unique (account_id, position)
);

-- One sign-in on one device; its refresh tokens follow each other and are revoked together.
create table token_families (
  id text primary key,
  account_id text references accounts (id) on delete cascade,
  guest_id text,
  created_at timestamptz not null,
  revoked_at timestamptz,
  check ((account_id is null) <> (guest_id is null))
);
create index token_families_account on token_families (account_id);

create table refresh_tokens (
  -- SHA-256 of the token, hexadecimal; the token itself is never stored.
  hash text primary key,
  family_id text not null references token_families (id) on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_family on refresh_tokens (family_id);
create index refresh_tokens_expiry on refresh_tokens (expires_at);
