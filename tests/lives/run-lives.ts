import type { OpenDatabase } from '../../packages/server/src/database/database.js';
import { demoRealm, signInDemo } from '../../packages/server/testing/demo-application.js';
import { createPayingDemo, type PayingDemo } from '../../packages/server/testing/paying-demo.js';
import { withSecondFactor } from '../../packages/server/testing/second-factor.js';
import { compareBooks } from './check-books.js';
import { CustomerComparison } from './compare-customer.js';
import { CustomerDeeds } from './customer-deeds.js';
import { LivedCustomer } from './lived-customer.js';
import { LivesLog } from './lives-log.js';
import { TICKS_OF_HOUR } from './modelled-customer.js';
import { ModelledShop } from './modelled-shop.js';
import { TICKS_OF_DAY, type Tick } from './modelled-wallet.js';
import type { Deed, Life } from './random-life.js';
import { stockShop } from './stock-shop.js';

const HOUR_MS = 3_600_000;
const HALF_DAY_MS = 12 * HOUR_MS;
/** The days after which a customer that has done nothing is compared with its model. */
const GLANCE_DAYS = 40;
/** The days after which the provider tells a customer’s latest payment again. */
const RETELL_DAYS = 120;

export interface LivesOptions {
  readonly lives: readonly Life[];
  readonly days: number;
}

export interface LivesReport {
  readonly customers: number;
  /** What was possible when its day came. */
  readonly deeds: number;
  /** The same by kind. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly charges: number;
  readonly comparisons: number;
  readonly differences: readonly string[];
  readonly seconds: number;
}

/** The provider tells of a payment again, and late of a state that it had before. MONEY-35 */
const retell = async ({ commerce }: PayingDemo, { charged }: LivedCustomer, day: number): Promise<void> => {
  const id = charged.at(-1)?.charge.idempotencyKey;
  if (id === undefined) return;
  const externalId = `ext-${id}`;
  const told = [
    ['again', { status: 'succeeded', externalId }],
    ['late', { status: 'pending', externalId, nextAction: { type: 'WAIT', url: null } }],
  ] as const;
  for (const [name, payment] of told)
    // oxlint-disable-next-line no-await-in-loop
    await commerce.onPaymentEvent('fake', { id: `${name}-${day}-${id}`, kind: 'payment', key: id, payment });
};

const byDay = (
  customers: readonly LivedCustomer[],
): ReadonlyMap<number, readonly [LivedCustomer, Deed][]> => {
  const days = new Map<number, [LivedCustomer, Deed][]>();
  for (const who of customers)
    for (const deed of who.life.deeds) {
      const deeds = days.get(deed.day) ?? [];
      deeds.push([who, deed]);
      days.set(deed.day, deeds);
    }
  return days;
};

type Lost = 'before' | 'after' | 'never';

/** Customers, and the time that they have come to. */
class LivesRun {
  readonly #shop: PayingDemo;
  readonly #log: LivesLog;
  readonly #compare: CustomerComparison;
  readonly #customers: readonly LivedCustomer[];
  /** Customers of whom something has just begun or ended to play. */
  #changed: readonly LivedCustomer[] = [];

  constructor(shop: PayingDemo, log: LivesLog, customers: readonly LivedCustomer[]) {
    this.#shop = shop;
    this.#log = log;
    this.#compare = new CustomerComparison(shop, log);
    this.#customers = customers;
  }

  /** What is due; holders are told of it once a day. @param lost what happens to the first response of the provider */
  async work(lost: Lost): Promise<void> {
    const { provider, commerce } = this.#shop;
    provider.breakOnce(lost);
    if (this.#log.now % TICKS_OF_DAY === 0) await commerce.reminders.run();
    await commerce.renewals.run(() => undefined);
    provider.breakOnce('never');
    for (const { model, method } of this.#customers)
      model.pass(this.#log.now, provider.brokenMethods.has(method));
    provider.brokenMethods.clear();
  }

  async recover(): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop
    while ((await this.#shop.commerce.recover(() => undefined)) > 0);
  }

  async #watch(at: Tick, watched: readonly LivedCustomer[]): Promise<void> {
    this.#shop.clock.advance(Math.round((at - this.#log.now) * HALF_DAY_MS));
    this.#log.now = at;
    // oxlint-disable-next-line no-await-in-loop
    for (const who of watched) await this.#compare.plays(who);
  }

  /** Until the next noon or midnight; compares what plays an hour before and after whatever begins or ends. */
  async wait(): Promise<void> {
    const from = this.#log.now;
    await this.#watch(from + TICKS_OF_HOUR, this.#changed);
    this.#changed = this.#customers.filter(({ model }) => model.changesAt(from + 1));
    await this.#watch(from + 1 - TICKS_OF_HOUR, this.#changed);
    // What is due has not been done yet.
    await this.#watch(
      from + 1,
      this.#changed.filter(({ model }) => !model.isLeaving),
    );
  }

  async lookAt(who: LivedCustomer): Promise<void> {
    await this.#compare.plays(who);
    this.#compare.charges(who);
    if (who.model.wallet.hasHadCredit) await this.#compare.credit(who);
  }

  async lookAtAll(): Promise<void> {
    // oxlint-disable no-await-in-loop
    for (const who of this.#customers) {
      await this.#compare.plays(who, true);
      this.#compare.charges(who);
      await this.#compare.credit(who);
      await this.#compare.payments(who);
    }
    // oxlint-enable no-await-in-loop
  }
}

interface Begun {
  readonly shop: PayingDemo;
  readonly log: LivesLog;
  readonly act: CustomerDeeds;
  readonly customers: readonly LivedCustomer[];
}

/** Stocks the shop, and lets the customers sign up. */
const begin = async (database: OpenDatabase, shop: PayingDemo, lives: readonly Life[]): Promise<Begun> => {
  const { db } = database;
  const admin = await withSecondFactor(database, await signInDemo(shop.app, 'admin'));
  shop.provider.lagSearch(true);
  const importedAt = shop.clock.now();
  // The lives begin at noon.
  shop.clock.advance(2 * HALF_DAY_MS - ((shop.clock.now() + HALF_DAY_MS) % (2 * HALF_DAY_MS)));
  const epoch = shop.clock.now();
  await stockShop(database, epoch);
  const log = new LivesLog();
  const modelled = new ModelledShop();
  const customers: LivedCustomer[] = [];
  for (const [index, life] of lives.entries())
    customers.push(
      // oxlint-disable-next-line no-await-in-loop
      await LivedCustomer.join({ shop, db }, life, { index, epoch, importedAt, shop: modelled }),
    );
  return { shop, log, customers, act: new CustomerDeeds({ shop, db, admin, modelled, log }) };
};

const live = async ({ shop, log, act, customers }: Begun, days: number): Promise<Record<string, number>> => {
  const run = new LivesRun(shop, log, customers);
  const deedsOf = byDay(customers);
  const kinds: Record<string, number> = {};
  // oxlint-disable no-await-in-loop
  for (let day = 0; day < days; day += 1) {
    const busy = new Set<LivedCustomer>();
    for (const [who, deed] of deedsOf.get(day) ?? []) {
      if (await act.act(who, deed)) kinds[deed.kind] = (kinds[deed.kind] ?? 0) + 1;
      busy.add(who);
    }
    // Each day, the response to one renewal is lost.
    await run.work(day % 2 === 0 ? 'before' : 'after');
    await run.wait();
    await run.recover();
    await run.work('never');
    for (const who of customers) {
      if (busy.has(who) || (who.index + day) % GLANCE_DAYS === 0) await run.lookAt(who);
      if ((who.index + day) % RETELL_DAYS === 0) await retell(shop, who, day);
    }
    await run.wait();
  }
  // oxlint-enable no-await-in-loop
  await run.recover();
  await run.lookAtAll();
  return kinds;
};

/**
 * Lets customers live with the service for some days, with a provider whose responses get lost, whose search lags, and
 * which tells things twice and late, and compares each with its model.
 */
export const runLives = async (
  database: OpenDatabase,
  { lives, days }: LivesOptions,
): Promise<LivesReport> => {
  const started = Date.now();
  const { licenceRules } = demoRealm();
  const settings = {
    // Nothing receives mails here, and each would be tried again for days.
    mail: null,
    licenceRules: { ...licenceRules, families: [{ id: 'ringside', downgrade: 'ALLOWED' as const }] },
  };
  const shop = await createPayingDemo(database, {}, settings);
  try {
    const begun = await begin(database, shop, lives);
    const { log, customers } = begun;
    const kinds = await live(begun, days);
    await compareBooks(database, customers, log);
    return {
      customers: customers.length,
      deeds: Object.values(kinds).reduce((sum, count) => sum + count, 0),
      kinds,
      charges: shop.provider.charged.size,
      comparisons: log.comparisons,
      differences: log.differences,
      seconds: Math.round((Date.now() - started) / 1000),
    };
  } finally {
    await shop.app.close();
  }
};
