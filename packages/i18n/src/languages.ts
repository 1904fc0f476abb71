/** Languages that pages load the labels of part by part. */
const FIRST_LANGUAGES = ['en', 'es', 'pt', 'ar'] as const;
export type FirstLanguage = (typeof FIRST_LANGUAGES)[number];

/** The others, whose labels are loaded in larger parts. `zh` is written in simplified characters. */
const MORE_LANGUAGES = ['de', 'fr', 'hi', 'it', 'ja', 'ko', 'nl', 'pl', 'tr', 'zh'] as const;
export type MoreLanguage = (typeof MORE_LANGUAGES)[number];

/** Languages of the product's own labels; content may be in others. */
export const LANGUAGES = [...FIRST_LANGUAGES, ...MORE_LANGUAGES] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

// cspell:ignore Français हिन्दी Italiano Nederlands Polski Türkçe
/** Each language's name in itself, for menus. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  ar: 'العربية',
  de: 'Deutsch',
  fr: 'Français',
  hi: 'हिन्दी',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  nl: 'Nederlands',
  pl: 'Polski',
  tr: 'Türkçe',
  zh: '简体中文',
};

const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ur']);

/** `eng` and `spa` are `en` and `es`; a tag that is none stays as it is. */
const canonical = (tag: string): string => {
  const plain = tag.replaceAll('_', '-');
  try {
    return (Intl.getCanonicalLocales(plain)[0] ?? plain).toLowerCase();
  } catch {
    return plain.toLowerCase();
  }
};

const base = (tag: string): string => canonical(tag).split('-', 1)[0] ?? '';

/** Writing direction of a language tag (`ar`, `ar-EG`). */
export const directionOf = (tag: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(base(tag)) ? 'rtl' : 'ltr');

/**
 * Returns the first of `wanted` (language tags, best first) that is among `available`, either exactly or by its base
 * language; `undefined` when none matches.
 */
export const matchLanguage = <T extends string>(
  wanted: readonly string[],
  available: readonly T[],
): T | undefined => {
  for (const tag of wanted) {
    const exact = available.find((language) => canonical(language) === canonical(tag));
    if (exact !== undefined) return exact;
    const related = available.find((language) => base(language) === base(tag));
    if (related !== undefined) return related;
  }
  return undefined;
};

/** The product's language that is nearest to a language tag. */
export const nearestLanguage = (tag: string): Language => matchLanguage([tag], LANGUAGES) ?? DEFAULT_LANGUAGE;

/**
 * Parses the tags of an `Accept-Language` header, best first; tags with weight 0 are omitted.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-accept-language
 */
export const parseAcceptLanguage = (header: string | undefined): string[] =>
  (header ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters
        .map((parameter) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/u.exec(parameter)?.[1])
        .find((q) => q !== undefined);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight), index };
    })
    .filter(({ tag, weight }) => /^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/u.test(tag) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ tag }) => tag);

/** British spelling for English in countries that use it (PAGE-19). */
export const labelLanguage = (language: string, country: string): string =>
  base(language) === 'en' && (country === 'GB' || country === 'NZ') ? 'en-gb' : language;
