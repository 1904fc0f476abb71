import { buildWhatIsStale } from './build.mjs';
import { ensureInstalled } from './install.mjs';

const LOOK_FOR_NPM_EVERY_MS = 500;
const DEFAULT_PORT = 4600;

/**
 * npm hands a signal to the shell between itself and this process, and both end without passing it on. A
 * service that npm started therefore stops when they have gone.
 */
function stopWithNpm() {
  if (process.env['npm_lifecycle_event'] !== 'start') return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, LOOK_FOR_NPM_EVERY_MS).unref();
}

/** The demo's providers and mail server; an operator's own realm has real ones. */
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
