-- News items stand in watchlists beside videos, series, seasons and playlists.
alter table watchlist_items drop constraint watchlist_items_kind_check;
alter table watchlist_items add constraint watchlist_items_kind_check
  check (kind in ('VOD', 'SEASON', 'PLAYLIST', 'SERIES', 'NEWS'));
