/** Letters without a Unicode decomposition, with their usual spelling. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
  ـ: '',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/** Longer words are truncated. */
const LONGEST_WORD = 40;
/** Further words of a query are ignored. */
const SEARCH_WORDS_MAX = 8;

/**
 * Folds a text for searching: lower case and without accents (of Latin letters and of Arabic alike), so that “cancion”
 * finds “Canción” and «احمد» finds «أحمد».
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(LETTER, (letter) => LETTERS[letter] ?? letter);

/** The folded words of a text, in order. */
export const searchWords = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD));

/** The folded words of a query, without duplicates. */
export const queryWords = (query: string): string[] =>
  [...new Set(searchWords(query))].slice(0, SEARCH_WORDS_MAX);

/** Shorter words have to match exactly: too many words differ from them by one letter. */
export const TYPO_WORD_MIN = 4;
/** Words of this length may have two typos. */
const TWO_TYPOS_MIN = 8;

/** Maximum number of typos in a word. */
export const typosAllowed = (word: string): number => {
  if (word.length < TYPO_WORD_MIN) return 0;
  return word.length < TWO_TYPOS_MIN ? 1 : 2;
};

/** Only the beginnings of words are compared, so that longer words need no more keys. */
const KEY_LETTERS = 7;

const withoutOne = (word: string): string[] => {
  const letters = Array.from(word);
  return letters.map((_, index) => letters.toSpliced(index, 1).join(''));
};

/**
 * The beginning of a word, and its variants with as many letters removed as typos are allowed. Two words within that
 * distance (another letter, one more, one less, or two swapped) share a variant, so typos are found by index lookup.
 * @see https://github.com/wolfgarbe/SymSpell
 */
export const typoKeys = (word: string): string[] => {
  const keys = new Set([Array.from(word).slice(0, KEY_LETTERS).join('')]);
  for (let removed = 0; removed < typosAllowed(word); removed += 1) {
    for (const key of [...keys].flatMap(withoutOne)) keys.add(key);
  }
  return [...keys];
};

/**
 * The number of letters to change, insert, delete or swap with their neighbour to turn one word into another.
 * @see https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance (optimal string alignment)
 */
export const typosBetween = (from: string, to: string): number => {
  const a = Array.from(from);
  const b = Array.from(to);
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of a.entries()) {
    const row = [i + 1];
    for (const [j, other] of b.entries()) {
      const changed = (last[j] ?? 0) + (letter === other ? 0 : 1);
      const least = Math.min(changed, (last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1);
      const isSwapped = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === other;
      row.push(isSwapped ? Math.min(least, (beforeLast[j - 1] ?? 0) + 1) : least);
    }
    beforeLast = last;
    last = row;
  }
  return last.at(-1) ?? 0;
};
