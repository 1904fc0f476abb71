import { onParentExit } from './run.mjs';

/**
 * Stops a program that `npm run <script>` started when npm has gone.
 * @param {string} script
 */
export function stopWithNpm(script) {
  if (process.env['npm_lifecycle_event'] === script) onParentExit(() => process.kill(process.pid, 'SIGTERM'));
}
