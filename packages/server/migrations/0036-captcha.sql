-- Solved tasks that were used: each opens one call.

create table used_captchas (
  -- SHA-256 of the signature of the challenge, hexadecimal.
  hash text primary key,
  expires_at timestamptz not null
);
create index used_captchas_expiry on used_captchas (expires_at);
