import { buildPackages, buildParts } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './run.mjs';

await ensureInstalled();
await buildParts(['manifest of the elements']);
const { writeFrameworkFiles } = await import('./manifest/framework-types.mjs');
writeFrameworkFiles();
await buildPackages();
const { writeApiReports } = await import('./pack/api-reports.mjs');
writeApiReports((name) => `${ROOT}packages/${name}/api`);
