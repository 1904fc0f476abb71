import type { Clock } from '../clock.js';
import type { Database } from '../database/database.js';
import type { Realm } from '../realm/load-realm.js';
import { putMails, type NewMail } from './outbox.repository.js';

/** A mail to be sent; without a language, in the realm's. */
export type PostedMail = Omit<NewMail, 'language'> & { readonly language: string | null };

/** Puts mails into the outbox, in the transaction of what causes them. */
export type PostMail = (db: Database, ...mails: readonly PostedMail[]) => Promise<void>;

/** @returns what posts nothing where the realm sends no mail */
export const createPostMail =
  ({ mail: settings, defaultLanguage }: Pick<Realm, 'mail' | 'defaultLanguage'>, clock: Clock): PostMail =>
  async (db, ...mails) => {
    if (settings === null) return;
    await putMails(
      db,
      mails.map((mail) => Object.assign({}, mail, { language: mail.language ?? defaultLanguage })),
      new Date(clock.now()),
    );
  };
