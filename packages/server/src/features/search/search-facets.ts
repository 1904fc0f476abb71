/** Facets that results may be narrowed by, in the order they are offered. */
export const FACET_NAMES = ['genre', 'tags', 'year', 'language'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** `name:value`, as documents hold them. */
export const facetKey = (name: string, value: string): string => `${name}:${value}`;

export const facetOf = (key: string): { readonly name: string; readonly value: string } => {
  const colon = key.indexOf(':');
  return { name: key.slice(0, colon), value: key.slice(colon + 1) };
};
