/** Words that a title is sorted without, by language, folded as search folds them. */
const ARTICLES: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['the', 'a', 'an']),
  es: new Set(['el', 'la', 'los', 'las', 'un', 'una', 'unos', 'unas']),
  pt: new Set(['o', 'a', 'os', 'as', 'um', 'uma', 'uns', 'umas']),
};

/** In Arabic the article is written together with its noun. */
const ARABIC_ARTICLE = 'ال';
/** A shorter rest is no noun: the letters belong to the word. */
const ARABIC_NOUN_MIN = 3;

/**
 * A folded title without the article it begins with, because readers type “lantern coast” for “The Lantern Coast”;
 * null where it has none, or is nothing else.
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
