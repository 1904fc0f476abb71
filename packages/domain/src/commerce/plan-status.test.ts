import { describe, expect, it } from 'vitest';
import { planStatus } from './plan-status.js';

const planStatusOf = (
  ...statuses: readonly ('ACTIVE' | 'TRIAL_ACTIVE' | 'INACTIVE' | 'EXPIRED' | 'FREE')[]
) => planStatus(statuses.map((status) => ({ licenceStatus: { status } })));

describe('planStatus', () => {
  it('ACC-30: distinguishes held, inactive, expired and missing plans', () => {
    expect(planStatusOf()).toBe('none');
    expect(planStatusOf('EXPIRED', 'INACTIVE')).toBe('inactive');
    expect(planStatusOf('INACTIVE', 'ACTIVE')).toBe('held');
    expect(planStatusOf('EXPIRED')).toBe('expired');
    expect(planStatusOf('EXPIRED', 'ACTIVE')).toBe('held');
    expect(planStatusOf('TRIAL_ACTIVE')).toBe('held');
    expect(planStatusOf('FREE')).toBe('held');
  });
});
