import type { TaxRate } from '@footlight/domain';
import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import type { AgreedPrice } from '../../../database/schema/licences.js';
import type { TaxEvidence } from '../../../database/schema/payments.js';
import { BillingRepository, type Payer } from '../billing/billing.repository.js';
import { SaleCatalogueRepository } from '../licences/sale-catalogue.repository.js';
import { PaymentMethodsRepository } from '../payments/payment-methods.repository.js';
import { addressAsPlace, placeBy, type TaxPlace } from './tax-place.js';
import { checkedVatNumber } from './vat-number.js';
import type { VatRegister } from './vies.provider.js';

/** The tax of a sale, decided from the evidence that is kept with it. */
export interface AppliedTax {
  /** Basis points: 2000 is 20 %. */
  readonly rate: number;
  readonly country: string;
  readonly region: string | null;
  /** Whether the buyer, a business in another country, pays the tax itself. */
  readonly reverseCharge: boolean;
  readonly evidence: TaxEvidence;
}

/** A buyer who is taxed. */
export interface TaxedBuyer {
  readonly evidence: TaxEvidence;
  readonly place: TaxPlace;
  /** A business's checked VAT number, with its country; null for consumers. */
  readonly vatNumber: string | null;
}

/** Where the rates come from: the operator's own table, or a company that keeps them. */
export interface TaxSource {
  /**
   * @returns the rate in basis points
   * @throws {ApiError} PROVIDER_FAILED if no rate is known and the company does not respond
   */
  rateOf(
    buyer: TaxedBuyer,
    table: readonly TaxRate[],
    now: number,
  ): Promise<Pick<AppliedTax, 'rate' | 'reverseCharge'>>;
}

/** A held licence with its price. */
interface HeldPrice {
  readonly id: string;
  readonly accountId: string;
  readonly price: AgreedPrice | null;
}

export type TaxOfHeld = (heldId: string) => AppliedTax | undefined;

export interface TaxDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly source: TaxSource;
  /** Confirms VAT numbers; null if their form is enough. */
  readonly register: Pick<VatRegister, 'has'> | null;
}

const addressOf = (payer: Payer | undefined): TaxPlace | null => {
  if (payer === undefined) return null;
  if (payer.saved !== null) return addressAsPlace(payer.saved);
  const { addressCountry } = payer.account;
  return addressCountry === null ? null : { country: addressCountry, region: null, postalCode: null };
};

/**
 * Decides where a sale is taxed, and at which rate.
 * @see docs/rules/commerce.md MONEY-120, MONEY-121, MONEY-122
 */
export class TaxService {
  readonly #dependencies: TaxDependencies;

  constructor(dependencies: TaxDependencies) {
    this.#dependencies = dependencies;
  }

  /** The same over a transaction, whose connection it then uses. */
  over(db: Database): TaxService {
    return new TaxService({ ...this.#dependencies, db });
  }

  /**
   * The tax of a purchase. Call it outside of transactions, because the rates may come from another company.
   * @param accountId null for a guest
   * @param connection the country of the request
   * @throws {ApiError} PROVIDER_FAILED
   */
  async ofPurchase(accountId: string | null, connection: string): Promise<AppliedTax> {
    const [buyer] = await this.#buyers([{ accountId, connection }]);
    if (buyer === undefined) throw new Error('A purchase has the country of its connection.');
    return this.#apply(buyer, await this.#table());
  }

  /**
   * The tax of renewals: the connection is that of the purchase. Without a rate, because a company does not respond, a
   * licence keeps the tax that was agreed. Call it outside of transactions.
   */
  async ofHeld(held: readonly HeldPrice[]): Promise<TaxOfHeld> {
    const priced = held.flatMap(({ id, accountId, price }) =>
      price === null ? [] : [{ id, accountId, price }],
    );
    if (priced.length === 0) return () => undefined;
    const table = await this.#table();
    const buyers = await this.#buyers(
      priced.map(({ accountId, price }) => ({
        accountId,
        connection: price.country === '' ? null : price.country,
      })),
    );
    const entries = await Promise.all(
      priced.map(async ({ id }, at) => {
        const buyer = buyers[at];
        const tax = buyer === undefined ? undefined : await this.#apply(buyer, table).catch(() => undefined);
        return [id, tax] as const;
      }),
    );
    const byId = new Map(entries);
    return (heldId) => byId.get(heldId);
  }

  /** Whether states or provinces of the country tax by themselves, so that a bill needs an address. */
  async isRegional(country: string): Promise<boolean> {
    return (await this.#table()).some((rate) => rate.country === country && rate.region !== undefined);
  }

  async #table(): Promise<readonly TaxRate[]> {
    return (await new SaleCatalogueRepository(this.#dependencies.db).read()).taxRates;
  }

  async #buyers(
    asked: readonly { readonly accountId: string | null; readonly connection: string | null }[],
  ): Promise<(TaxedBuyer | undefined)[]> {
    const ids = [...new Set(asked.flatMap(({ accountId }) => accountId ?? []))];
    const payers = await new BillingRepository(this.#dependencies.db).ofAccounts(ids);
    const methods =
      ids.length === 0 ? [] : await new PaymentMethodsRepository(this.#dependencies.db).chargedFor([], ids);
    // The default method of each account is first.
    const countryOf = new Map(methods.toReversed().map(({ accountId, country }) => [accountId, country]));
    return asked.map(({ accountId, connection }) => {
      const payer = payers.get(accountId ?? '');
      const evidence: TaxEvidence = {
        billingAddress: addressOf(payer),
        paymentMethod: countryOf.get(accountId) ?? null,
        connection,
      };
      const place = placeBy(evidence);
      if (place === undefined) return undefined;
      const checked = checkedVatNumber(payer, place.country, this.#dependencies.register);
      return {
        evidence: checked === null ? evidence : { ...evidence, vatNumber: checked },
        place,
        vatNumber: checked?.number ?? null,
      };
    });
  }

  async #apply(buyer: TaxedBuyer, table: readonly TaxRate[]): Promise<AppliedTax> {
    const { rate, reverseCharge } = await this.#dependencies.source.rateOf(
      buyer,
      table,
      this.#dependencies.clock.now(),
    );
    const { country, region } = buyer.place;
    return { rate, country, region, reverseCharge, evidence: buyer.evidence };
  }
}
