-- Programmes with dates of their own, imported from the guide of a provider, beside those that formats repeat. The import of
-- the catalogue leaves them and their templates alone.

alter table programme_templates
  -- The id of an imported template is a digest of what it holds.
  add column dated boolean not null default false,
  -- Address of a picture at another origin.
  add column picture text,
  add column year text,
  add column age_rating text;

alter table programmes
  -- Numbers of programmes are text in guides: 12, 12/13.
  alter column episode type text using episode::text,
  add column season integer,
  add column status text check (status in ('NEW', 'PREMIERE', 'REPEAT')),
  add column dated boolean not null default false;

-- Titles are searched by the beginnings of their words: a guide has hundreds of thousands of templates.
create index programme_templates_words on programme_templates using gin (
  array_to_tsvector(array_remove(string_to_array(translate(search_text, chr(10), ' '), ' '), ''))
);

-- Also for templates that no programme uses any more.
drop index programmes_by_template;
create index programmes_by_template on programmes (template_id, channel_id, ends_at);
create index programmes_repeated on programmes (channel_id, starts_at) where not dated;

-- Channels: address of a logo at another origin, for those without an artwork.
alter table contents add column logo_address text;

-- Guides that are imported again and again, by their names in the realm file.
create table guide_sources (
  name text primary key,
  -- Digest of all that the stored programmes depend on besides the file: its address, the channels, the settings.
  basis text,
  -- What tells that the file is the same, as its server or the file system says.
  etag text,
  last_modified text,
  checked_at timestamptz not null,
  changed_at timestamptz,
  -- What the last import did, or why the last attempt did not work.
  summary text,
  error text
);
