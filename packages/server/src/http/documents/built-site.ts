import { pathToFileURL } from 'node:url';
import type { SiteModule } from '@footlight/contract';
import { createBuiltFile } from './built-file.js';

/** Loads the site's server-side renderer; undefined if it has not been built. */
export type BuiltSite = () => Promise<SiteModule | undefined>;

/**
 * Loads the renderer from a built file, so that the service does not import browser packages.
 * @param file module written by the site's build
 */
export const createBuiltSite = (file: string): BuiltSite =>
  createBuiltFile(
    file,
    (changedAt) =>
      import(/* @vite-ignore */ `${pathToFileURL(file).href}?${changedAt}`) as Promise<SiteModule>,
  );
