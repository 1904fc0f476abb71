-- Whoever writes the catalogue, in whichever way, all processes of the service hear of it when it is committed.
create function tell_catalogue_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('footlight_catalogue', '');
  return null;
end
$$;

create trigger contents_tell after insert or update or delete or truncate on contents
  for each statement execute function tell_catalogue_change();
create trigger geo_rules_tell after insert or update or delete or truncate on geo_rules
  for each statement execute function tell_catalogue_change();
