import type { Database } from '../database/database.js';
import { AddresseesRepository } from './addressees.repository.js';
import type { PostMail } from './post-mail.js';
import type { SecurityChange } from './security-mail.js';

/** Notifies an account's owner of a change to its sign-in; takes the transaction of the change. */
export type PostSecurityMail = (db: Database, accountId: string, what: SecurityChange) => Promise<void>;

/** @returns a function that does nothing for accounts without an address */
export const createPostSecurityMail =
  (post: PostMail): PostSecurityMail =>
  async (db, accountId, what) => {
    const owner = (await new AddresseesRepository(db).of([accountId])).get(accountId);
    if (owner?.email == null) return;
    const { email: recipient, language } = owner;
    await post(db, { kind: 'security-changed', recipient, language, details: { what } });
  };
