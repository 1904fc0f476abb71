/**
 * The title part of an address: lower case, whitespace and dots as hyphens, no punctuation. Letters of
 * every script stay. Null where nothing is left.
 *
 * @see specification 000 §2 “Title slugs”
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
