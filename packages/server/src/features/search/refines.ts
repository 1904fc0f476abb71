import type { ResponseOf } from '@footlight/contract';
import type { ChosenFacets } from '@footlight/domain';
import type { LabelKey } from '@footlight/i18n';
import type { Found } from './search.repository.js';
import { FACET_NAMES, facetOf, type FacetName } from './search-facets.js';

type Refine = ResponseOf<'searchContent'>['refines'][number];

const LABELS: Readonly<Record<FacetName, LabelKey>> = {
  genre: 'searchFacetGenre',
  tags: 'searchFacetTags',
  year: 'searchFacetYear',
  language: 'searchFacetLanguage',
};

/** Maximum number of values per facet; chosen values are always included. */
const VALUES_MAX = 30;

export interface RefineLabels {
  readonly language: string;
  readonly defaultLanguage: string;
  /** A label of the product. */
  readonly label: (key: LabelKey) => string;
  /** The catalogue's labels of values, by `name:value`. */
  readonly values: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

const capitalised = (value: string, language: string): string =>
  value.slice(0, 1).toLocaleUpperCase(language) + value.slice(1).replaceAll('-', ' ');

const valueLabel = (facet: string, words: RefineLabels): string => {
  const { name, value } = facetOf(facet);
  const { language, defaultLanguage, values } = words;
  const own = values.get(facet);
  if (own !== undefined) return own[language] ?? own[defaultLanguage] ?? value;
  if (name === 'language') {
    return capitalised(new Intl.DisplayNames([language], { type: 'language' }).of(value) ?? value, language);
  }
  return capitalised(value, language);
};

/** Facets for narrowing the results, with the most frequent values first. */
export const refinesOf = ({ facets }: Found, chosen: ChosenFacets, words: RefineLabels): Refine[] =>
  FACET_NAMES.flatMap((name): Refine[] => {
    const counted = facets.filter(({ facet }) => facetOf(facet).name === name);
    const picked = chosen.get(name) ?? [];
    const offered = counted.filter(
      ({ facet }, index) => index < VALUES_MAX || picked.includes(facetOf(facet).value),
    );
    if (offered.length === 0) return [];
    const values = offered.map(({ facet, count }) => ({
      value: facetOf(facet).value,
      label: valueLabel(facet, words),
      count,
    }));
    return [{ name, label: words.label(LABELS[name]), values }];
  });
