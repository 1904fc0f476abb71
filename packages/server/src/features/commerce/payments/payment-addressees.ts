import type { Database } from '../../../database/database.js';
import { AddresseesRepository } from '../../../mail/addressees.repository.js';
import { SaleCatalogueRepository } from '../licences/sale-catalogue.repository.js';
import type { PaymentRow } from './payments.repository.js';

interface Addressee {
  readonly recipient: string;
  readonly language: string | null;
  /** What was bought, in the recipient's language. */
  readonly item: string;
}

type NotifiedPayment = Pick<PaymentRow, 'accountId' | 'licenceId'>;

/** Recipients of mails about payments. Payments of guests and of accounts without an address have none. */
export const addresseesOf = async (
  tx: Database,
  payments: readonly NotifiedPayment[],
): Promise<(payment: NotifiedPayment) => Addressee | undefined> => {
  const accountIds = [...new Set(payments.map(({ accountId }) => accountId).filter((id) => id !== null))];
  if (accountIds.length === 0) return () => undefined;
  const accounts = await new AddresseesRepository(tx).of(accountIds);
  const licenceIds = [...new Set(payments.map(({ licenceId }) => licenceId))];
  const textsById = await new SaleCatalogueRepository(tx).textsOf(licenceIds);
  return ({ accountId, licenceId }) => {
    const account = accounts.get(accountId ?? '');
    if (account === undefined || account.email === null) return undefined;
    const texts = textsById.get(licenceId) ?? {};
    const words = texts[account.language ?? ''] ?? Object.values(texts)[0];
    return { recipient: account.email, language: account.language, item: words?.name ?? licenceId };
  };
};
