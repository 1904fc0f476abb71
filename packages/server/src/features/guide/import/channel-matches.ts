import { searchWords } from '@footlight/domain';
import type { KnownChannel } from '../dated/dated-programmes.repository.js';
import type { XmltvChannel } from './xmltv-reader.js';

const folded = (name: string): string => searchWords(name).join(' ');

const addTo = (map: Map<string, string[]>, key: string, id: string): void => {
  const list = map.get(key);
  if (list === undefined) map.set(key, [id]);
  else if (!list.includes(id)) list.push(id);
};

/**
 * Finds the channels of the catalogue that a channel of a guide stands for: those with its id as `externalId`, else the one
 * with the id itself, else those with one of its names (GUIDE-37).
 */
export class ChannelMatches {
  readonly #ids: ReadonlySet<string>;
  readonly #byExternalId = new Map<string, string[]>();
  readonly #byName = new Map<string, string[]>();

  constructor(channels: readonly KnownChannel[]) {
    this.#ids = new Set(channels.map(({ id }) => id));
    for (const { id, externalId, names } of channels) {
      if (externalId !== null) addTo(this.#byExternalId, externalId, id);
      else for (const name of names) addTo(this.#byName, folded(name), id);
    }
    this.#byName.delete('');
  }

  /** @param channel of a guide, without names if the guide does not describe it */
  idsOf({ id, names }: XmltvChannel): readonly string[] {
    const named = this.#byExternalId.get(id);
    if (named !== undefined) return named;
    if (this.#ids.has(id)) return [id];
    for (const name of names) {
      const found = this.#byName.get(folded(name));
      if (found !== undefined) return found;
    }
    return [];
  }
}
