/** Facets for narrowing the results, in display order. */
export const FACET_NAMES = ['genre', 'tags', 'year', 'language'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** The `name:value` form used in search documents. */
export const facetKey = (name: string, value: string): string => `${name}:${value}`;

export const facetOf = (key: string): { readonly name: string; readonly value: string } => {
  const colon = key.indexOf(':');
  return { name: key.slice(0, colon), value: key.slice(colon + 1) };
};
