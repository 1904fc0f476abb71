import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import { invalidFields, issueOf } from '../../../http/requests/field-refused.js';
import type { Books } from '../books/books.service.js';
import { CreditsRepository } from '../credits/credits.repository.js';
import { currenciesOf } from '../licences/sale-catalogue.js';
import { SaleCatalogueRepository } from '../licences/sale-catalogue.repository.js';
import { actOnce, type FinanceRequest } from './act-once.js';

export interface GiveCreditTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly books: Pick<Books, 'creditGiven'>;
}

/**
 * Gives an account credit, which its coming purchases of plans and renewals use. No tax was paid for it: what it pays for is
 * taxed as if the price were lower.
 * @param given in minor units
 * @throws {ApiError} FORBIDDEN, ACCOUNT_NOT_FOUND, INVALID_FIELD for a currency in which nothing is sold, and CONFLICT for a
 *   key that was used for something else
 * @see docs/rules/commerce.md MONEY-131
 */
export const giveCredit = async (
  tools: GiveCreditTools,
  request: FinanceRequest,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): Promise<void> => {
  const currencies = currenciesOf(await new SaleCatalogueRepository(tools.db).read());
  const scale = currencies.get(currency);
  if (scale === undefined)
    throw invalidFields([issueOf('body.currency', currency, [...currencies.keys()].join(', '))]);
  const { customerId: accountId } = request;
  const credit = { amount, currency, scale };
  const details = { amount: String(amount), currency, scale: String(scale) };
  await actOnce(tools, request, { action: 'creditGiven', details }, async (tx, at) => {
    const id = await new CreditsRepository(tx).give({ ...credit, accountId, net: amount, at });
    await tools.books.creditGiven(tx, id, { accountId, credit }, at);
  });
};
