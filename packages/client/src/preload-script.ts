const preloads = new Map<string, Promise<void>>();
/** Files that could not be loaded, once for each time. */
const failed: string[] = [];

/** Attributes without which the page blocks a preload of the script, or loads it twice. */
export interface ScriptDemands {
  readonly nonce?: string;
  readonly integrity?: string;
}

/** Does nothing in browsers that do not know the relation. */
const addLink = (rel: string, href: string, demands: ScriptDemands): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    const onload = (): void => resolve();
    const onerror = (): void => reject(new TypeError(`${href} could not be loaded.`));
    if (!link.relList.supports(rel)) onload();
    else
      document.head.append(
        Object.assign(link, { ...demands, rel, as: 'script', crossOrigin: '', href, onload, onerror }),
      );
  });

/**
 * Whether the document has requested a script as a module already, by a tag or as a static import of another module:
 * nothing would use a preload of it, which browsers warn of.
 * @see https://www.w3.org/TR/resource-timing/#dom-performanceresourcetiming-initiatortype
 */
const isOfDocument = (url: string): boolean =>
  [...document.querySelectorAll<HTMLElement>('script[src],link[rel=modulepreload]')].some((tag) =>
    'src' in tag ? tag.src === url : 'href' in tag && tag.href === url,
  ) ||
  performance
    .getEntriesByName(url, 'resource')
    .some((entry) => (entry as PerformanceResourceTiming).initiatorType !== 'link');

const preload = async (url: string, demands: ScriptDemands): Promise<void> => {
  // After a failure, a module has to be requested again.
  if (!failed.includes(url) && isOfDocument(url)) return;
  try {
    await addLink('preload', url, demands);
  } catch (error) {
    // The browser would use the failed preload for the next request of this file: a preload under another name, which
    // nothing imports, uses it up.
    failed.push(url);
    await addLink('modulepreload', `${url}#${failed.length}`, demands).catch(() => undefined);
    throw error;
  }
};

/**
 * Loads the file of a module before the module is imported: browsers may remember for the lifetime of a page that a
 * module failed to load, and then an import after a failed one never succeeds.
 * @param url absolute
 * @throws {TypeError} when the file could not be loaded; the next call tries again
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script
 */
export const preloadScript = (url: string, demands: ScriptDemands = {}): Promise<void> => {
  const running = preloads.get(url);
  if (running !== undefined) return running;
  const loading = preload(url, demands);
  preloads.set(url, loading);
  loading.catch(() => preloads.delete(url));
  return loading;
};
