/**
 * `npm run fuzz:api -- [requests] [seed] [call …]`: sends generated requests (100,000 by default) for all calls of the
 * contract, pages and files to the service on the embedded database. Exits with 1 if any is answered with 5xx or not at
 * all, and shows the first request of each kind of failure. The same seed generates the same requests.
 */
import { openPreparedPGlite } from '../../packages/server/testing/prepared-pglite.js';
import { fuzzService } from './fuzz-service.js';

const [requests = '100000', seed = String(Date.now() % 1_000_000), ...only] = process.argv.slice(2);
const began = performance.now();
const print = (text: string): void => void process.stdout.write(`${text}\n`);

const database = await openPreparedPGlite();
let reported = 0;
const report = await fuzzService(database, {
  requests: Number(requests),
  seed: Number(seed),
  ...(only.length === 0 ? {} : { calls: only }),
  onProgress: (done, faults) => {
    if (done - reported < 5_000) return;
    reported = done;
    print(`${done} requests, ${faults} kinds of fault`);
  },
});
await database.close();

const LONGEST_SHOWN = 600;
for (const { request, outcome, logged, count } of report.faults) {
  print(`\n${request.name}: ${outcome}, ${count} times`);
  print(JSON.stringify(request).slice(0, LONGEST_SHOWN));
  print(logged);
}
const statuses = [...report.statuses]
  .toSorted(([a], [b]) => a - b)
  .map(([status, count]) => `${status}: ${count}`);
print(
  `\n${report.requests} requests in ${Math.round((performance.now() - began) / 1000)} s, seed ${seed}; ${statuses.join(', ')}`,
);
print(`${report.faults.length} kinds of fault`);
process.exit(report.faults.length === 0 ? 0 : 1);
