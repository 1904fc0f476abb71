import { ROOT } from './run.mjs';
import { buildPackages } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { TARBALLS } from './pack/packages.mjs';

await ensureInstalled();
await buildPackages();
console.log(`The packages are in ${ROOT}${TARBALLS}.`);
