-- What an operator sells beside the bare licence, and how a licence stands that was bought here.

alter table licences
  -- Null: the id of the licence.
  add column sku text,
  -- { marketingPeriod?, ctaControl?, displayStyle?, cta?: { <language>: words }, confirmPayment?, external? }
  add column display jsonb not null default '{}';

-- Families, tax rates, discounts, offers to who would cancel, gifts and coming prices: one row each, checked at import.
create table offers (
  kind text not null check (kind in
    ('family', 'tax-rate', 'discount', 'cancellation-promotion', 'gift-product', 'price-migration')),
  id text not null,
  data jsonb not null,
  position integer not null,
  primary key (kind, id)
);

alter table vouchers
  -- Renewals that it also makes cheaper; null: all of them.
  add column life_time_repeat integer default 0;

alter table licences_held
  -- Billing periods are counted from here; null: held without ever having been charged.
  add column anchor_at timestamptz,
  -- Whole periods since the anchor that are paid for.
  add column periods_paid integer not null default 0,
  -- ISO 8601; null for what does not renew.
  add column period text,
  -- What the next renewal costs before discounts: { amount, currency, scale, taxRate, taxInclusive, priceId, country }
  add column price jsonb,
  -- What was paid for the period that runs, in minor units of the price.
  add column period_paid_amount integer not null default 0,
  add column period_started_at timestamptz,
  -- [{ source, code, cut, left }]; `left` null: for ever.
  add column discounts jsonb not null default '[]',
  add column payment_method_id text,
  add column payment_provider_id text,
  add column payment_id text,
  add column payment_event text not null default 'CONFIRMED'
    check (payment_event in ('CONFIRMED', 'UNCONFIRMED', 'UNKNOWN_RENEWING', 'RENEWAL')),
  add column pause_request text check (pause_request in ('PAUSE_REQUESTED', 'RESUME_REQUESTED')),
  add column resumes_at timestamptz,
  -- [{ action, requestedAt, actionDueBy }]
  add column pending_actions jsonb not null default '[]';
-- Of one licence an account holds one row; what a provider's customers hold stands beside it.
create unique index licences_held_own on licences_held (account_id, licence_id) where provider is null;

-- A trial is given once per family, or once per licence that has none.
create table trials_had (
  account_id text not null references accounts (id) on delete cascade,
  scope text not null,
  at timestamptz not null,
  primary key (account_id, scope)
);
