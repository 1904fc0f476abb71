import type { Clock } from '../clock.js';
import type { Database } from '../database/database.js';
import type { Realm } from '../realm/load-realm.js';
import { type NewMail, OutboxRepository } from './outbox.repository.js';

/** A mail to send; a null language means the realm's default. */
type PostedMail = Omit<NewMail, 'language'> & { readonly language: string | null };

/** Adds mails to the outbox; takes the transaction of the change that causes them. */
export type PostMail = (db: Database, ...mails: readonly PostedMail[]) => Promise<void>;

/** @returns a function that does nothing if the realm has no mail settings */
export const createPostMail =
  ({ mail: settings, defaultLanguage }: Pick<Realm, 'mail' | 'defaultLanguage'>, clock: Clock): PostMail =>
  async (db, ...mails) => {
    if (settings === null) return;
    await new OutboxRepository(db).put(
      mails.map((mail) => Object.assign({}, mail, { language: mail.language ?? defaultLanguage })),
      new Date(clock.now()),
    );
  };
