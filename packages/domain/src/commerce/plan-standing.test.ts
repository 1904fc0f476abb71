import { describe, expect, it } from 'vitest';
import { planStanding } from './plan-standing.js';

const held = (...statuses: readonly ('ACTIVE' | 'TRIAL_ACTIVE' | 'INACTIVE' | 'EXPIRED' | 'FREE')[]) =>
  planStanding(statuses.map((status) => ({ licenceStatus: { status } })));

describe('planStanding', () => {
  it('ACC-30: distinguishes held, inactive, expired and missing plans', () => {
    expect(held()).toBe('none');
    expect(held('EXPIRED', 'INACTIVE')).toBe('inactive');
    expect(held('INACTIVE', 'ACTIVE')).toBe('held');
    expect(held('EXPIRED')).toBe('expired');
    expect(held('EXPIRED', 'ACTIVE')).toBe('held');
    expect(held('TRIAL_ACTIVE')).toBe('held');
    expect(held('FREE')).toBe('held');
  });
});
