/** Selected values by facet name. Values of one facet are alternatives; all facets have to match. */
export type ChosenFacets = ReadonlyMap<string, readonly string[]>;

export const NO_FACETS: ChosenFacets = new Map();

/** Parses `name:value,value`; repeated names are merged. Entries without a name or value are ignored. */
export const chosenFacets = (facets: readonly string[] = []): ChosenFacets => {
  const chosen = new Map<string, readonly string[]>();
  for (const facet of facets) {
    const colon = facet.indexOf(':');
    if (colon < 1) continue;
    const name = facet.slice(0, colon);
    const values = facet
      .slice(colon + 1)
      .split(',')
      .filter((value) => value !== '');
    if (values.length > 0) chosen.set(name, [...new Set([...(chosen.get(name) ?? []), ...values])]);
  }
  return chosen;
};

/** The inverse of {@link chosenFacets}: one `name:value,value` per facet. */
export const writtenFacets = (chosen: ChosenFacets): string[] =>
  [...chosen].map(([name, values]) => `${name}:${values.join(',')}`);

/** Adds a value of a facet, or removes it if selected. */
export const toggledFacet = (chosen: ChosenFacets, name: string, value: string): ChosenFacets => {
  const selected = chosen.get(name) ?? [];
  const values = selected.includes(value)
    ? selected.filter((other) => other !== value)
    : [...selected, value];
  const changed = new Map(chosen);
  if (values.length === 0) changed.delete(name);
  else changed.set(name, values);
  return changed;
};

/** Removes all values of a facet. */
export const clearedFacet = (chosen: ChosenFacets, name: string): ChosenFacets =>
  new Map([...chosen].filter(([other]) => other !== name));

/** Total number of selected values. */
export const chosenCount = (chosen: ChosenFacets): number =>
  [...chosen.values()].reduce((sum, values) => sum + values.length, 0);
