/** Text search configurations built into PostgreSQL, by language (ISO 639-1). */
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

/** The configuration that does not stem words. */
export const NO_STEMMING = 'simple';

/** Prefix of the stemmed forms in `search_documents.document`; no word begins with it. */
export const FORM_MARK = '=';

/** The configuration that stems words of a language; words of unsupported languages are not stemmed. */
export const textSearchConfiguration = (language: string): string =>
  CONFIGURATIONS[language.split('-', 1)[0]?.toLowerCase() ?? ''] ?? NO_STEMMING;
