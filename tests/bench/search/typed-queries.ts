import type { ContentRow } from '../../../packages/server/src/catalogue/entry-row.js';
import { createDice, TITLE_LANGUAGES } from './generated-titles.js';

/** A search query and the way it was typed. */
export interface TypedQuery {
  readonly style: string;
  readonly query: string;
  readonly facet?: string;
}

type Dice = () => number;

const swapped = (word: string, dice: Dice): string => {
  const letters = Array.from(word);
  const at = Math.floor(dice() * (letters.length - 1));
  const [one = '', other = ''] = letters.slice(at, at + 2);
  return letters.toSpliced(at, 2, other, one).join('');
};

const textOf = ({ texts }: ContentRow, dice: Dice): string[] => {
  const language = TITLE_LANGUAGES[Math.floor(dice() * TITLE_LANGUAGES.length)] ?? 'en';
  return (texts[language]?.title ?? '').split(' ');
};

const nameOf = ([credit]: NonNullable<ContentRow['credits']>): string => {
  const name = credit?.name ?? '';
  return typeof name === 'string' ? name : (name['en'] ?? '');
};

/** The ways of typing, each with its percentage of the queries. */
const TYPING_STYLES: readonly (readonly [
  way: string,
  share: number,
  type: (row: ContentRow, dice: Dice) => Omit<TypedQuery, 'style'>,
])[] = [
  ['a whole title', 15, (row, dice) => ({ query: textOf(row, dice).join(' ') })],
  ['two words of a title', 20, (row, dice) => ({ query: textOf(row, dice).slice(0, 2).join(' ') })],
  [
    'a title, its last word begun',
    15,
    (row, dice) => {
      const words = textOf(row, dice);
      return { query: [...words.slice(0, -1), (words.at(-1) ?? '').slice(0, 3)].join(' ') };
    },
  ],
  ['a common word', 15, (row, dice) => ({ query: textOf(row, dice)[0] ?? '' })],
  ['a mistyped word', 10, (row, dice) => ({ query: swapped(textOf(row, dice).at(-1) ?? '', dice) })],
  ['a person', 10, (row) => ({ query: nameOf(row.credits ?? []) })],
  [
    'a word and a facet',
    10,
    (row, dice) => ({ query: textOf(row, dice)[1] ?? '', facet: `genre:${row.genre ?? ''}` }),
  ],
  ['two letters', 5, (row, dice) => ({ query: (textOf(row, dice)[0] ?? '').slice(0, 2) })],
];

/** `count` queries, each derived from one of the titles. */
export const typedQueries = (titles: readonly ContentRow[], count: number): TypedQuery[] => {
  const dice = createDice(1);
  const styles = TYPING_STYLES.flatMap(([style, share, type]) =>
    Array.from({ length: share }, () => ({ style, type })),
  );
  return Array.from({ length: count }, (_, index): TypedQuery => {
    const { style, type } = styles[index % styles.length] ?? { style: '', type: () => ({ query: '' }) };
    const title = titles[Math.floor(dice() * titles.length)];
    return title === undefined ? { style, query: '' } : { style, ...type(title, dice) };
  });
};
