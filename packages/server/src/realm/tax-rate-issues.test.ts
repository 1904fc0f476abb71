import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { expect, it } from 'vitest';
import { describeDemo } from '../../testing/engines.js';
import { importOffers } from './import-offers.js';

const CHANGE = '2027-01-01T00:00:00Z';

describeDemo('the tax rates of offers.json', ({ database }) => {
  const importing = async (...taxRates: object[]): Promise<string> => {
    const folder = mkdtempSync(join(tmpdir(), 'footlight-offers-'));
    try {
      writeFileSync(join(folder, 'offers.json'), JSON.stringify({ taxRates }));
      await importOffers(database().db, folder, createMovingClock());
      return '';
    } catch (error) {
      return (error as Error).message;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const germany = { country: 'DE', basisPoints: 1900, inclusive: true };

  // MONEY-121
  it('may follow one another, and differ by region', async () => {
    expect(
      await importing(
        { ...germany, until: CHANGE },
        { ...germany, basisPoints: 2000, from: CHANGE },
        { country: 'CA', basisPoints: 500, inclusive: false },
        { country: 'CA', region: 'ON', basisPoints: 1300, inclusive: false },
      ),
    ).toBe('');
  });

  // MONEY-121
  it('are refused if it is unclear which one applies', async () => {
    expect(await importing(germany, { ...germany, basisPoints: 2000, from: CHANGE })).toContain(
      `tax-rate DE from ${CHANGE}`,
    );
    expect(await importing(germany, germany)).toContain('one rate at a time');
    expect(await importing(germany, { ...germany, region: 'BE', inclusive: false })).toContain(
      'the same for all of DE',
    );
    expect(await importing({ ...germany, from: CHANGE, until: '2026-01-01T00:00:00Z' })).toContain(
      'tax-rate DE',
    );
  });
});
