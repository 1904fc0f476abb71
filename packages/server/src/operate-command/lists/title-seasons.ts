import type { CatalogueSeries } from '../../catalogue/catalogue-content.schemas.js';

type Season = NonNullable<CatalogueSeries['seasons']>[number];
type Episode = Season['episodes'][number];
type Texts = Episode['texts'];

interface ListedEpisode {
  readonly id: string;
  /** Null for none of its own. */
  readonly film: string | null;
  readonly texts: Texts;
}

/** A season as a list has it; its id ends with its number, and 0 are specials. */
export interface ListedSeason {
  readonly id: string;
  /** Null if the list does not describe it. */
  readonly texts: Texts | null;
  readonly episodes: readonly ListedEpisode[];
}

/** Those of the catalogue, changed by those of the list, and then those that are new. */
const merged = <K extends { readonly id: string }, L extends { readonly id: string }>(
  known: readonly K[],
  listed: readonly L[],
  change: (one: L, before: K | null) => K,
): K[] => {
  const byId = new Map(listed.map((one) => [one.id, one]));
  const ids = new Set(known.map(({ id }) => id));
  return [
    ...known.map((before) => {
      const one = byId.get(before.id);
      return one === undefined ? before : change(one, before);
    }),
    ...listed.filter(({ id }) => !ids.has(id)).map((one) => change(one, null)),
  ];
};

const episodeOf = ({ id, film, texts }: ListedEpisode, before: Episode | null): Episode => ({
  ...before,
  id,
  ...(film === null ? {} : { film }),
  texts: { ...before?.texts, ...texts },
});

/** The number in an id that was made from it, such as `show-s2` or `show-s2e5`; null in other ids. */
const numberIn = (id: string): number | null => {
  const [, number] = /-s\d+e(\d+)$|-s(\d+)$/u.exec(id)?.filter((part) => part !== undefined) ?? [];
  return number === undefined ? null : Number(number);
};

/** Specials and what has no number come last, because seasons and episodes are numbered by their order. */
const inOrder = <T extends { readonly id: string }>(list: readonly T[]): T[] => {
  const orderOf = ({ id }: T): number => numberIn(id) || Number.MAX_SAFE_INTEGER;
  return list.toSorted((a, b) => orderOf(a) - orderOf(b));
};

/**
 * The seasons of a series: what a list says of them, over what the catalogue has already.
 * @param label of a season in the default language, such as `Season {n}`
 */
export const mergedSeasons = (
  known: readonly Season[],
  listed: readonly ListedSeason[],
  { language, label }: { readonly language: string; readonly label: string },
): readonly Season[] => {
  const seasons = merged(known, listed, ({ id, texts, episodes }, before): Season => ({
    ...before,
    id,
    ...(texts === null ? {} : { texts: { ...before?.texts, ...texts } }),
    episodes: inOrder(merged(before?.episodes ?? [], episodes, episodeOf)),
  }));
  return inOrder(seasons).map((season, index) => {
    const number = numberIn(season.id);
    if (season.texts !== undefined || number === null || number === index + 1) return season;
    const title = number === 0 ? 'Specials' : label.replace('{n}', String(number));
    return Object.assign({}, season, { texts: { [language]: { title, description: '' } } });
  });
};
