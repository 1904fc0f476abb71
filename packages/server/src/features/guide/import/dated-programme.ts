import { createHash } from 'node:crypto';
import type { PROGRAMME_STATUSES, ProgrammeTexts } from '../../../database/schema/content-guide.js';
import type { Texts } from '../../../database/schema/content.js';
import { episodeNumber } from './episode-number.js';
import type { LocalisedText, XmltvProgramme } from './xmltv-reader.js';

/** What a programme shows, whenever and wherever it is shown. */
export interface ProgrammeContent {
  readonly texts: Texts<ProgrammeTexts>;
  readonly picture: string | null;
  readonly year: string | null;
  readonly ageRating: string | null;
}

/** A programme of a channel; times in milliseconds since the epoch. */
export interface DatedProgramme {
  readonly startsAt: number;
  readonly endsAt: number;
  /** Digest of its content. */
  readonly templateId: string;
  readonly season: number | null;
  readonly episode: string | null;
  readonly status: (typeof PROGRAMME_STATUSES)[number] | null;
}

/** A programme of a file, whose end may be left to the next one. */
export interface StagedProgramme extends Omit<DatedProgramme, 'endsAt'> {
  readonly endsAt: number | null;
  readonly content: ProgrammeContent;
}

export interface ContentRules {
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  /** Whether pages may show a picture of this address. */
  readonly isPicture: (address: string) => boolean;
}

const LONGEST = { title: 300, subTitle: 300, description: 4_000, genre: 80, rating: 16 } as const;
const MOST_GENRES = 5;
/** No format has an id that begins so. */
const DIGEST_MARK = '#';
const DIGEST_LENGTH = 22;

const cut = (text: string, most: number): string =>
  text.length <= most
    ? text
    : `${text
        .slice(0, most - 1)
        .replace(/[\uD800-\uDBFF]$/u, '')
        .trimEnd()}…`;

/** The language of the realm that a tag stands for; null for another one. An absent tag is the default language. */
const languageOf = (tag: string, { languages, defaultLanguage }: ContentRules): string | null => {
  const wanted = tag.replaceAll('_', '-').toLowerCase();
  if (wanted === '') return defaultLanguage;
  const primary = (one: string): string => one.toLowerCase().split('-')[0] ?? '';
  return (
    languages.find((one) => one.toLowerCase() === wanted) ??
    languages.find((one) => primary(one) === primary(wanted)) ??
    null
  );
};

/** The first text of each language; the default language always has one, if need be that of another. */
const byLanguage = (list: readonly LocalisedText[], rules: ContentRules): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  for (const { language, text } of list) {
    const own = languageOf(language, rules);
    if (own !== null && !texts.has(own)) texts.set(own, text);
  }
  const [first] = list;
  if (first !== undefined && !texts.has(rules.defaultLanguage)) texts.set(rules.defaultLanguage, first.text);
  return texts;
};

const genresIn = (
  list: readonly LocalisedText[],
  language: string,
  rules: ContentRules,
): readonly string[] => {
  const own = list.filter((one) => languageOf(one.language, rules) === language);
  const shown = own.length > 0 || language !== rules.defaultLanguage ? own : list;
  return [...new Set(shown.map(({ text }) => cut(text, LONGEST.genre)))].slice(0, MOST_GENRES);
};

const textsOf = (programme: XmltvProgramme, rules: ContentRules): Texts<ProgrammeTexts> => {
  const [titles, subTitles, descriptions] = [
    byLanguage(programme.titles, rules),
    byLanguage(programme.subTitles, rules),
    byLanguage(programme.descriptions, rules),
  ];
  const inLanguage = (texts: ReadonlyMap<string, string>, language: string): string | undefined =>
    texts.get(language) ?? texts.get(rules.defaultLanguage);
  return Object.fromEntries(
    [...new Set([...titles.keys(), ...descriptions.keys()])].toSorted().map((language) => {
      const subTitle = inLanguage(subTitles, language);
      const genres = genresIn(programme.categories, language, rules);
      return [
        language,
        {
          title: cut(inLanguage(titles, language) ?? '', LONGEST.title),
          description: cut(inLanguage(descriptions, language) ?? '', LONGEST.description),
          ...(subTitle === undefined ? {} : { subTitle: cut(subTitle, LONGEST.subTitle) }),
          ...(genres.length === 0 ? {} : { genres }),
        },
      ];
    }),
  );
};

const statusOf = ({ isNew, isPremiere, isRepeat }: XmltvProgramme): DatedProgramme['status'] => {
  if (isPremiere) return 'PREMIERE';
  if (isNew) return 'NEW';
  return isRepeat ? 'REPEAT' : null;
};

const digestOf = (content: ProgrammeContent): string =>
  `${DIGEST_MARK}${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, DIGEST_LENGTH)}`;

/** A programme of a file as it is stored; null for one without a title. */
export const stagedProgramme = (programme: XmltvProgramme, rules: ContentRules): StagedProgramme | null => {
  if (programme.titles.length === 0) return null;
  const { picture, date, rating, startsAt, endsAt, numbers } = programme;
  const content: ProgrammeContent = {
    texts: textsOf(programme, rules),
    picture: picture !== null && rules.isPicture(picture) ? picture : null,
    year: /^(?:1[89]|20|21)\d\d/u.exec(date ?? '')?.[0] ?? null,
    ageRating: rating === null ? null : cut(rating, LONGEST.rating),
  };
  return {
    startsAt,
    endsAt,
    templateId: digestOf(content),
    ...episodeNumber(numbers),
    status: statusOf(programme),
    content,
  };
};
