/** Navigates to a provider's page. The promise never settles, because the page unloads. */
export const leaveTo = async (address: URL): Promise<never> => {
  location.assign(address.href);
  return new Promise<never>(() => undefined);
};
