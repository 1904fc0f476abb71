import type { Charge, Price, Tick } from './modelled-wallet.js';
import { PLANS, type Cut, type PlanId } from './sale.js';

const TICK_MS = 43_200_000;

/** When so many months of a subscription are over that began at `anchor`. MONEY-5 */
export const endAfter = (anchor: Tick, months: number, epoch: number): Tick => {
  const from = new Date(epoch + anchor * TICK_MS);
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  const to = Date.UTC(from.getUTCFullYear(), month, day, from.getUTCHours());
  return anchor + (to - from.getTime()) / TICK_MS;
};

/** A discount on renewals. */
interface RenewalCut {
  /** The voucher. */
  readonly code: string;
  readonly cut: Cut;
  left: number;
}

/** A plan that a customer holds. */
export interface HeldPlan {
  readonly plan: PlanId;
  /** As its holder has agreed; null for a gift. MONEY-48 */
  price: Price | null;
  readonly boughtAt: Tick;
  /** From when periods are counted. */
  anchor: Tick;
  periods: number;
  /** Of the present period; null for free time before the first one. */
  began: Tick | null;
  end: Tick;
  /** What the present period is worth: its charge, and the credit that was subtracted from it, as the price with or without tax. */
  worth: number;
  /** Hundredths of a percent. */
  rate: number;
  /** For the present period. */
  charge: Charge | null;
  renews: boolean;
  cuts: RenewalCut[];
  /** The end of a pause that is asked for, or that has begun; null without one. */
  pauseUntil: Tick | null;
  isPaused: boolean;
  /** When the response to the charge was lost with which it runs again; null if none was. */
  lostAt: Tick | null;
}

/** The next period begins where the last one has ended. MONEY-40 */
export const nextPeriod = (held: HeldPlan, epoch: number): void => {
  const { months } = PLANS[held.plan];
  held.began = endAfter(held.anchor, months * held.periods, epoch);
  held.periods += 1;
  held.end = endAfter(held.anchor, months * held.periods, epoch);
};
