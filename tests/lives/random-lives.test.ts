import { expect, it } from 'vitest';
import { describeDemo } from '../../packages/server/testing/engines.js';
import { randomLives } from './random-life.js';
import { runLives } from './run-lives.js';

const asked = process.env['LIVES_CUSTOMERS'];
const CUSTOMERS = Number(asked ?? 15);
const SEED = Number(process.env['LIVES_SEED'] ?? 20_261_129);
/** `2/8` is the second of eight parts of the customers, which can live in as many processes. */
const [SHARD = 1, SHARDS = 1] = (process.env['LIVES_SHARD'] ?? '1/1').split('/').map(Number);
const DAYS = 366;
/** For the days and for each customer, on a busy machine. */
const TIMEOUT_MS = { days: 900_000, customer: 15_000 };

describeDemo('random customers over a year', ({ database, queries, watchQueries }) => {
  // MONEY-2, MONEY-5, MONEY-9, MONEY-10, MONEY-20, MONEY-23, MONEY-30, MONEY-32, MONEY-34, MONEY-35, MONEY-37, MONEY-38,
  // MONEY-40, MONEY-41, MONEY-42, MONEY-43, MONEY-47, MONEY-50, MONEY-92, MONEY-120, MONEY-121, MONEY-125, MONEY-127,
  // MONEY-128, MONEY-131, MONEY-132, MONEY-133, MONEY-135
  it(
    'are charged and served as the rules say, whatever gets lost',
    async () => {
      // Nobody counts them here, and there are millions.
      watchQueries(() => {
        queries.length = 0;
      });
      const lives = randomLives(CUSTOMERS, DAYS, SEED).filter((_, index) => index % SHARDS === SHARD - 1);
      const report = await runLives(database(), { lives, days: DAYS });
      if (asked !== undefined) process.stdout.write(`${JSON.stringify({ seed: SEED, ...report })}\n`);
      expect(report.differences).toEqual([]);
      expect(report.charges).toBeGreaterThan(lives.length * 2);
      expect(report.deeds).toBeGreaterThan(lives.length * 3);
    },
    TIMEOUT_MS.days + CUSTOMERS * TIMEOUT_MS.customer,
  );
});
