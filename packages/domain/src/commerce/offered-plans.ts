import type { VodDetails } from '@footlight/contract';

type Offered = Pick<VodDetails['availablePurchases'][number], 'name' | 'prices'>;

export interface OfferedPlans {
  /** Without duplicates, in the order of the service. */
  readonly names: readonly string[];
  /** Whether one of them starts with a trial. */
  readonly hasTrial: boolean;
}

const beginsWithTrial = ({ prices = [] }: Offered): boolean => prices.some(({ trial }) => trial !== null);

/**
 * The plans that grant access to a title, for use in a sentence. The trial version of a plan is not named as a plan of
 * its own.
 *
 * ACC-33
 */
export const offeredPlans = (licences: readonly Offered[]): OfferedPlans => {
  const withoutTrial = licences.filter((licence) => !beginsWithTrial(licence));
  const named = withoutTrial.length === 0 ? licences : withoutTrial;
  return {
    names: [...new Set(named.map(({ name }) => name))],
    hasTrial: licences.some(beginsWithTrial),
  };
};
