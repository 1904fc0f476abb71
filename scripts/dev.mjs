import { buildParts } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './run.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

const DEFAULT_PORT = 4600;
/** Ports of the service and its own examples; those between are the second origin and a host page of the docs. */
const SERVICE_OFFSET = 5;
const MANIFEST = 'manifest of the elements';
/** Sources of the service, and pages that it reads from their files. */
const SERVICE_FOLDERS = [
  ...['contract', 'domain', 'i18n', 'packager', 'server'].map((name) => `packages/${name}/src`),
  'packages/server/migrations',
  'demo/footlight.config.json',
  'demo/catalogue',
];
const PAGES = /\/(?:examples|docs\/dist)\//u;
const ELEMENTS = /\/packages\/(?:player|elements|player-contract)\/src\/.*(?<!\.test)\.tsx?$/u;

const port = Number(process.env['PORT'] || DEFAULT_PORT);
const origin = `http://localhost:${port}`;
const service = `http://localhost:${port + SERVICE_OFFSET}`;
const env = {
  PORT: String(port + SERVICE_OFFSET),
  HOST: 'localhost',
  FOOTLIGHT_ORIGIN: origin,
  // Not the folder of `npm start`, so that both can run.
  FOOTLIGHT_DATA: process.env['FOOTLIGHT_DATA'] || `${ROOT}.footlight/dev`,
  FOOTLIGHT_DRAIN_SECONDS: '0',
};

await ensureInstalled();
await buildParts(['empty database', 'simulators', MANIFEST]);
// Loaded after the packages are installed.
const [{ createDevService }, { createFront }, { endChild, startChild }, { startForDemo }] = await Promise.all(
  [
    import('./dev/service.mjs'),
    import('./dev/front.mjs'),
    import('./dev/start-child.mjs'),
    import('../packages/simulators/dist/bundle/main.js'),
  ],
);

const running = await createDevService({ env });
const front = await createFront({ port, service, untilReady: running.untilReady });
const docs = startChild([
  'node_modules/.bin/eleventy',
  '--config',
  'docs/site/eleventy.config.mjs',
  '--watch',
  '--quiet',
]);

let isStopping = false;
const stop = async () => {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([front.close(), running.stop(), endChild(docs, 'SIGTERM')]);
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
stopWithNpm('dev');

const { FOOTLIGHT_CONFIG, FOOTLIGHT_SIMULATORS } = process.env;
if (FOOTLIGHT_SIMULATORS !== 'off' && (!FOOTLIGHT_CONFIG || FOOTLIGHT_SIMULATORS === 'on'))
  await startForDemo(port);

let building = Promise.resolve();
/** The playground and the reference are made from the manifest. */
const buildManifest = () => {
  building = building.then(() => buildParts([MANIFEST]));
};
front.watch(
  [
    ...SERVICE_FOLDERS,
    'packages/elements/src',
    'packages/player/src',
    'packages/player-contract/src',
    'examples',
    'docs/dist',
  ].map((folder) => ROOT + folder),
  (file) => {
    running.onChange(file);
    if (PAGES.test(file)) front.reload();
    if (ELEMENTS.test(file)) buildManifest();
  },
);

await front.listen();
await running.start();
running.onRestart(() => front.reload());
console.log(`
ready: ${origin}, from the sources of all packages

  Site         ${origin}/                  replaced while you edit
  Frame        ${origin}/embed/vod/1001
  Playground   ${origin}/playground/       every element, from the manifest
  SDK          ${origin}/sdk/footlight.js
  Docs         ${origin}/docs/             built after each change
  Calls        ${origin}/api/docs/
  Examples     http://localhost:${port + 1}/examples/   a second origin

  Stop with Ctrl+C.
`);
