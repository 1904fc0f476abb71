import { randomUUID } from 'node:crypto';
import type { Basket, BodyOf, ResponseOf } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import type { GiftDetails } from '../../../database/schema/baskets.js';
import { invalidFields, issueOf } from '../../../http/requests/field-refused.js';
import type { Realm } from '../../../realm/load-realm.js';
import type { BillingService } from '../billing/billing.service.js';
import { keptOf } from '../credits/credit.js';
import { purchaseDecision } from '../licences/licence-view.js';
import { periodOf } from '../licences/prices.js';
import { HeldLicencesRepository } from '../licences/held-licences.repository.js';
import { SaleCatalogueRepository } from '../licences/sale-catalogue.repository.js';
import type { PaymentProvider } from '../payments/providers/payment-provider.js';
import type { TaxService } from '../tax/tax.service.js';
import { sumDueOf, type BasketRow } from './basket-quote.js';
import { basketShown, providersIn } from './basket-shown.js';
import { BasketsRepository } from './baskets.repository.js';
import { checkMayBuy, ownerOf, type Buyer } from './may-buy.js';
import { readQuote, readVoucher, voucherCode, type ReadQuote } from './read-quote.js';

const DAY_MS = 86_400_000;
/** How long a replaced basket is kept, in days. */
const DROPPED_DAYS = 30;

export interface BasketsDependencies {
  readonly db: Database;
  readonly billing: Pick<BillingService, 'needs'>;
  readonly tax: Pick<TaxService, 'ofPurchase'>;
  readonly providers: readonly PaymentProvider[];
  readonly realm: Pick<Realm, 'defaultLanguage' | 'licenceRules' | 'territories'>;
  readonly clock: Clock;
}

/** The caller's basket; its sums are computed here alone, and again on every change. */
export class BasketsService {
  readonly #dependencies: BasketsDependencies;

  constructor(dependencies: BasketsDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * @throws {ApiError} LICENCE_NOT_FOUND, INVALID_TIER_CHANGE for a downgrade, LICENCE_STATE_CONFLICT for a licence
   *   already held, and the errors of {@link checkMayBuy}
   */
  async create(body: BodyOf<'createBasket'>, buyer: Buyer): Promise<Basket> {
    checkMayBuy(buyer, this.#dependencies.realm);
    await this.#checkOnSale(body, buyer);
    return this.#begin({ itemType: 'LICENCE', licenceId: body.licenceId, giftId: null, gift: null }, buyer);
  }

  /** @throws {ApiError} GIFT_NOT_FOUND, and the errors of {@link checkMayBuy} */
  async createGift(giftId: string, gift: GiftDetails, buyer: Buyer): Promise<Basket> {
    checkMayBuy(buyer, this.#dependencies.realm);
    const { giftProducts } = await new SaleCatalogueRepository(this.#dependencies.db).read();
    if (!giftProducts.some(({ id }) => id === giftId)) throw new ApiError('GIFT_NOT_FOUND');
    return this.#begin({ itemType: 'GIFT', licenceId: null, giftId, gift }, buyer);
  }

  /** @throws {ApiError} BASKET_NOT_FOUND */
  async of(buyer: Buyer): Promise<Basket> {
    return this.#shown(await this.#existing(buyer), buyer);
  }

  /** @throws {ApiError} BASKET_NOT_FOUND */
  async changes(buyer: Buyer): Promise<ResponseOf<'getBasketChanges'>> {
    const basket = await this.#existing(buyer);
    const { quote } = await this.#read(basket, buyer);
    if (quote === undefined) throw new ApiError('BASKET_NOT_FOUND');
    const effectiveAt = this.#at().toISOString();
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
      balanceUsed: quote.balanceUsed?.amount ?? 0,
      creditKept: ended.flatMap(({ heldLicence, left }) =>
        keptOf(heldLicence, left).map(({ amount, currency, scale }) => ({ amount, currency, scale })),
      ),
    };
  }

  /**
   * Assigns a basket to the caller and recomputes it.
   * @throws {ApiError} BASKET_NOT_FOUND, FREE_TRIAL_DENIED, BASKET_REQUIREMENTS_FAILED
   */
  async update(id: string, acknowledgeNoFreeTrial: boolean, buyer: Buyer): Promise<Basket> {
    checkMayBuy(buyer, this.#dependencies.realm);
    const found = await this.#taken(id, buyer);
    const basket: BasketRow = {
      ...found,
      country: buyer.country,
      noTrialAcknowledged: found.noTrialAcknowledged || acknowledgeNoFreeTrial,
      updatedAt: this.#at(),
    };
    if (basket.licenceId !== null) await this.#checkOnSale({ licenceId: basket.licenceId }, buyer);
    const { country, noTrialAcknowledged, updatedAt } = basket;
    await new BasketsRepository(this.#dependencies.db).save(id, { country, noTrialAcknowledged, updatedAt });
    const known = await this.#read(basket, buyer);
    if (known.quote?.freeTrial === 'DENIED' && !noTrialAcknowledged) throw new ApiError('FREE_TRIAL_DENIED');
    const answer = await this.#shown(basket, buyer, known);
    if (answer.missingFields.length > 0)
      throw new ApiError('BASKET_REQUIREMENTS_FAILED', {
        details: { missingFields: answer.missingFields },
      });
    return answer;
  }

  /**
   * @throws {ApiError} BASKET_NOT_FOUND, VOUCHER_NOT_FOUND, VOUCHER_EXPIRED, VOUCHER_NOT_YET_VALID,
   *   VOUCHER_NOT_APPLICABLE
   */
  async applyVoucher(typed: string, buyer: Buyer): Promise<Basket> {
    const basket = await this.#existing(buyer);
    const voucher = await readVoucher(
      this.#dependencies.db,
      typed,
      basket,
      buyer.caller.accountId,
      this.#dependencies.clock.now(),
    );
    await new BasketsRepository(this.#dependencies.db).save(basket.id, {
      voucherCode: voucher.code,
      updatedAt: this.#at(),
    });
    return this.#shown({ ...basket, voucherCode: voucher.code }, buyer);
  }

  /** @throws {ApiError} BASKET_NOT_FOUND */
  async removeVoucher(typed: string, buyer: Buyer): Promise<Basket> {
    const basket = await this.#existing(buyer);
    if (basket.voucherCode !== voucherCode(typed)) return this.#shown(basket, buyer);
    await new BasketsRepository(this.#dependencies.db).save(basket.id, {
      voucherCode: null,
      updatedAt: this.#at(),
    });
    return this.#shown({ ...basket, voucherCode: null }, buyer);
  }

  clean(): Promise<void> {
    return new BasketsRepository(this.#dependencies.db).clean(
      new Date(this.#dependencies.clock.now() - DROPPED_DAYS * DAY_MS),
    );
  }

  #at(): Date {
    return new Date(this.#dependencies.clock.now());
  }

  async #read(basket: BasketRow, { caller: { accountId } }: Buyer): Promise<ReadQuote> {
    const { db, tax, clock, providers } = this.#dependencies;
    return readQuote(db, basket, accountId, await tax.ofPurchase(accountId, basket.country), clock.now(), {
      providers: providersIn(providers, basket.country),
    });
  }

  /** Renders the basket and stores the sum that its owner is shown. */
  async #shown(basket: BasketRow, buyer: Buyer, known?: ReadQuote): Promise<Basket> {
    const { quote, voucher } = known ?? (await this.#read(basket, buyer));
    if (quote === undefined) throw new ApiError('BASKET_NOT_FOUND');
    const sumDue = sumDueOf(quote);
    if (sumDue !== basket.told)
      await new BasketsRepository(this.#dependencies.db).save(basket.id, { told: sumDue });
    return basketShown({
      basket,
      quote,
      voucher,
      needs: await this.#dependencies.billing.needs(buyer.caller.accountId, basket.country),
      providers: this.#dependencies.providers,
      words: { language: buyer.language, defaultLanguage: this.#dependencies.realm.defaultLanguage },
      now: this.#dependencies.clock.now(),
    });
  }

  /** The caller's open basket, with its country updated to the caller's. */
  async #existing({ caller, country }: Buyer): Promise<BasketRow> {
    const basket = await new BasketsRepository(this.#dependencies.db).openOf(ownerOf(caller));
    if (basket === undefined) throw new ApiError('BASKET_NOT_FOUND');
    if (basket.country === country) return basket;
    await new BasketsRepository(this.#dependencies.db).save(basket.id, { country, updatedAt: this.#at() });
    return { ...basket, country };
  }

  async #begin(
    item: Pick<BasketRow, 'itemType' | 'licenceId' | 'giftId' | 'gift'>,
    buyer: Buyer,
  ): Promise<Basket> {
    const now = this.#at();
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
    await new BasketsRepository(this.#dependencies.db).replace(basket);
    return this.#shown(basket, buyer);
  }

  async #checkOnSale(
    { licenceId, subscriptionPeriod }: BodyOf<'createBasket'>,
    { caller }: Buyer,
  ): Promise<void> {
    const catalogue = await new SaleCatalogueRepository(this.#dependencies.db).read();
    const licence = catalogue.licences.find(({ id }) => id === licenceId);
    if (licence === undefined) throw new ApiError('LICENCE_NOT_FOUND');
    const heldLicences =
      caller.accountId === null
        ? []
        : await new HeldLicencesRepository(this.#dependencies.db).ofAccount(caller.accountId);
    const rules = this.#dependencies.realm.licenceRules;
    const decision = purchaseDecision(licence, catalogue, {
      caller,
      heldLicences,
      rules,
      now: this.#dependencies.clock.now(),
    });
    if (decision === 'HELD') throw new ApiError('LICENCE_STATE_CONFLICT');
    if (decision === 'DOWNGRADE_BLOCKED') throw new ApiError('INVALID_TIER_CHANGE');
    if (decision === 'NOT_ALLOWED') throw new ApiError('LICENCE_NOT_FOUND');
    const period = periodOf(licence);
    if (subscriptionPeriod !== undefined && subscriptionPeriod !== period)
      throw invalidFields([
        issueOf('body.subscriptionPeriod', subscriptionPeriod, period ?? 'nothing: it is paid once'),
      ]);
  }

  /**
   * Moves a guest's basket to the account that the guest has become. The id is unguessable, so knowing it proves
   * ownership.
   */
  async #taken(id: string, { caller }: Buyer): Promise<BasketRow> {
    const owner = ownerOf(caller);
    const basket = await new BasketsRepository(this.#dependencies.db).byId(id);
    if (basket === undefined || basket.status !== 'open') throw new ApiError('BASKET_NOT_FOUND');
    if (basket.owner === owner) return basket;
    if (caller.accountId === null || !basket.owner.startsWith('guest-'))
      throw new ApiError('BASKET_NOT_FOUND');
    await new BasketsRepository(this.#dependencies.db).takeOver(id, owner, this.#at());
    return { ...basket, owner };
  }
}
