/**
 * Has the browser keep the page that is shown without a connection, in the words of this page. Later than
 * everything that the page itself needs; a browser that refuses has no such page, and nothing else changes.
 */
export const registerServiceWorker = (language: string): void => {
  if (!('serviceWorker' in navigator)) return;
  const address = `/service-worker.js?${new URLSearchParams({ language }).toString()}`;
  const register = (): void => void navigator.serviceWorker.register(address).catch(() => undefined);
  if (document.readyState === 'complete') register();
  else globalThis.addEventListener('load', register, { once: true });
};
