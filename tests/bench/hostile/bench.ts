/**
 * `npm run bench:hostile`: the cost of rejecting the most expensive hostile requests of the largest allowed size, for
 * every call that reads a body or a query. It is measured as CPU time relative to parsing one JSON object of 20,000
 * members in the same run. Exits with 1 if a request exceeds the allowed ratio.
 */
import { BODY_BYTES_MAX, calls, type CallName } from '@footlight/contract';
import { shapes, type CallShape } from '@footlight/contract/schemas';
import { openDatabase } from '../../../packages/server/src/database/database.js';
import { migrate } from '../../../packages/server/src/database/migrate.js';
import {
  HOSTILE_QUERY_BYTES,
  hostileBodies,
  hostileLanguage,
  hostileQueries,
} from '../../../packages/server/testing/hostile-requests.js';
import { createHostileTarget } from '../../../packages/server/testing/hostile-target.js';
import { quietLog } from '../../../packages/server/testing/quiet-log.js';

const ALLOWED_RATIO = 3.5;
/** CPU time includes the compiler and the garbage collector, so the minimum of several tries is used. */
const MOST_TRIES = 12;
const SHOWN = 12;

const cpuMillisecondsSince = (began: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000;
};

/** The least CPU milliseconds of several tries; stops at the first try that takes at most `enough` milliseconds. */
const leastOf = async (work: () => unknown, enough: number): Promise<number> => {
  let least = Infinity;
  for (let tries = 0; tries < MOST_TRIES && least > enough; tries += 1) {
    const began = process.cpuUsage();
    // oxlint-disable-next-line no-await-in-loop
    await work();
    least = Math.min(least, cpuMillisecondsSince(began));
  }
  return least;
};

/** Distinct member names are the most expensive JSON to parse. */
const referenceText = `{${Array.from({ length: 20_000 }, (_, index) => `"k${index.toString(36)}":0`).join(',')}}`;

const database = await openDatabase({ dataFolder: null }, quietLog);
await migrate(database.db, quietLog);
const target = await createHostileTarget(database);
try {
  const floor = await leastOf(() => JSON.parse(referenceText) as unknown, 0);
  const costs: { readonly name: string; readonly milliseconds: number }[] = [];
  const measure = async (name: string, run: () => unknown): Promise<void> => {
    costs.push({ name, milliseconds: await leastOf(run, floor) });
  };
  for (const name of Object.keys(calls) as CallName[]) {
    const { body, query }: CallShape = shapes[name];
    for (const hostile of body === undefined ? [] : hostileBodies(body, BODY_BYTES_MAX))
      // oxlint-disable-next-line no-await-in-loop
      await measure(`${name}, ${hostile.name}`, () => target.send(name, { body: hostile.text }));
    const beside = body === undefined ? {} : { body: '{}' };
    for (const hostile of query === undefined ? [] : hostileQueries(query, HOSTILE_QUERY_BYTES))
      // oxlint-disable-next-line no-await-in-loop
      await measure(`${name}, query ${hostile.name}`, () =>
        target.send(name, { ...beside, query: hostile.text }),
      );
  }
  await measure('a header with many languages', () => target.sendLanguage(hostileLanguage()));

  const dearest = costs.toSorted((one, other) => other.milliseconds - one.milliseconds);
  const ratioOf = (milliseconds: number): number => milliseconds / floor;
  console.log(`${costs.length} requests; parsing one object of 20,000 members: ${floor.toFixed(1)} ms`);
  for (const { name, milliseconds } of dearest.slice(0, SHOWN))
    console.log(`${ratioOf(milliseconds).toFixed(2)} (${milliseconds.toFixed(1)} ms): ${name.slice(0, 100)}`);
  process.exitCode = ratioOf(dearest[0]?.milliseconds ?? Infinity) > ALLOWED_RATIO ? 1 : 0;
} finally {
  await target.close();
  await database.close();
}
