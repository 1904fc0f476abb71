/**
 * Registers the service worker, which caches the offline page in the current language. Runs after everything that the
 * page itself needs; if the browser refuses, only the offline page is missing.
 *
 * All languages use one script address: another address would be another worker, installed over the active one.
 */
export const registerServiceWorker = (language: string): void => {
  if (!('serviceWorker' in navigator)) return;
  const register = async (): Promise<void> => {
    // Reading it throws where the browser denies storage.
    const { serviceWorker } = navigator;
    await serviceWorker.register('/service-worker.js');
    const { active } = await serviceWorker.ready;
    active?.postMessage(language);
  };
  const begin = (): void => void register().catch(() => undefined);
  if (document.readyState === 'complete') begin();
  else globalThis.addEventListener('load', begin, { once: true });
};
