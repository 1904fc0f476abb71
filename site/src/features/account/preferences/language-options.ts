/** Language options, named in the viewer's language: those of the realm and the current choice. */
export const languageOptions = (
  tags: readonly string[],
  chosen: string | null,
  language: string,
): readonly { readonly value: string; readonly label: string }[] => {
  const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'code' });
  const known = chosen === null || tags.includes(chosen) ? tags : [...tags, chosen];
  return known.map((tag) => ({ value: tag, label: names.of(tag) ?? tag }));
};
