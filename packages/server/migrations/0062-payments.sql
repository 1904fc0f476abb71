-- Payment methods, payments with every step of their way, refunds, and when a licence is looked at next.

create table payment_methods (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  provider_id text not null,
  -- The provider's id of the storing, known as soon as it answers.
  external_id text,
  -- The provider's id of the stored method, which is charged.
  method_external_id text,
  type text not null,
  brand text,
  last4_digits text,
  holder text,
  expires_on text,
  status text not null check (status in ('pending', 'stored', 'removed')),
  is_default boolean not null default false,
  created_at timestamptz not null
);
create index payment_methods_account on payment_methods (account_id);
create unique index payment_methods_default on payment_methods (account_id) where is_default;
create unique index payment_methods_external on payment_methods (provider_id, external_id);

-- Payments are kept when the account goes: they are the books.
create table payments (
  id text primary key,
  -- Account, or guest.
  owner text not null,
  account_id text,
  basket_id text,
  -- Of a renewal: the held licence, and the period since its anchor that is paid for, from 0.
  held_id text,
  period_index integer,
  item_type text not null check (item_type in ('LICENCE', 'GIFT')),
  licence_id text not null,
  sku text not null,
  -- What is delivered when it has been paid; computed when it was begun.
  "order" jsonb not null,
  amount integer not null check (amount >= 0),
  tax integer not null check (tax >= 0),
  currency text not null,
  scale integer not null,
  -- Null for a total of zero.
  provider_id text,
  method_id text,
  method_type text,
  idempotency_key text not null,
  -- intended: written before the provider is asked. abandoned: the provider never heard of it.
  status text not null check (status in
    ('intended', 'pending', 'action-required', 'succeeded', 'declined', 'abandoned')),
  external_id text,
  next_action jsonb,
  decline_code text,
  -- Until then the process that charges has it for itself; afterwards any process may finish it.
  lease_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  settled_at timestamptz,
  unique (owner, idempotency_key)
);
create index payments_owner on payments (owner, created_at desc);
create unique index payments_external on payments (provider_id, external_id) where external_id is not null;
-- One payment at a time for a basket, and for a period of a licence: whatever is pressed twice is charged once.
create unique index payments_basket_live on payments (basket_id)
  where status in ('intended', 'pending', 'action-required', 'succeeded');
create unique index payments_period_live on payments (held_id, period_index)
  where status in ('intended', 'pending', 'action-required', 'succeeded');
create index payments_open on payments (updated_at) where status in ('intended', 'pending', 'action-required');

create table refunds (
  id text primary key,
  payment_id text not null references payments (id),
  amount integer not null check (amount > 0),
  status text not null check (status in ('intended', 'succeeded')),
  -- Who asked for it; null where the provider told of it or the service gave back what was paid twice.
  actor_id text,
  reason text not null,
  idempotency_key text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (payment_id, idempotency_key)
);

-- Messages of providers that have been taken in, so that each counts once.
create table payment_events (
  provider_id text not null,
  event_id text not null,
  received_at timestamptz not null,
  primary key (provider_id, event_id)
);

-- When a held licence is to be looked at next: renewed, paused, resumed, or expired. Any process may take a row that is due.
create table licence_work (
  held_id text primary key references licences_held (id) on delete cascade,
  due_at timestamptz not null,
  lease_until timestamptz,
  -- Failed charges of the period that is due.
  attempts integer not null default 0
);
create index licence_work_due on licence_work (due_at);

alter table licences_held
  -- Periods charged since the row was made; unlike periods_paid it is never begun anew, so that it names a charge.
  add column charges integer not null default 0;
