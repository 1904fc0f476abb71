import { randomUUID } from 'node:crypto';
import type { UserLicence } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Database } from '../../../database/database.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { BasketRow, VoucherRow } from '../baskets/basket-quote.js';
import { checkVoucher, voucherCode } from '../baskets/baskets.service.js';
import { checkMayBuy, type Buyer } from '../baskets/may-buy.js';
import { readQuote, readVoucher } from '../baskets/read-quote.js';
import { statusAt } from '../licences/held-licence-status.js';
import { purchaseVerdict } from '../licences/licence-view.js';
import { lockHeldLicence, heldLicencesOf, saveHeldLicence } from '../licences/held-licences.js';
import type { ChargeTools } from './charge-payment.js';
import { orderOf } from './order-of.js';
import { paymentByKey } from './payments.repository.js';
import { settleFree } from './settle-payment.js';

/** Redemption of vouchers without a basket. */
export interface RedeemVoucherService {
  /**
   * Applies a voucher to the renewals of a held licence, or grants a licence that the voucher makes free.
   * @throws {ApiError} LICENCE_NOT_FOUND, VOUCHER_NOT_FOUND, VOUCHER_EXPIRED, VOUCHER_NOT_YET_VALID, and
   * VOUCHER_NOT_APPLICABLE if an amount would remain to be paid or the licence already has the voucher
   * @see docs/rules/commerce.md MONEY-37
   */
  redeem(code: string, licenceId: string, buyer: Buyer): Promise<UserLicence>;
}

export interface RedeemVoucherDependencies extends ChargeTools {
  readonly realm: Pick<Realm, 'licenceRules' | 'territories'>;
  readonly heldLicences: (buyer: Buyer) => Promise<readonly UserLicence[]>;
}

export const createRedeemVoucher = (dependencies: RedeemVoucherDependencies): RedeemVoucherService => {
  const { db, deliveries, realm, heldLicences, clock } = dependencies;

  const give = async (tx: Database, voucher: VoucherRow, licenceId: string, buyer: Buyer): Promise<void> => {
    const { caller, country, language } = buyer;
    const accountId = caller.accountId ?? '';
    // The key makes the same voucher grant the same licence only once.
    const idempotencyKey = `voucher ${voucher.code} ${licenceId}`;
    const at = new Date(clock.now());
    const basket: BasketRow = {
      id: randomUUID(),
      owner: accountId,
      itemType: 'LICENCE',
      licenceId,
      giftId: null,
      gift: null,
      country,
      voucherCode: voucher.code,
      noTrialAcknowledged: true,
      told: null,
      status: 'open',
      createdAt: at,
      updatedAt: at,
    };
    const { quote, catalogue } = await readQuote(tx, basket, accountId, clock.now());
    if (quote === undefined) throw new ApiError('LICENCE_NOT_FOUND');
    const heldRows = await heldLicencesOf(tx, accountId);
    const rules = realm.licenceRules;
    const verdict = purchaseVerdict(quote.licence, catalogue, {
      caller,
      heldLicences: heldRows,
      rules,
      now: clock.now(),
    });
    if (verdict !== 'ALLOWED' || quote.totals.discountedTotal > 0)
      throw new ApiError('VOUCHER_NOT_APPLICABLE');
    if ((await paymentByKey(tx, accountId, idempotencyKey)) !== undefined)
      throw new ApiError('VOUCHER_NOT_APPLICABLE');
    await settleFree(
      tx,
      {
        id: randomUUID(),
        owner: accountId,
        accountId,
        itemType: 'LICENCE',
        licenceId,
        sku: quote.sku,
        order: orderOf(quote, basket, language),
        amount: 0,
        tax: 0,
        currency: quote.price.currency,
        scale: quote.price.scale,
        idempotencyKey,
        status: 'succeeded',
        createdAt: at,
        updatedAt: at,
      },
      deliveries,
      clock.now(),
    );
  };

  return {
    redeem: async (typed, licenceId, buyer) => {
      checkMayBuy(buyer, realm);
      const { accountId } = buyer.caller;
      if (accountId === null) throw new ApiError('UNAUTHORISED');
      const item = { licenceId, giftId: null };
      const voucher = checkVoucher(await readVoucher(db, voucherCode(typed)), item, clock.now());
      await db.transaction(async (tx) => {
        const heldLicence = await lockHeldLicence(tx, accountId, licenceId);
        const renews =
          heldLicence !== undefined &&
          heldLicence.autoRenewing &&
          statusAt(heldLicence, clock.now()) === 'active';
        if (heldLicence === undefined || !renews) return give(tx, voucher, licenceId, buyer);
        const { lifeTimeRepeat: left, code, discount: cut } = voucher;
        // A voucher also reduces the first payment, which is a renewal here; hence one more than its renewals.
        if (heldLicence.discounts.some((one) => one.code === code))
          throw new ApiError('VOUCHER_NOT_APPLICABLE');
        await saveHeldLicence(tx, heldLicence.id, {
          discounts: [
            ...heldLicence.discounts,
            { source: 'voucher', code, cut, left: left === null ? null : left + 1 },
          ],
        });
      });
      const shown = (await heldLicences(buyer)).find(({ id }) => id === licenceId);
      if (shown === undefined) throw new ApiError('LICENCE_NOT_FOUND');
      return shown;
    },
  };
};
