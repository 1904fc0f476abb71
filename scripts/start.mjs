import { buildWhatIsStale } from './build.mjs';
import { ensureInstalled } from './install.mjs';

const LOOK_FOR_NPM_EVERY_MS = 500;
const DEFAULT_PORT = 4600;

/**
 * Stops the service when its parent process has gone: npm sends a signal to the shell between itself and this process,
 * and both exit without passing it on.
 */
function stopWithNpm() {
  if (process.env['npm_lifecycle_event'] !== 'start') return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, LOOK_FOR_NPM_EVERY_MS).unref();
}

/** Starts the demo's providers and mail server; an operator's own realm uses real ones. */
async function startDemoSimulators() {
  const { FOOTLIGHT_CONFIG, FOOTLIGHT_SIMULATORS, PORT } = process.env;
  if (FOOTLIGHT_SIMULATORS === 'off' || (FOOTLIGHT_CONFIG && FOOTLIGHT_SIMULATORS !== 'on')) return;
  const { startForDemo } = await import('../packages/simulators/dist/bundle/main.js');
  await startForDemo(Number(PORT || DEFAULT_PORT));
}

await ensureInstalled();
await buildWhatIsStale();
stopWithNpm();
await startDemoSimulators();
await import('../packages/server/dist/bundle/main.js');
