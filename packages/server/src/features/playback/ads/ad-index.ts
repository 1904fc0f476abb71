import { SLUG, isStoreError, readStoredText, type MediaStore } from '@footlight/packager';
import { parseAdDescription, type AdDescription } from './ad-description.js';

const wellFormed = new RegExp(`^${SLUG}$`);

/** The realm's own advertisements. */
export class AdIndex {
  readonly #store: MediaStore | null;

  /** @param store contains `ads/<slug>/`; null if the realm has no media */
  constructor(store: MediaStore | null) {
    this.#store = store;
  }

  /**
   * Null if there is no such advertisement.
   * @throws {Error} if its description is invalid; the message names the file
   * @throws {StoreError} if a bucket does not answer
   */
  async ad(slug: string): Promise<AdDescription | null> {
    if (this.#store === null || !wellFormed.test(slug)) return null;
    const key = `ads/${slug}/ad.json`;
    try {
      const text = await readStoredText(this.#store, key);
      if (text === null) return null;
      const ad = parseAdDescription(text);
      if (ad.slug !== slug) throw new Error(`/slug: found "${ad.slug}"; expected "${slug}".`);
      return ad;
    } catch (cause) {
      if (isStoreError(cause)) throw cause;
      const file = this.#store.address(key);
      throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
  }
}
