import { readFileSync } from 'node:fs';
import { ROOT } from '../run.mjs';
import { SCOPE, fileOf, packageOf } from './packages.mjs';
import { SERVER_COMPONENT } from './server-component.mjs';

const read = (file) => JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8'));

/** Our own packages depend on each other's exact version; other packages may receive compatible updates. */
const rangeOf = (name, { dependencies, version }) =>
  name.startsWith(SCOPE)
    ? version
    : `^${dependencies[name] ?? read(`node_modules/${name}/package.json`).version}`;

const exportsOf = ({ entries, defining, copied, hasElements }) => ({
  ...Object.fromEntries(
    Object.keys(entries).map((subpath) => [
      subpath,
      {
        types: `./${fileOf(subpath)}.d.ts`,
        ...(defining.includes(subpath) ? { 'react-server': `./${SERVER_COMPONENT}` } : {}),
        default: `./${fileOf(subpath)}.js`,
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(copied).map((file) => {
      const subpath = file.endsWith('/') ? `./${file}*` : `./${file}`;
      return [subpath, subpath];
    }),
  ),
  ...(hasElements ? { './custom-elements.json': './custom-elements.json' } : {}),
  './package.json': './package.json',
});

/** Files of one vendor package are listed as that package's folder. */
const actingFiles = (acting, copied) =>
  [
    ...new Set(
      [...acting].map((file) =>
        file.replace(/^(?<vendor>modules\/vendor\/(?:@[^/]+\/)?[^/]+)\/.*$/u, '$<vendor>/**'),
      ),
    ),
    ...Object.keys(copied).map((file) => (file.endsWith('/') ? `${file}**` : file)),
  ].map((file) => `./${file}`);

/**
 * The package.json of a published package, without workspace settings, and with only those dependencies that its files
 * import.
 * @param {import('./packages.mjs').PublishedPackage} published
 * @param {{ imports: Iterable<string>, acting: Iterable<string> }} written
 */
export const packageManifest = (published, { imports, acting }) => {
  const { name, description, keywords, peers: optional, required, copied, hasElements } = published;
  const peers = { ...required, ...optional };
  const workspace = read(`packages/${name}/package.json`);
  const { homepage, repository, bugs } = read('package.json');
  const needed = [...new Set([...imports].map(packageOf))].filter((one) => !(one in peers)).toSorted();
  const sideEffects = actingFiles(acting, copied).toSorted();
  return {
    name: workspace.name,
    version: workspace.version,
    description,
    keywords: ['footlight', ...keywords],
    license: workspace.license,
    homepage,
    repository: { ...repository, directory: `packages/${name}` },
    bugs,
    type: 'module',
    sideEffects: sideEffects.length === 0 ? false : sideEffects,
    exports: exportsOf(published),
    main: './index.js',
    types: './index.d.ts',
    ...(hasElements ? { customElements: 'custom-elements.json' } : {}),
    ...(needed.length === 0
      ? {}
      : { dependencies: Object.fromEntries(needed.map((one) => [one, rangeOf(one, workspace)])) }),
    ...(Object.keys(peers).length === 0
      ? {}
      : {
          peerDependencies: peers,
          peerDependenciesMeta: Object.fromEntries(
            Object.keys(optional).map((one) => [one, { optional: true }]),
          ),
        }),
    publishConfig: { access: 'public' },
  };
};
