/** Leaves the site for a page of a provider; the promise does not settle, since this page ends. */
export const leaveTo = async (address: URL): Promise<never> => {
  location.assign(address.href);
  return new Promise<never>(() => undefined);
};
