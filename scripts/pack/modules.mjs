import { readFileSync } from 'node:fs';
import { rollup } from 'rollup';
import { compile, onwarn } from '../rollup/compile.mjs';
import { ROOT } from '../run.mjs';
import { SCOPE, fileOf, isPublished } from './packages.mjs';

const SOURCES = './src/';
const OURS = /\/packages\/(?<name>[^/]+)\/src\/(?<file>.+)$/u;
const THEIRS = /\/node_modules\/(?<file>.+)$/u;
const CODE = /\.(?:tsx?|mjs|cjs|js)$/u;
/** Lit is shared with whoever else in the page draws with it; all else is rolled in. */
const SHARED = /^lit(?:\/|$)/u;

const actingSources = (name) =>
  JSON.parse(readFileSync(`${ROOT}packages/${name}/package.json`, 'utf8'))
    .sideEffects.filter((pattern) => pattern.startsWith(SOURCES))
    .map((pattern) => pattern.slice(SOURCES.length));

/** Whether a module does something when it is imported, as its package says. */
const acts = (id, info) => {
  const ours = OURS.exec(id)?.groups;
  if (ours === undefined) return Boolean(info?.moduleSideEffects);
  return actingSources(ours.name).some((pattern) =>
    pattern.endsWith('*') ? ours.file.startsWith(pattern.slice(0, -1)) : ours.file === pattern,
  );
};

const asCode = (file) => (CODE.test(file) ? file.replace(CODE, '.js') : `${file}.js`);

/** Where a module of ours or of others comes to lie: `modules/player/player.element.js`, `modules/vendor/…`. */
const placeOf = (id) => {
  // Names that rollup and its plugins make begin with a nought, questions follow the name.
  const plain = id.replaceAll('\0', '').replaceAll('?', '.');
  const ours = OURS.exec(plain)?.groups;
  if (ours !== undefined) return `modules/${ours.name}/${asCode(ours.file)}`;
  const theirs = THEIRS.exec(plain)?.groups?.file ?? plain;
  return `modules/vendor/${asCode(theirs.replaceAll('node_modules/', ''))}`;
};

/** `/…/node_modules/@scope/name/dist/x.js` → `@scope/name` */
const vendorOf = (id) => {
  const last = id.split('/node_modules/').at(-1);
  return last === id ? undefined : /^(?:@[^/]+\/)?[^/?]+/u.exec(last)?.[0];
};

/** @param {readonly import('rollup').OutputChunk[]} chunks */
const importedBy = (chunks) => {
  const own = new Set(chunks.map(({ fileName }) => fileName));
  return new Set(
    chunks
      .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
      .filter((specifier) => !own.has(specifier)),
  );
};

/**
 * Writes what a package runs, as modules.
 * @param {import('./packages.mjs').PublishedPackage} published
 * @param {string} folder
 * @returns what it imports of other packages, whose packages are rolled in, and which files do something when imported
 */
export const writeModules = async ({ name, entries, isOneFile }, folder) => {
  const files = new Map(
    Object.entries(entries).map(([subpath, source]) => [
      `${ROOT}packages/${name}/src/${source}`,
      `${fileOf(subpath)}.js`,
    ]),
  );
  const bundle = await rollup({
    input: [...files.keys()],
    external: (specifier) =>
      SHARED.test(specifier) || (specifier !== `${SCOPE}${name}` && isPublished(specifier)),
    preserveEntrySignatures: 'strict',
    onwarn,
    plugins: compile(),
  });
  const acting = new Set();
  const place = (id) => files.get(id) ?? placeOf(id);
  const { output } = await bundle.write({
    dir: folder,
    format: 'es',
    preserveModules: !isOneFile,
    chunkFileNames: '[name].js',
    entryFileNames: ({ facadeModuleId }) => place(facadeModuleId),
    plugins: [
      {
        name: 'acting',
        generateBundle(_options, written) {
          for (const { fileName, facadeModuleId } of Object.values(written))
            if (facadeModuleId !== null && acts(facadeModuleId, this.getModuleInfo(facadeModuleId)))
              acting.add(fileName);
        },
      },
    ],
  });
  await bundle.close();
  const chunks = output.filter((one) => one.type === 'chunk');
  const vendors = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.map(vendorOf)));
  vendors.delete(undefined);
  if (chunks.some(({ moduleIds }) => moduleIds.includes('\0build/hls.js'))) vendors.add('hls.js');
  return { imports: importedBy(chunks), vendors, acting: isOneFile ? new Set() : acting };
};
