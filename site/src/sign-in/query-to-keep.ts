/**
 * What the page that a viewer comes back to is to know of the sign-in page.
 * @param from path to come back to, in place of the one that the address names
 * @param home where to go without one: viewers come back in the default language, home is the one that they left
 */
export const queryToKeep = (
  query: URLSearchParams,
  from: string | undefined,
  home: string,
): URLSearchParams => {
  const kept = new URLSearchParams(from === undefined ? query : { from });
  const isAimed = kept.has('entryPage') || kept.has('from');
  if (!isAimed) kept.set('from', home);
  return kept;
};
