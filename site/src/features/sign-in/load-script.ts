const loading = new Map<string, Promise<void>>();

/** Loads a provider's script once; failures can be retried. */
export const loadScript = (address: string): Promise<void> => {
  const known = loading.get(address);
  if (known !== undefined) return known;
  const pending = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      loading.delete(address);
      reject(new Error('The script of the provider did not load.'));
    });
    document.head.append(script);
  });
  loading.set(address, pending);
  return pending;
};
