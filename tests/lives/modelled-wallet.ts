import { CURRENCY, EXCLUSIVE, RATES, type Country, type Currency, type Cut } from './sale.js';

/** Half days. */
export type Tick = number;
export const TICKS_OF_DAY = 2;

/** A price that was agreed, in minor units. MONEY-9, MONEY-48 */
export interface Price {
  readonly amount: number;
  /** In which it was shown. MONEY-120 */
  readonly country: Country;
}

/** What was charged, or paid with credit alone. */
export interface Charge {
  readonly at: Tick;
  readonly currency: Currency;
  /** Minor units, with the tax. */
  readonly amount: number;
  readonly tax: number;
  /** Credit of the account that was used. */
  readonly creditUsed: number;
  /** The charges whose rests have paid for it. */
  readonly from: readonly Charge[];
  /** What is left of the credit that its rest became. MONEY-132 */
  kept: number;
  refunded: number;
  isDisputed: boolean;
}

/** What is to be paid. */
export interface Bill {
  readonly price: Price;
  /** Hundredths of a percent. */
  readonly rate: number;
  /** After the discounts, with or without tax as the price. */
  readonly worth: number;
  readonly amount: number;
  readonly tax: number;
  readonly creditUsed: number;
  /** What is left of each rest, with tax. */
  readonly left: readonly number[];
  /** The charges whose rests are used. */
  readonly from: readonly Charge[];
}

/** The unused rest of a plan that ends, with its tax, and the charge that it was a part of. */
export interface Rest {
  readonly amount: number;
  readonly currency: Currency;
  readonly charge: Charge | null;
}

/** MONEY-6: halves away from zero. */
const rounded = (part: number, of: number): number => Math.floor((2 * part + of) / (2 * of));

/** MONEY-7 */
const after = (amount: number, cut: Cut): number =>
  'percent' in cut ? amount - rounded(amount * cut.percent, 100) : Math.max(0, amount - cut.off);

const isExclusive = ({ country }: Price): boolean => EXCLUSIVE.has(country);

/** The tax of an amount of a price. MONEY-8 */
const taxOf = (amount: number, price: Price, rate: number): number =>
  isExclusive(price) ? rounded(amount * rate, 10_000) : rounded(amount * rate, 10_000 + rate);

/** What an amount of a price costs, with tax. */
export const grossOf = (amount: number, price: Price, rate: number): number =>
  isExclusive(price) ? amount + taxOf(amount, price, rate) : amount;

/** The amount of a price that costs a sum. */
const amountFor = (sum: number, price: Price, rate: number): number =>
  isExclusive(price) ? sum - rounded(sum * rate, 10_000 + rate) : sum;

const rateAt = (country: Country, now: Tick): number =>
  RATES.findLast((one) => one.country === country && one.fromDay * TICKS_OF_DAY <= now)?.basisPoints ?? 0;

/** MONEY-120: where two of three agree; else the address, else the connection. */
const placeOf = (address: Country | null, bank: Country | null, connection: Country): Country => {
  if (address === null || address === connection || address === bank) return address ?? connection;
  return bank === connection ? connection : address;
};

/** What one customer has paid and is owed. */
export class ModelledWallet {
  /** Oldest first. */
  readonly charges: Charge[] = [];
  readonly #credit = new Map<Currency, number>();
  /** Country of the billing address. */
  address: Country | null = null;
  /** Country of the bank of the card. */
  bank: Country | null = null;

  get hasHadCredit(): boolean {
    return this.#credit.size > 0;
  }

  creditIn(currency: Currency): number {
    return this.#credit.get(currency) ?? 0;
  }

  /** Credit in all currencies, as the account shows it. */
  get credits(): readonly { readonly amount: number; readonly currency: Currency }[] {
    return [...this.#credit]
      .filter(([, amount]) => amount > 0)
      .map(([currency, amount]) => ({ amount, currency }))
      .toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
  }

  /** @param amount minor units; negative for what is taken */
  give(currency: Currency, amount: number): void {
    if (amount === 0) return;
    this.#credit.set(currency, this.creditIn(currency) + amount);
  }

  /** MONEY-9, MONEY-20, MONEY-125: discounts, then the rests of what ends, then credit, then the tax. */
  bill(
    price: Price,
    now: Tick,
    {
      cuts,
      rests = [],
      usesCredit = true,
    }: {
      readonly cuts: readonly Cut[];
      readonly rests?: readonly Rest[];
      readonly usesCredit?: boolean;
    },
  ): Bill {
    const rate = rateAt(placeOf(this.address, this.bank, price.country), now);
    const currency = CURRENCY[price.country];
    const worth = cuts.reduce(after, price.amount);
    let due = worth;
    const left = rests.map((rest) => {
      if (rest.currency !== currency) return rest.amount;
      const usable = amountFor(rest.amount, price, rate);
      const used = Math.min(usable, due);
      due -= used;
      return usable === used ? 0 : Math.max(0, rest.amount - grossOf(used, price, rate));
    });
    const owned = usesCredit ? this.creditIn(currency) : 0;
    const usable = amountFor(owned, price, rate);
    const used = Math.min(usable, due);
    due -= used;
    return {
      price,
      rate,
      worth,
      amount: grossOf(due, price, rate),
      tax: taxOf(due, price, rate),
      creditUsed: used === usable ? (used === 0 ? 0 : owned) : Math.min(grossOf(used, price, rate), owned),
      left,
      from: rests.flatMap(({ amount, charge }, at) =>
        charge !== null && amount > (left[at] ?? 0) ? [charge] : [],
      ),
    };
  }

  pay({ price, amount, tax, creditUsed, from }: Bill, now: Tick): Charge {
    const currency = CURRENCY[price.country];
    this.give(currency, -creditUsed);
    const charge = {
      at: now,
      currency,
      amount,
      tax,
      creditUsed,
      from,
      kept: 0,
      refunded: 0,
      isDisputed: false,
    };
    this.charges.push(charge);
    return charge;
  }

  /** MONEY-125 */
  keep({ currency, charge }: Rest, left: number): void {
    if (left <= 0) return;
    this.give(currency, left);
    if (charge !== null) charge.kept += left;
  }

  /** What a charge's rest has paid for alone, and what the rests of those have paid for. */
  #paidByRestOf(charge: Charge): readonly Charge[] {
    const found: Charge[] = [];
    for (const paid of this.charges)
      if (paid.amount === 0 && paid.from.includes(charge)) found.push(paid, ...this.#paidByRestOf(paid));
    return found;
  }

  /** MONEY-34, MONEY-125, MONEY-132, MONEY-139 @returns the charges of which what they have paid for ends */
  giveBack(charge: Charge, amount: number, by: 'refund' | 'dispute'): ReadonlySet<Charge> {
    if (by === 'dispute') charge.isDisputed = true;
    else charge.refunded += amount;
    const isAll = charge.isDisputed || charge.refunded >= charge.amount;
    if (isAll && by === 'refund') this.give(charge.currency, charge.creditUsed);
    const byRest = this.#paidByRestOf(charge);
    const became = [charge, ...byRest].reduce((sum, { kept }) => sum + kept, 0);
    const isShort = became > this.creditIn(charge.currency);
    const taken = Math.max(0, Math.min(became, this.creditIn(charge.currency), amount));
    charge.kept -= taken;
    this.give(charge.currency, -taken);
    if (!isAll) return new Set();
    const withCredit = isShort ? this.charges.filter((one) => one.amount === 0 && one.creditUsed > 0) : [];
    return new Set([charge, ...byRest, ...withCredit]);
  }
}
