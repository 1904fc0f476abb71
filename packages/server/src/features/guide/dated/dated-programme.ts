import { createHash } from 'node:crypto';
import { searchWords } from '@footlight/domain';
import type {
  PROGRAMME_STATUSES,
  ProgrammeTexts,
  programmeTemplates,
} from '../../../database/schema/content-guide.js';
import type { Texts } from '../../../database/schema/content.js';

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

/** A dated programme with what it shows. */
export interface DescribedProgramme extends DatedProgramme {
  readonly content: ProgrammeContent;
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

/** No format has an id that begins so. */
const DIGEST_MARK = '#';
const DIGEST_LENGTH = 22;

/** Identifies what a programme shows. */
export const templateIdOf = (content: ProgrammeContent): string =>
  `${DIGEST_MARK}${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, DIGEST_LENGTH)}`;

const searchTextOf = ({ texts }: ProgrammeContent): string =>
  [...new Set(Object.values(texts).map(({ title }) => searchWords(title).join(' ')))].join('\n');

/** The row of what a programme shows. */
export const templateOf = (
  id: string,
  content: ProgrammeContent,
): typeof programmeTemplates.$inferInsert => ({
  id,
  searchText: searchTextOf(content),
  dated: true,
  ...content,
});
