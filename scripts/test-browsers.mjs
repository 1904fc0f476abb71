import { howToGetBrowsers, missingPackages } from './browsers.mjs';
import { buildWhatIsStale } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run, tool } from './run.mjs';

await ensureInstalled();
const missing = missingPackages();
if (missing.length > 0) {
  console.error(howToGetBrowsers(missing));
  process.exit(1);
}
await buildWhatIsStale();
process.exitCode = await run(tool('vitest'), [
  'run',
  '--config=vitest.browsers.config.ts',
  ...process.argv.slice(2),
]);
