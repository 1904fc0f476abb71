-- What a session is held on and by whom, so that its owner can tell one from another and end it.
alter table token_families
  -- The profile that was chosen on this device; a profile that is deleted takes its sessions with it.
  add column profile_id text references profiles (id) on delete cascade,
  add column device text not null default 'computer'
    check (device in ('computer', 'phone', 'tablet', 'television')),
  -- As the User-Agent header names them; null where it names none that is known.
  add column browser text,
  add column system text,
  -- ISO 3166-1 alpha-2, of the sign-in.
  add column country text,
  -- Of the last sign-in or refresh.
  add column seen_at timestamptz not null default now(),
  -- The administrator who sees the account as its owner does. No foreign key: the session outlives no one's role.
  add column impersonator_id text,
  -- Refreshes do not carry the session beyond; null for sessions that go on as long as they are used.
  add column ends_at timestamptz;
update token_families set seen_at = created_at;

alter table profiles
  add column avatar text not null default 'lantern',
  -- Wrong PINs in a row, and until when no other is tried.
  add column pin_failures integer not null default 0,
  add column pin_locked_until timestamptz;
