-- What is for sale, who holds it, and what makes it cheaper.

create table licences (
  id text primary key,
  family text,
  -- Within a family the highest rank held wins.
  rank integer not null,
  type text not null check (type in ('standard', 'free')),
  -- { type, subscriptionPeriod?, trialPeriod?, endsIn? }
  purchase_strategy jsonb not null,
  -- [{ countries?, default?, currency, amount, scale }], amounts in minor units
  prices jsonb not null,
  -- { <language>: { name, description } }
  texts jsonb not null,
  position integer not null
);

create table licences_held (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  licence_id text not null references licences (id),
  status text not null check (status in ('active', 'inactive', 'expired')),
  trial boolean not null,
  -- A licence may be used while active, or while expired but paused.
  paused boolean not null,
  auto_renewing boolean not null,
  purchased_at timestamptz not null,
  expires_at timestamptz
);
create index licences_held_account on licences_held (account_id);

create table vouchers (
  code text primary key,
  -- { type: 'percentage', percentage } or { type: 'amount', amount, scale }
  discount jsonb not null,
  -- Null: good for every licence.
  licence_ids jsonb,
  starts_at timestamptz,
  expires_at timestamptz
);
