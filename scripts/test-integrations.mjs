import { buildWhatIsStale } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { run, tool } from './run.mjs';

await ensureInstalled();
await buildWhatIsStale();
const given = process.argv.slice(2);
process.exitCode = await run(tool('playwright'), [
  'test',
  '--config=tests/integrations/playwright.config.ts',
  ...given,
]);
