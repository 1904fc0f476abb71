import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import type { Texts } from '../../database/schema/content.js';
import { upsertRows } from '../../database/row-sets.js';
import { searchFacets } from '../../database/schema/search.js';
import { FORM_MARK, NO_STEMMING } from '../../database/text-search.js';
import type { SearchDocument } from './search-rows.js';

/**
 * Adds some hundred documents; PostgreSQL stems their words. In `document` the stemmed forms are prefixed with a mark, so that
 * prefix searches match only the unstemmed words of headings: two typed letters would otherwise match a word in every
 * third description.
 */
export const writeDocuments = async (db: Database, documents: readonly SearchDocument[]): Promise<void> => {
  await db.execute(sql`
    insert into search_documents
      (kind, id, grouped, position, geo_rule, access, facets, titles, heading, document)
    select d.kind, d.id, d.grouped, d.position, d."geoRule", d.access,
      array(select jsonb_array_elements_text(d.facets)), array(select jsonb_array_elements_text(d.titles)),
      heading.vector, document.vector
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as d
      (kind text, id text, grouped text, position integer, "geoRule" text, access text,
       facets jsonb, titles jsonb, heading jsonb, body jsonb),
    lateral (
      select coalesce(string_agg(
        setweight(to_tsvector(config::regconfig, words), weight::"char")::text, ' '), '')::tsvector as vector
      from jsonb_to_recordset(d.heading) as part (config text, weight text, words text)) heading,
    lateral (
      select array_to_tsvector(coalesce(array_agg(distinct term), '{}')) as vector from (
        select lexeme as term
        from jsonb_to_recordset(d.heading) as part (config text, words text),
          unnest(to_tsvector(config::regconfig, words)) where config = ${NO_STEMMING}
        union all
        select ${FORM_MARK} || lexeme
        from jsonb_to_recordset(d.heading || d.body) as part (config text, words text),
          unnest(to_tsvector(config::regconfig, words))) terms) document`);
};

/**
 * Must be called after all writes: merges the pending lists of the GIN indexes and updates the statistics, without
 * which the planner would treat the new tables as empty.
 */
export const settleSearch = async (db: Database): Promise<void> => {
  await db.execute(sql`select gin_clean_pending_list(index::regclass)
    from unnest(array['search_documents_words', 'search_documents_titles', 'search_documents_facets']) as index`);
  await db.execute(sql`analyze search_documents, search_words, search_word_keys`);
};

/** Writes the labels of facet values; `facet` is `name:value`. */
export const writeFacets = async (
  db: Database,
  facets: readonly { readonly facet: string; readonly texts: Texts<string> }[],
): Promise<void> => {
  await upsertRows(db, searchFacets, [...facets]);
};
