import * as fc from 'fast-check';
import { GIFTS, PLANS, VOUCHERS, type Country, type GiftId, type PlanId, type VoucherCode } from './sale.js';

interface When {
  readonly day: number;
  /** What happens to the response of the provider to a charge: lost before or after it was made. */
  readonly lost: 'before' | 'after' | null;
}

interface Deeds {
  readonly buy: { readonly plan: PlanId; readonly presses: 1 | 2; readonly voucher: VoucherCode | null };
  readonly pause: { readonly days: number };
  readonly move: { readonly to: Country };
  readonly address: { readonly to: Country };
  readonly otherCard: { readonly bank: Country | null };
  readonly voucher: { readonly code: VoucherCode };
  readonly credit: { readonly amount: number };
  readonly gift: { readonly gift: GiftId };
  /** One of the gifts that were bought so far, in thousandths of their number. */
  readonly redeem: { readonly which: number };
  /** Of a payment so many before the latest one. */
  readonly refund: { readonly back: number; readonly percent: number };
  readonly dispute: { readonly back: number };
  readonly cancel: object;
  readonly keep: object;
  readonly resume: object;
  readonly agree: object;
  readonly cardFails: object;
  readonly pass: object;
  readonly view: object;
  readonly watch: object;
  readonly delete: object;
}

/** What a customer, an administrator or a bank does on a day, if it is possible then. */
export type Deed<K extends keyof Deeds = keyof Deeds> = {
  [Kind in K]: When & { readonly kind: Kind } & Deeds[Kind];
}[K];

export interface Life {
  readonly country: Country;
  readonly bank: Country | null;
  readonly deeds: readonly Deed[];
}

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[];

const country = fc.constantFrom<Country>('GB', 'ES', 'US', 'CA');
const plan = fc.constantFrom(...keysOf(PLANS));
const code = fc.constantFrom(...keysOf(VOUCHERS));
const bank = fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: country });
const back = fc.constantFrom(0, 0, 0, 1, 2);
const is = <K extends keyof Deeds>(...kinds: readonly K[]) => fc.record({ kind: fc.constantFrom(...kinds) });

const what = fc.oneof(
  {
    weight: 16,
    arbitrary: fc.record({
      kind: fc.constant('buy' as const),
      plan,
      presses: fc.constantFrom(1 as const, 2 as const),
      voucher: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: code }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('pause' as const), days: fc.integer({ min: 1, max: 100 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('move' as const, 'address' as const), to: country }),
  },
  { weight: 15, arbitrary: is('cancel', 'keep', 'resume', 'agree', 'cardFails') },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('otherCard' as const), bank }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('voucher' as const), code }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('credit' as const),
      amount: fc.integer({ min: 50, max: 1500 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('gift' as const),
      gift: fc.constantFrom(...keysOf(GIFTS)),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('redeem' as const), which: fc.nat(999) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      back,
      percent: fc.constantFrom(100, 100, 50, 30, 1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('dispute' as const), back }) },
  { weight: 3, arbitrary: is('pass', 'view') },
  { weight: 5, arbitrary: is('watch') },
  { weight: 1, arbitrary: is('delete') },
);

/** What is possible only after something else follows it in half of the lives. */
const SEQUELS = { cancel: 'keep', pause: 'resume', pass: 'watch', view: 'watch' } as const;
const SEQUEL_WITHIN_DAYS = 25;

const sequelOf = ({ kind, day }: Deed, afterDays: number | null): readonly Deed[] =>
  afterDays !== null && kind in SEQUELS
    ? [{ kind: SEQUELS[kind as keyof typeof SEQUELS], day: day + afterDays, lost: null }]
    : [];

const deed = (days: number): fc.Arbitrary<Deed> =>
  fc
    .tuple(
      fc.record({
        day: fc.nat(days - 1),
        lost: fc.oneof(
          { weight: 6, arbitrary: fc.constant(null) },
          { weight: 1, arbitrary: fc.constantFrom('before' as const, 'after' as const) },
        ),
      }),
      what,
    )
    .map(([when, done]) => Object.assign(when, done) as Deed);

const oneADay = (deeds: readonly Deed[]): readonly Deed[] => [
  ...new Map(deeds.toReversed().map((done) => [done.day, done])).values(),
];

/** Random lives of customers over some days; the same seed gives the same lives. */
export const randomLives = (customers: number, days: number, seed: number): readonly Life[] =>
  fc.sample(
    fc.record({
      country,
      bank,
      deeds: fc
        .tuple(
          // Most begin with a purchase in the first months.
          fc.record({
            kind: fc.constant('buy' as const),
            plan,
            presses: fc.constant(1 as const),
            voucher: fc.constant(null),
            day: fc.nat(Math.floor(days / 3)),
            lost: fc.constant(null),
          }),
          fc.array(
            fc.tuple(deed(days), fc.option(fc.integer({ min: 1, max: SEQUEL_WITHIN_DAYS }), { freq: 2 })),
            {
              minLength: 2,
              maxLength: 20,
              size: 'max',
            },
          ),
        )
        .map(([first, others]) =>
          oneADay([
            first as Deed,
            ...others.flatMap(([done, afterDays]) => [done, ...sequelOf(done, afterDays)]),
          ])
            .filter(({ day }) => day < days)
            .toSorted((one, other) => one.day - other.day),
        ),
    }),
    { numRuns: customers, seed },
  );
