-- What search looks in. The catalogue writes these tables, whole, after the contents.

-- The key of the genre, which the words in `texts` translate.
alter table contents add column genre text;

-- One row for what can be found, whatever the language: words of all languages stand in one index, so that a
-- title is found by any of its names.
create table search_documents (
  kind text not null,
  id text not null,
  -- What results are grouped by.
  grouped text not null check (grouped in ('LIVE_EVENT', 'VOD_VIDEO', 'VOD_PLAYLIST')),
  position integer not null,
  geo_rule text,
  access text not null,
  -- `name:value`
  facets text[] not null,
  -- Folded titles, in every language.
  titles text[] not null,
  -- Titles (A), people (B), tags, genres and taglines (C): what decides the order.
  heading tsvector not null,
  -- These and descriptions (D): what decides what is found. Read by its index only.
  document tsvector not null,
  primary key (kind, id)
) with (toast_tuple_target = 512);
-- Kept out of the rows, which are thereby small: thousands of them are read for a common word.
alter table search_documents alter column document set storage external;
create index search_documents_words on search_documents using gin (document) with (fastupdate = off);
create index search_documents_titles on search_documents using gin (titles) with (fastupdate = off);
create index search_documents_facets on search_documents using gin (facets) with (fastupdate = off);

-- Every word that stands in a document, folded, for whoever mistypes one.
create table search_words (
  word text collate "C" primary key,
  -- In how many documents.
  frequency integer not null
);

-- Each word, and each word without one of its letters.
create table search_word_keys (
  key text collate "C" not null,
  word text collate "C" not null,
  primary key (key, word)
);

-- How the values of facets are called: { <language>: word }.
create table search_facets (
  facet text primary key,
  texts jsonb not null
);

-- For what is popular: what was watched of late, and what stands first in the catalogue.
create index watch_progress_recent on watch_progress (watched_at, vod_id);
create index search_documents_order on search_documents (position, id);
