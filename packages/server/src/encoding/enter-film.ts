import type { MediaStore } from '@footlight/packager';
import { changeEntries } from '../catalogue/entries/change-entries.js';
import { lockCatalogue } from '../catalogue/entries/catalogue-lock.js';
import { editedEntry } from '../catalogue/entries/edit-entry.js';
import { EntriesRepository } from '../catalogue/entries/entries.repository.js';
import { entryIssues, type EntryRules } from '../catalogue/entries/entry-issues.js';
import type { ProjectOptions } from '../catalogue/entries/project-entries.js';
import { readFilmFacts } from '../catalogue/media-facts.js';
import type { Database } from '../database/database.js';
import type { EncodingJobRow } from './encoding-jobs.repository.js';

export interface EnterFilmOptions extends ProjectOptions {
  readonly store: MediaStore;
  readonly rules: EntryRules;
}

/** The video of a film, as `footlight add` writes it. */
const documentOf = (
  { filmId, title }: Pick<EncodingJobRow, 'filmId' | 'title'>,
  language: string,
): Record<string, unknown> => ({
  id: filmId,
  artwork: filmId,
  film: filmId,
  texts: { [language]: { title, description: '' } },
});

/**
 * Makes a film that is complete a video of the catalogue: a draft, or published if the job says so and nothing keeps it
 * from that. A video that is there already stays as it is.
 * @returns what was done, for the log of the job
 */
export const enterFilm = async (
  db: Database,
  { filmId, title, publishes, begunBy }: EncodingJobRow,
  { rules, ...options }: EnterFilmOptions,
): Promise<string> => {
  const { store, now, log } = options;
  const facts = await readFilmFacts(store, filmId, log);
  if (facts === null) throw new Error(`The film ${filmId} was made and cannot be read.`);
  const of = { collection: 'vods', id: filmId } as const;
  const by = { accountId: begunBy, at: new Date(now) };
  return db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const repository = new EntriesRepository(tx);
    await repository.saveFilmFacts(new Map([[filmId, JSON.stringify(facts)]]));
    const touched = [`films:${filmId}`];
    const current = await repository.edited(of);
    if (current !== null && (!publishes || current.draft === null)) {
      await changeEntries(tx, { touched }, options);
      return `Video ${filmId} of the catalogue was there already and is as it was.`;
    }
    const document = current === null ? documentOf({ filmId, title }, rules.defaultLanguage) : undefined;
    const draft = editedEntry({ ...of, document, action: 'save' }, current, by);
    const published = editedEntry({ ...of, document, action: 'publish' }, current, by);
    const issues = publishes ? await entryIssues(tx, published, rules) : [];
    const isPublished = publishes && issues.length === 0;
    await changeEntries(tx, { saved: [isPublished ? published : draft], touched }, options);
    if (isPublished) return `Video ${filmId} is published.`;
    const reasons = issues.map(
      ({ field, found, allowed }) => `${field}: found ${found}; allowed: ${allowed}`,
    );
    return [`Video ${filmId} is a draft of the catalogue.`, ...reasons].join(' ');
  });
};
