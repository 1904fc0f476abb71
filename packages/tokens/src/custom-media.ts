import * as media from './media.js';

/** Conditions by their names in style sheets; sorted, so that the order does not depend on the order of exports. */
export const customMedia: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(media)
    .map(([name, condition]) => [name.toLowerCase().replaceAll('_', '-'), condition] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
);

/**
 * No browser supports `@custom-media` yet: the builds prepend these rules to each sheet and inline their conditions.
 */
export const customMediaSheet = (): string =>
  Object.entries(customMedia)
    .map(([name, condition]) => `@custom-media --${name} ${condition};\n`)
    .join('');
