import { hasDom } from './safe-define.js';

/**
 * Fetches an element's code once the page has such an element, now or later. In a shadow root it is not
 * noticed: a page that hides it there imports the element's own entry.
 */
export const whenUsed = (name: `footlight-${string}`, load: () => Promise<unknown>): void => {
  if (!hasDom()) return;
  const isUsed = (): boolean => document.querySelector(name) !== null;
  const fetchIt = (): void => {
    // Without its code the element stays what it is to a browser: a box with what the page put into it.
    load().catch(() => undefined);
  };
  if (isUsed()) return fetchIt();
  const watch = new MutationObserver(() => {
    if (!isUsed()) return;
    watch.disconnect();
    fetchIt();
  });
  watch.observe(document, { childList: true, subtree: true });
};
