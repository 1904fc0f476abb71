import { demandsOf } from './script-demands.js';
import { preloadScript } from './preload-script.js';

type LoadFile = (path: string, base: string, ...imports: readonly string[]) => Promise<unknown>;

const loadFile: LoadFile = async (path, base, ...imports) => {
  const urlOf = (file: string): string => new URL(file, base).href;
  await Promise.all([path, ...imports].map(urlOf).map((url) => preloadScript(url, demandsOf(url))));
  return import(urlOf(path));
};

/**
 * Imports a chunk of the SDK after its files have been loaded, so that a failed load can be retried. The build replaces
 * dynamic imports by calls of this function.
 * @param load calls the given function with the path of the chunk, the address that paths are relative to, and the
 * paths of the static imports
 * @see scripts/rollup/retryable-imports.mjs
 */
export const loadChunk = (load: (loadFile: LoadFile) => Promise<unknown>): Promise<unknown> => load(loadFile);
