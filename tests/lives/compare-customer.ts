import type { ResponseOf } from '@footlight/contract';
import type { PayingDemo } from '../../packages/server/testing/paying-demo.js';
import type { LivedCustomer } from './lived-customer.js';
import type { LivesLog } from './lives-log.js';
import { TITLES } from './sale.js';

interface Money {
  readonly amount: number;
  readonly currency: string;
}

const moneyText = ({ amount, currency }: Money): string => `${amount} ${currency}`;

/** Compares customers with their models. */
export class CustomerComparison {
  readonly #shop: PayingDemo;
  readonly #log: LivesLog;

  constructor(shop: PayingDemo, log: LivesLog) {
    this.#shop = shop;
    this.#log = log;
  }

  /** Which of the titles play. @param all whether also those that the customer has never bought */
  async plays({ index, model, token, titles }: LivedCustomer, all = false): Promise<void> {
    const { now } = this.#log;
    const compare = async (name: string, title: string, plays: boolean): Promise<void> =>
      this.#log.same(
        index,
        `the title of ${name} plays`,
        (await this.#shop.plays(token, title)) === 200,
        plays,
      );
    await compare('the plans', TITLES.plans, model.plays(now));
    if (all || titles.has(TITLES.pass)) await compare('the pass', TITLES.pass, model.playsPass(now));
    // Looking at it would begin it.
    if ((all || titles.has(TITLES.view)) && model.mayLookAtView)
      await compare('the pay per view', TITLES.view, model.playsView(now));
  }

  /** What the provider has charged and given back. */
  charges({ index, model, charged }: LivedCustomer): void {
    const texts = (list: readonly (Money & { readonly refunded: number })[]): string[] =>
      list
        .filter(({ amount }) => amount > 0)
        .map((one) => (one.refunded > 0 ? `${moneyText(one)}, back ${one.refunded}` : moneyText(one)))
        .toSorted();
    const here = charged.map(({ charge: { amount }, refunded }) => ({
      amount: amount.minor,
      currency: amount.currency,
      refunded,
    }));
    this.#log.same(index, 'what the provider has charged', texts(here), texts(model.wallet.charges));
  }

  async credit(who: LivedCustomer): Promise<void> {
    const { body } = await who.ask('GET', '/api/v2/customer/credit');
    const { credits } = body as ResponseOf<'getCredit'>;
    const here = credits.map(({ amount, currency }) => moneyText({ amount, currency }));
    this.#log.same(who.index, 'the credit', here, who.model.wallet.credits.map(moneyText));
  }

  /** What the customer is shown of its payments. */
  async payments(who: LivedCustomer): Promise<void> {
    const { body } = await who.ask('GET', '/api/v2/customer/payments?rpp=100');
    const { payments } = body as ResponseOf<'listPayments'>;
    const here = payments.filter(({ status }) => status !== 'FAILED');
    const texts = (list: readonly Money[]): string[] =>
      list
        .filter(({ amount }) => amount > 0)
        .map(moneyText)
        .toSorted();
    this.#log.same(who.index, 'the payments', texts(here), texts(who.model.wallet.charges));
  }
}
