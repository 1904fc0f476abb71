import type { Clock } from '../clock.js';
import type { Database } from '../database/database.js';
import type { Realm } from '../realm/load-realm.js';
import { putMail, type NewMail } from './outbox.repository.js';

/** Puts a mail into the outbox, in the transaction of what causes it; without a language, in the realm's. */
export type PostMail = (
  db: Database,
  mail: Omit<NewMail, 'language'> & { readonly language: string | null },
) => Promise<void>;

/** @returns what posts nothing where the realm sends no mail */
export const createPostMail =
  ({ mail: settings, defaultLanguage }: Pick<Realm, 'mail' | 'defaultLanguage'>, clock: Clock): PostMail =>
  async (db, { language, ...mail }) => {
    if (settings === null) return;
    await putMail(db, { ...mail, language: language ?? defaultLanguage }, new Date(clock.now()));
  };
