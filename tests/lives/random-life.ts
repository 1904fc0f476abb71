import * as fc from 'fast-check';
import { PLANS, type Country, type PlanId } from './modelled-customer.js';

/** What a customer, an administrator or a bank does on a day, if it is possible then. */
export type Deed = {
  readonly day: number;
  /** What happens to the response of the provider to a charge: lost before or after it was made. */
  readonly lost: 'before' | 'after' | null;
} & (
  | { readonly kind: 'buy'; readonly plan: PlanId; readonly presses: 1 | 2 }
  | { readonly kind: 'pause'; readonly days: number }
  | { readonly kind: 'move'; readonly to: Country }
  | {
      readonly kind:
        | 'cancel'
        | 'keep'
        | 'resume'
        | 'agree'
        | 'refund'
        | 'dispute'
        | 'cardFails'
        | 'otherCard'
        | 'delete';
    }
);

export interface Life {
  readonly country: Country;
  readonly deeds: readonly Deed[];
}

const country = fc.constantFrom<Country>('GB', 'ES', 'US');
const plan = fc.constantFrom(...(Object.keys(PLANS) as PlanId[]));

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
      fc.oneof(
        {
          weight: 18,
          arbitrary: fc.record({
            kind: fc.constant('buy' as const),
            plan,
            presses: fc.constantFrom(1 as const, 2 as const),
          }),
        },
        {
          weight: 6,
          arbitrary: fc.record({
            kind: fc.constant('pause' as const),
            days: fc.integer({ min: 1, max: 100 }),
          }),
        },
        { weight: 3, arbitrary: fc.record({ kind: fc.constant('move' as const), to: country }) },
        {
          weight: 21,
          arbitrary: fc.record({
            kind: fc.constantFrom(
              'cancel' as const,
              'keep' as const,
              'resume' as const,
              'agree' as const,
              'refund' as const,
              'dispute' as const,
              'cardFails' as const,
              'otherCard' as const,
            ),
          }),
        },
        { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const) }) },
      ),
    )
    .map(([when, what]) => Object.assign(when, what));

/** Random lives of customers over some days; the same seed gives the same lives. */
export const randomLives = (customers: number, days: number, seed: number): readonly Life[] =>
  fc.sample(
    fc.record({
      country,
      deeds: fc
        .tuple(
          // Most begin with a purchase in the first months.
          fc.record({
            kind: fc.constant('buy' as const),
            plan,
            presses: fc.constant(1 as const),
            day: fc.nat(Math.floor(days / 3)),
            lost: fc.constant(null),
          }),
          fc.uniqueArray(deed(days), { maxLength: 16, selector: ({ day }) => day }),
        )
        .map(([first, others]) =>
          [first, ...others.filter(({ day }) => day !== first.day)].toSorted(
            (one, other) => one.day - other.day,
          ),
        ),
    }),
    { numRuns: customers, seed },
  );
