-- Mails that are to be sent, the links that they carry, and the addresses that were confirmed by one.

create table mail_outbox (
  id text primary key,
  kind text not null,
  recipient text not null,
  language text not null,
  -- What the mail says beside its words; never a secret: links are made when the mail is sent.
  details jsonb not null,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  attempts integer not null
);
create index mail_outbox_next on mail_outbox (next_attempt_at);

create table mail_links (
  -- SHA-256 of the token, hexadecimal; the token itself is only in the mail.
  hash text primary key,
  purpose text not null check (purpose in ('password-reset', 'email-confirmation', 'magic-link')),
  account_id text not null references accounts (id) on delete cascade,
  -- The address that it was sent to.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index mail_links_account on mail_links (account_id, purpose);
create index mail_links_expiry on mail_links (expires_at);

create table confirmed_emails (
  account_id text not null references accounts (id) on delete cascade,
  email text not null,
  confirmed_at timestamptz not null,
  primary key (account_id, email)
);
