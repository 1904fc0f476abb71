import type { Card, PaymentResult, ResponseOf } from '@footlight/contract';
import type { OpenDatabase } from '../../packages/server/src/database/database.js';
import { DetailsRepository } from '../../packages/server/src/features/account/details.repository.js';
import { call, errorOf, type Answer } from '../../packages/server/testing/call.js';
import { signInDemo } from '../../packages/server/testing/demo-application.js';
import { payingWith } from '../../packages/server/testing/fake-card.js';
import type { ProviderCharge } from '../../packages/server/testing/fake-payment-provider.js';
import { signUpSomebody } from '../../packages/server/testing/people.js';
import { createPayingDemo, type PayingDemo } from '../../packages/server/testing/paying-demo.js';
import { withSecondFactor } from '../../packages/server/testing/second-factor.js';
import { ModelledCustomer, TICKS_OF_DAY, TICKS_OF_HOUR, type Tick } from './modelled-customer.js';
import type { Deed, Life } from './random-life.js';

const HOUR_MS = 3_600_000;
const HALF_DAY_MS = 12 * HOUR_MS;
const TEN_MINUTES_MS = 600_000;
/** The days after which a customer that has done nothing is compared with its model. */
const GLANCE_DAYS = 40;

export interface LivesOptions {
  readonly lives: readonly Life[];
  readonly days: number;
  readonly onDay?: (day: number, differences: number) => void;
}

export interface LivesReport {
  /** What was possible when its day came. */
  readonly deeds: number;
  readonly charges: number;
  readonly comparisons: number;
  /** Each with the customer's index, the day, and both sides. */
  readonly differences: readonly string[];
}

interface Customer {
  readonly index: number;
  readonly life: Life;
  readonly model: ModelledCustomer;
  readonly token: string;
  readonly accountId: string;
  card: Card;
  cardExternalId: string;
  /** The provider’s ids of all methods so far, oldest first. */
  readonly methods: string[];
}

const isDecided = ({ status, body }: Answer): boolean =>
  status === 402 || (status === 200 && (body as PaymentResult).status === 'SUCCEEDED');

class LivesRun {
  readonly differences: string[] = [];
  deeds = 0;
  comparisons = 0;
  now: Tick = 0;
  #events = 0;
  readonly #disputed = new Set<string>();
  readonly #shop: PayingDemo;
  readonly #db: OpenDatabase['db'];
  readonly #admin: string;

  constructor(shop: PayingDemo, db: OpenDatabase['db'], admin: string) {
    this.#shop = shop;
    this.#db = db;
    this.#admin = admin;
  }

  async join(index: number, life: Life, epoch: number, importedAt: number): Promise<Customer> {
    const { token, reply } = await signUpSomebody(this.#shop.app);
    const card = await this.#card(token);
    return {
      index,
      life,
      token,
      accountId: reply.user.id,
      model: new ModelledCustomer(life.country, epoch, importedAt),
      methods: [card.cardExternalId],
      ...card,
    };
  }

  async #card(token: string): Promise<Pick<Customer, 'card' | 'cardExternalId'>> {
    const card = await this.#shop.card(token);
    const { rows } = await this.#db.execute<{ id: string }>(
      `select method_external_id as id from payment_methods where id = '${card.cardId}'`,
    );
    return { card, cardExternalId: rows[0]?.id ?? '' };
  }

  #differ(who: Customer, what: string, here: unknown, model: unknown): void {
    this.differences.push(
      `customer ${who.index}, day ${this.now / TICKS_OF_DAY}: ${what}: ${JSON.stringify(here)}, by the rules ${JSON.stringify(model)}`,
    );
  }

  #same(who: Customer, what: string, here: unknown, model: unknown): void {
    this.comparisons += 1;
    if (JSON.stringify(here) !== JSON.stringify(model)) this.#differ(who, what, here, model);
  }

  #ask(
    who: Customer,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Answer> {
    return call(this.#shop.app, method, path, {
      token: who.token,
      headers: { 'x-footlight-country': who.model.country },
      ...(body === undefined ? {} : { body }),
    });
  }

  /** A buyer who gets no response asks again with the same key. MONEY-75 */
  async #pay(who: Customer, presses: number): Promise<Answer> {
    const body = { idempotencyKey: this.#shop.newKey(), ...payingWith(who.card.cardId) };
    const pay = () => this.#ask(who, 'POST', '/api/v2/customer/baskets/pay', body);
    let [answer] = await Promise.all([pay(), ...Array.from({ length: presses - 1 }, pay)]);
    for (let attempt = 0; attempt < 5 && !isDecided(answer); attempt += 1)
      // oxlint-disable-next-line no-await-in-loop
      answer = await pay();
    return answer;
  }

  async #buy(who: Customer, { plan, presses }: Extract<Deed, { kind: 'buy' }>): Promise<void> {
    const filled = await this.#ask(who, 'POST', '/api/v2/basket', { licenceId: plan });
    const may = who.model.mayBuy(plan, this.now);
    this.#same(who, `the basket with ${plan}`, filled.status === 201, may);
    if (!may || filled.status !== 201) return;
    const answer = await this.#pay(who, presses);
    const isPaid = isDecided(answer) && answer.status === 200;
    this.#same(who, `the purchase of ${plan}`, isPaid, who.model.buy(plan, this.now));
  }

  /** What the provider has charged, oldest first. */
  #charged(who: Customer): readonly ProviderCharge[] {
    return who.methods
      .flatMap((method) => this.#shop.provider.chargesOf(method))
      .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  }

  /** The latest payment that was neither refunded nor disputed. */
  #lastPayment(who: Customer): string | null {
    const last = this.#charged(who).findLast(
      ({ charge, refunded }) => refunded === 0 && !this.#disputed.has(charge.idempotencyKey),
    );
    return last?.charge.idempotencyKey ?? null;
  }

  /** An administrator who gets no response asks again with the same key. @returns the status */
  async #refund(paymentId: string): Promise<number> {
    const body = { reason: 'Ticket 4711', idempotencyKey: this.#shop.newKey() };
    const ask = async () =>
      (
        await call(this.#shop.app, 'POST', `/api/v2/admin/payments/${paymentId}/refunds`, {
          token: this.#admin,
          body,
        })
      ).status;
    const status = await ask();
    return status === 502 ? ask() : status;
  }

  async #giveBack(who: Customer, by: 'refund' | 'dispute'): Promise<boolean> {
    if (!who.model.hasPaid(this.now)) return false;
    const id = this.#lastPayment(who);
    if (id === null) {
      this.#differ(who, 'a payment to give back', null, 'one');
      return false;
    }
    if (by === 'refund') this.#same(who, 'a refund', await this.#refund(id), 201);
    else {
      const event = {
        id: `dispute-${id}`,
        kind: 'dispute' as const,
        externalId: `ext-${id}`,
        report: { state: 'needs-response' as const, dueBy: null },
      };
      this.#disputed.add(id);
      await this.#shop.commerce.onPaymentEvent('fake', event);
      await this.#shop.commerce.onPaymentEvent('fake', event);
    }
    who.model.giveBack(this.now);
    return true;
  }

  async #change(who: Customer, kind: Deed['kind'], may: boolean, answer: Promise<Answer>): Promise<boolean> {
    const { status, body } = await answer;
    this.#same(
      who,
      `${kind} (${status < 400 ? status : errorOf({ status, body, headers: {} }).code})`,
      status < 400,
      may,
    );
    return may && status < 400;
  }

  /** @returns whether it was possible */
  async act(who: Customer, deed: Deed): Promise<boolean> {
    const { model } = who;
    const plan = model.plan ?? '7001';
    const licence = `/api/v2/user/licence/${plan}`;
    if (model.isLeaving) return false;
    if (deed.lost !== null) this.#shop.provider.breakOnce(deed.lost);
    switch (deed.kind) {
      case 'buy':
        await this.#buy(who, deed);
        return true;
      case 'cancel':
        if (
          !(await this.#change(who, deed.kind, model.mayCancel(this.now), this.#ask(who, 'DELETE', licence)))
        )
          return false;
        model.cancel();
        return true;
      case 'keep':
        if (!(await this.#change(who, deed.kind, model.mayKeep(this.now), this.#ask(who, 'PATCH', licence))))
          return false;
        model.keep();
        return true;
      case 'pause': {
        const until = this.now + deed.days * TICKS_OF_DAY;
        const resumeAfter = new Date(this.#shop.clock.now() + deed.days * 2 * HALF_DAY_MS).toISOString();
        const asked = this.#ask(who, 'POST', `${licence}/pause`, { config: { resumeAfter } });
        if (!(await this.#change(who, deed.kind, model.mayPause(this.now, until), asked))) return false;
        model.pause(until);
        return true;
      }
      case 'resume':
        if (
          !(await this.#change(
            who,
            deed.kind,
            model.mayResume(),
            this.#ask(who, 'POST', `${licence}/resume`),
          ))
        )
          return false;
        model.resume(this.now, this.#shop.provider.brokenMethods.has(who.cardExternalId));
        return true;
      case 'agree': {
        const asked = this.#ask(who, 'PUT', '/api/v3/price-version-migration/lite-next-price/consent', {
          status: 'continue',
        });
        if (!(await this.#change(who, deed.kind, model.mayAgree(this.now), asked))) return false;
        model.agree();
        return true;
      }
      case 'refund':
      case 'dispute':
        return this.#giveBack(who, deed.kind);
      case 'cardFails':
        model.canPay = false;
        this.#shop.provider.answerFor(who.cardExternalId, 'declines');
        return true;
      case 'otherCard':
        return this.#otherCard(who);
      case 'move':
        model.country = deed.to;
        return true;
      case 'delete':
        model.isLeaving = true;
        await new DetailsRepository(this.#db).markForDeletion(
          who.accountId,
          () => Promise.resolve(),
          new Date(this.#shop.clock.now()),
          new Date(this.#shop.clock.now() + 60 * HALF_DAY_MS),
        );
        return true;
    }
  }

  async #otherCard(who: Customer): Promise<boolean> {
    const before = who.card;
    Object.assign(who, await this.#card(who.token));
    who.methods.push(who.cardExternalId);
    if (who.model.plan !== null)
      await this.#change(
        who,
        'otherCard',
        true,
        this.#ask(who, 'POST', `/api/v2/licences/${who.model.plan}/card/${who.card.cardId}`),
      );
    await this.#ask(who, 'DELETE', `/api/v2/customer/cards/${before.cardId}`);
    who.model.mend(this.now);
    return true;
  }

  /** The provider tells of a payment again, and late of a state that it had before. MONEY-35 */
  async retell(who: Customer): Promise<void> {
    const id = this.#lastPayment(who);
    if (id === null) return;
    for (const status of ['succeeded', 'pending'] as const)
      // oxlint-disable-next-line no-await-in-loop
      await this.#shop.commerce.onPaymentEvent('fake', {
        id: `again-${(this.#events += 1)}`,
        kind: 'payment',
        key: id,
        payment:
          status === 'succeeded'
            ? { status, externalId: `ext-${id}` }
            : { status, externalId: `ext-${id}`, nextAction: { type: 'WAIT', url: null } },
      });
  }

  async comparePlays(who: Customer): Promise<void> {
    this.#same(
      who,
      'the title plays',
      (await this.#shop.plays(who.token)) === 200,
      who.model.plays(this.now),
    );
  }

  compareCharges(who: Customer): void {
    const charged = this.#charged(who).map(({ charge }) => charge.amount.minor);
    this.#same(who, 'what the provider has charged', charged, this.#expected(who));
  }

  /** What the customer is shown of its payments. */
  async comparePayments(who: Customer): Promise<void> {
    const { body } = await this.#ask(who, 'GET', '/api/v2/customer/payments?rpp=100');
    const { payments } = body as ResponseOf<'listPayments'>;
    const shown = payments
      .filter(({ status, amount }) => amount > 0 && !['PENDING', 'FAILED', 'DECLINED'].includes(status))
      .map(({ amount }) => amount)
      .toReversed();
    this.#same(who, 'the payments', shown, this.#expected(who));
  }

  #expected({ model }: Customer): readonly number[] {
    return model.movements.filter(({ amount }) => amount > 0).map(({ amount }) => amount);
  }
}

/**
 * Lets customers live with the service for some days, with a provider whose responses get lost, whose search lags, and
 * which tells things twice and late, and compares each with its model.
 */
export const runLives = async (
  database: OpenDatabase,
  { lives, days, onDay }: LivesOptions,
): Promise<LivesReport> => {
  const shop = await createPayingDemo(database);
  try {
    const admin = await withSecondFactor(database, await signInDemo(shop.app, 'admin'));
    shop.provider.lagSearch(true);
    const importedAt = shop.clock.now();
    // The lives begin at noon.
    shop.clock.advance(2 * HALF_DAY_MS - ((shop.clock.now() + HALF_DAY_MS) % (2 * HALF_DAY_MS)));
    const epoch = shop.clock.now();
    const run = new LivesRun(shop, database.db, admin);
    const customers: Customer[] = [];
    // oxlint-disable no-await-in-loop
    for (const [index, life] of lives.entries())
      customers.push(await run.join(index, life, epoch, importedAt));
    const deedsOf = new Map<number, [Customer, Deed][]>();
    for (const who of customers)
      for (const deed of who.life.deeds)
        deedsOf.set(deed.day, [...(deedsOf.get(deed.day) ?? []), [who, deed]]);
    const work = async () => {
      await shop.commerce.reminders.run();
      await shop.commerce.renewals.run(() => undefined);
      for (const { model, cardExternalId } of customers)
        model.pass(run.now, shop.provider.brokenMethods.has(cardExternalId));
      shop.provider.brokenMethods.clear();
    };
    const recover = async () => {
      while ((await shop.commerce.recover(() => undefined)) > 0);
    };
    let changed: readonly Customer[] = [];
    /** Until the next noon or midnight, and what plays an hour before and after whatever ends or begins then. */
    const wait = async () => {
      const from = run.now;
      const go = async (hours: number, watched: readonly Customer[]) => {
        shop.clock.advance(hours * HOUR_MS);
        run.now = from + (hours === 1 ? TICKS_OF_HOUR : 1 - TICKS_OF_HOUR);
        for (const who of watched) await run.comparePlays(who);
      };
      await go(1, changed);
      changed = customers.filter(({ model }) => model.changesAt(from + 1));
      await go(10, changed);
      shop.clock.advance(HOUR_MS);
      run.now = from + 1;
      for (const who of changed) if (!who.model.isLeaving) await run.comparePlays(who);
    };
    for (let day = 0; day < days; day += 1) {
      const busy = new Set<Customer>();
      for (const [who, deed] of deedsOf.get(day) ?? []) {
        shop.provider.brokenMethods.clear();
        if (await run.act(who, deed)) run.deeds += 1;
        shop.provider.breakOnce('never');
        busy.add(who);
      }
      shop.provider.brokenMethods.clear();
      // Each day, the response to one renewal is lost.
      shop.provider.breakOnce(day % 2 === 0 ? 'before' : 'after');
      await work();
      shop.provider.breakOnce('never');
      await wait();
      await recover();
      await work();
      for (const who of customers)
        if (busy.has(who) || (who.index + day) % GLANCE_DAYS === 0) {
          await run.comparePlays(who);
          run.compareCharges(who);
          if ((who.index + day) % 4 === 0) await run.retell(who);
        }
      onDay?.(day, run.differences.length);
      await wait();
    }
    shop.clock.advance(TEN_MINUTES_MS);
    await recover();
    for (const who of customers) {
      await run.comparePlays(who);
      run.compareCharges(who);
      await run.comparePayments(who);
    }
    // oxlint-enable no-await-in-loop
    return {
      deeds: run.deeds,
      charges: shop.provider.charged.size,
      comparisons: run.comparisons,
      differences: run.differences,
    };
  } finally {
    await shop.app.close();
  }
};
