import { howToGetPackages, missingPackages } from './browsers.mjs';
import { buildWhatIsStale } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run, tool } from './run.mjs';

await ensureInstalled();
const missing = missingPackages();
if (missing.length > 0) {
  console.error(howToGetPackages(missing));
  process.exit(1);
}
await buildWhatIsStale();
// `npm run test:media` names another configuration.
const given = process.argv.slice(2);
const config = given.some((argument) => argument.startsWith('--config='))
  ? []
  : ['--config=vitest.browsers.config.ts'];
process.exitCode = await run(tool('vitest'), ['run', ...config, ...given]);
