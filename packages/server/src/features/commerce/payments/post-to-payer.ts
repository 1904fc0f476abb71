import type { Database } from '../../../database/database.js';
import type { PostMail } from '../../../mail/post-mail.js';
import { addresseesOf } from './payment-addressees.js';
import type { PaymentRow } from './payments.repository.js';

/** Mails whoever pays for a licence, about one payment or the licence itself; accounts without an address get none. */
export const postToPayer = async (
  tx: Database,
  post: PostMail,
  about: Pick<PaymentRow, 'accountId' | 'licenceId'>,
  kind: Parameters<PostMail>[1]['kind'],
  details: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const addressee = (await addresseesOf(tx, [about]))(about);
  if (addressee === undefined) return;
  const { item, ...to } = addressee;
  await post(tx, { kind, ...to, details: { item, ...details } });
};
