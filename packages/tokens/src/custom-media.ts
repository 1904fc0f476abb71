import * as media from './media.js';

/** By the names that style sheets know them by; sorted, because a module lists its exports in no order of its own. */
export const customMedia: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(media)
    .map(([name, condition]) => [name.toLowerCase().replaceAll('_', '-'), condition] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
);

/** No browser reads these yet: the builds set them before each sheet and put their conditions into it. */
export const customMediaSheet = (): string =>
  Object.entries(customMedia)
    .map(([name, condition]) => `@custom-media --${name} ${condition};\n`)
    .join('');
