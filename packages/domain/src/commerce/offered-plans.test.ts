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
  it('ACC-33: names each plan once, and a trial as a way into it', () => {
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

  it('names a trial where there is nothing else', () => {
    expect(offeredPlans([plan('First week free', 'P7D')])).toEqual({
      names: ['First week free'],
      hasTrial: true,
    });
    expect(offeredPlans([])).toEqual({ names: [], hasTrial: false });
  });
});
