import type { Database } from '../../../database/database.js';
import { HeldLicencesRepository } from '../licences/held-licences.repository.js';
import { SaleCatalogueRepository } from '../licences/sale-catalogue.repository.js';
import type { SaleCatalogue } from '../licences/sale-catalogue.js';
import { quoteBasket, type BasketRow, type Quote, type VoucherRow } from './basket-quote.js';
import { BasketsRepository } from './baskets.repository.js';

export interface ReadQuote {
  readonly catalogue: SaleCatalogue;
  readonly quote: Quote | undefined;
  /** The basket's voucher, whether or not it currently applies. */
  readonly voucher: VoucherRow | undefined;
}

/**
 * Reads everything the price of a basket depends on, and computes the price.
 * @param db the database, or the transaction of the payment
 * @param accountId null for a guest
 */
export const readQuote = async (
  db: Database,
  basket: BasketRow,
  accountId: string | null,
  now: number,
): Promise<ReadQuote> => {
  const basketsRepository = new BasketsRepository(db);
  const catalogue = await new SaleCatalogueRepository(db).read();
  const heldLicences = accountId === null ? [] : await new HeldLicencesRepository(db).ofAccount(accountId);
  const trialsHad = accountId === null ? new Set<string>() : await basketsRepository.trialsHadBy(accountId);
  const voucher =
    basket.voucherCode === null ? undefined : await basketsRepository.voucherByCode(basket.voucherCode);
  return {
    catalogue,
    voucher,
    quote: quoteBasket({ basket, catalogue, heldLicences, trialsHad, voucher, now }),
  };
};

/** The owner's open basket, locked for the transaction: concurrent payments wait for the lock. */
export const lockOpenBasket = (tx: Database, owner: string): Promise<BasketRow | undefined> =>
  new BasketsRepository(tx).openOf(owner, 'update');

/** Stores the sum that the owner is shown. */
export const saveShownSum = (db: Database, basketId: string, shownSum: string): Promise<void> =>
  new BasketsRepository(db).save(basketId, { told: shownSum });

/** @param code in capitals */
export const readVoucher = (db: Database, code: string): Promise<VoucherRow | undefined> =>
  new BasketsRepository(db).voucherByCode(code);
