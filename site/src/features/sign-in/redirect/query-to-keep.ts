/**
 * The query of the sign-in page to restore after the redirect.
 * @param from path to return to instead of the one in the address
 * @param home fallback target; needed because the redirect returns to the default language, not the viewer's
 */
export const queryToKeep = (
  query: URLSearchParams,
  from: string | undefined,
  home: string,
): URLSearchParams => {
  const result = new URLSearchParams(from === undefined ? query : { from });
  const isAimed = result.has('entryPage') || result.has('from');
  if (!isAimed) result.set('from', home);
  return result;
};
