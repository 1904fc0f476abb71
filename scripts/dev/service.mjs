import path from 'node:path';
import { context } from 'esbuild';
import { SERVICE_PROGRAMS, bundleOptions } from '../bundle-server.mjs';
import { ROOT } from '../run.mjs';
import { endChild, startChild } from './start-child.mjs';

const FOLDER = 'packages/server/dist/dev';
/** Files that the service reads when it starts and that are no part of its bundle. */
const READ_AT_START = [/^packages\/server\/migrations\//u, /^demo\/(?:footlight\.config\.json|catalogue\/)/u];

/** A promise that is settled from outside. */
const pending = () => {
  const { promise, resolve } = Promise.withResolvers();
  const made = {
    promise,
    isSettled: false,
    settle: () => {
      made.isSettled = true;
      resolve();
    },
  };
  return made;
};

/**
 * Runs the service from its sources and restarts it when one of them changes.
 * @param {{ env: Record<string, string> }} options
 */
export const createDevService = async ({ env }) => {
  const bundling = await context({
    ...bundleOptions(SERVICE_PROGRAMS, FOLDER),
    write: true,
    metafile: true,
  });
  let inputs = new Set();
  let running;
  let isEnding = false;
  let onRestart = () => undefined;
  let ready = pending();

  const start = () => {
    const { settle } = ready;
    // The baseline compiler saves seconds of the start of the embedded database.
    const child = startChild(['--enable-source-maps', '--liftoff-only', `${FOLDER}/main.js`], {
      env,
      onOutput: (text) => {
        if (!text.startsWith('ready: ')) process.stdout.write(text);
        else if (child === running) {
          settle();
          onRestart();
        }
      },
    });
    child.once('exit', (code) => {
      if (child !== running) return;
      settle();
      if (!isEnding)
        console.error(`The service ended with code ${code}; it starts again after the next change.`);
    });
    running = child;
  };

  const restart = async () => {
    try {
      const { metafile } = await bundling.rebuild();
      inputs = new Set(Object.keys(metafile.inputs));
    } catch {
      // esbuild has printed the errors; the service of before keeps running.
      return;
    }
    const earlier = running;
    running = undefined;
    if (ready.isSettled) ready = pending();
    // Killed, because an orderly stop saves a snapshot. The folder of the database is locked until the process has
    // ended, and the database recovers what it had confirmed.
    await endChild(earlier, 'SIGKILL');
    if (!isEnding) start();
  };

  let turn = Promise.resolve();
  let isWaiting = false;
  /** Changes that come during a restart cause one more. */
  const restartInTurn = () => {
    if (isWaiting) return turn;
    isWaiting = true;
    turn = turn.then(() => {
      isWaiting = false;
      return restart();
    });
    return turn;
  };

  return {
    /** Resolves when the service answers; rejects if its sources cannot be bundled. */
    start: async () => {
      await restartInTurn();
      await ready.promise;
    },
    /** Calls back when the service answers again after a change. */
    onRestart: (listener) => {
      onRestart = listener;
    },
    /** Resolves when the service answers or has ended by itself. */
    untilReady: () => ready.promise,
    /** @param {string} file changed, created or removed */
    onChange: (file) => {
      const name = path.relative(ROOT, file).replaceAll(path.sep, '/');
      if (inputs.size === 0 || inputs.has(name) || READ_AT_START.some((one) => one.test(name)))
        void restartInTurn();
    },
    stop: async () => {
      isEnding = true;
      await turn;
      await endChild(running, 'SIGTERM');
      await bundling.dispose();
    },
  };
};
