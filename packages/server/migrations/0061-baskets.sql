-- What somebody is about to buy, and who bills are made out to.

create table baskets (
  id text primary key,
  -- Account, or guest of the access token.
  owner text not null,
  item_type text not null check (item_type in ('LICENCE', 'GIFT')),
  licence_id text,
  gift_id text,
  -- { recipientName?, recipientEmail?, message?, sendAt? }
  gift jsonb,
  -- ISO 3166-1 alpha-2: decides price and tax.
  country text not null,
  voucher_code text,
  -- The owner knows that there is no trial.
  no_trial_acknowledged boolean not null default false,
  -- What the owner was last told to pay, in minor units with its currency: '999 GBP'. Another sum is told before it is paid.
  told text,
  status text not null check (status in ('open', 'paid', 'dropped')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((licence_id is null) <> (gift_id is null))
);
create unique index baskets_open on baskets (owner) where status = 'open';
create index baskets_updated on baskets (updated_at);

create table billing_details (
  account_id text primary key references accounts (id) on delete cascade,
  details jsonb not null,
  updated_at timestamptz not null
);
