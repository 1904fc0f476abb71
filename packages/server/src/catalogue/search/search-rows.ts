import { searchWords, typoKeys, TYPO_WORD_MIN } from '@footlight/domain';
import { NO_STEMMING, textSearchConfiguration } from '../../database/text-search.js';
import type { ContentRow } from '../entry-row.js';
import { genreSynonyms } from './genre-synonyms.js';
import { carriedEvent, createRelatedContent, type Belonging } from '../related-content.js';
import { withoutArticle } from './search-articles.js';

type SearchGroup = 'LIVE_EVENT' | 'VOD_VIDEO' | 'VOD_PLAYLIST' | 'FIGHTER' | 'NEWS';

/** Words with one weight and the PostgreSQL text search configuration that stems them. */
export interface WordPart {
  readonly config: string;
  readonly weight: 'A' | 'B' | 'C' | 'D';
  readonly words: string;
}

export interface SearchDocument {
  readonly kind: string;
  readonly id: string;
  readonly grouped: SearchGroup;
  readonly position: number;
  readonly geoRule: string | null;
  readonly access: string;
  readonly facets: readonly string[];
  readonly titles: readonly string[];
  readonly heading: readonly WordPart[];
  readonly body: readonly WordPart[];
}

/** Search results list series with playlists, as both are collections of videos, and channels with live events. */
const GROUPS: Readonly<Partial<Record<ContentRow['kind'], SearchGroup>>> = {
  VOD: 'VOD_VIDEO',
  LIVE_EVENT: 'LIVE_EVENT',
  CHANNEL: 'LIVE_EVENT',
  PLAYLIST: 'VOD_PLAYLIST',
  SERIES: 'VOD_PLAYLIST',
};
const NO_BELONGING: Belonging = { seasons: [], episodes: [] };

/** Indexes a text unstemmed, for prefix matches, and stemmed; descriptions (weight D) only stemmed where possible. */
export const partsOf = (weight: WordPart['weight'], text: string, language: string | null): WordPart[] => {
  const words = searchWords(text).join(' ');
  if (words === '') return [];
  const config = language === null ? NO_STEMMING : textSearchConfiguration(language);
  const plain = { config: NO_STEMMING, weight, words };
  if (config === NO_STEMMING) return [plain];
  const forms = { config, weight, words };
  return weight === 'D' ? [forms] : [plain, forms];
};

const facetsOf = ({ genre, tags, year, audioTracks }: ContentRow): string[] => [
  ...(genre === null || genre === undefined ? [] : [`genre:${genre}`]),
  ...tags.filter((tag) => tag !== genre).map((tag) => `tags:${tag}`),
  ...(year === null || year === undefined ? [] : [`year:${year}`]),
  ...[...new Set(audioTracks.map((track) => track.split('-', 1)[0] ?? track))].map(
    (language) => `language:${language}`,
  ),
];

/** The folded titles of every language, each with and without its article. */
const foldedTitles = (titles: readonly (readonly [language: string, title: string])[]): string[] => [
  ...new Set(
    titles.flatMap(([language, title]) => {
      const folded = searchWords(title).join(' ');
      return [folded, withoutArticle(folded, language) ?? folded];
    }),
  ),
];

const documentOf = (
  row: ContentRow,
  grouped: SearchGroup,
  related: readonly ContentRow[],
): SearchDocument => {
  const texts = Object.entries(row.texts);
  const people = new Set(
    (row.credits ?? []).flatMap(({ name }) => (typeof name === 'string' ? name : Object.values(name))),
  );
  return {
    kind: row.kind,
    id: row.id,
    grouped,
    position: row.position,
    geoRule: row.geoRule ?? null,
    access: row.access,
    facets: facetsOf(row),
    titles: foldedTitles(texts.map(([language, { title }]) => [language, title])),
    heading: [
      ...texts.flatMap(([language, { title }]) => partsOf('A', title, language)),
      ...partsOf('B', [...people].join(' '), null),
      ...partsOf('C', row.tags.join(' '), null),
      ...texts.flatMap(([language, { genre = '', tagline = '' }]) =>
        partsOf('C', `${genre} ${tagline}`, language),
      ),
      ...genreSynonyms(row.genre)
        .filter(([language]) => language in row.texts)
        .flatMap(([language, words]) => partsOf('C', words, language)),
      ...related.flatMap((other) =>
        Object.entries(other.texts).flatMap(([language, { title }]) => partsOf('C', title, language)),
      ),
    ],
    body: texts.flatMap(([language, { description }]) => partsOf('D', description, language)),
  };
};

/**
 * Search documents of content. Kinds without a search group are omitted, as are channels that carry an event, because
 * the event is found by the channel's name. One after the other, because together they take more memory than the
 * catalogue.
 */
export const searchDocuments = function* (
  contents: readonly ContentRow[],
  belonging: Belonging = NO_BELONGING,
): Generator<SearchDocument> {
  const relatedTo = createRelatedContent(contents, belonging);
  for (const row of contents) {
    const grouped = GROUPS[row.kind];
    if (grouped !== undefined && carriedEvent(row) === null) yield documentOf(row, grouped, relatedTo(row));
  }
};

/** Counts the documents that contain each word; `step` is -1 for those that are deleted. */
export const countWords = (
  documents: readonly SearchDocument[],
  counts: Map<string, number> = new Map(),
  step: 1 | -1 = 1,
): Map<string, number> => {
  for (const { heading, body } of documents) {
    const words = new Set([...heading, ...body].flatMap(({ words: text }) => text.split(' ')));
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + step);
  }
  return counts;
};

/** Whether a word is a candidate for typo correction: only letters, and long enough. */
const mayBeMistyped = (word: string): boolean => word.length >= TYPO_WORD_MIN && /^\p{L}+$/u.test(word);

export const wordKeys = (word: string): string[] => (mayBeMistyped(word) ? typoKeys(word) : []);
