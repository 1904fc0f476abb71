const holdsControlCharacter = (value: string): boolean => {
  for (const character of value) {
    const code = character.codePointAt(0) ?? 0;
    if (code <= 0x20 || code === 0x7f) return true;
  }
  return false;
};

/**
 * The path to return to, from a `from` or `redirectTo` of the query; null unless it stays on this site.
 * Browsers drop tabs and line breaks and read backslashes as slashes before they look for a host, so
 * values that hold them are refused rather than mended.
 *
 * @param origin Of this site, such as `https://watch.example`; addresses under it are cut to their path.
 */
export const returnTarget = (value: string | null | undefined, origin: string): string | null => {
  if (value === null || value === undefined || holdsControlCharacter(value)) return null;
  const own = value.startsWith(`${origin}/`) ? value.slice(origin.length) : value;
  return own.startsWith('/') && !own.startsWith('//') && !own.includes('\\') ? own : null;
};
