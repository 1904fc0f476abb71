import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { context } from 'esbuild';
import { SERVICE_PROGRAMS, bundleOptions } from '../bundle-server.mjs';
import { ROOT } from '../run.mjs';
import { endChild, startChild } from './start-child.mjs';

const FOLDER = 'packages/server/dist/dev';
const MAIN = pathToFileURL(`${ROOT}${FOLDER}/main.js`).href;
const STANDBY = 'scripts/dev/standby.mjs';
/** Files that the service reads when it starts and that are no part of its bundle. */
const READ_AT_START = [/^packages\/server\/migrations\//u, /^demo\/(?:footlight\.config\.json|catalogue\/)/u];

/** Only our own sources are bundled, in a quarter of the time; a waiting process has loaded the packages. */
const packagesOutside = {
  name: 'packages-outside',
  setup: (build) =>
    build.onResolve({ filter: /^[^./]/ }, ({ path: specifier, kind }) =>
      kind === 'entry-point' || specifier.startsWith('@footlight/')
        ? undefined
        : { path: specifier, external: true },
    ),
};

/** The packages that the bundle imports at once. */
const packagesOf = ({ outputs }) => [
  ...new Set(
    Object.values(outputs)
      .flatMap(({ imports }) => imports)
      .filter(({ external, kind }) => external === true && kind === 'import-statement')
      .map(({ path: specifier }) => specifier),
  ),
];

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
    plugins: [packagesOutside],
    write: true,
    metafile: true,
  });
  let inputs = new Set();
  let packages = [];
  let running;
  let standby;
  let isEnding = false;
  let onRestart = () => undefined;
  let ready = pending();

  const startStandby = () => {
    // The baseline compiler saves seconds of the start of the embedded database.
    const child = startChild(['--enable-source-maps', '--liftoff-only', STANDBY], {
      env,
      onOutput: (text) => {
        if (!text.startsWith('ready: ')) process.stdout.write(text);
        else if (child === running) {
          ready.settle();
          onRestart();
          startStandby();
        }
      },
    });
    child.once('exit', (code) => {
      if (child !== running) return;
      ready.settle();
      if (!isEnding)
        console.error(`The service ended with code ${code}; it starts again after the next change.`);
    });
    child.send({ packages });
    standby = child;
  };

  const start = () => {
    if (standby === undefined || standby.exitCode !== null) startStandby();
    running = standby;
    running.send({ program: MAIN });
    standby = undefined;
  };

  const restart = async () => {
    try {
      const { metafile } = await bundling.rebuild();
      inputs = new Set(Object.keys(metafile.inputs));
      packages = packagesOf(metafile);
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
      await Promise.all([endChild(running, 'SIGTERM'), endChild(standby, 'SIGKILL')]);
      await bundling.dispose();
    },
  };
};
