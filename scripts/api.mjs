import { buildPackages } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './run.mjs';

await ensureInstalled();
await buildPackages();
const { writeApiReports } = await import('./pack/api-reports.mjs');
writeApiReports((name) => `${ROOT}packages/${name}/api`);
