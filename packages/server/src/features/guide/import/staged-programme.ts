import { PROGRAMME_GENRES_MAX, PROGRAMME_RATING_MAX, PROGRAMME_TEXT_MAX } from '@footlight/contract';
import type { ProgrammeTexts } from '../../../database/schema/content-guide.js';
import type { Texts } from '../../../database/schema/content.js';
import {
  templateIdOf,
  type ContentRules,
  type DatedProgramme,
  type ProgrammeContent,
  type StagedProgramme,
} from '../dated/dated-programme.js';
import { episodeNumber } from './episode-number.js';
import type { LocalisedText, XmltvProgramme } from './xmltv-reader.js';

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
  return [...new Set(shown.map(({ text }) => cut(text, PROGRAMME_TEXT_MAX.genre)))].slice(
    0,
    PROGRAMME_GENRES_MAX,
  );
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
          title: cut(inLanguage(titles, language) ?? '', PROGRAMME_TEXT_MAX.title),
          description: cut(inLanguage(descriptions, language) ?? '', PROGRAMME_TEXT_MAX.description),
          ...(subTitle === undefined ? {} : { subTitle: cut(subTitle, PROGRAMME_TEXT_MAX.subTitle) }),
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

/** A programme of a file as it is stored; null for one without a title. */
export const stagedProgramme = (programme: XmltvProgramme, rules: ContentRules): StagedProgramme | null => {
  if (programme.titles.length === 0) return null;
  const { picture, date, rating, startsAt, endsAt, numbers } = programme;
  const content: ProgrammeContent = {
    texts: textsOf(programme, rules),
    picture: picture !== null && rules.isPicture(picture) ? picture : null,
    year: /^(?:1[89]|20|21)\d\d/u.exec(date ?? '')?.[0] ?? null,
    ageRating: rating === null ? null : cut(rating, PROGRAMME_RATING_MAX),
  };
  return {
    startsAt,
    endsAt,
    templateId: templateIdOf(content),
    ...episodeNumber(numbers),
    status: statusOf(programme),
    content,
  };
};
