import { randomUUID } from 'node:crypto';
import type { UserLicence } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Database } from '../../../database/database.js';
import type { Realm } from '../../../realm/load-realm.js';
import { renewsAtCost, type BasketRow, type VoucherRow } from '../baskets/basket-quote.js';
import { checkMayBuy, type Buyer } from '../baskets/may-buy.js';
import { lockVoucher, readQuote, readVoucher, countVoucherUses } from '../baskets/read-quote.js';
import { statusAt } from '../licences/held-licence-status.js';
import { purchaseDecision } from '../licences/licence-view.js';
import { HeldLicencesRepository } from '../licences/held-licences.repository.js';
import type { ChargeTools } from './charge-payment.js';
import type { AppliedTax, TaxService } from '../tax/tax.service.js';
import { orderOf } from './order-of.js';
import { PaymentMethodsRepository } from './payment-methods.repository.js';
import { settleFree } from './settle-payment.js';

export interface RedeemVoucherDependencies extends ChargeTools {
  readonly realm: Pick<Realm, 'licenceRules' | 'territories'>;
  readonly heldLicences: (buyer: Buyer) => Promise<readonly UserLicence[]>;
  readonly tax: Pick<TaxService, 'ofPurchase'>;
}

/** Redemption of vouchers without a basket. */
export class RedeemVoucherService {
  readonly #dependencies: RedeemVoucherDependencies;

  constructor(dependencies: RedeemVoucherDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Applies a voucher to the renewals of a held licence, or grants a licence that the voucher makes free.
   * @throws {ApiError} LICENCE_NOT_FOUND, VOUCHER_NOT_FOUND, VOUCHER_EXPIRED, VOUCHER_NOT_YET_VALID, and
   * VOUCHER_NOT_APPLICABLE if an amount would remain to be paid or the licence already has the voucher, FAILED_PAYMENT if
   * renewals cost something and the account has stored no payment method
   * @see docs/rules/commerce.md MONEY-37, MONEY-45
   */
  async redeem(typed: string, licenceId: string, buyer: Buyer): Promise<UserLicence> {
    checkMayBuy(buyer, this.#dependencies.realm);
    const { accountId } = buyer.caller;
    if (accountId === null) throw new ApiError('UNAUTHORISED');
    const item = { licenceId, giftId: null };
    const now = this.#dependencies.clock.now();
    const tax = await this.#dependencies.tax.ofPurchase(accountId, buyer.country);
    await this.#dependencies.db.transaction(async (tx) => {
      await lockVoucher(tx, typed);
      const voucher = await readVoucher(tx, typed, item, accountId, now);
      const heldLicencesRepository = new HeldLicencesRepository(tx);
      const heldLicence = await heldLicencesRepository.lock(accountId, licenceId);
      const renews =
        heldLicence !== undefined && heldLicence.autoRenewing && statusAt(heldLicence, now) === 'active';
      if (heldLicence === undefined || !renews) return this.#give(tx, { voucher, tax }, licenceId, buyer);
      const { lifeTimeRepeat: left, code, discount: cut } = voucher;
      // A voucher also reduces the first payment, which is a renewal here; hence one more than its renewals.
      if (heldLicence.discounts.some((one) => one.code === code))
        throw new ApiError('VOUCHER_NOT_APPLICABLE');
      const discount = { source: 'voucher' as const, code, cut, left: left === null ? null : left + 1 };
      await heldLicencesRepository.save(heldLicence.id, { discounts: [...heldLicence.discounts, discount] });
      await countVoucherUses(tx, [discount], { accountId, paymentId: null, at: new Date(now) });
    });
    const shown = (await this.#dependencies.heldLicences(buyer)).find(({ id }) => id === licenceId);
    if (shown === undefined) throw new ApiError('LICENCE_NOT_FOUND');
    return shown;
  }

  async #give(
    tx: Database,
    { voucher, tax }: { readonly voucher: VoucherRow; readonly tax: AppliedTax },
    licenceId: string,
    buyer: Buyer,
  ): Promise<void> {
    const { caller, country, language } = buyer;
    const accountId = caller.accountId ?? '';
    const id = randomUUID();
    const at = new Date(this.#dependencies.clock.now());
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
    const { quote, catalogue } = await readQuote(tx, basket, accountId, tax, at.getTime(), {
      usesCredit: false,
    });
    if (quote === undefined) throw new ApiError('LICENCE_NOT_FOUND');
    const heldRows = await new HeldLicencesRepository(tx).ofAccount(accountId);
    const rules = this.#dependencies.realm.licenceRules;
    const decision = purchaseDecision(quote.licence, catalogue, {
      caller,
      heldLicences: heldRows,
      rules,
      now: this.#dependencies.clock.now(),
    });
    if (decision !== 'ALLOWED' || quote.totals.discountedTotal > 0)
      throw new ApiError('VOUCHER_NOT_APPLICABLE');
    const [method] = await new PaymentMethodsRepository(tx).stored(accountId);
    if (method === undefined && renewsAtCost(quote)) throw new ApiError('FAILED_PAYMENT');
    await settleFree(
      tx,
      {
        id,
        owner: accountId,
        accountId,
        itemType: 'LICENCE',
        licenceId,
        sku: quote.sku,
        order: orderOf(quote, basket, tax, language),
        amount: 0,
        tax: 0,
        currency: quote.price.currency,
        scale: quote.price.scale,
        providerId: method?.providerId ?? null,
        methodId: method?.id ?? null,
        methodType: method?.type ?? null,
        idempotencyKey: `voucher ${id}`,
        status: 'succeeded',
        createdAt: at,
        updatedAt: at,
      },
      this.#dependencies.deliveries,
      this.#dependencies.clock.now(),
    );
    await countVoucherUses(tx, quote.discounts, { accountId, paymentId: id, at });
  }
}
