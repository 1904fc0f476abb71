import { randomUUID } from 'node:crypto';
import type { GiftProduct, PaymentResult, UserLicence } from '@footlight/contract';
import { billingPeriodEnd, isDowngrade } from '@footlight/domain';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import type { PaymentOrder } from '../../../database/schema/payments.js';
import type { PostMail } from '../../../mail/post-mail.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { Buyer } from '../baskets/may-buy.js';
import { checkMayBuy } from '../baskets/may-buy.js';
import type { Books } from '../books/books.service.js';
import { extendLicence } from '../licences/extend-licence.js';
import { rankedLicence } from '../licences/held-licence-status.js';
import { mayStepDown } from '../licences/licence-view.js';
import { priceAmounts } from '../licences/prices.js';
import { HeldLicencesRepository } from '../licences/held-licences.repository.js';
import { SaleCatalogueRepository } from '../licences/sale-catalogue.repository.js';
import { wordsIn } from '../licences/sale-catalogue.js';
import { derivedCode, giftCodeHash } from '../derived-code.js';
import { postGift } from './gift-mail.js';
import { GiftsRepository, isRedeemable } from './gifts.repository.js';

const DAY_MS = 86_400_000;

/** The parts of a payment that a gift is created from. */
export interface GiftPayment {
  readonly id: string;
  readonly order: PaymentOrder;
}

export interface GiftsDependencies {
  readonly db: Database;
  readonly realm: Pick<Realm, 'defaultLanguage' | 'licenceRules' | 'territories'>;
  readonly codeKey: Uint8Array;
  readonly books: Books;
  readonly heldLicences: (buyer: Buyer) => Promise<readonly UserLicence[]>;
  /** Queues the mail to the recipient. */
  readonly post: PostMail;
  readonly clock: Clock;
}

export class GiftsService {
  readonly #dependencies: GiftsDependencies;

  constructor(dependencies: GiftsDependencies) {
    this.#dependencies = dependencies;
  }

  async products({
    language,
    country,
  }: {
    readonly language: string;
    readonly country: string;
  }): Promise<GiftProduct[]> {
    const catalogue = await new SaleCatalogueRepository(this.#dependencies.db).read();
    const view = {
      language,
      country,
      defaultLanguage: this.#dependencies.realm.defaultLanguage,
      now: this.#dependencies.clock.now(),
    };
    const worded = (words: Readonly<Record<string, string>>): string =>
      wordsIn(words, language, this.#dependencies.realm.defaultLanguage) ?? '';
    return catalogue.giftProducts
      .map(({ id, licenceId, period, name, description, prices }) => ({
        giftId: id,
        name: worded(name),
        description: worded(description),
        licenceId,
        period,
        amounts: priceAmounts(
          { id, sku: `gift-${id}`, prices, period, marketingPeriod: null },
          // Discounts apply to licences only; a gift has its own price.
          { ...catalogue, discounts: [] },
          view,
        ),
        image: null,
      }))
      .filter(({ amounts }) => amounts.length > 0);
  }

  /**
   * Creates the purchased gift, in the transaction that records the payment.
   * @returns false if the gift is not sold any more
   */
  async deliver(tx: Database, { id: paymentId, order }: GiftPayment, now: number): Promise<boolean> {
    const { giftProducts } = await new SaleCatalogueRepository(tx).read();
    const product = giftProducts.find(({ id }) => id === order.giftId);
    if (product === undefined) return false;
    const id = randomUUID();
    const { recipientName, recipientEmail, message, sendAt } = order.gift ?? {};
    const sendsAt =
      recipientEmail === undefined ? null : new Date(sendAt === undefined ? now : Date.parse(sendAt));
    const gift = {
      id,
      recipientEmail: recipientEmail ?? null,
      sendsAt,
    };
    await new GiftsRepository(tx).add({
      ...gift,
      paymentId,
      productId: product.id,
      licenceId: product.licenceId,
      period: product.period,
      codeHash: giftCodeHash(derivedCode(this.#dependencies.codeKey, id)),
      recipientName: recipientName ?? null,
      message: message ?? null,
      expiresAt: new Date(now + product.redeemableDays * DAY_MS),
      createdAt: new Date(now),
    });
    await postGift(tx, this.#dependencies.post, gift, order.language);
    return true;
  }

  /** The gift as the page after payment shows it; null if the payment was not for a gift. */
  async ofPayment(paymentId: string): Promise<NonNullable<PaymentResult['gift']> | null> {
    const gift = await new GiftsRepository(this.#dependencies.db).ofPayment(paymentId);
    if (gift === undefined) return null;
    return {
      redeemCode: derivedCode(this.#dependencies.codeKey, gift.id),
      recipientName: gift.recipientName,
      expiresAt: gift.expiresAt.toISOString(),
    };
  }

  /**
   * @throws {ApiError} GIFT_NOT_FOUND for a code that is unknown, refunded or expired, GIFT_ALREADY_REDEEMED,
   *   INVALID_TIER_CHANGE
   * @see docs/rules/commerce.md MONEY-50
   */
  async redeem(code: string, buyer: Buyer): Promise<UserLicence> {
    checkMayBuy(buyer, this.#dependencies.realm);
    const { accountId } = buyer.caller;
    if (accountId === null) throw new ApiError('UNAUTHORISED');
    const now = this.#dependencies.clock.now();
    const licenceId = await this.#dependencies.db.transaction(async (tx) => {
      const giftsRepository = new GiftsRepository(tx);
      const payment = await giftsRepository.lockPayment(giftCodeHash(code));
      const gift = await giftsRepository.lock(giftCodeHash(code));
      if (payment === undefined || gift === undefined || !isRedeemable(gift, now))
        throw new ApiError('GIFT_NOT_FOUND');
      if (gift.redeemedAt !== null) throw new ApiError('GIFT_ALREADY_REDEEMED');
      const catalogue = await new SaleCatalogueRepository(tx).read();
      const licence = catalogue.licences.find(({ id }) => id === gift.licenceId);
      if (licence === undefined) throw new ApiError('GIFT_NOT_FOUND');
      const ranked = (await new HeldLicencesRepository(tx).ofAccount(accountId)).map((heldLicence) =>
        rankedLicence(heldLicence, catalogue, now),
      );
      if (isDowngrade(licence, ranked) && !mayStepDown(licence.family, this.#dependencies.realm.licenceRules))
        throw new ApiError('INVALID_TIER_CHANGE');
      await giftsRepository.markRedeemed(gift.id, accountId, new Date(now));
      await extendLicence(tx, {
        accountId,
        licenceId: gift.licenceId,
        until: (start) => billingPeriodEnd(start, gift.period, 1),
        now,
      });
      await this.#dependencies.books.redeemed(tx, payment, new Date(now));
      return gift.licenceId;
    });
    const redeemed = (await this.#dependencies.heldLicences(buyer)).find(({ id }) => id === licenceId);
    if (redeemed === undefined) throw new ApiError('GIFT_NOT_FOUND');
    return redeemed;
  }
}
