import type { MediaPlayerClass } from 'dashjs';
import type { DashRequest } from './dash-holes.js';
import { elementsOf, type ManifestElement } from './manifest.js';

/** The parts of dash.js’s own adapter that its types leave out. */
interface BaseReader {
  getBaseURLsFromElement(element: ManifestElement): readonly { readonly serviceLocation?: string }[];
}

export interface BaseAddresses {
  /** Reads the base addresses of a manifest. */
  read(manifest: ManifestElement): void;
  /** Notes that dash.js has given up a base address. */
  fail(request: DashRequest): void;
  /** Whether dash.js has another base address than that of a request. */
  hasOther(request: DashRequest): boolean;
}

/** The alternative base addresses of a stream, which dash.js tries one after another. @see ISO/IEC 23009-1, 5.6 */
export const createBaseAddresses = (player: MediaPlayerClass): BaseAddresses => {
  const failed = new Set<string>();
  let choices: readonly (readonly string[])[] = [];
  return {
    read(manifest) {
      const reader = player.getDashAdapter() as unknown as BaseReader;
      choices = elementsOf(manifest)
        .map((element) =>
          reader.getBaseURLsFromElement(element).flatMap(({ serviceLocation }) => serviceLocation ?? []),
        )
        .filter(({ length }) => length > 1);
    },
    fail({ serviceLocation }) {
      if (serviceLocation !== undefined) failed.add(serviceLocation);
    },
    hasOther: ({ serviceLocation = '' }) =>
      choices.some(
        (choice) =>
          choice.includes(serviceLocation) &&
          choice.some((other) => other !== serviceLocation && !failed.has(other)),
      ),
  };
};
