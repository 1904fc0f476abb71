import type { CustomerOverview, ResponseOf } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import type { Realm } from '../../../realm/load-realm.js';
import { CreditsRepository } from '../credits/credits.repository.js';
import { HeldLicencesRepository } from '../licences/held-licences.repository.js';
import { currenciesOf } from '../licences/sale-catalogue.js';
import { SaleCatalogueRepository } from '../licences/sale-catalogue.repository.js';
import { PaymentMethodsRepository } from '../payments/payment-methods.repository.js';
import { PaymentsRepository } from '../payments/payments.repository.js';
import type { TaxService } from '../tax/tax.service.js';
import { shownHeld, shownPayments, shownPlans, type Naming } from './customer-shown.js';
import { FinanceRepository } from './finance.repository.js';

const MOST_FOUND = 20;
const MOST_PAYMENTS = 50;
const MOST_DISPUTES = 200;

export interface FinanceDependencies {
  readonly db: Database;
  readonly realm: Pick<Realm, 'defaultLanguage'>;
  readonly clock: Clock;
  readonly tax: Pick<TaxService, 'ofHeld'>;
}

type CustomerRow = Awaited<ReturnType<FinanceRepository['customers']>>[number];

const shownCustomer = <T extends { readonly createdAt: Date }>({ createdAt, ...row }: T) => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/**
 * Refuses accounts that have lost the role since their token was issued.
 * @throws {ApiError} FORBIDDEN
 */
export const checkFinance = async (db: Database, actorId: string): Promise<void> => {
  const role = await new FinanceRepository(db).roleOf(actorId);
  if (role !== 'finance' && role !== 'admin') throw new ApiError('FORBIDDEN');
};

/**
 * What finance sees of customers and their payments.
 * @see docs/rules/commerce.md MONEY-156
 */
export class FinanceService {
  readonly #dependencies: FinanceDependencies;

  constructor(dependencies: FinanceDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws {ApiError} FORBIDDEN */
  check(actorId: string): Promise<void> {
    return checkFinance(this.#dependencies.db, actorId);
  }

  /** @throws {ApiError} FORBIDDEN */
  async find(actorId: string, typed: string, language: string): Promise<ResponseOf<'findCustomers'>> {
    const { db } = this.#dependencies;
    await checkFinance(db, actorId);
    const text = typed.trim();
    const finance = new FinanceRepository(db);
    const payments = await finance.findPayments(text, MOST_FOUND);
    return {
      customers: (await finance.findCustomers(text, MOST_FOUND)).map((one) => shownCustomer(one)),
      payments: await shownPayments(db, payments, await this.#naming(language)),
    };
  }

  /** @throws {ApiError} FORBIDDEN, ACCOUNT_NOT_FOUND */
  async customer(actorId: string, id: string, language: string): Promise<CustomerOverview> {
    const { db, clock } = this.#dependencies;
    await checkFinance(db, actorId);
    const found = await new FinanceRepository(db).customer(id);
    if (found === undefined) throw new ApiError('ACCOUNT_NOT_FOUND');
    const naming = await this.#naming(language);
    const { rows } = await new PaymentsRepository(db).list(id, 1, MOST_PAYMENTS);
    const held = await new HeldLicencesRepository(db).ofAccount(id);
    const methods = await new PaymentMethodsRepository(db).stored(id);
    const taxOf = await this.#dependencies.tax.ofHeld(held);
    const credits = (await new CreditsRepository(db).balancesOf([id])).get(id) ?? [];
    return {
      ...shownCustomer(found),
      deletesAt: found.deletesAt?.toISOString() ?? null,
      licences: held.map((one) => shownHeld(one, naming, clock.now(), taxOf(one.id))),
      payments: await shownPayments(db, rows, naming),
      cards: methods.map(({ type, brand, last4Digits, expiresOn, providerId }) => ({
        cardType: brand ?? type,
        last4Digits,
        expiresOn,
        providerId,
      })),
      plans: shownPlans(naming),
      credits: credits.map(({ amount, currency, scale }) => ({ amount, currency, scale })),
      currencies: [...currenciesOf(naming.catalogue)].map(([currency, scale]) => ({ currency, scale })),
    };
  }

  /** @throws {ApiError} FORBIDDEN */
  async disputes(actorId: string, language: string): Promise<ResponseOf<'listDisputes'>> {
    const { db } = this.#dependencies;
    await checkFinance(db, actorId);
    const finance = new FinanceRepository(db);
    const rows = await finance.disputed(MOST_DISPUTES);
    const payments = await shownPayments(db, rows, await this.#naming(language));
    const customers = new Map(
      (await finance.customers(payments.flatMap(({ customerId }) => customerId ?? []))).map(
        (one): readonly [string, CustomerRow] => [one.id, one],
      ),
    );
    return {
      disputes: rows.flatMap(({ disputeState, disputeDueAt }, at) => {
        const payment = payments[at];
        if (payment === undefined || disputeState === null) return [];
        const customer = customers.get(payment.customerId ?? '');
        return {
          payment,
          customer: customer === undefined ? null : shownCustomer(customer),
          state: disputeState,
          // Evidence is given once, before it is reviewed.
          dueBy: disputeState === 'needs-response' ? (disputeDueAt?.toISOString() ?? null) : null,
        };
      }),
    };
  }

  async #naming(language: string): Promise<Naming> {
    const { db, realm } = this.#dependencies;
    return {
      catalogue: await new SaleCatalogueRepository(db).read(),
      language,
      defaultLanguage: realm.defaultLanguage,
    };
  }
}
