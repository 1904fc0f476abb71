/** Text search configurations that every PostgreSQL brings, by language (ISO 639-1). */
const CONFIGURATIONS: Readonly<Record<string, string>> = {
  ar: 'arabic',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  hu: 'hungarian',
  id: 'indonesian',
  it: 'italian',
  nb: 'norwegian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sv: 'swedish',
  tr: 'turkish',
};

/** Knows no language: words as they are. */
export const NO_STEMMING = 'simple';

/** Stands before the forms of words in `search_documents.document`; no word begins with it. */
export const FORM_MARK = '=';

/** How words of a language are stemmed; words of others stay as they are. */
export const textSearchConfiguration = (language: string): string =>
  CONFIGURATIONS[language.split('-', 1)[0]?.toLowerCase() ?? ''] ?? NO_STEMMING;
