import { pathToFileURL } from 'node:url';
import type { SiteModule } from '@footlight/contract';
import { createBuiltFile } from './built-file.js';

/** The site's own code that draws pages; undefined where it has not been built. */
export type BuiltSite = () => Promise<SiteModule | undefined>;

/**
 * Loads it as a built file, so that the service imports no browser package.
 * @param file the module that the build of the site wrote
 */
export const createBuiltSite = (file: string): BuiltSite =>
  createBuiltFile(
    file,
    (changedAt) =>
      import(/* @vite-ignore */ `${pathToFileURL(file).href}?${changedAt}`) as Promise<SiteModule>,
  );
