import { expect, it } from 'vitest';
import { describeDemo } from '../../testing/engines.js';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { createTestRealm } from '../../testing/test-realm.js';
import { warnAboutUntaxed } from './untaxed-countries.js';

const PROVIDER = {
  kind: 'sandbox',
  id: 'sandbox',
  name: 'Sandbox',
  baseUri: 'http://localhost:4643',
  secretKey: 'sk',
  webhookSecret: 'whsec',
};

describeDemo('countries without a tax rate', ({ database }) => {
  const warned = async (more: Readonly<Record<string, unknown>>): Promise<unknown[]> => {
    const warnings: unknown[] = [];
    await warnAboutUntaxed(database().db, createTestRealm(more), {
      clock: createMovingClock(),
      log: { warn: (details: unknown) => void warnings.push(details) },
    });
    return warnings;
  };

  // MONEY-123
  it('are named at the start, if something is sold there', async () => {
    const payments = { providers: [PROVIDER] };
    expect(await warned({ payments })).toEqual([]);
    expect(await warned({ payments, territories: { signup: ['GB', 'JP', 'AU'] } })).toEqual([
      { countries: ['AU', 'JP'] },
    ]);
    await database().db.execute(`delete from offers where kind = 'tax-rate' and data->>'country' = 'BR'`);
    expect(await warned({ payments })).toEqual([{ countries: ['BR'] }]);
    expect(await warned({})).toEqual([]);
  });
});
