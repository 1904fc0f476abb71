import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { ROOT } from '../run.mjs';
import { SCOPE, fileOf, isPublished } from './packages.mjs';
import { plainSchemas } from './plain-schemas.mjs';

const SOURCE = /^\.\/src\/(?<file>.+)\.tsx?$/u;
const LIT_HTML = /(?<=import\(["'])lit-html(?=["']\))/gu;

/** The declaration file that the compiler has written for a source of a workspace package. */
const declared = (name, source) => `${ROOT}packages/${name}/dist/${source}.d.ts`;

const exportsOf = (name) => JSON.parse(readFileSync(`${ROOT}packages/${name}/package.json`, 'utf8')).exports;

/** Bundles the types of other workspace packages; all other types are imported from their packages. */
const workspace = (self) => ({
  name: 'workspace',
  resolveId: {
    order: 'pre',
    handler(specifier, importer) {
      if (importer === undefined) return null;
      if (specifier.startsWith('.')) {
        const file = path.resolve(path.dirname(importer), specifier).replace(/\.js$/u, '.d.ts');
        return existsSync(file) ? file : null;
      }
      const [scope, name, ...rest] = specifier.split('/');
      if (`${scope}/` !== SCOPE || (name !== self && isPublished(specifier)))
        return { id: specifier, external: true };
      const entry = exportsOf(name)[['.', ...rest].join('/')]['@footlight/source'];
      return declared(name, SOURCE.exec(entry)?.groups?.file);
    },
  },
  // `lit` exports the same types, and is the package that pages depend on.
  transform: (code) => code.replace(LIT_HTML, 'lit'),
});

/**
 * Writes the declaration files of a package.
 * @param {import('./packages.mjs').PublishedPackage} published
 * @param {string} folder
 * @returns the packages that the types import
 */
export const writeDeclarations = async ({ name, entries, defining }, folder) => {
  const acting = new Set(defining);
  const input = Object.fromEntries(
    Object.entries(entries)
      .filter(([subpath]) => !acting.has(subpath))
      .map(([subpath, source]) => [fileOf(subpath), declared(name, source.replace(/\.tsx?$/u, ''))]),
  );
  const bundle = await rollup({
    input,
    plugins: [plainSchemas(), workspace(name), dts()],
  });
  const { output } = await bundle.write({
    dir: folder,
    format: 'es',
    entryFileNames: '[name].d.ts',
    chunkFileNames: (chunk) => `shared/${chunk.name.replace(/\.d$/u, '')}.d.ts`,
  });
  await bundle.close();
  for (const subpath of defining) {
    const file = `${fileOf(subpath)}.d.ts`;
    writeFileSync(
      path.join(folder, file),
      `import '${path.posix.relative(path.dirname(file), 'index.js')}';\nexport {};\n`,
    );
  }
  const own = new Set(output.map(({ fileName }) => fileName));
  return new Set(output.flatMap(({ imports }) => imports).filter((specifier) => !own.has(specifier)));
};
