-- Rows of the latest news, beside those that the clock and the guide fill.
alter table buckets drop constraint buckets_source_check;
alter table buckets add constraint buckets_source_check
  check (source in ('items', 'live', 'upcoming', 'channels', 'news'));
