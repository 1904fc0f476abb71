import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SLUG } from '@footlight/packager';
import { parseAdDescription, type AdDescription } from './ad-description.js';

const wellFormed = new RegExp(`^${SLUG}$`);

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** The realm's own advertisements. */
export class AdIndex {
  readonly #mediaFolder: string | null;

  /** @param mediaFolder contains `ads/<slug>/`; null if the realm has no media */
  constructor(mediaFolder: string | null) {
    this.#mediaFolder = mediaFolder;
  }

  /**
   * Null if there is no such advertisement.
   * @throws {Error} if its description is invalid; the message names the file
   */
  async ad(slug: string): Promise<AdDescription | null> {
    if (this.#mediaFolder === null || !wellFormed.test(slug)) return null;
    const file = join(this.#mediaFolder, 'ads', slug, 'ad.json');
    try {
      const ad = parseAdDescription(await readFile(file, 'utf8'));
      if (ad.slug !== slug) throw new Error(`/slug: found "${ad.slug}"; expected "${slug}".`);
      return ad;
    } catch (cause) {
      if (isMissing(cause)) return null;
      throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
  }
}
