-- Gifts that were paid for. The code itself is derived from the id with a key that is not in the database.
create table gifts (
  id text primary key,
  payment_id text not null unique references payments (id),
  product_id text not null,
  licence_id text not null,
  period text not null,
  -- SHA-256 of the code, hexadecimal.
  code_hash text not null unique,
  recipient_name text,
  recipient_email text,
  message text,
  -- When the recipient is written to; null: never, the giver hands the code over.
  sends_at timestamptz,
  expires_at timestamptz not null,
  redeemed_by text,
  redeemed_at timestamptz,
  created_at timestamptz not null
);
