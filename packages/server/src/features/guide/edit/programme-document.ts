import { createHash } from 'node:crypto';
import type { FieldIssue, ProgrammeDocument } from '@footlight/contract';
import { ProgrammeTextsByLanguage } from '@footlight/contract/schemas';
import { Ajv } from 'ajv';
import { AJV_CODE } from '../../../http/requests/ajv-code.js';
import { fieldIssues } from '../../../http/requests/field-issues.js';
import type { ProgrammeTexts, ProgrammeVersion } from '../../../database/schema/content-guide.js';
import {
  templateIdOf,
  type ContentRules,
  type DatedProgramme,
  type DescribedProgramme,
  type ProgrammeContent,
} from '../dated/dated-programme.js';
import { horizonOf, LONGEST_PROGRAMME_MS } from '../dated/schedule.js';

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;
const VERSION_LENGTH = 22;

/** Programmes begin and end at whole seconds. */
export const toSecond = (instant: string): number => Math.floor(Date.parse(instant) / SECOND_MS) * SECOND_MS;

/** Identifies what is shown, whoever wrote it. */
export const versionOf = ({ endsAt, templateId, season, episode, status }: DatedProgramme): string =>
  createHash('sha256')
    .update(JSON.stringify([endsAt, templateId, season, episode, status]))
    .digest('base64url')
    .slice(0, VERSION_LENGTH);

/** In the order of members that imports store, so that the same texts are the same template. */
const storedTexts = ({ title, description, subTitle, genres }: ProgrammeTexts): ProgrammeTexts => ({
  title,
  description,
  ...(subTitle === undefined ? {} : { subTitle }),
  ...(genres === undefined ? {} : { genres }),
});

const contentOf = ({ texts, picture, year, ageRating }: ProgrammeVersion): ProgrammeContent => ({
  texts: Object.fromEntries(
    Object.keys(texts)
      .toSorted()
      .flatMap((language) => {
        const own = texts[language];
        return own === undefined ? [] : [[language, storedTexts(own)] as const];
      }),
  ),
  picture: picture ?? null,
  year: year ?? null,
  ageRating: ageRating ?? null,
});

export const programmeFrom = (
  startsAt: number,
  { endDate, ...rest }: ProgrammeDocument,
): DescribedProgramme => {
  const content = contentOf(rest);
  return {
    startsAt,
    endsAt: toSecond(endDate),
    templateId: templateIdOf(content),
    season: rest.season ?? null,
    episode: rest.episode ?? null,
    status: rest.status ?? null,
    content,
  };
};

/** A programme without its times, as editors write it. */
export const documentOf = ({ content, season, episode, status }: DescribedProgramme): ProgrammeVersion => ({
  texts: Object.fromEntries(
    Object.entries(content.texts).map(([language, texts]) => {
      const { genres, ...others } = texts;
      return [language, genres === undefined ? others : { ...others, genres: [...genres] }];
    }),
  ),
  picture: content.picture,
  year: content.year,
  ageRating: content.ageRating,
  season,
  episode,
  status,
});

const timeIssues = (startsAt: number, endDate: string, now: number): FieldIssue[] => {
  const earliest = Math.max(startsAt + SECOND_MS, horizonOf(now) + SECOND_MS);
  const latest = startsAt + LONGEST_PROGRAMME_MS;
  const endsAt = toSecond(endDate);
  if (endsAt >= earliest && endsAt <= latest) return [];
  const days = LONGEST_PROGRAMME_MS / DAY_MS;
  const allowed =
    earliest > latest
      ? `a programme that ends later than ${new Date(horizonOf(now)).toISOString()}`
      : `from ${new Date(earliest).toISOString()} to ${new Date(latest).toISOString()}, ${days} days after its start`;
  return [{ field: 'endDate', found: endDate, allowed }];
};

const ajv = new Ajv({ allErrors: true, verbose: true, strict: false, code: AJV_CODE });
const areTexts = ajv.compile(ProgrammeTextsByLanguage);

const textsIssues = (texts: unknown): readonly FieldIssue[] =>
  areTexts(texts)
    ? []
    : fieldIssues(areTexts.errors ?? []).map(({ field, found, allowed }) => ({
        field: field === '(whole)' ? 'texts' : `texts.${field}`,
        found,
        allowed,
      }));

/** What is wrong with a programme by itself; fields are paths within it. */
export const programmeIssues = (
  startsAt: number,
  { endDate, texts, picture }: ProgrammeDocument,
  { rules, now }: { readonly rules: ContentRules; readonly now: number },
): readonly FieldIssue[] => {
  const { languages, defaultLanguage, isPicture } = rules;
  const malformed = textsIssues(texts);
  if (malformed.length > 0) return malformed;
  const unknown = Object.keys(texts).filter((language) => !languages.includes(language));
  return [
    ...timeIssues(startsAt, endDate, now),
    ...unknown.map((language) => ({
      field: `texts.${language}`,
      found: JSON.stringify(language),
      allowed: languages.join(', '),
    })),
    ...(texts[defaultLanguage] === undefined
      ? [
          {
            field: `texts.${defaultLanguage}`,
            found: 'nothing',
            allowed: 'texts in the default language of the realm',
          },
        ]
      : []),
    ...(picture === null || picture === undefined || isPicture(picture)
      ? []
      : [
          {
            field: 'picture',
            found: JSON.stringify(picture),
            allowed:
              'an address at one of the origins in guide.pictureOrigins or streamOrigins of the realm file',
          },
        ]),
  ];
};
