-- Accounts that outside providers sign in, and sign-ins under way at them.

-- A provider may tell no verified address.
alter table accounts alter column email drop not null;

create table linked_providers (
  account_id text not null references accounts (id) on delete cascade,
  -- As in the realm file: GOOGLE, OPENID_CONNECT and so on.
  provider text not null,
  -- Tells several clients of one kind apart; empty where there can be one only.
  client_name text not null default '',
  -- The provider's own name for the person, which never changes.
  subject text not null,
  -- What the provider said, verified or not; never used to find an account.
  email text,
  linked_at timestamptz not null,
  primary key (provider, client_name, subject),
  unique (account_id, provider, client_name)
);

-- A viewer who was sent to a provider. The row is deleted when its answer comes, so each answer counts once.
create table sign_in_states (
  -- SHA-256, hexadecimal. Nonce and PKCE verifier are derived from the state with a key that is not in the database.
  state_hash text primary key,
  nonce_hash text not null unique,
  provider text not null,
  client_name text not null default '',
  -- What the provider posted beside the code: Apple tells a name once only.
  name text,
  expires_at timestamptz not null
);
create index sign_in_states_expiry on sign_in_states (expires_at);

-- What ends a session at the provider as well.
create table provider_sessions (
  family_id text primary key references token_families (id) on delete cascade,
  provider text not null,
  client_name text not null default '',
  -- The provider's own token, encrypted with a key that is not in the database.
  sealed_token text
);
