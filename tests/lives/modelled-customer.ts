/**
 * What docs/rules/commerce.md says of one customer, computed without any code of the service. Time is counted in half
 * days: customers act at noon (UTC), and what is due happens then or at midnight, when what failed is repaired.
 */

/** Half days. */
export type Tick = number;

export type Country = 'GB' | 'ES' | 'US';
export type PlanId = '7001' | '7002' | '7003';

interface Plan {
  readonly rank: number;
  readonly months: number;
  /** Minor units, in the currency of the country. */
  readonly price: Readonly<Record<Country, number>>;
  /** What is off the first payment, in percent. */
  readonly firstOff: number;
}

/** The plans of the demo's family “ringside”. */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  '7003': { rank: 10, months: 1, price: { GB: 499, ES: 549, US: 599 }, firstOff: 0 },
  '7001': { rank: 20, months: 1, price: { GB: 999, ES: 1099, US: 1199 }, firstOff: 0 },
  '7002': { rank: 30, months: 12, price: { GB: 9900, ES: 10_900, US: 11_900 }, firstOff: 10 },
};
/** The new price of a plan, for those who have it from their first renewal after `days`, if they have agreed by `answerDays`. */
const NEW_PRICE = {
  plan: '7003',
  price: { GB: 549, ES: 599, US: 649 },
  days: 45,
  answerDays: 40,
  noticeDays: 30,
} as const;
/** Plans that open the title which the lives ask for. */
const OPENING: ReadonlySet<PlanId> = new Set(['7001', '7002']);

export const TICKS_OF_DAY = 2;
export const TICKS_OF_HOUR = 1 / 12;
const TICK_MS = 43_200_000;
const GRACE = 7 * TICKS_OF_DAY;
const LONGEST_PAUSE = 90 * TICKS_OF_DAY;

/** When so many months of a subscription are over that began at `anchor`. MONEY-5 */
const endAfter = (anchor: Tick, months: number, epoch: number): Tick => {
  const from = new Date(epoch + anchor * TICK_MS);
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  const to = Date.UTC(from.getUTCFullYear(), month, day, from.getUTCHours());
  return anchor + (to - from.getTime()) / TICK_MS;
};

interface Subscription {
  readonly plan: PlanId;
  /** Minor units of `country`’s currency, as its holder has agreed. MONEY-48 */
  price: number;
  readonly country: Country;
  readonly boughtAt: Tick;
  /** From when periods are counted. */
  anchor: number;
  periods: number;
  /** When the present period ends. */
  end: number;
  /** The charge for the present period. */
  paid: number;
  /** What the present period is worth: its charge, and the credit that was subtracted from it. */
  worth: number;
  renews: boolean;
  /** The end of a pause that is asked for, or that has begun; null without one. */
  pauseUntil: number | null;
  isPaused: boolean;
  /** When the response to the charge was lost with which it runs again; null if none was. */
  lostAt: Tick | null;
}

/** One movement of money: positive for a charge, negative for what was given or taken back. */
export interface Movement {
  readonly at: Tick;
  readonly amount: number;
}

export class ModelledCustomer {
  readonly movements: Movement[] = [];
  country: Country;
  canPay = true;
  isLeaving = false;
  #held: Subscription | null = null;
  #hasAgreed = false;
  /** When the notice of the new price was posted. */
  #toldAt: Tick | null = null;
  readonly #epoch: number;
  /** When the demo was imported, from which its dates count. */
  readonly #imported: Tick;

  constructor(country: Country, epoch: number, importedAt: number) {
    this.country = country;
    this.#epoch = epoch;
    this.#imported = (importedAt - epoch) / TICK_MS;
  }

  /** The plan that is active or paused. */
  get plan(): PlanId | null {
    return this.#held?.plan ?? null;
  }

  get isPaused(): boolean {
    return this.#held?.isPaused ?? false;
  }

  /** Whether the active plan was paid for, so that money can be given back. */
  hasPaid(now: Tick): boolean {
    return (this.#running(now)?.paid ?? 0) > 0;
  }

  /** Whether the title that the lives ask for plays now. MONEY-2 */
  plays(now: Tick): boolean {
    const held = this.#held;
    if (held === null || !OPENING.has(held.plan)) return false;
    if (!held.isPaused && held.end > now) return true;
    if (held.pauseUntil !== null) return held.pauseUntil > now && held.paid > 0;
    return !held.isPaused && held.renews && held.end + GRACE > now;
  }

  /** Whether the title plays until then and no longer, or from then on, if nothing is done. */
  changesAt(moment: Tick): boolean {
    return this.plays(moment - TICKS_OF_HOUR) !== this.plays(moment + TICKS_OF_HOUR);
  }

  /** @returns whether there is something to resume: a pause that has begun, or that is asked for */
  mayResume(): boolean {
    return this.#held !== null && !this.isLeaving && (this.#held.isPaused || this.#held.pauseUntil !== null);
  }

  /** MONEY-3, MONEY-4, MONEY-23 */
  mayBuy(plan: PlanId, now: Tick): boolean {
    if (this.isLeaving) return false;
    const held = this.#running(now);
    // A paused plan can be replaced by any other.
    return held === null ? !this.isPaused || this.plan !== plan : PLANS[plan].rank > PLANS[held.plan].rank;
  }

  /** The plan that is active. An end is followed by days of grace only while the plan renews. MONEY-41 */
  #running(now: Tick): Subscription | null {
    const held = this.#held;
    if (held === null || held.isPaused) return null;
    return held.end + (held.renews ? GRACE : 0) > now ? held : null;
  }

  /** @returns whether it was paid */
  buy(plan: PlanId, now: Tick): boolean {
    if (!this.canPay) return false;
    const price = PLANS[plan].price[this.country];
    // MONEY-20: discounts, then the credit.
    const first = price - Math.round((price * PLANS[plan].firstOff) / 100);
    const charged = Math.max(0, first - this.#credit(now));
    this.#charge(now, charged);
    this.#held = {
      plan,
      price,
      country: this.country,
      boughtAt: now,
      anchor: now,
      periods: 1,
      end: endAfter(now, PLANS[plan].months, this.#epoch),
      paid: charged,
      worth: first,
      renews: true,
      pauseUntil: null,
      isPaused: false,
      lostAt: null,
    };
    return true;
  }

  get #newPriceAt(): Tick {
    return this.#imported + NEW_PRICE.days * TICKS_OF_DAY;
  }

  /** MONEY-43 */
  mayAgree(now: Tick): boolean {
    const held = this.#running(now) ?? (this.isPaused ? this.#held : null);
    return (
      held?.plan === NEW_PRICE.plan &&
      held.boughtAt < this.#newPriceAt &&
      now < this.#imported + NEW_PRICE.answerDays * TICKS_OF_DAY &&
      !this.#hasAgreed
    );
  }

  agree(): void {
    this.#hasAgreed = true;
  }

  /** MONEY-130 */
  #beTold(now: Tick): void {
    const held = this.#held;
    if (this.#toldAt !== null || held?.plan !== NEW_PRICE.plan) return;
    const isNear = this.#newPriceAt - now <= (NEW_PRICE.noticeDays + 1) * TICKS_OF_DAY;
    const mayAnswer = now < this.#imported + NEW_PRICE.answerDays * TICKS_OF_DAY;
    if (isNear && mayAnswer && held.boughtAt < this.#newPriceAt && (held.renews || held.isPaused))
      this.#toldAt = now;
  }

  /** Takes over a new price that has come into effect. @returns whether the plan ends because of it. MONEY-43 */
  #endsByPrice(held: Subscription, at: Tick): boolean {
    const next = NEW_PRICE.price[held.country];
    const isDue =
      held.plan === NEW_PRICE.plan &&
      held.boughtAt < this.#newPriceAt &&
      at >= this.#newPriceAt &&
      held.price !== next;
    if (!isDue) return false;
    // MONEY-135: who was not told in time keeps the price.
    if (!this.#hasAgreed)
      return this.#toldAt !== null && this.#toldAt + NEW_PRICE.noticeDays * TICKS_OF_DAY <= at;
    held.price = next;
    return false;
  }

  /** MONEY-10, MONEY-38: what a higher plan credits for the rest of the present period, in the same currency. */
  #credit(now: Tick): number {
    const held = this.#held;
    if (held === null || held.isPaused || held.country !== this.country || held.end <= now) return 0;
    const began =
      held.periods === 1
        ? held.anchor
        : endAfter(held.anchor, PLANS[held.plan].months * (held.periods - 1), this.#epoch);
    return Math.floor((held.worth * (held.end - now)) / (held.end - began));
  }

  mayCancel(now: Tick): boolean {
    return this.isPaused || this.#running(now)?.renews === true;
  }

  cancel(): void {
    if (this.#held === null) return;
    this.#held.renews = false;
    this.#held.pauseUntil = null;
    if (this.#held.isPaused) this.#held = null;
  }

  mayKeep(now: Tick): boolean {
    return this.#held !== null && !this.#held.renews && this.#held.end > now && !this.isLeaving;
  }

  keep(): void {
    if (this.#held !== null) this.#held.renews = true;
  }

  mayPause(now: Tick, until: Tick): boolean {
    const held = this.#held;
    return (
      held !== null &&
      held.renews &&
      held.pauseUntil === null &&
      held.end > now &&
      until > held.end &&
      until <= held.end + LONGEST_PAUSE
    );
  }

  pause(until: Tick): void {
    if (this.#held !== null) this.#held.pauseUntil = until;
  }

  /** MONEY-42: charged at once, and the periods restart. @param isLost whether the response to the charge was lost */
  resume(now: Tick, isLost: boolean): void {
    const held = this.#held;
    if (held === null) return;
    if (held.isPaused) this.#restart(held, now, isLost);
    else held.pauseUntil = null;
  }

  /** MONEY-34: all of the last payment goes back, which ends the plan. */
  giveBack(now: Tick): void {
    if (this.#held === null) return;
    this.movements.push({ at: now, amount: -this.#held.paid });
    this.#held = null;
  }

  /** Another method is stored and the plan moved to it; a renewal that has failed is charged at once. MONEY-41 */
  mend(now: Tick): void {
    this.canPay = true;
    const held = this.#held;
    if (held !== null && held.renews && !held.isPaused && held.end <= now && now - held.end < GRACE)
      this.#renew(held, now);
  }

  /** What is due. MONEY-40, MONEY-41, MONEY-42 @param isLost whether the response to a charge was lost */
  pass(now: Tick, isLost: boolean): void {
    this.#beTold(now);
    const held = this.#held;
    if (held === null) return;
    if (held.isPaused) {
      const isOver = held.pauseUntil !== null && held.pauseUntil <= now;
      if ((isOver || (held.lostAt !== null && held.lostAt < now)) && !this.isLeaving)
        this.#restart(held, now, isLost);
      return;
    }
    if (held.end > now) return;
    if (held.pauseUntil !== null) held.isPaused = true;
    else if (!held.renews || this.isLeaving || now - held.end >= GRACE || this.#endsByPrice(held, held.end))
      this.#held = null;
    else this.#renew(held, now);
  }

  #renew(held: Subscription, now: Tick): void {
    if (!this.canPay) return;
    held.periods += 1;
    held.end = endAfter(held.anchor, PLANS[held.plan].months * held.periods, this.#epoch);
    held.paid = held.price;
    held.worth = held.price;
    this.#charge(now, held.price);
  }

  /** A plan whose resumption is not paid stays paused until its holder asks again. MONEY-42 */
  #restart(held: Subscription, now: Tick, isLost: boolean): void {
    held.pauseUntil = null;
    if (this.#endsByPrice(held, Math.max(held.end, now))) {
      this.#held = null;
      return;
    }
    // What nobody knows to be paid runs from when it is known.
    held.lostAt = isLost ? now : null;
    if (isLost || !this.canPay) return;
    held.renews = true;
    held.anchor = now;
    held.periods = 1;
    held.end = endAfter(now, PLANS[held.plan].months, this.#epoch);
    held.isPaused = false;
    held.paid = held.price;
    held.worth = held.price;
    this.#charge(now, held.price);
  }

  #charge(now: Tick, amount: number): void {
    if (amount > 0) this.movements.push({ at: now, amount });
  }
}
