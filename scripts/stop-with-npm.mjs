const LOOK_FOR_NPM_EVERY_MS = 500;

/**
 * Stops this process when its parent process has gone: npm sends a signal to the shell between itself and this process,
 * and both exit without passing it on.
 * @param {string} script name of the script of `package.json` that runs this process
 */
export function stopWithNpm(script) {
  if (process.env['npm_lifecycle_event'] !== script) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, LOOK_FOR_NPM_EVERY_MS).unref();
}
