import type { ScriptDemands } from './preload-script.js';

/**
 * What the policy of the page demands of its scripts, and its import maps of this file; `import()` takes both by itself.
 * @see https://html.spec.whatwg.org/multipage/webappapis.html#resolving-a-module-integrity-metadata
 */
export const demandsOf = (url: string): ScriptDemands => {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  let integrity = '';
  for (const { text } of document.querySelectorAll<HTMLScriptElement>('script[type=importmap]')) {
    try {
      const map = JSON.parse(text) as { readonly integrity?: Readonly<Record<string, string>> };
      for (const [file, hash] of Object.entries(map.integrity ?? {}))
        if (new URL(file, document.baseURI).href === url) integrity = hash;
    } catch {
      // The browser has ignored this map as well.
    }
  }
  return { nonce, integrity };
};
