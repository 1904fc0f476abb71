-- Whoever changes what a viewer keeps, every process of the service hears whose it was and what, when it is committed.
-- The same told twice in one transaction is delivered once.
create function tell_favourite_change() returns trigger language plpgsql as $$
declare
  changed favourites;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  perform pg_notify('footlight_viewer', json_build_object(
    'viewer', changed.account_id, 'subject', 'favourites', 'id', changed.vod_id, 'favourite', tg_op <> 'DELETE')::text);
  return null;
end
$$;
create trigger favourites_tell after insert or delete on favourites
  for each row execute function tell_favourite_change();

create function tell_progress_change() returns trigger language plpgsql as $$
declare
  changed watch_progress;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  -- A player saves every few seconds: what goes on is no news, what was taken up again or seen to its end is.
  if tg_op = 'UPDATE' then
    if old.finished = new.finished and new.watched_at < old.watched_at + interval '1 minute' then
      return null;
    end if;
  end if;
  perform pg_notify('footlight_viewer', json_build_object(
    'viewer', changed.viewer_id, 'subject', 'history', 'id', changed.vod_id,
    'watchProgress', case when tg_op = 'DELETE' then 0
      when changed.finished then 1
      else least(1, changed.position / changed.duration) end)::text);
  return null;
end
$$;
create trigger watch_progress_tell after insert or update or delete on watch_progress
  for each row execute function tell_progress_change();

create function tell_watchlist_change(list text, owner text) returns void language plpgsql as $$
declare
  saver text;
begin
  perform pg_notify('footlight_viewer', json_build_object(
    'viewer', owner, 'subject', 'watchlists', 'id', list)::text);
  for saver in select viewer_id from watchlist_saves where watchlist_id = list loop
    perform pg_notify('footlight_viewer', json_build_object(
      'viewer', saver, 'subject', 'watchlists', 'id', list)::text);
  end loop;
end
$$;

create function tell_of_watchlist() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform tell_watchlist_change(old.id, old.owner_id);
  else
    perform tell_watchlist_change(new.id, new.owner_id);
  end if;
  return null;
end
$$;
create trigger watchlists_tell after insert or update or delete on watchlists
  for each row execute function tell_of_watchlist();

create function tell_of_watchlist_item() returns trigger language plpgsql as $$
declare
  list text;
begin
  if tg_op = 'DELETE' then list := old.watchlist_id; else list := new.watchlist_id; end if;
  perform tell_watchlist_change(list, (select owner_id from watchlists where id = list));
  return null;
end
$$;
create trigger watchlist_items_tell after insert or update or delete on watchlist_items
  for each row execute function tell_of_watchlist_item();

create function tell_of_watchlist_save() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform pg_notify('footlight_viewer', json_build_object(
      'viewer', old.viewer_id, 'subject', 'watchlists', 'id', old.watchlist_id)::text);
  else
    perform pg_notify('footlight_viewer', json_build_object(
      'viewer', new.viewer_id, 'subject', 'watchlists', 'id', new.watchlist_id)::text);
  end if;
  return null;
end
$$;
create trigger watchlist_saves_tell after insert or delete on watchlist_saves
  for each row execute function tell_of_watchlist_save();
