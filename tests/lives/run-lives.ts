import type { Card, PaymentResult, ResponseOf } from '@footlight/contract';
import type { OpenDatabase } from '../../packages/server/src/database/database.js';
import { DetailsRepository } from '../../packages/server/src/features/account/details.repository.js';
import { call, errorOf, type Answer } from '../../packages/server/testing/call.js';
import { signInDemo } from '../../packages/server/testing/demo-application.js';
import { payingWith } from '../../packages/server/testing/fake-card.js';
import { signUpSomebody } from '../../packages/server/testing/people.js';
import { createPayingDemo, type PayingDemo } from '../../packages/server/testing/paying-demo.js';
import { withSecondFactor } from '../../packages/server/testing/second-factor.js';
import { ModelledCustomer, TICKS_OF_DAY, type Tick } from './modelled-customer.js';
import type { Deed, Life } from './random-life.js';

const HALF_DAY_MS = 12 * 3_600_000;
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
  /** Ids of the payments that have succeeded, oldest first. */
  paid: string[];
}

const isDecided = ({ status, body }: Answer): boolean =>
  status === 402 || (status === 200 && (body as PaymentResult).status === 'SUCCEEDED');

class LivesRun {
  readonly differences: string[] = [];
  deeds = 0;
  comparisons = 0;
  now: Tick = 0;
  #events = 0;
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
    return {
      index,
      life,
      token,
      accountId: reply.user.id,
      model: new ModelledCustomer(life.country, epoch, importedAt),
      paid: [],
      ...(await this.#card(token)),
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
    if (isPaid) who.paid.push((answer.body as PaymentResult).paymentId);
  }

  async #lastPayment(who: Customer): Promise<string | null> {
    const payments = await this.#shop.history(who.token);
    return payments.find(({ status }) => status === 'SUCCEEDED')?.id ?? null;
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
    const id = await this.#lastPayment(who);
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
        // A charge whose response is lost here is repaired at midnight, as those of renewals are.
        if (
          !(await this.#change(
            who,
            deed.kind,
            model.mayResume(),
            this.#ask(who, 'POST', `${licence}/resume`),
          ))
        )
          return false;
        model.resume(this.now);
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
    const id = await this.#lastPayment(who);
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

  async compare(who: Customer): Promise<void> {
    const { model } = who;
    this.#same(who, 'the title plays', (await this.#shop.plays(who.token)) === 200, model.plays(this.now));
    const { body } = await call(this.#shop.app, 'GET', '/api/v2/customer/payments?rpp=100', {
      token: who.token,
    });
    const { payments } = body as ResponseOf<'listPayments'>;
    const charged = payments
      .filter(({ status, amount }) => amount > 0 && !['PENDING', 'FAILED', 'DECLINED'].includes(status))
      .map(({ amount }) => amount)
      .toReversed();
    const expected = model.movements.filter(({ amount }) => amount > 0).map(({ amount }) => amount);
    this.#same(who, 'what was charged', charged, expected);
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
    const renew = () => shop.commerce.renewals.run(() => undefined);
    for (let day = 0; day < days; day += 1) {
      run.now = day * TICKS_OF_DAY;
      const busy: Customer[] = [];
      for (const who of customers)
        for (const deed of who.life.deeds.filter((one) => one.day === day)) {
          if (await run.act(who, deed)) run.deeds += 1;
          shop.provider.breakOnce('never');
          busy.push(who);
        }
      // Each day, the response to one renewal is lost.
      shop.provider.breakOnce(day % 2 === 0 ? 'before' : 'after');
      await shop.commerce.reminders.run();
      await renew();
      shop.provider.breakOnce('never');
      for (const { model } of customers) model.pass(run.now);
      shop.clock.advance(HALF_DAY_MS);
      run.now += 1;
      await shop.commerce.recover(() => undefined);
      await shop.commerce.reminders.run();
      await renew();
      for (const { model } of customers) model.pass(run.now);
      for (const who of customers)
        if (busy.includes(who) || (who.index + day) % GLANCE_DAYS === 0) {
          await run.compare(who);
          await run.retell(who);
        }
      onDay?.(day, run.differences.length);
      shop.clock.advance(HALF_DAY_MS);
    }
    shop.clock.advance(TEN_MINUTES_MS);
    await shop.commerce.recover(() => undefined);
    for (const who of customers) await run.compare(who);
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
