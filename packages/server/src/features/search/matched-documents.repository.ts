import type { ChosenFacets } from '@footlight/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Caller } from '../../feature.js';
import { leadsSomewhere, suitableFor } from '../content/conditions.repository.js';
import { facetKey } from './search-facets.js';
import { headingQuery, matchQuery, rankQuery, type SearchTerm } from './search-terms.js';

/** The search, and the viewer it is for. */
export interface SearchMatch {
  readonly terms: readonly SearchTerm[];
  /** The typed words after folding, joined by spaces. */
  readonly typed: string;
  readonly chosen: ChosenFacets;
  readonly country: string;
  readonly caller: Pick<Caller, 'profile'>;
  readonly displayGeoblocked: boolean;
  readonly now: Date;
}

/** Maximum number of matches that are counted and ranked. */
const MATCHES_MAX = 2_000;

/** Weights of a word in a description, tag, name and title. */
const WEIGHTS = '{0.05, 0.2, 0.5, 1}';
/** An exact title ranks above everything else, a title that starts with the typed words above most. */
const EXACT_TITLE = 8;
const TITLE_BEGINNING = 2;

/** Maximum number of documents with exactly the typed title. */
const SAME_TITLE_MAX = 200;

/** An array of any length as a single parameter. */
export const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

const facetKeys = (name: string, values: readonly string[]): SQL =>
  textArray(values.map((value) => facetKey(name, value)));

/** Names of the chosen facets that a document does not match. */
const missedFacets = (chosen: ChosenFacets): SQL => {
  if (chosen.size === 0) return sql`'{}'::text[]`;
  const missed = [...chosen].map(
    ([name, values]) =>
      sql`case when d.facets && ${facetKeys(name, values)} then null else ${name}::text end`,
  );
  return sql`array_remove(array[${sql.join(missed, sql`, `)}], null)`;
};

/** Restricts documents to those playable in the viewer's country. */
export const playableIn = (country: string): SQL => sql`(d.geo_rule is null or exists (
  select from geo_rules rule where rule.id = d.geo_rule
    and (${country}::text = any(rule.countries)) = (rule.mode = 'allow')))`;

/** Excludes documents `d` of content that does not suit the caller (ACC-40). */
export const suitable = (caller: Pick<Caller, 'profile'>): SQL => {
  const suits = suitableFor(caller, { kind: sql`rated.kind`, minimumAge: sql`rated.minimum_age` });
  return suits === undefined
    ? sql`true`
    : sql`not exists (select from contents rated where rated.kind = d.kind and rated.id = d.id and not ${suits})`;
};

/** Excludes documents `d` of events that have ended without leaving a video. */
export const openDocuments = (now: Date): SQL => leadsSomewhere({ kind: sql`d.kind`, id: sql`d.id` }, now);

/**
 * Excludes documents `d` of ended events, and of videos whose event with the same id has not ended: both have the same
 * title and the same page.
 */
const listedOnce = (now: Date): SQL => sql`not exists (
  select from contents event where event.kind = 'LIVE_EVENT' and event.id = d.id
    and coalesce(event.ends_at <= ${now.toISOString()}::timestamptz, false) = (d.kind = 'LIVE_EVENT')
    and d.kind in ('LIVE_EVENT', 'VOD'))`;

/** Excludes documents `d` of news items that are not published yet. */
const publishedNews = (now: Date): SQL => sql`(d.kind <> 'NEWS' or exists (
  select from news_items item where item.id = d.id and item.published_at <= ${now.toISOString()}::timestamptz))`;

/** Separator before each title; it does not occur in folded words. */
const TITLE_BREAK = sql`chr(1)`;

const hasTitle = (typed: string): SQL => sql`d.titles @> ${textArray([typed])}`;

const hasTitleBeginning = (typed: string): SQL => sql`strpos(
  ${TITLE_BREAK} || array_to_string(d.titles, ${TITLE_BREAK}), ${TITLE_BREAK} || ${typed}::text) > 0`;

/** Browsing without words: all documents that match one of the chosen facets, unranked. */
const browsed = (columns: SQL, visible: SQL, chosen: ChosenFacets): SQL => {
  const keys = [...chosen].flatMap(([name, values]) => values.map((value) => facetKey(name, value)));
  return sql`matched as materialized (
    select ${columns}, 0 as rank from search_documents d
    where d.facets && ${textArray(keys)} and ${visible} limit ${MATCHES_MAX})`;
};

/**
 * Common table expressions, the last of which is `matched (kind, id, grouped, position, facets, missed, rank)`:
 * documents that contain the words, if any, and are visible to the viewer. `missed` names the chosen facets they do not
 * match. Limited to about `MATCHES_MAX`: exact titles first, then headings, then descriptions.
 */
export const matchedDocuments = (match: SearchMatch): SQL => {
  const { terms, typed, chosen, country, caller, displayGeoblocked, now } = match;
  const isOpen = sql`${listedOnce(now)} and ${publishedNews(now)} and ${suitable(caller)}`;
  const visible = displayGeoblocked ? isOpen : sql`${isOpen} and ${playableIn(country)}`;
  const columns = sql`d.kind, d.id, d.grouped, d.position, d.facets, ${missedFacets(chosen)} as missed`;
  if (terms.length === 0) return browsed(columns, visible, chosen);

  const rank = sql`ts_rank(${WEIGHTS}::real[], d.heading, ${rankQuery(terms)}::tsquery)`;
  const beginning = sql`case when ${hasTitleBeginning(typed)} then ${TITLE_BEGINNING} else 0 end`;
  // The sub-query hides the value from the planner, which would scan the whole table for a common word.
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
  // A limit of 0 skips the query: descriptions are not searched when headings fill the limit.
  return sql`${same},
    headed as materialized (${holding(heading)} limit ${MATCHES_MAX}),
    matched as materialized (
      select * from same
      union all select * from headed
      union all (${anywhere} and (d.kind, d.id) not in (select kind, id from headed)
        limit ${MATCHES_MAX} - (select count(*) from headed)))`;
};
