/**
 * The query of the sign-in page to restore after the redirect.
 * @param from path to return to instead of the one in the address
 * @param bundleId app that the sign-in returns to instead of the one in the address
 */
export const queryToKeep = (query: URLSearchParams, from?: string, bundleId?: string): URLSearchParams => {
  const result = new URLSearchParams(from === undefined ? query : { from });
  if (bundleId !== undefined) result.set('bundle_id', bundleId);
  return result;
};
