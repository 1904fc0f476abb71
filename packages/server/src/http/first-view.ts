import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { FirstPage, FirstView } from '@footlight/contract';
import { directionOf } from '@footlight/i18n';

/** What the build of the site wrote for the service. */
interface FirstViewModule {
  readonly firstView: FirstView;
}

/** Draws what a page shows first; empty where there is nothing to draw, or no build that could. */
export type DrawFirst = (page: Omit<FirstPage, 'direction'>) => Promise<string>;

const changedAt = async (file: string): Promise<number | null> => {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** @param file the module that the build of the site wrote; another build is heeded without a restart */
export const createFirstView = (file: string): DrawFirst => {
  let known: { readonly changed: number; readonly module: FirstViewModule } | undefined;
  return async (page) => {
    const changed = await changedAt(file);
    if (changed === null) return '';
    if (known?.changed !== changed) {
      const address = `${pathToFileURL(file).href}?${changed}`;
      known = { changed, module: (await import(/* @vite-ignore */ address)) as FirstViewModule };
    }
    return known.module.firstView({ ...page, direction: directionOf(page.language) }) ?? '';
  };
};
