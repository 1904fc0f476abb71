import type { ChosenFacets } from '@footlight/domain';
import { sql, type SQL } from 'drizzle-orm';
import { leadsSomewhere } from '../content/leads-somewhere.js';
import { facetKey } from './search-facets.js';
import { headingQuery, matchQuery, rankQuery, type SearchTerm } from './search-terms.js';

/** What is sought, and for whom. */
export interface SearchMatch {
  readonly terms: readonly SearchTerm[];
  /** The folded words as they were typed, joined by spaces. */
  readonly typed: string;
  readonly chosen: ChosenFacets;
  readonly country: string;
  readonly displayGeoblocked: boolean;
  readonly now: Date;
}

/** Beyond these nothing is counted nor ranked: nobody reads the two-thousandth result. */
const MATCHES_MAX = 2_000;

/** How much a word counts in a description, a tag, a name and a title. */
const WEIGHTS = '{0.05, 0.2, 0.5, 1}';
/** A title that is what was typed stands before all others; one that begins so, before most. */
const EXACT_TITLE = 8;
const TITLE_BEGINNING = 2;

/** Contents that bear the very title that was typed. */
const SAME_TITLE_MAX = 200;

/** A list of any length as one parameter. */
export const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

const facetKeys = (name: string, values: readonly string[]): SQL =>
  textArray(values.map((value) => facetKey(name, value)));

/** Names of the chosen facets that a document does not meet. */
const missedFacets = (chosen: ChosenFacets): SQL => {
  if (chosen.size === 0) return sql`'{}'::text[]`;
  const missed = [...chosen].map(
    ([name, values]) =>
      sql`case when d.facets && ${facetKeys(name, values)} then null else ${name}::text end`,
  );
  return sql`array_remove(array[${sql.join(missed, sql`, `)}], null)`;
};

/** Only what the reader’s country may play. */
export const playableIn = (country: string): SQL => sql`(d.geo_rule is null or exists (
  select from geo_rules rule where rule.id = d.geo_rule
    and (${country}::text = any(rule.countries)) = (rule.mode = 'allow')))`;

/** Of the documents `d`, not those of events that are over and have left nothing. */
export const openDocuments = (now: Date): SQL => leadsSomewhere({ kind: sql`d.kind`, id: sql`d.id` }, now);

/**
 * Of the documents `d`, not those of events that are over, nor those of videos whose event of the same id is not: both
 * have the same title, and whoever presses either comes to the same page.
 */
const toldOnce = (now: Date): SQL => sql`not exists (
  select from contents event where event.kind = 'LIVE_EVENT' and event.id = d.id
    and coalesce(event.ends_at <= ${now.toISOString()}::timestamptz, false) = (d.kind = 'LIVE_EVENT')
    and d.kind in ('LIVE_EVENT', 'VOD'))`;

/** Of the documents `d`, not those of news to come. */
const publishedNews = (now: Date): SQL => sql`(d.kind <> 'NEWS' or exists (
  select from news_items item where item.id = d.id and item.published_at <= ${now.toISOString()}::timestamptz))`;

/** Between titles, and before the first; no folded word holds it. */
const TITLE_BREAK = sql`chr(1)`;

const hasTitle = (typed: string): SQL => sql`d.titles @> ${textArray([typed])}`;

const hasTitleBeginning = (typed: string): SQL => sql`strpos(
  ${TITLE_BREAK} || array_to_string(d.titles, ${TITLE_BREAK}), ${TITLE_BREAK} || ${typed}::text) > 0`;

/** Without words: whatever meets one of the chosen facets, unranked. */
const browsed = (columns: SQL, visible: SQL, chosen: ChosenFacets): SQL => {
  const keys = [...chosen].flatMap(([name, values]) => values.map((value) => facetKey(name, value)));
  return sql`matched as materialized (
    select ${columns}, 0 as rank from search_documents d
    where d.facets && ${textArray(keys)} and ${visible} limit ${MATCHES_MAX})`;
};

/**
 * Queries for a `with`, the last of which is `matched (kind, id, grouped, position, facets, missed, rank)`: documents
 * that hold the words, if any, and that the reader may see; `missed` names the chosen facets that they do not meet.
 * Some `MATCHES_MAX` at most: the very title, then headings, then descriptions.
 */
export const matchedDocuments = (match: SearchMatch): SQL => {
  const { terms, typed, chosen, country, displayGeoblocked, now } = match;
  const isOpen = sql`${toldOnce(now)} and ${publishedNews(now)}`;
  const visible = displayGeoblocked ? isOpen : sql`${isOpen} and ${playableIn(country)}`;
  const columns = sql`d.kind, d.id, d.grouped, d.position, d.facets, ${missedFacets(chosen)} as missed`;
  if (terms.length === 0) return browsed(columns, visible, chosen);

  const rank = sql`ts_rank(${WEIGHTS}::real[], d.heading, ${rankQuery(terms)}::tsquery)`;
  const beginning = sql`case when ${hasTitleBeginning(typed)} then ${TITLE_BEGINNING} else 0 end`;
  // In a sub-query, whose value the planner does not know: it would read the whole table for a common word.
  const holding = (query: string): SQL => sql`
    select ${columns}, ${rank} + ${beginning} as rank from search_documents d
    where d.document @@ (select ${query}::tsquery) and not ${hasTitle(typed)} and ${visible}`;
  const same = sql`same as materialized (
    select ${columns}, ${rank} + ${EXACT_TITLE} as rank from search_documents d
    where ${hasTitle(typed)} and ${visible} limit ${SAME_TITLE_MAX})`;
  const anywhere = holding(matchQuery(terms));

  const heading = headingQuery(terms);
  if (heading === null) {
    return sql`${same},
      matched as materialized (select * from same union all (${anywhere} limit ${MATCHES_MAX}))`;
  }
  // A limit of none asks nothing: where headings say enough, descriptions are not looked through.
  return sql`${same},
    headed as materialized (${holding(heading)} limit ${MATCHES_MAX}),
    matched as materialized (
      select * from same
      union all select * from headed
      union all (${anywhere} and (d.kind, d.id) not in (select kind, id from headed)
        limit ${MATCHES_MAX} - (select count(*) from headed)))`;
};
