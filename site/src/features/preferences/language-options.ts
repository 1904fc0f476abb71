/** Languages to choose from, by their names in the viewer's own: the realm's, and what was chosen elsewhere. */
export const languageOptions = (
  tags: readonly string[],
  chosen: string | null,
  language: string,
): readonly { readonly value: string; readonly label: string }[] => {
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'code' });
  const known = chosen === null || tags.includes(chosen) ? tags : [...tags, chosen];
  return known.map((tag) => ({ value: tag, label: names.of(tag) ?? tag }));
};
