-- By what the service's processes know that they sign and encrypt with the same secret; never the secret itself.
create table service_keys (
  name text primary key,
  fingerprint text not null
);
