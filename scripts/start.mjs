import { buildWhatIsStale } from './build.mjs';
import { ensureInstalled } from './install.mjs';

const LOOK_FOR_NPM_EVERY_MS = 500;

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

const SIMULATORS_ABOVE = 40;

/**
 * The demo realm's sign-in providers are simulators, which stand forty ports above the service. Another realm has real
 * ones. The service does without them where their port is taken: its own way to sign in needs none.
 */
async function startDemoProviders() {
  if (process.env['FOOTLIGHT_REALM'] !== undefined) return;
  const port = Number(process.env['PORT'] ?? 4600) + SIMULATORS_ABOVE;
  const { startSimulators } = await import('../packages/simulators/dist/index.js');
  try {
    await startSimulators({ port });
  } catch (error) {
    console.warn(`The simulators of sign-in providers could not be started on port ${port}:`, error.message);
  }
}

await ensureInstalled();
await buildWhatIsStale();
stopWithNpm();
await startDemoProviders();
await import('../packages/server/dist/bundle/main.js');
