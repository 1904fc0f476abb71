import { buildWhatIsStale } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

const DEFAULT_PORT = 4600;

/** Starts the demo's providers and mail server; an operator's own realm uses real ones. */
async function startDemoSimulators() {
  const { FOOTLIGHT_CONFIG, FOOTLIGHT_SIMULATORS, PORT } = process.env;
  if (FOOTLIGHT_SIMULATORS === 'off' || (FOOTLIGHT_CONFIG && FOOTLIGHT_SIMULATORS !== 'on')) return;
  const { startForDemo } = await import('../packages/simulators/dist/bundle/main.js');
  await startForDemo(Number(PORT || DEFAULT_PORT));
}

await ensureInstalled();
await buildWhatIsStale();
stopWithNpm('start');
await startDemoSimulators();
await import('../packages/server/dist/bundle/main.js');
