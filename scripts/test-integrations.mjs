import { howToGetBrowsers, missingPackages } from './browsers.mjs';
import { buildPackages, buildWhatIsStale } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run, tool } from './run.mjs';

await ensureInstalled();
const missing = missingPackages().filter((name) => name === 'chromium');
if (missing.length > 0) {
  console.error(howToGetBrowsers(missing));
  process.exit(1);
}
await buildWhatIsStale();
await buildPackages();
process.exitCode = await run(tool('playwright'), [
  'test',
  '--config=playwright.integrations.config.ts',
  ...process.argv.slice(2),
]);
