-- A list that its owner deletes can be had back for a while, with its link, its order and those who saved it.
alter table watchlists add column deleted_at timestamptz;
create index watchlists_deleted on watchlists (deleted_at) where deleted_at is not null;
