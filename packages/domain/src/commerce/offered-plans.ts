import type { VodDetails } from '@footlight/contract';

type Offered = Pick<VodDetails['availablePurchases'][number], 'name' | 'prices'>;

export interface OfferedPlans {
  /** Each once, in the order of the service. */
  readonly names: readonly string[];
  /** Whether one of them can be tried first. */
  readonly hasTrial: boolean;
}

const beginsWithTrial = ({ prices = [] }: Offered): boolean => prices.some(({ trial }) => trial !== null);

/**
 * What opens a title, as a sentence names it: a plan that is a trial of another one is a way into that plan and no plan
 * beside it.
 *
 * ACC-33
 */
export const offeredPlans = (licences: readonly Offered[]): OfferedPlans => {
  const whole = licences.filter((licence) => !beginsWithTrial(licence));
  const named = whole.length === 0 ? licences : whole;
  return {
    names: [...new Set(named.map(({ name }) => name))],
    hasTrial: licences.some(beginsWithTrial),
  };
};
