import type { FieldIssue } from '@footlight/contract';
import type { EditedEntry, EntryId } from './entries.repository.js';

/** A change as an editor asks for it. */
export interface EntryEdit extends EntryId {
  readonly document?: unknown;
  readonly action: 'save' | 'publish' | 'withdraw';
  /** Undefined keeps the time that is set. */
  readonly publishAt?: Date | null | undefined;
  readonly withdrawAt?: Date | null | undefined;
}

/** What changes an entry, and when. */
export interface EditedBy {
  /** Null for the service itself. */
  readonly accountId: string | null;
  readonly at: Date;
}

/** Sorts after the entries of files. */
export const LAST_POSITION = 1_000_000_000;

const pastIssues = (name: string, time: Date | null | undefined, now: Date): FieldIssue[] =>
  time === null || time === undefined || time > now
    ? []
    : [{ field: name, found: time.toISOString(), allowed: 'a time to come, or null' }];

/**
 * What is wrong with a change by itself.
 * @param current the entry as it is; null for a new one
 */
export const editIssues = (
  { document, action, publishAt, withdrawAt }: EntryEdit,
  current: EditedEntry | null,
  { at }: EditedBy,
): readonly FieldIssue[] => [
  ...pastIssues('publishAt', publishAt, at),
  ...pastIssues('withdrawAt', withdrawAt, at),
  ...(document === undefined && current === null
    ? [{ field: 'document', found: 'nothing', allowed: 'the document of a new entry' }]
    : []),
  ...(action === 'withdraw' && current !== null && current.document === null
    ? [
        {
          field: 'action',
          found: '"withdraw"',
          allowed: 'save or publish, as viewers see nothing of the entry',
        },
      ]
    : []),
];

/** An entry as it is after a change. */
export const editedEntry = (
  edit: EntryEdit,
  current: EditedEntry | null,
  { accountId, at }: EditedBy,
): Omit<EditedEntry, 'version'> => {
  const shown = edit.document ?? current?.draft ?? current?.document ?? null;
  const published = current?.document ?? null;
  const isPublished = edit.action === 'publish';
  const states = {
    save: { document: published, draft: shown },
    publish: { document: shown, draft: null },
    withdraw: { document: null, draft: shown },
  } as const;
  // A time that was set for what happens now has no more meaning.
  const publishAt = isPublished ? null : (current?.publishAt ?? null);
  const withdrawAt = edit.action === 'withdraw' ? null : (current?.withdrawAt ?? null);
  return {
    collection: edit.collection,
    id: edit.id,
    position: current?.position ?? LAST_POSITION,
    ...states[edit.action],
    fileHash: current?.fileHash ?? null,
    publishAt: edit.publishAt === undefined ? publishAt : edit.publishAt,
    withdrawAt: edit.withdrawAt === undefined ? withdrawAt : edit.withdrawAt,
    changedAt: at,
    changedBy: accountId,
  };
};
