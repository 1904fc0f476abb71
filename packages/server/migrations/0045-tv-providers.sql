-- What TV and licence providers need: proofs that count once, devices at Adobe, licences that a provider opens.

create table spent_proofs (
  -- SHA-256, hexadecimal, of the provider's name and the proof.
  proof_hash text primary key,
  expires_at timestamptz not null
);
create index spent_proofs_expiry on spent_proofs (expires_at);

-- A browser that asked for a registration code. The row is deleted when its sign-in is taken, so it counts once.
create table adobe_devices (
  -- Account or guest of the access token that asked.
  subject text primary key,
  requestor_id text not null,
  -- Adobe's device id is derived from it with a key that is not in the database.
  id text not null,
  expires_at timestamptz not null
);
create index adobe_devices_expiry on adobe_devices (expires_at);

-- Null: bought or given here. Else the provider whose customers hold it, which replaces its own at each sign-in.
alter table licences_held add column provider text;
create unique index licences_held_of_provider on licences_held (account_id, provider, licence_id)
  where provider is not null;
