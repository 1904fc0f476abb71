-- Links by which administrators see an account as its owner does; each opens once.
create table impersonations (
  id text primary key,
  -- SHA-256 of the token, hexadecimal.
  token_hash text not null unique,
  admin_id text not null references accounts (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  reason text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index impersonations_expiry on impersonations (expires_at);

-- What was done to accounts by others or for good. No foreign keys: entries outlive the accounts.
create table audit_log (
  sequence bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id text,
  account_id text,
  action text not null,
  details jsonb not null default '{}'
);
create index audit_log_account on audit_log (account_id, sequence desc);
