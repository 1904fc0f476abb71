import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '@footlight/contract';

/** What the build of the site wrote for the service. */
interface SiteModule {
  readonly renderPage: RenderPage;
}

const changedAt = async (file: string): Promise<number | null> => {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/**
 * The site's own code that draws pages, loaded as a built file, so that the service imports no browser package.
 * @param file the module that the build of the site wrote; another build is heeded without a restart
 * @returns null where the site has not been built
 */
export const createBuiltSite = (file: string): (() => Promise<RenderPage | null>) => {
  let known: { readonly changed: number; readonly module: Promise<SiteModule> } | undefined;
  return async () => {
    const changed = await changedAt(file);
    if (changed === null) return null;
    if (known?.changed !== changed) {
      const address = `${pathToFileURL(file).href}?${changed}`;
      known = { changed, module: import(/* @vite-ignore */ address) as Promise<SiteModule> };
    }
    return (await known.module).renderPage;
  };
};
