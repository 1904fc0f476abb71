import type { StreamTextTrack } from '../engine/engine.js';
import type { ManifestProperty } from './manifest.js';

/** `1=lang:eng,war:1`, `1=eng`, or the language alone. */
const SERVICE = /^(?:(?<number>\d+)=)?(?:lang:)?(?<language>[\w-]*)/u;

/** `eng` is `en`; a tag that is none stays as it is. */
const canonical = (tag: string): string => {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    return tag;
  }
};

/** The id of the text track of a service. */
export const idOfService = (service: number): string => `service${String(service)}`;

/**
 * The services of CEA-708 that properties of a manifest name, as text tracks. Without numbers they are counted, and without a value
 * there is the first one, of an unknown language.
 * @see ANSI/SCTE 214-1, DASH-IF IOP 4.3, section 6.4.3 (signalling of CEA-708)
 */
export const servicesOf = (properties: readonly ManifestProperty[]): readonly StreamTextTrack[] => {
  const named = properties.flatMap(({ value = '' }) =>
    value.split(';').map((one, at): StreamTextTrack => {
      const { number, language: tag = '' } = SERVICE.exec(one.trim())?.groups ?? {};
      const language = canonical(tag);
      return { id: idOfService(Number(number ?? at + 1)), language, label: language, role: 'captions' };
    }),
  );
  return [...new Map(named.map((track) => [track.id, track])).values()];
};
