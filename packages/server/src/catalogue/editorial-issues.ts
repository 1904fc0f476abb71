import type { FieldIssue } from '@footlight/contract';
import { at, unknownName } from './catalogue-issue-text.js';
import type { Catalogue } from './catalogue-files.js';

interface Known {
  /** Keys of all content, `KIND:id`. */
  readonly content: ReadonlySet<string>;
  readonly defaultLanguage: string;
}

/** Issues for `names` that are not in `known` or occur more than once. */
const eachKnownOnce = (
  names: readonly (readonly [field: string, name: string])[],
  known: ReadonlySet<string> | null,
  allowed: string,
): FieldIssue[] => {
  const seen = new Set<string>();
  return names.flatMap(([field, name]) => {
    const wrong = known === null ? seen.has(name) : !known.has(name);
    seen.add(name);
    return wrong ? [unknownName(field, name, allowed)] : [];
  });
};

const missingText = (
  places: readonly (readonly [field: string, texts: Readonly<Record<string, unknown>>])[],
  language: string,
): FieldIssue[] =>
  places
    .filter(([, texts]) => texts[language] === undefined)
    .map(([field]) => ({
      field: `${field}.${language}`,
      found: 'nothing',
      allowed: 'words in the default language',
    }));

const ONCE = 'an id that nothing else of its kind has';

/** Checks of news, fighters and texts that the schemas cannot express. */
export const editorialIssues = (catalogue: Catalogue, { content, defaultLanguage }: Known): FieldIssue[] => {
  const { feeds, items } = catalogue.news;
  const { fighters, rankings } = catalogue.fighters;
  const feedNames = new Set(feeds.map(({ name }) => name));
  const fighterIds = new Set(fighters.map(({ id }) => id));
  const newsItem = (index: number, ...path: (string | number)[]) => at('news.json', 'items', index, ...path);
  const fighter = (index: number, ...path: (string | number)[]) =>
    at('fighters.json', 'fighters', index, ...path);

  return [
    ...eachKnownOnce(
      feeds.map(({ name }, index) => [at('news.json', 'feeds', index, 'name'), name]),
      null,
      ONCE,
    ),
    ...eachKnownOnce(
      items.map(({ id }, index) => [newsItem(index, 'id'), id]),
      null,
      ONCE,
    ),
    ...eachKnownOnce(
      fighters.map(({ id }, index) => [fighter(index, 'id'), id]),
      null,
      ONCE,
    ),
    ...eachKnownOnce(
      rankings.map(({ weightClass }, index) => [
        at('fighters.json', 'rankings', index, 'weightClass'),
        weightClass,
      ]),
      null,
      'one ranking of a weight class',
    ),
    ...eachKnownOnce(
      items.map(({ feed }, index) => [newsItem(index, 'feed'), feed]),
      feedNames,
      'the name of a feed',
    ),
    ...eachKnownOnce(
      items.flatMap(({ related = [] }, index) =>
        related.map((reference, place) => [newsItem(index, 'related', place), reference] as const),
      ),
      content,
      'content of this catalogue',
    ),
    ...eachKnownOnce(
      fighters.flatMap(({ videos = [] }, index) =>
        videos.map((id, place) => [fighter(index, 'videos', place), `VOD:${id}`] as const),
      ),
      content,
      'the id of a video',
    ),
    ...eachKnownOnce(
      fighters.flatMap(({ bouts = [] }, index) =>
        bouts.flatMap(({ opponent }, place) =>
          'fighter' in opponent ? [[fighter(index, 'bouts', place), opponent.fighter] as const] : [],
        ),
      ),
      fighterIds,
      'the id of a fighter',
    ),
    ...eachKnownOnce(
      rankings.flatMap(({ champion, contenders }, index) =>
        [...(champion === undefined ? [] : [champion]), ...contenders].map(
          (id) => [at('fighters.json', 'rankings', index), id] as const,
        ),
      ),
      fighterIds,
      'the id of a fighter',
    ),
    ...missingText(
      [
        ...feeds.map(({ title }, index) => [at('news.json', 'feeds', index, 'title'), title] as const),
        ...items.map(({ texts }, index) => [newsItem(index, 'texts'), texts] as const),
        ...fighters.map(({ texts }, index) => [fighter(index, 'texts'), texts] as const),
        ...Object.entries(catalogue.texts).map(([key, texts]) => [at('texts.json', key), texts] as const),
      ],
      defaultLanguage,
    ),
  ];
};
