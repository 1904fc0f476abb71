/** Browsers and servers disagree on longer addresses; none of ours comes near. */
const LONGEST = 2048;

/**
 * Controls (C0, C1), separators of lines, halves of surrogate pairs, and the marks that turn the direction of text,
 * which make one address look like another.
 */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;

const pathOf = (address: string): string => /^[^?#]*/u.exec(address)?.[0] ?? '';

/**
 * The path to return to, from a `from` or `redirectTo` of the query; null unless it stays on this site.
 * Browsers drop tabs and line breaks and read backslashes as slashes before they look for a host, and they take
 * `/.//host` together to `//host`, so values that hold them are refused rather than mended.
 *
 * @param origin Of this site, such as `https://watch.example`; addresses under it are cut to their path.
 * @see docs/rules/navigation.md NAV-10
 */
export const returnTarget = (value: string | null | undefined, origin: string): string | null => {
  if (value === null || value === undefined || value.length > LONGEST || HIDDEN.test(value)) return null;
  const own = value.startsWith(`${origin}/`) ? value.slice(origin.length) : value;
  const path = pathOf(own);
  return path.startsWith('/') && !path.includes('//') && !own.includes('\\') ? own : null;
};
