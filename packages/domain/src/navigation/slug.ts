/**
 * The title part of an address: lower case, whitespace and dots as hyphens, no punctuation. Letters of every script are
 * kept. Null if nothing remains.
 *
 * @see docs/rules/navigation.md NAV-1, NAV-2
 */
export const slugOf = (title: string): string | null => {
  const slug = title
    .toLowerCase()
    .replace(/[\s.]+/gu, '-')
    .replace(/[^\p{L}\p{M}\p{N}-]/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
  return slug === '' ? null : slug;
};
