-- What holders answered to coming prices, and to offers made when they would cancel.
create table price_migration_answers (
  migration_id text not null,
  account_id text not null references accounts (id) on delete cascade,
  answer text not null check (answer in ('CONTINUED', 'LEFT')),
  answered_at timestamptz not null,
  primary key (migration_id, account_id)
);
create table promotion_answers (
  promotion_id text not null,
  account_id text not null references accounts (id) on delete cascade,
  answer text not null check (answer in ('REDEEMED', 'REFUSED')),
  answered_at timestamptz not null,
  primary key (promotion_id, account_id)
);
