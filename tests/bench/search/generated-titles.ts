import type { ContentRow } from '../../../packages/server/src/catalogue/entry-row.js';
import { PLAIN_ROW } from '../../../packages/server/src/catalogue/entry-row.js';

/** A seeded random number generator for [0, 1). @see https://en.wikipedia.org/wiki/Linear_congruential_generator */
export const createDice = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

type Dice = () => number;

/** Onsets and rimes of syllables; their combinations give a few hundred syllables per language, as in real ones. */
const SYLLABLES = {
  en: [
    'b br c cl d dr f fl g gr h j k l m n p pr qu r s sh st t th tr v w',
    'a e i o u ai ar ea en er in on or ow',
  ],
  es: ['b br c ch d f g gr h j l ll m n p pl q r s t tr v y z', 'a á e é i o ó u ia ie ía or ar ción ado'],
  pt: ['b c ch d f g gr j l lh m n nh p pr q r s t tr v x z', 'a á ã e ê i o ó u ão ça ar ei or inho'],
  ar: ['ب ت ث ج ح خ د ر ز س ش ص ط ع غ ف ق ك ل م ن ه و ي', 'ا و ي ار ان ون ين ات ام يل ور'],
} as const;
export const TITLE_LANGUAGES = ['en', 'es', 'pt', 'ar'] as const;
type TitleLanguage = (typeof TITLE_LANGUAGES)[number];

const WORDS_A_LANGUAGE = 12_000;
const PEOPLE = 20_000;
const GENRES = [
  'drama',
  'documentary',
  'thriller',
  'sport',
  'music',
  'family',
  'mystery',
  'romance',
  'nature',
];
const TAGS = 60;
const FIRST_YEAR = 1960;
const YEARS = 66;

const pick = <T>(values: readonly T[], dice: Dice): T => {
  const value = values[Math.floor(dice() * values.length)];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
};

/** Picks a word with a Zipf distribution, as in natural languages: few words are common, most are rare. */
const pickWord = (words: readonly string[], dice: Dice): string => {
  const rank = Math.floor(words.length ** dice()) - 1;
  return words[Math.max(0, rank)] ?? pick(words, dice);
};

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const drawWords = (language: TitleLanguage, dice: Dice): string[] => {
  const [beginnings, endings] = SYLLABLES[language].map((parts) => parts.split(' '));
  if (beginnings === undefined || endings === undefined) throw new Error(`No syllables of ${language}.`);
  const syllable = (): string => `${pick(beginnings, dice)}${pick(endings, dice)}`;
  const words = new Set<string>();
  while (words.size < WORDS_A_LANGUAGE) {
    const length = 2 + Math.floor(dice() * 3);
    words.add(Array.from({ length }, syllable).join(''));
  }
  return [...words];
};

const drawText = (words: readonly string[], length: number, dice: Dice): string =>
  Array.from({ length }, () => pickWord(words, dice)).join(' ');

/** Generates `count` titles in four languages, with people, genres, tags and years. */
export const drawTitles = function* (count: number, artwork: string): Generator<ContentRow> {
  const dice = createDice(count);
  const words = new Map(TITLE_LANGUAGES.map((language) => [language, drawWords(language, dice)]));
  const names = words.get('en') ?? [];
  const people = Array.from(
    { length: PEOPLE },
    () => `${capitalised(pick(names, dice))} ${capitalised(pick(names, dice))}`,
  );
  for (let position = 0; position < count; position += 1) {
    const kind = position % 20 === 0 ? 'PLAYLIST' : position % 50 === 1 ? 'LIVE_EVENT' : 'VOD';
    const genre = pick(GENRES, dice);
    yield {
      ...PLAIN_ROW,
      kind,
      id: `t${position}`,
      artwork,
      position,
      startsAt: kind === 'LIVE_EVENT' ? new Date(0) : null,
      texts: Object.fromEntries(
        [...words].map(([language, own]) => [
          language,
          {
            title: capitalised(drawText(own, 2 + Math.floor(dice() * 3), dice)),
            description: drawText(own, 14, dice),
            genre,
          },
        ]),
      ),
      genre,
      tags: [genre, `topic-${Math.floor(TAGS * dice())}`],
      year: String(FIRST_YEAR + Math.floor(YEARS * dice())),
      audioTracks: dice() < 0.5 ? ['en'] : ['en', 'es'],
      credits: Array.from({ length: 3 }, () => ({ role: { en: 'Cast' }, name: pick(people, dice) })),
    };
  }
};
