-- Fighters and news are found beside content. Their documents come with the next import of the catalogue.
alter table search_documents drop constraint search_documents_grouped_check;
alter table search_documents add constraint search_documents_grouped_check
  check (grouped in ('LIVE_EVENT', 'VOD_VIDEO', 'VOD_PLAYLIST', 'FIGHTER', 'NEWS'));
