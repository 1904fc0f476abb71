-- Attempts at secrets, counted for all processes; second factors with their recovery codes; passkeys.

create table secret_attempts (
  -- What is guessed at: a kind and the SHA-256 of whose it is. Addresses without an account are counted like others.
  key text primary key,
  attempts integer not null,
  -- When counting begins anew.
  ends_at timestamptz not null
);
create index secret_attempts_end on secret_attempts (ends_at);

create table second_factors (
  account_id text primary key references accounts (id) on delete cascade,
  -- AES-256-GCM of the account and the secret, with a key that is not in the database.
  sealed_secret text not null,
  created_at timestamptz not null,
  -- Null until a code has confirmed that the app holds the secret.
  confirmed_at timestamptz,
  -- The latest time step whose code was accepted; codes of it and of earlier ones are refused.
  last_step bigint not null default -1
);

create table recovery_codes (
  account_id text not null references accounts (id) on delete cascade,
  -- HMAC-SHA-256, hexadecimal, with a key that is not in the database.
  hash text not null,
  primary key (account_id, hash)
);

-- Sign-ins whose first proof was right and that wait for a code.
create table second_factor_challenges (
  -- SHA-256 of the challenge, hexadecimal.
  hash text primary key,
  account_id text not null references accounts (id) on delete cascade,
  expires_at timestamptz not null
);
create index second_factor_challenges_expiry on second_factor_challenges (expires_at);

create table passkeys (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  -- Base64url, as browsers send it.
  credential_id text not null unique,
  -- COSE key, base64url.
  public_key text not null,
  -- Of signatures, as the authenticator counts them; zero for those that do not count.
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_account on passkeys (account_id, created_at);

create table passkey_challenges (
  -- SHA-256 of the challenge, hexadecimal.
  hash text primary key,
  -- Whose passkey is being made; null for a challenge that signs in.
  account_id text references accounts (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

-- When a session was last proven to be its owner's, beyond its beginning.
create table session_proofs (
  family_id text primary key references token_families (id) on delete cascade,
  proved_at timestamptz not null
);
