/**
 * What docs/rules/commerce.md says of one customer, computed without any code of the service. Time is counted in half
 * days: customers act at noon (UTC), and what is due happens then or at midnight, when what failed is repaired.
 */
import { endAfter, nextPeriod, type HeldPlan } from './modelled-plan.js';
import type { ModelledGift, ModelledShop } from './modelled-shop.js';
import {
  grossOf,
  ModelledWallet,
  TICKS_OF_DAY,
  type Bill,
  type Charge,
  type Rest,
  type Tick,
} from './modelled-wallet.js';
import {
  CURRENCY,
  GIFTS,
  NEW_PRICE,
  OPENING,
  PASS,
  PLANS,
  VIEW,
  VOUCHERS,
  type Country,
  type GiftId,
  type PlanId,
  type VoucherCode,
} from './sale.js';

export const TICKS_OF_HOUR = 1 / 12;
const GRACE = 7 * TICKS_OF_DAY;
const LONGEST_PAUSE = 90 * TICKS_OF_DAY;

/** Pay per view, or a pass. */
interface HeldTitle {
  readonly charge: Charge;
  /** When it opens its title. */
  readonly from: Tick;
  /** Until when; of pay per view that has not begun, until when it must. */
  until: Tick;
  hasBegun: boolean;
}

export interface CustomerOptions {
  readonly index: number;
  readonly country: Country;
  /** Of the bank of the card; null if that does not tell. */
  readonly bank: Country | null;
  /** When the lives begin, in milliseconds since the epoch. */
  readonly epoch: number;
  /** When the demo was imported, from which its dates count. */
  readonly importedAt: number;
  readonly shop: ModelledShop;
}

export class ModelledCustomer {
  readonly wallet = new ModelledWallet();
  country: Country;
  canPay = true;
  isLeaving = false;
  readonly #index: number;
  readonly #shop: ModelledShop;
  readonly #plans = new Map<PlanId, HeldPlan>();
  #pass: HeldTitle | null = null;
  #view: HeldTitle | null = null;
  #hasAgreed = false;
  /** When the notice of the new price was posted. */
  #toldAt: Tick | null = null;
  readonly #epoch: number;
  readonly #imported: Tick;

  constructor({ index, country, bank, epoch, importedAt, shop }: CustomerOptions) {
    this.#index = index;
    this.country = country;
    this.wallet.bank = bank;
    this.#shop = shop;
    this.#epoch = epoch;
    this.#imported = (importedAt - epoch) / (86_400_000 / TICKS_OF_DAY);
  }

  /** The plan that was paid for, else one that was given. */
  get plan(): PlanId | null {
    const held = [...this.#plans.values()];
    return (held.find(({ price }) => price !== null) ?? held[0])?.plan ?? null;
  }

  /** Whether that plan was not given. */
  get hasPaidPlan(): boolean {
    return this.#held !== null && this.#held.price !== null;
  }

  get #held(): HeldPlan | null {
    return this.#plans.get(this.plan ?? '7001') ?? null;
  }

  /** Whether the title of the plans plays now. MONEY-2 */
  plays(now: Tick): boolean {
    return [...this.#plans.values()].some((held) => {
      if (!OPENING.has(held.plan)) return false;
      if (!held.isPaused && held.end > now) return true;
      // A pause that is over before the end of its plan, such as one extended by a gift, is none.
      if (held.pauseUntil !== null && (held.isPaused || held.pauseUntil > now))
        return held.pauseUntil > now && held.worth > 0;
      return !held.isPaused && held.renews && held.end + GRACE > now;
    });
  }

  /** Whether the title of the pass plays now. MONEY-127 */
  playsPass(now: Tick): boolean {
    return this.#pass !== null && now >= this.#pass.from && now < this.#pass.until;
  }

  /** Whether the title of the pay per view would play now. MONEY-128 */
  playsView(now: Tick): boolean {
    return this.#view !== null && now < this.#view.until;
  }

  /** Begins the pay per view, if it is the first playback in time. MONEY-128 */
  watchView(now: Tick): void {
    const view = this.#view;
    if (view === null || view.hasBegun || now >= view.until) return;
    view.hasBegun = true;
    view.until = now + (VIEW.hours / 24) * TICKS_OF_DAY;
  }

  /** Whether one of the titles plays until then and no longer, or from then on, if nothing is done. */
  changesAt(moment: Tick): boolean {
    const [before, then] = [moment - TICKS_OF_HOUR, moment + TICKS_OF_HOUR];
    return (
      this.plays(before) !== this.plays(then) ||
      this.playsPass(before) !== this.playsPass(then) ||
      // Looking at it would begin it.
      (this.#view?.hasBegun === true && this.playsView(before) !== this.playsView(then))
    );
  }

  /** Whether looking at the title of the pay per view begins nothing. */
  get mayLookAtView(): boolean {
    return this.#view === null || this.#view.hasBegun;
  }

  /** @returns whether there is something to resume: a pause that has begun, or that is asked for */
  mayResume(): boolean {
    return this.#held !== null && !this.isLeaving && (this.#held.isPaused || this.#held.pauseUntil !== null);
  }

  /** MONEY-3, MONEY-23 */
  mayBuy(plan: PlanId, now: Tick): boolean {
    const held = this.#plans.get(plan);
    return !this.isLeaving && (held === undefined || !(held.isPaused || this.#runs(held, now)));
  }

  /** An end is followed by days of grace only while the plan renews. MONEY-41 */
  #runs(held: HeldPlan, now: Tick): boolean {
    return !held.isPaused && held.end + (held.renews ? GRACE : 0) > now;
  }

  /** MONEY-10, MONEY-38: what is left of each plan that another one of the family replaces. */
  #restsOf(replaced: readonly HeldPlan[], now: Tick): readonly Rest[] {
    return replaced.map(({ price, isPaused, began, end, worth, rate, charge }) => {
      const currency = CURRENCY[price?.country ?? 'US'];
      if (price === null || isPaused || began === null || end <= now) return { amount: 0, currency, charge };
      const rest = Math.floor((worth * (end - now)) / (end - began));
      return { amount: grossOf(rest, price, rate), currency, charge };
    });
  }

  /** @returns whether it was paid */
  buy(plan: PlanId, now: Tick, code: VoucherCode | null): boolean {
    const { price, firstOff, months } = PLANS[plan];
    const replaced = [...this.#plans.values()].filter(
      (held) => held.plan !== plan && (held.isPaused || this.#runs(held, now)),
    );
    const rests = this.#restsOf(replaced, now);
    const agreed = { amount: price[this.country], country: this.country };
    const voucher = code === null ? null : VOUCHERS[code];
    const bill = this.wallet.bill(agreed, now, {
      cuts: [...(firstOff > 0 ? [{ percent: firstOff }] : []), ...(voucher === null ? [] : [voucher.cut])],
      rests,
    });
    const charge = this.#pay(bill, now);
    if (charge === null) return false;
    if (code !== null) this.#shop.use(code, this.#index);
    for (const [at, rest] of rests.entries()) this.wallet.keep(rest, bill.left[at] ?? 0);
    for (const held of replaced) this.#plans.delete(held.plan);
    this.#plans.set(plan, {
      plan,
      price: agreed,
      boughtAt: now,
      anchor: now,
      periods: 1,
      began: now,
      end: endAfter(now, months, this.#epoch),
      worth: bill.worth,
      rate: bill.rate,
      charge,
      renews: true,
      cuts:
        voucher === null || voucher.renewals === 0
          ? []
          : [{ code: code ?? '', cut: voucher.cut, left: voucher.renewals }],
      pauseUntil: null,
      isPaused: false,
      lostAt: null,
    });
    return true;
  }

  /** @returns null if it is refused */
  #pay(bill: Bill, now: Tick): Charge | null {
    return bill.amount > 0 && !this.canPay ? null : this.wallet.pay(bill, now);
  }

  /** MONEY-127: it is held from its purchase on, and sold until its end. */
  mayBuyPass(now: Tick): boolean {
    return !this.isLeaving && this.#pass === null && now < PASS.endDay * TICKS_OF_DAY;
  }

  buyPass(now: Tick): boolean {
    const bill = this.wallet.bill({ amount: PASS.price[this.country], country: this.country }, now, {
      cuts: [],
    });
    const charge = this.#pay(bill, now);
    if (charge === null) return false;
    const [from, until] = [PASS.startDay * TICKS_OF_DAY, PASS.endDay * TICKS_OF_DAY];
    this.#pass = { charge, from, until, hasBegun: true };
    return true;
  }

  /** MONEY-128 */
  mayBuyView(now: Tick): boolean {
    return !this.isLeaving && !this.playsView(now);
  }

  buyView(now: Tick): boolean {
    const bill = this.wallet.bill({ amount: VIEW.price[this.country], country: this.country }, now, {
      cuts: [],
    });
    const charge = this.#pay(bill, now);
    if (charge === null) return false;
    const until = now + VIEW.startWithinDays * TICKS_OF_DAY;
    this.#view = { charge, from: now, until, hasBegun: false };
    return true;
  }

  /** Credit pays for plans, not for gifts. MONEY-125 @returns the charge; null if it is refused */
  buyGift(id: GiftId, now: Tick): Charge | null {
    const price = { amount: GIFTS[id].price[this.country], country: this.country };
    return this.#pay(this.wallet.bill(price, now, { cuts: [], usesCredit: false }), now);
  }

  /** MONEY-50 */
  redeem(gift: ModelledGift, now: Tick): void {
    gift.isRedeemed = true;
    const { plan, months } = GIFTS[gift.id];
    const held = this.#plans.get(plan);
    if (held !== undefined && (held.isPaused || this.#runs(held, now))) {
      const wasPaused = held.isPaused;
      held.end = endAfter(wasPaused ? now : Math.max(held.end, now), months, this.#epoch);
      held.anchor = held.end;
      held.periods = 0;
      if (!wasPaused) return;
      held.isPaused = false;
      held.renews = true;
      held.began = null;
      // The pause goes on after it.
      if (held.pauseUntil !== null && held.pauseUntil <= held.end) held.pauseUntil = null;
      return;
    }
    const end = endAfter(now, months, this.#epoch);
    this.#plans.set(plan, {
      plan,
      price: null,
      boughtAt: now,
      anchor: end,
      periods: 0,
      began: null,
      end,
      worth: 0,
      rate: 0,
      charge: null,
      renews: false,
      cuts: [],
      pauseUntil: null,
      isPaused: false,
      lostAt: null,
    });
  }

  /** MONEY-37, MONEY-47: a voucher is subtracted from the renewals of a plan, once. */
  mayRedeemVoucher(code: VoucherCode, now: Tick): boolean {
    const held = this.#held;
    return (
      held !== null &&
      held.renews &&
      this.#runs(held, now) &&
      this.#shop.mayUse(code, this.#index) &&
      held.cuts.every((cut) => cut.code !== code)
    );
  }

  redeemVoucher(code: VoucherCode): void {
    const { cut, renewals } = VOUCHERS[code];
    this.#shop.use(code, this.#index);
    this.#held?.cuts.push({ code, cut, left: renewals + 1 });
  }

  mayUseVoucher(code: VoucherCode): boolean {
    return this.#shop.mayUse(code, this.#index);
  }

  get #newPriceAt(): Tick {
    return this.#imported + NEW_PRICE.days * TICKS_OF_DAY;
  }

  get #answerBy(): Tick {
    return this.#imported + NEW_PRICE.answerDays * TICKS_OF_DAY;
  }

  /** MONEY-43: the same answer may be given again. */
  mayAgree(now: Tick): boolean {
    const held = this.#plans.get(NEW_PRICE.plan);
    return (
      held !== undefined &&
      (held.isPaused || this.#runs(held, now)) &&
      held.boughtAt < this.#newPriceAt &&
      now < this.#answerBy
    );
  }

  agree(): void {
    this.#hasAgreed = true;
  }

  /** MONEY-130 */
  #beTold(now: Tick): void {
    const held = this.#plans.get(NEW_PRICE.plan);
    if (this.#toldAt !== null || held === undefined) return;
    const isNear = this.#newPriceAt - now <= (NEW_PRICE.noticeDays + 1) * TICKS_OF_DAY;
    if (isNear && now < this.#answerBy && held.boughtAt < this.#newPriceAt && (held.renews || held.isPaused))
      this.#toldAt = now;
  }

  /** Takes over a new price that has come into effect. @returns whether the plan ends because of it. MONEY-43 */
  #endsByPrice(held: HeldPlan, at: Tick): boolean {
    const { price } = held;
    if (price === null || held.plan !== NEW_PRICE.plan) return false;
    const amount = NEW_PRICE.price[price.country];
    const isDue = held.boughtAt < this.#newPriceAt && at >= this.#newPriceAt && price.amount !== amount;
    if (!isDue) return false;
    // MONEY-135: who was not told in time keeps the price.
    if (!this.#hasAgreed)
      return this.#toldAt !== null && this.#toldAt + NEW_PRICE.noticeDays * TICKS_OF_DAY <= at;
    held.price = { ...price, amount };
    return false;
  }

  mayCancel(now: Tick): boolean {
    const held = this.#held;
    return held !== null && (held.isPaused || (held.renews && this.#runs(held, now)));
  }

  cancel(): void {
    const held = this.#held;
    if (held === null) return;
    held.renews = false;
    held.pauseUntil = null;
    if (held.isPaused) this.#plans.delete(held.plan);
  }

  mayKeep(now: Tick): boolean {
    const held = this.#held;
    return held !== null && held.price !== null && !held.renews && held.end > now && !this.isLeaving;
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

  /** MONEY-34, MONEY-139: what was bought ends when everything is given back. */
  giveBack(charge: Charge, amount: number, by: 'refund' | 'dispute'): void {
    const ended = this.wallet.giveBack(charge, amount, by);
    for (const held of this.#plans.values())
      if (held.charge !== null && ended.has(held.charge)) this.#plans.delete(held.plan);
    if (this.#pass !== null && ended.has(this.#pass.charge)) this.#pass = null;
    if (this.#view !== null && ended.has(this.#view.charge)) this.#view = null;
  }

  /**
   * Another method is stored and the plan moved to it; a renewal that has failed is charged at once. What
   * becomes due at this moment has not failed. MONEY-41
   */
  mend(now: Tick): void {
    this.canPay = true;
    for (const held of this.#plans.values())
      if (held.renews && !held.isPaused && held.end < now && now - held.end < GRACE) this.#renew(held, now);
  }

  /** What is due. MONEY-40, MONEY-41, MONEY-42 @param isLost whether the response to a charge was lost */
  pass(now: Tick, isLost: boolean): void {
    if (now % TICKS_OF_DAY === 0) this.#beTold(now);
    for (const held of this.#plans.values()) this.#passOf(held, now, isLost);
  }

  #passOf(held: HeldPlan, now: Tick, isLost: boolean): void {
    const isOver = held.pauseUntil !== null && held.pauseUntil <= now;
    if (held.isPaused) {
      const isKnown = held.lostAt !== null && held.lostAt < now;
      if ((isOver || isKnown) && !this.isLeaving) this.#restart(held, now, isLost);
      return;
    }
    if (held.end > now) return;
    if (held.pauseUntil !== null) {
      held.isPaused = true;
      if (isOver) this.#passOf(held, now, isLost);
    } else if (!held.renews || this.isLeaving || now - held.end >= GRACE || this.#endsByPrice(held, held.end))
      this.#plans.delete(held.plan);
    else this.#renew(held, now);
  }

  /** The bill of the next period is paid. @returns whether it was */
  #payNext(held: HeldPlan, now: Tick): boolean {
    if (held.price === null) return false;
    const bill = this.wallet.bill(held.price, now, { cuts: held.cuts.map(({ cut }) => cut) });
    const charge = this.#pay(bill, now);
    if (charge === null) return false;
    held.charge = charge;
    held.worth = bill.worth;
    held.rate = bill.rate;
    held.cuts = held.cuts.map((cut) => ({ ...cut, left: cut.left - 1 })).filter(({ left }) => left > 0);
    return true;
  }

  #renew(held: HeldPlan, now: Tick): void {
    if (this.#payNext(held, now)) nextPeriod(held, this.#epoch);
  }

  /** A plan whose resumption is not paid stays paused until its holder asks again. MONEY-42 */
  #restart(held: HeldPlan, now: Tick, isLost: boolean): void {
    held.pauseUntil = null;
    if (this.#endsByPrice(held, Math.max(held.end, now))) {
      this.#plans.delete(held.plan);
      return;
    }
    // What nobody knows to be paid runs from when it is known.
    held.lostAt = isLost ? now : null;
    if (isLost || !this.#payNext(held, now)) return;
    held.renews = true;
    held.isPaused = false;
    held.anchor = now;
    held.periods = 0;
    nextPeriod(held, this.#epoch);
  }
}
