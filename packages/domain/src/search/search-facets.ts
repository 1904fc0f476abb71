/** Values chosen of each facet by its name; any one of a facet's suffices, each facet must be met. */
export type ChosenFacets = ReadonlyMap<string, readonly string[]>;

export const NO_FACETS: ChosenFacets = new Map();

/** Reads `name:value,value`; the same name twice adds up. What has no name or no value is left out. */
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

/** What {@link chosenFacets} reads: one `name:value,value` a facet. */
export const writtenFacets = (chosen: ChosenFacets): string[] =>
  [...chosen].map(([name, values]) => `${name}:${values.join(',')}`);

/** The same choice with a value of a facet taken in, or out where it was chosen. */
export const toggledFacet = (chosen: ChosenFacets, name: string, value: string): ChosenFacets => {
  const held = chosen.get(name) ?? [];
  const values = held.includes(value) ? held.filter((other) => other !== value) : [...held, value];
  const changed = new Map(chosen);
  if (values.length === 0) changed.delete(name);
  else changed.set(name, values);
  return changed;
};

/** The same choice without one facet: all of its values will do again. */
export const clearedFacet = (chosen: ChosenFacets, name: string): ChosenFacets =>
  new Map([...chosen].filter(([other]) => other !== name));

/** How many values are chosen in all. */
export const chosenCount = (chosen: ChosenFacets): number =>
  [...chosen.values()].reduce((sum, values) => sum + values.length, 0);
