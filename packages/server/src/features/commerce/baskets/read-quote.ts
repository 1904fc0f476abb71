import { ApiError } from '../../../api-error.js';
import type { Database } from '../../../database/database.js';
import type { RenewalDiscount } from '../../../database/schema/licences.js';
import { CreditsRepository } from '../credits/credits.repository.js';
import { HeldLicencesRepository } from '../licences/held-licences.repository.js';
import { SaleCatalogueRepository } from '../licences/sale-catalogue.repository.js';
import type { SaleCatalogue } from '../licences/sale-catalogue.js';
import type { AppliedTax } from '../tax/tax.service.js';
import {
  isUsedUp,
  quoteBasket,
  voucherFits,
  voucherState,
  type BasketRow,
  type Quote,
  type QuoteInput,
  type VoucherRow,
  type VoucherUses,
} from './basket-quote.js';
import { BasketsRepository } from './baskets.repository.js';

/** Normalises a typed code: case and surrounding spaces are ignored. */
export const voucherCode = (typed: string): string => typed.trim().toUpperCase();

/** @throws {ApiError} VOUCHER_NOT_FOUND, VOUCHER_EXPIRED, VOUCHER_NOT_YET_VALID, VOUCHER_USED_UP, VOUCHER_NOT_APPLICABLE */
const checkVoucher = (
  voucher: VoucherRow | undefined,
  item: Pick<BasketRow, 'licenceId' | 'giftId'>,
  uses: VoucherUses,
  now: number,
): VoucherRow => {
  if (voucher === undefined) throw new ApiError('VOUCHER_NOT_FOUND');
  const state = voucherState(voucher, now);
  if (state === 'expired')
    throw new ApiError('VOUCHER_EXPIRED', { details: { endedAt: voucher.expiresAt?.toISOString() ?? '' } });
  if (state === 'upcoming')
    throw new ApiError('VOUCHER_NOT_YET_VALID', {
      details: { startsAt: voucher.startsAt?.toISOString() ?? '' },
    });
  if (isUsedUp(voucher, uses)) throw new ApiError('VOUCHER_USED_UP');
  if (!voucherFits(voucher, item)) throw new ApiError('VOUCHER_NOT_APPLICABLE');
  return voucher;
};

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
 * @param tax decided before, because it may come from another company
 * @param options whether the account's credit is used, whether it is locked for the transaction that uses it, and the
 *   providers that may be paid with
 */
export const readQuote = async (
  db: Database,
  basket: BasketRow,
  accountId: string | null,
  tax: AppliedTax,
  now: number,
  {
    usesCredit = true,
    lock,
    providers = [],
  }: {
    readonly usesCredit?: boolean;
    readonly lock?: 'update';
    readonly providers?: QuoteInput['providers'];
  } = {},
): Promise<ReadQuote> => {
  const basketsRepository = new BasketsRepository(db);
  const catalogue = await new SaleCatalogueRepository(db).read();
  const heldLicences = accountId === null ? [] : await new HeldLicencesRepository(db).ofAccount(accountId);
  const trialsHad = accountId === null ? new Set<string>() : await basketsRepository.trialsHadBy(accountId);
  const voucher =
    basket.voucherCode === null ? undefined : await basketsRepository.voucherByCode(basket.voucherCode);
  const balances = await new CreditsRepository(db).balancesOf(
    accountId === null || !usesCredit ? [] : [accountId],
    lock,
  );
  const isUsable =
    voucher !== undefined && !isUsedUp(voucher, await basketsRepository.voucherUses(voucher.code, accountId));
  return {
    catalogue,
    voucher,
    quote: quoteBasket({
      basket,
      catalogue,
      heldLicences,
      trialsHad,
      voucher: isUsable ? voucher : undefined,
      tax,
      balance: balances.get(accountId ?? '') ?? [],
      providers,
      now,
    }),
  };
};

/** The owner's open basket, locked for the transaction: concurrent payments wait for the lock. */
export const lockOpenBasket = (tx: Database, owner: string): Promise<BasketRow | undefined> =>
  new BasketsRepository(tx).openOf(owner, 'update');

/** Stores the sum that the owner is shown. */
export const saveShownSum = (db: Database, basketId: string, shownSum: string): Promise<void> =>
  new BasketsRepository(db).save(basketId, { told: shownSum });

/** Uses of the voucher wait for one another until the transaction ends. */
export const lockVoucher = (tx: Database, typed: string): Promise<void> =>
  new BasketsRepository(tx).lockVoucher(voucherCode(typed));

/**
 * A voucher that the account may use now.
 * @throws {ApiError} VOUCHER_NOT_FOUND, VOUCHER_EXPIRED, VOUCHER_NOT_YET_VALID, VOUCHER_USED_UP, VOUCHER_NOT_APPLICABLE
 */
export const readVoucher = async (
  db: Database,
  typed: string,
  item: Pick<BasketRow, 'licenceId' | 'giftId'>,
  accountId: string | null,
  now: number,
): Promise<VoucherRow> => {
  const baskets = new BasketsRepository(db);
  const code = voucherCode(typed);
  return checkVoucher(
    await baskets.voucherByCode(code),
    item,
    await baskets.voucherUses(code, accountId),
    now,
  );
};

/**
 * Counts a use of the vouchers of an order, in the transaction that records the payment.
 * @param paymentId null for a voucher that is subtracted from renewals
 */
export const countVoucherUses = async (
  tx: Database,
  discounts: readonly RenewalDiscount[],
  {
    accountId,
    paymentId,
    at,
  }: { readonly accountId: string; readonly paymentId: string | null; readonly at: Date },
): Promise<void> => {
  for (const { source, code } of discounts) {
    // An order has one voucher.
    // oxlint-disable-next-line no-await-in-loop
    if (source === 'voucher')
      await new BasketsRepository(tx).addVoucherUse({ code, accountId, paymentId, at });
  }
};
