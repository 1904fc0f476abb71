import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SLUG } from '@footlight/packager';
import { parseAdDescription, type AdDescription } from './ad-description.js';

/** The realm's own advertisements. */
export interface AdIndex {
  /**
   * Null if there is no such advertisement.
   * @throws {Error} if its description is invalid; the message names the file
   */
  ad(slug: string): Promise<AdDescription | null>;
}

const wellFormed = new RegExp(`^${SLUG}$`);

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** @param mediaFolder contains `ads/<slug>/`; null if the realm has no media */
export const createAdIndex = (mediaFolder: string | null): AdIndex => ({
  async ad(slug) {
    if (mediaFolder === null || !wellFormed.test(slug)) return null;
    const file = join(mediaFolder, 'ads', slug, 'ad.json');
    try {
      const ad = parseAdDescription(await readFile(file, 'utf8'));
      if (ad.slug !== slug) throw new Error(`/slug: found "${ad.slug}"; expected "${slug}".`);
      return ad;
    } catch (cause) {
      if (isMissing(cause)) return null;
      throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
  },
});
