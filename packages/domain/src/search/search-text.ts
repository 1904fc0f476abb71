/** Letters that no decomposition reaches, as most people type them. */
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

/** Words longer than this are cut: they are no words. */
const LONGEST_WORD = 40;
/** Words of a query beyond these are not sought: nobody types more. */
const SEARCH_WORDS_MAX = 8;

/**
 * A text as it is sought: lower case, without accents (of Latin letters and of Arabic alike), so that
 * “cancion” finds “Canción” and «احمد» finds «أحمد».
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

/** What is sought: the folded words of a query, each once. */
export const queryWords = (query: string): string[] =>
  [...new Set(searchWords(query))].slice(0, SEARCH_WORDS_MAX);

/** Shorter words are left as they are typed: almost anything is one letter away from them. */
export const TYPO_WORD_MIN = 4;
/** From here on two letters may be wrong. */
const TWO_TYPOS_MIN = 8;

/** How many letters of a word may be wrong. */
export const typosAllowed = (word: string): number => {
  if (word.length < TYPO_WORD_MIN) return 0;
  return word.length < TWO_TYPOS_MIN ? 1 : 2;
};

/** Two words that begin alike are compared by their beginnings: what comes later costs no keys. */
const KEY_LETTERS = 7;

const withoutOne = (word: string): string[] => {
  const letters = Array.from(word);
  return letters.map((_, index) => letters.toSpliced(index, 1).join(''));
};

/**
 * The beginning of a word, and what is left of it without as many letters as may be wrong. Two words that
 * differ by no more (another letter, one more, one less, or two swapped) have one of these in common, which
 * makes looking for them a look-up.
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
 * How many letters to change, add, drop or swap with their neighbour to turn one word into another.
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
