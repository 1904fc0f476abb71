/** Browsers and servers disagree on longer addresses; the site's own are far shorter. */
const LONGEST = 2048;

/**
 * Control characters (C0, C1), line separators, surrogate halves and bidirectional marks, which can disguise an address
 * as another.
 */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\s\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;

const pathOf = (address: string): string => /^[^?#]*/u.exec(address)?.[0] ?? '';

/**
 * The path to return to, from a `from` or `redirectTo` of the query; null unless it stays on this site. Browsers drop
 * tabs and line breaks, read backslashes as slashes before they look for a host, and resolve `/.//host` to `//host`, so
 * values with these are rejected rather than repaired.
 *
 * @param origin Of this site, such as `https://watch.example`; it is removed from addresses that start with it.
 * @see docs/rules/navigation.md NAV-10
 */
export const returnTarget = (value: string | null | undefined, origin: string): string | null => {
  if (value === null || value === undefined || value.length > LONGEST || HIDDEN.test(value)) return null;
  const own = value.startsWith(`${origin}/`) ? value.slice(origin.length) : value;
  const path = pathOf(own);
  return path.startsWith('/') && !path.includes('//') && !own.includes('\\') ? own : null;
};
