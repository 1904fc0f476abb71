import type { Card, PaymentResult } from '@footlight/contract';
import type { OpenDatabase } from '../../packages/server/src/database/database.js';
import { call, type Answer } from '../../packages/server/testing/call.js';
import { payingWith } from '../../packages/server/testing/fake-card.js';
import type { ProviderCharge } from '../../packages/server/testing/fake-payment-provider.js';
import type { PayingDemo } from '../../packages/server/testing/paying-demo.js';
import { signUpSomebody } from '../../packages/server/testing/people.js';
import { ModelledCustomer, type CustomerOptions } from './modelled-customer.js';
import type { Charge } from './modelled-wallet.js';
import type { Life } from './random-life.js';
import type { Country } from './sale.js';

const isDecided = ({ status, body }: Answer): boolean =>
  status === 402 || (status === 200 && (body as PaymentResult).status === 'SUCCEEDED');

/** A customer of the service, with its model. */
export class LivedCustomer {
  readonly index: number;
  readonly life: Life;
  readonly model: ModelledCustomer;
  readonly accountId: string;
  readonly token: string;
  /** Titles that it has bought by themselves. */
  readonly titles = new Set<string>();
  card: Card | null = null;
  readonly #shop: PayingDemo;
  readonly #db: OpenDatabase['db'];
  /** The provider’s ids of all methods so far, oldest first. */
  readonly #methods: string[] = [];

  private constructor(
    { shop, db }: LivedCustomerTools,
    life: Life,
    options: CustomerOptions & { readonly accountId: string; readonly token: string },
  ) {
    this.#shop = shop;
    this.#db = db;
    this.life = life;
    this.index = options.index;
    this.accountId = options.accountId;
    this.token = options.token;
    this.model = new ModelledCustomer(options);
  }

  static async join(
    tools: LivedCustomerTools,
    life: Life,
    options: Omit<CustomerOptions, 'country' | 'bank'>,
  ): Promise<LivedCustomer> {
    const { token, reply } = await signUpSomebody(tools.shop.app);
    const { country, bank } = life;
    const who = new LivedCustomer(tools, life, {
      ...options,
      country,
      bank,
      token,
      accountId: reply.user.id,
    });
    await who.storeCard(bank);
    return who;
  }

  /** The provider’s id of the card. */
  get method(): string {
    return this.#methods.at(-1) ?? '';
  }

  /** @param bank the country of its bank */
  async storeCard(bank: Country | null): Promise<void> {
    const card = await this.#shop.card(this.token, bank === null ? undefined : `issued-in-${bank}`);
    const { rows } = await this.#db.execute<{ id: string }>(
      `select method_external_id as id from payment_methods where id = '${card.cardId}'`,
    );
    this.card = card;
    this.#methods.push(rows[0]?.id ?? '');
  }

  ask(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Answer> {
    return call(this.#shop.app, method, path, {
      token: this.token,
      headers: { 'x-footlight-country': this.model.country },
      ...(body === undefined ? {} : { body }),
    });
  }

  /** Pays the basket. Who gets no response asks again with the same key. MONEY-75 @returns null if it is refused */
  async pay(presses: number): Promise<PaymentResult | null> {
    const body = { idempotencyKey: this.#shop.newKey(), ...payingWith(this.card?.cardId ?? '') };
    const pay = () => this.ask('POST', '/api/v2/customer/baskets/pay', body);
    let [answer] = await Promise.all([pay(), ...Array.from({ length: presses - 1 }, pay)]);
    for (let attempt = 0; attempt < 5 && !isDecided(answer); attempt += 1)
      // oxlint-disable-next-line no-await-in-loop
      answer = await pay();
    return isDecided(answer) && answer.status === 200 ? (answer.body as PaymentResult) : null;
  }

  /** What the provider has charged, oldest first. */
  get charged(): readonly ProviderCharge[] {
    return this.#methods
      .flatMap((method) => this.#shop.provider.chargesOf(method))
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  }

  /** The provider’s charge that one of the model stands for: among those of the same amount, the one in the same place. */
  chargeOf(charge: Charge): ProviderCharge | undefined {
    const alike = this.model.wallet.charges.filter(
      ({ amount, currency }) => amount === charge.amount && currency === charge.currency,
    );
    const made = this.charged.filter(
      ({ charge: { amount } }) => amount.minor === charge.amount && amount.currency === charge.currency,
    );
    return made[alike.indexOf(charge)];
  }
}

export interface LivedCustomerTools {
  readonly shop: PayingDemo;
  readonly db: OpenDatabase['db'];
}
