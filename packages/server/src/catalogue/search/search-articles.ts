/** Leading articles by language, folded like search terms. */
const ARTICLES: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['the', 'a', 'an']),
  es: new Set(['el', 'la', 'los', 'las', 'un', 'una', 'unos', 'unas']),
  pt: new Set(['o', 'a', 'os', 'as', 'um', 'uma', 'uns', 'umas']),
};

/** The Arabic article is written as a prefix of its noun. */
const ARABIC_ARTICLE = 'ال';
/** If fewer letters remain, the prefix is part of the word rather than an article. */
const ARABIC_NOUN_MIN = 3;

/**
 * A folded title without its leading article, because viewers type “lantern coast” for “The Lantern Coast”; null if it
 * has no article or consists of nothing else.
 */
export const withoutArticle = (title: string, language: string): string | null => {
  const [first = '', ...rest] = title.split(' ');
  const [base = language] = language.split('-', 1);
  if (base === 'ar') {
    const isArticled =
      first.startsWith(ARABIC_ARTICLE) && first.length - ARABIC_ARTICLE.length >= ARABIC_NOUN_MIN;
    return isArticled ? title.slice(ARABIC_ARTICLE.length) : null;
  }
  return rest.length > 0 && ARTICLES[base]?.has(first) === true ? rest.join(' ') : null;
};
