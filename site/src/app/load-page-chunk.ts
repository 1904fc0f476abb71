import { preloadScript } from '@footlight/client';

const CHUNK = /import\(\s*["'`](?<path>\.[^"'`]+)/u;

const hasStyleSheet = (url: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(({ href }) => href === url);

const styleSheets = new Map<string, Promise<void>>();

/** A failed style sheet stays in the document for `fetchLostStyleSheets`. */
const addStyleSheet = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.href = url;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new TypeError(`${url} could not be loaded.`)));
    document.head.append(link);
  });

const loadStyleSheet = (url: string): Promise<void> => {
  const running = styleSheets.get(url);
  if (running !== undefined) return running;
  const loading = hasStyleSheet(url) ? Promise.resolve() : addStyleSheet(url);
  styleSheets.set(url, loading);
  loading.catch(() => styleSheets.delete(url));
  return loading;
};

const load = (url: string): Promise<void> =>
  url.endsWith('.css') ? loadStyleSheet(url) : preloadScript(url);

/**
 * Replaces the build tool's helper for dynamic imports: loads the files of a chunk before it is imported, so that a
 * failed load can be retried.
 * @param importChunk contains the `import()` of the chunk
 * @param files of the chunk if it has any others: itself, its static imports and style sheets, relative to the site
 * @see https://vite.dev/guide/features#async-chunk-loading-optimization
 */
export const loadPageChunk = async <Module>(
  importChunk: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> => {
  const path = CHUNK.exec(String(importChunk))?.groups?.['path'];
  const urls = new Set(files.map((file) => new URL(`/${file}`, location.href).href));
  if (path !== undefined) urls.add(new URL(path, import.meta.url).href);
  await Promise.all([...urls].map(load));
  return importChunk();
};
