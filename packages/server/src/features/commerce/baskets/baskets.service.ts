import { randomUUID } from 'node:crypto';
import type { Basket, BodyOf, ReplyOf } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import type { GiftDetails } from '../../../database/schema/baskets.js';
import { fieldsRefused, issueOf } from '../../../field-refused.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { BillingService } from '../billing/billing.service.js';
import { purchaseVerdict } from '../licences/licence-view.js';
import { periodOf } from '../licences/prices.js';
import { readCatalogue, heldLicencesOf } from '../licences/held-licences.js';
import type { PaymentProvider } from '../payments/providers/payment-provider.js';
import { sumDueOf, voucherFits, voucherState, type BasketRow, type VoucherRow } from './basket-quote.js';
import { basketShown } from './basket-shown.js';
import {
  basketById,
  cleanBaskets,
  openBasketOf,
  replaceBasket,
  saveBasket,
  takeOver,
  voucherByCode,
} from './baskets.repository.js';
import { checkMayBuy, ownerOf, type Buyer } from './may-buy.js';
import { readQuote, type ReadQuote } from './read-quote.js';

const DAY_MS = 86_400_000;
/** How long a replaced basket is kept, in days. */
const DROPPED_DAYS = 30;

/** The caller's basket; its sums are computed here alone, and again on every change. */
export interface BasketsService {
  /**
   * @throws {ApiError} LICENCE_NOT_FOUND, INVALID_TIER_CHANGE for a downgrade, LICENCE_STATE_CONFLICT for a licence
   *   already held, and the errors of {@link checkMayBuy}
   */
  create(body: BodyOf<'createBasket'>, buyer: Buyer): Promise<Basket>;
  /** @throws {ApiError} GIFT_NOT_FOUND, and the errors of {@link checkMayBuy} */
  createGift(giftId: string, details: GiftDetails, buyer: Buyer): Promise<Basket>;
  /** @throws {ApiError} BASKET_NOT_FOUND */
  of(buyer: Buyer): Promise<Basket>;
  /** @throws {ApiError} BASKET_NOT_FOUND */
  changes(buyer: Buyer): Promise<ReplyOf<'getBasketChanges'>>;
  /**
   * Assigns a basket to the caller and recomputes it.
   * @throws {ApiError} BASKET_NOT_FOUND, FREE_TRIAL_DENIED, BASKET_REQUIREMENTS_FAILED
   */
  update(id: string, acknowledgeNoFreeTrial: boolean, buyer: Buyer): Promise<Basket>;
  /**
   * @throws {ApiError} BASKET_NOT_FOUND, VOUCHER_NOT_FOUND, VOUCHER_EXPIRED, VOUCHER_NOT_YET_VALID,
   *   VOUCHER_NOT_APPLICABLE
   */
  applyVoucher(code: string, buyer: Buyer): Promise<Basket>;
  /** @throws {ApiError} BASKET_NOT_FOUND */
  removeVoucher(code: string, buyer: Buyer): Promise<Basket>;
  clean(): Promise<void>;
}

export interface BasketsDependencies {
  readonly db: Database;
  readonly billing: Pick<BillingService, 'needs'>;
  readonly providers: readonly PaymentProvider[];
  readonly realm: Pick<Realm, 'defaultLanguage' | 'licenceRules' | 'territories'>;
  readonly clock: Clock;
}

/** Normalises a typed code: case and surrounding spaces are ignored. */
export const voucherCode = (typed: string): string => typed.trim().toUpperCase();

/** @throws {ApiError} VOUCHER_NOT_FOUND, VOUCHER_EXPIRED, VOUCHER_NOT_YET_VALID, VOUCHER_NOT_APPLICABLE */
export const checkVoucher = (
  voucher: VoucherRow | undefined,
  item: Pick<BasketRow, 'licenceId' | 'giftId'>,
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
  if (!voucherFits(voucher, item)) throw new ApiError('VOUCHER_NOT_APPLICABLE');
  return voucher;
};

export const createBasketsService = (dependencies: BasketsDependencies): BasketsService => {
  const { db, billing, providers, realm, clock } = dependencies;
  const at = (): Date => new Date(clock.now());

  const read = (basket: BasketRow, { caller }: Buyer): Promise<ReadQuote> =>
    readQuote(db, basket, caller.accountId, clock.now());

  /** Renders the basket and stores the sum that its owner is shown. */
  const shown = async (basket: BasketRow, buyer: Buyer, known?: ReadQuote): Promise<Basket> => {
    const { quote, voucher } = known ?? (await read(basket, buyer));
    if (quote === undefined) throw new ApiError('BASKET_NOT_FOUND');
    const sumDue = sumDueOf(quote);
    if (sumDue !== basket.told) await saveBasket(db, basket.id, { told: sumDue });
    return basketShown({
      basket,
      quote,
      voucher,
      needs: await billing.needs(buyer.caller.accountId, basket.country),
      providers,
      words: { language: buyer.language, defaultLanguage: realm.defaultLanguage },
      now: clock.now(),
    });
  };

  /** The caller's open basket, with its country updated to the caller's. */
  const existing = async ({ caller, country }: Buyer): Promise<BasketRow> => {
    const basket = await openBasketOf(db, ownerOf(caller));
    if (basket === undefined) throw new ApiError('BASKET_NOT_FOUND');
    if (basket.country === country) return basket;
    await saveBasket(db, basket.id, { country, updatedAt: at() });
    return { ...basket, country };
  };

  const begin = async (
    item: Pick<BasketRow, 'itemType' | 'licenceId' | 'giftId' | 'gift'>,
    buyer: Buyer,
  ): Promise<Basket> => {
    const now = at();
    const basket: BasketRow = {
      id: randomUUID(),
      owner: ownerOf(buyer.caller),
      ...item,
      country: buyer.country,
      voucherCode: null,
      noTrialAcknowledged: false,
      told: null,
      status: 'open',
      createdAt: now,
      updatedAt: now,
    };
    await replaceBasket(db, basket);
    return shown(basket, buyer);
  };

  const checkOnSale = async (
    { licenceId, subscriptionPeriod }: BodyOf<'createBasket'>,
    { caller }: Buyer,
  ): Promise<void> => {
    const catalogue = await readCatalogue(db);
    const licence = catalogue.licences.find(({ id }) => id === licenceId);
    if (licence === undefined) throw new ApiError('LICENCE_NOT_FOUND');
    const heldLicences = caller.accountId === null ? [] : await heldLicencesOf(db, caller.accountId);
    const rules = realm.licenceRules;
    const verdict = purchaseVerdict(licence, catalogue, { caller, heldLicences, rules, now: clock.now() });
    if (verdict === 'HELD') throw new ApiError('LICENCE_STATE_CONFLICT');
    if (verdict === 'DOWNGRADE_BLOCKED') throw new ApiError('INVALID_TIER_CHANGE');
    if (verdict === 'NOT_ALLOWED') throw new ApiError('LICENCE_NOT_FOUND');
    const period = periodOf(licence);
    if (subscriptionPeriod !== undefined && subscriptionPeriod !== period)
      throw fieldsRefused([
        issueOf('body.subscriptionPeriod', subscriptionPeriod, period ?? 'nothing: it is paid once'),
      ]);
  };

  /**
   * Moves a guest's basket to the account that the guest has become. The id is unguessable, so knowing it proves
   * ownership.
   */
  const taken = async (id: string, { caller }: Buyer): Promise<BasketRow> => {
    const owner = ownerOf(caller);
    const basket = await basketById(db, id);
    if (basket === undefined || basket.status !== 'open') throw new ApiError('BASKET_NOT_FOUND');
    if (basket.owner === owner) return basket;
    if (caller.accountId === null || !basket.owner.startsWith('guest-'))
      throw new ApiError('BASKET_NOT_FOUND');
    await takeOver(db, id, owner, at());
    return { ...basket, owner };
  };

  return {
    create: async (body, buyer) => {
      checkMayBuy(buyer, realm);
      await checkOnSale(body, buyer);
      return begin({ itemType: 'LICENCE', licenceId: body.licenceId, giftId: null, gift: null }, buyer);
    },
    createGift: async (giftId, gift, buyer) => {
      checkMayBuy(buyer, realm);
      const { giftProducts } = await readCatalogue(db);
      if (!giftProducts.some(({ id }) => id === giftId)) throw new ApiError('GIFT_NOT_FOUND');
      return begin({ itemType: 'GIFT', licenceId: null, giftId, gift }, buyer);
    },
    of: async (buyer) => shown(await existing(buyer), buyer),
    changes: async (buyer) => {
      const basket = await existing(buyer);
      const { quote } = await read(basket, buyer);
      if (quote === undefined) throw new ApiError('BASKET_NOT_FOUND');
      const effectiveAt = at().toISOString();
      const { licence, ended, change, price, gift, totals } = quote;
      const entry = (licenceId: string, kind: typeof change | 'ENDED', credit: number) => ({
        licenceId,
        change: kind,
        effectiveAt,
        credit,
      });
      return {
        // A gift does not change the licences its buyer holds.
        changes:
          gift === null
            ? [
                entry(licence.id, change, totals.creditUsed),
                ...ended.map(({ heldLicence, credit }) => entry(heldLicence.licenceId, 'ENDED', credit)),
              ]
            : [],
        currency: price.currency,
        scale: price.scale,
      };
    },
    update: async (id, acknowledgeNoFreeTrial, buyer) => {
      checkMayBuy(buyer, realm);
      const found = await taken(id, buyer);
      const basket: BasketRow = {
        ...found,
        country: buyer.country,
        noTrialAcknowledged: found.noTrialAcknowledged || acknowledgeNoFreeTrial,
        updatedAt: at(),
      };
      if (basket.licenceId !== null) await checkOnSale({ licenceId: basket.licenceId }, buyer);
      const { country, noTrialAcknowledged, updatedAt } = basket;
      await saveBasket(db, id, { country, noTrialAcknowledged, updatedAt });
      const known = await read(basket, buyer);
      if (known.quote?.freeTrial === 'DENIED' && !noTrialAcknowledged)
        throw new ApiError('FREE_TRIAL_DENIED');
      const answer = await shown(basket, buyer, known);
      if (answer.missingFields.length > 0)
        throw new ApiError('BASKET_REQUIREMENTS_FAILED', {
          details: { missingFields: answer.missingFields },
        });
      return answer;
    },
    applyVoucher: async (typed, buyer) => {
      const basket = await existing(buyer);
      const voucher = checkVoucher(await voucherByCode(db, voucherCode(typed)), basket, clock.now());
      await saveBasket(db, basket.id, { voucherCode: voucher.code, updatedAt: at() });
      return shown({ ...basket, voucherCode: voucher.code }, buyer);
    },
    removeVoucher: async (typed, buyer) => {
      const basket = await existing(buyer);
      if (basket.voucherCode !== voucherCode(typed)) return shown(basket, buyer);
      await saveBasket(db, basket.id, { voucherCode: null, updatedAt: at() });
      return shown({ ...basket, voucherCode: null }, buyer);
    },
    clean: () => cleanBaskets(db, new Date(clock.now() - DROPPED_DAYS * DAY_MS)),
  };
};
