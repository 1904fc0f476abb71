import { expect, it } from 'vitest';
import { describeDemo } from '../../packages/server/testing/engines.js';
import { randomLives } from './random-life.js';
import { runLives } from './run-lives.js';

/** `LIVES_CUSTOMERS=10000 LIVES_SEED=1 npx vitest run --project service tests/lives` runs more and other lives. */
const CUSTOMERS = Number(process.env['LIVES_CUSTOMERS'] ?? 40);
const SEED = Number(process.env['LIVES_SEED'] ?? 20_261_129);
const DAYS = 366;
/** For each customer, on a busy machine. */
const TIMEOUT_MS = 5_000;

describeDemo('random customers over a year', ({ database }) => {
  // MONEY-2, MONEY-5, MONEY-23, MONEY-30, MONEY-32, MONEY-34, MONEY-35, MONEY-38, MONEY-40, MONEY-41, MONEY-42, MONEY-92
  it(
    'are charged and served as the rules say, whatever gets lost',
    async () => {
      const report = await runLives(database(), { lives: randomLives(CUSTOMERS, DAYS, SEED), days: DAYS });
      expect(report.differences).toEqual([]);
      expect(report.charges).toBeGreaterThan(CUSTOMERS * 3);
      expect(report.deeds).toBeGreaterThan(CUSTOMERS * 2);
    },
    CUSTOMERS * TIMEOUT_MS,
  );
});
