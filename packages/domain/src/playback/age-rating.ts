/** Ages of ratings without a number, by their letters. */
const AGES: Readonly<Record<string, number>> = {
  AL: 0,
  G: 0,
  L: 0,
  U: 0,
  'TV-G': 0,
  'TV-Y': 0,
  PG: 8,
  'TV-PG': 8,
  R: 17,
  'TV-MA': 17,
};

/**
 * The youngest age that a rating of any system allows, in years: `6`, `12A`, `FSK 16`, `PG-13`, `TV-MA`. Null for
 * content without a rating and for an unknown one, which suit adults only.
 *
 * ACC-40
 */
export const minimumAge = (rating: string | null): number | null => {
  if (rating === null) return null;
  const years = /\d+/u.exec(rating)?.[0];
  return years === undefined ? (AGES[rating.trim().toUpperCase()] ?? null) : Number(years);
};
