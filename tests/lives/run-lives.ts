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

/**
 * Lets customers live with the service for some days, with a provider whose responses get lost, whose search lags, and
 * which tells things twice and late, and compares each with its model.
 */
export const runLives = async (
  database: OpenDatabase,
  { lives, days }: LivesOptions,
): Promise<LivesReport> => {
  const begun = Date.now();
  const { licenceRules } = demoRealm();
  const shop = await createPayingDemo(database, {
    // Nothing receives mails here, and each would be tried again for days.
    mail: null,
    licenceRules: { ...licenceRules, families: [{ id: 'ringside', downgrade: 'ALLOWED' }] },
  });
  try {
    const admin = await withSecondFactor(database, await signInDemo(shop.app, 'admin'));
    shop.provider.lagSearch(true);
    const importedAt = shop.clock.now();
    // The lives begin at noon.
    shop.clock.advance(2 * HALF_DAY_MS - ((shop.clock.now() + HALF_DAY_MS) % (2 * HALF_DAY_MS)));
    const epoch = shop.clock.now();
    await stockShop(database, epoch);
    const { db } = database;
    const log = new LivesLog();
    const modelled = new ModelledShop();
    const act = new CustomerDeeds({ shop, db, admin, modelled, log });
    const compare = new CustomerComparison(shop, log);
    const customers: LivedCustomer[] = [];
    let deeds = 0;
    const kinds: Record<string, number> = {};
    // oxlint-disable no-await-in-loop
    for (const [index, life] of lives.entries())
      customers.push(
        await LivedCustomer.join({ shop, db }, life, { index, epoch, importedAt, shop: modelled }),
      );
    const deedsOf = byDay(customers);
    const work = async (lost: 'before' | 'after' | 'never') => {
      shop.provider.breakOnce(lost);
      await shop.commerce.reminders.run();
      await shop.commerce.renewals.run(() => undefined);
      shop.provider.breakOnce('never');
      for (const { model, method } of customers) model.pass(log.now, shop.provider.brokenMethods.has(method));
      shop.provider.brokenMethods.clear();
    };
    const recover = async () => {
      while ((await shop.commerce.recover(() => undefined)) > 0);
    };
    let changed: readonly LivedCustomer[] = [];
    /** Until the next noon or midnight, and what plays an hour before and after whatever ends or begins then. */
    const wait = async () => {
      const from = log.now;
      const watch = async (at: number, watched: readonly LivedCustomer[]) => {
        shop.clock.advance(Math.round((at - log.now) * HALF_DAY_MS));
        log.now = at;
        for (const who of watched) await compare.plays(who);
      };
      await watch(from + TICKS_OF_HOUR, changed);
      changed = customers.filter(({ model }) => model.changesAt(from + 1));
      await watch(from + 1 - TICKS_OF_HOUR, changed);
      // What is due has not been done yet.
      await watch(
        from + 1,
        changed.filter(({ model }) => !model.isLeaving),
      );
    };
    for (let day = 0; day < days; day += 1) {
      const busy = new Set<LivedCustomer>();
      for (const [who, deed] of deedsOf.get(day) ?? []) {
        if (await act.act(who, deed)) {
          deeds += 1;
          kinds[deed.kind] = (kinds[deed.kind] ?? 0) + 1;
        }
        busy.add(who);
      }
      // Each day, the response to one renewal is lost.
      await work(day % 2 === 0 ? 'before' : 'after');
      await wait();
      await recover();
      await work('never');
      for (const who of customers) {
        const isGlance = (who.index + day) % GLANCE_DAYS === 0;
        if (!isGlance && !busy.has(who)) continue;
        await compare.plays(who);
        compare.charges(who);
        if (who.model.wallet.hasHadCredit) await compare.credit(who);
        if ((who.index + day) % RETELL_DAYS === 0) await retell(shop, who, day);
      }
      await wait();
    }
    await recover();
    for (const who of customers) {
      await compare.plays(who, true);
      compare.charges(who);
      await compare.credit(who);
      await compare.payments(who);
    }
    // oxlint-enable no-await-in-loop
    await compareBooks(database, customers, log);
    return {
      customers: customers.length,
      deeds,
      kinds,
      charges: shop.provider.charged.size,
      comparisons: log.comparisons,
      differences: log.differences,
      seconds: Math.round((Date.now() - begun) / 1000),
    };
  } finally {
    await shop.app.close();
  }
};
