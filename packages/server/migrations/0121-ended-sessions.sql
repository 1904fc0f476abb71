-- Whoever ends a session, every process of the service hears which, when it is committed: its access tokens end as well.
create function tell_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('footlight_ended_sessions', new.id);
  return null;
end
$$;
create trigger token_families_tell after update of revoked_at on token_families
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function tell_ended_session();

create index token_families_revoked on token_families (revoked_at) where revoked_at is not null;
