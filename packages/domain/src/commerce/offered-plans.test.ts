import { describe, expect, it } from 'vitest';
import { offeredPlans } from './offered-plans.js';

const plan = (name: string, trial: 'P7D' | null = null) => ({
  name,
  prices: [
    {
      local: true,
      default: false,
      amount: 999,
      scale: 2,
      currency: 'GBP',
      period: 'P1M' as const,
      trial,
    },
  ],
});

describe('offeredPlans', () => {
  it('ACC-33: lists each plan once, and trials of other plans only as hasTrial', () => {
    expect(
      offeredPlans([plan('Ringside'), plan('Ringside, first week free', 'P7D'), plan('Annual')]),
    ).toEqual({
      names: ['Ringside', 'Annual'],
      hasTrial: true,
    });
    expect(offeredPlans([plan('Ringside'), plan('Ringside')])).toEqual({
      names: ['Ringside'],
      hasTrial: false,
    });
  });

  it('lists a trial by name if there is no other plan', () => {
    expect(offeredPlans([plan('First week free', 'P7D')])).toEqual({
      names: ['First week free'],
      hasTrial: true,
    });
    expect(offeredPlans([])).toEqual({ names: [], hasTrial: false });
  });
});
