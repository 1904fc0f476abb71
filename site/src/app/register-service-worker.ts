/**
 * Has the browser keep the page that is shown without a connection, in the words of this page. Later than
 * everything that the page itself needs; a browser that refuses has no such page, and nothing else changes.
 *
 * One address for every language: another address would be another worker, installed over the one at work.
 */
export const registerServiceWorker = (language: string): void => {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const register = async (): Promise<void> => {
    await serviceWorker.register('/service-worker.js');
    const { active } = await serviceWorker.ready;
    active?.postMessage(language);
  };
  const begin = (): void => void register().catch(() => undefined);
  if (document.readyState === 'complete') begin();
  else globalThis.addEventListener('load', begin, { once: true });
};
