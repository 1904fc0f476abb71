import { ROOT } from './run.mjs';
import { buildPackages } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { TARBALLS } from './pack/packages.mjs';

await ensureInstalled();
// Several tests pack what is stale, each in its own process.
await oneAtATime('pack', buildPackages);
console.log(`The packages are in ${ROOT}${TARBALLS}.`);
