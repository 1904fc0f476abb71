import { afterEach, describe, expect, it } from 'vitest';
import { preloadScript } from './preload-script.js';
import { demandsOf } from './script-demands.js';

const linksTo = (url: string, rel: string): number =>
  [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].filter(({ href }) =>
    href.startsWith(url),
  ).length;

afterEach(() => {
  for (const link of document.querySelectorAll('link[as="script"]')) link.remove();
});

// PAGE-33
describe('preloadScript', () => {
  it('loads a file once for concurrent and later calls, before it is imported', async () => {
    const url = URL.createObjectURL(new Blob(['export default 1'], { type: 'text/javascript' }));
    await Promise.all([preloadScript(url), preloadScript(url)]);
    await preloadScript(url);
    expect(linksTo(url, 'preload')).toBe(1);
    expect(await import(/* @vite-ignore */ url)).toMatchObject({ default: 1 });
  });

  it('hands on the nonce of the page’s scripts and the integrity of the import map', async () => {
    const url = URL.createObjectURL(new Blob(['export default 2'], { type: 'text/javascript' }));
    const integrity = 'sha384-AAAA';
    const map = Object.assign(document.createElement('script'), {
      type: 'importmap',
      textContent: JSON.stringify({ integrity: { [url]: integrity } }),
    });
    const script = Object.assign(document.createElement('script'), { type: 'text/plain', nonce: 'abc' });
    script.setAttribute('nonce', 'abc');
    document.head.append(script, map);
    await preloadScript(url, demandsOf(url)).catch(() => undefined);
    const link = document.querySelector<HTMLLinkElement>(`link[href="${url}"]`);
    expect([link?.nonce, link?.integrity]).toEqual(['abc', integrity]);
    script.remove();
    map.remove();
  });

  it('loads nothing that the document has requested as a module by itself, since nothing would use it', async () => {
    // Browsers keep a limited number of entries.
    performance.clearResourceTimings();
    const imported = new URL('./preload-script.ts?imported', import.meta.url).href;
    await import(/* @vite-ignore */ imported);
    const tagged = URL.createObjectURL(new Blob(['export {}'], { type: 'text/javascript' }));
    const script = Object.assign(document.createElement('script'), { type: 'module', src: tagged });
    document.head.append(script);
    const urls = [imported, tagged];
    for (const url of urls) {
      await preloadScript(url);
      expect([url, linksTo(url, 'preload')]).toEqual([url, 0]);
    }
    script.remove();
  });

  it('rejects if the file cannot be loaded, uses the failed preload up, and tries again on the next call', async () => {
    const url = URL.createObjectURL(new Blob(['export default 1'], { type: 'text/javascript' }));
    URL.revokeObjectURL(url);
    await expect(preloadScript(url)).rejects.toThrow(`${url} could not be loaded.`);
    await expect(preloadScript(url)).rejects.toThrow(TypeError);
    expect([linksTo(url, 'preload'), linksTo(`${url}#`, 'modulepreload')]).toEqual([2, 2]);
  });
});
