import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './run.mjs';

/**
 * Packages that are not bundled: they contain native code, read files next to their own, or are imported on demand
 * (from a CommonJS package that is imported dynamically, esbuild keeps only the default export). Everything else is
 * bundled, because finding and reading some 1,800 files takes twice as long as reading one.
 * @see docs/decisions/0035-packages-in-the-bundle.md
 */
const OUTSIDE = new Set([
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@electric-sql/pglite',
  '@expo-google-fonts/readex-pro',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  '@opentelemetry/api',
  '@opentelemetry/sdk-node',
  '@zxcvbn-ts/language-common',
  'fs-native-extensions',
  'pdfkit',
  'sharp',
  // An optional dependency of `pg` that is not installed.
  'pg-native',
]);

const packageOf = (path) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind !== 'entry-point' && OUTSIDE.has(packageOf(path)) ? { path, external: true } : undefined,
    );
  },
};

/** CommonJS packages load Node's modules by `require`, which ES modules do not define. */
const REQUIRE =
  "import { createRequire as createRequireOfBundle } from 'node:module';" +
  'const require = createRequireOfBundle(import.meta.url);';

/**
 * Options of esbuild for programs of this repository that run on Node.
 * @param {Record<string, string>} entryPoints name of the bundle → its entry file
 * @param {string} outdir
 * @returns {import('esbuild').BuildOptions}
 */
export const bundleOptions = (entryPoints, outdir) => ({
  absWorkingDir: ROOT,
  entryPoints,
  outdir,
  bundle: true,
  splitting: true,
  write: false,
  platform: 'node',
  format: 'esm',
  target: 'node22.22',
  conditions: ['@footlight/source'],
  plugins: [packagesOutside],
  banner: { js: REQUIRE },
  sourcemap: true,
  logLevel: 'error',
});

/**
 * Bundles programs of this repository for Node.
 * @param {Record<string, string>} entryPoints name of the bundle → its entry file
 * @param {string} outdir
 * @returns {Promise<number>} 0, or 1 with the errors printed
 */
export async function bundleForNode(entryPoints, outdir) {
  const { build } = await import('esbuild');
  try {
    const { outputFiles } = await build(bundleOptions(entryPoints, outdir));
    const folder = join(ROOT, outdir);
    mkdirSync(folder, { recursive: true });
    for (const { path, contents } of outputFiles) writeFileSync(path, contents);
    // Names of chunks contain a hash of their content, so those of the last build would remain.
    const written = new Set(outputFiles.map(({ path }) => basename(path)));
    for (const name of readdirSync(folder).filter((one) => /\.js(?:\.map)?$/.test(one)))
      if (!written.has(name)) rmSync(join(folder, name), { force: true });
    return 0;
  } catch (error) {
    console.error(error);
    return 1;
  }
}

/** The service and the thread of its database. */
export const SERVICE_PROGRAMS = {
  main: 'packages/server/src/main.ts',
  'pglite-worker': 'packages/server/src/database/pglite-worker.ts',
};

/**
 * Bundles the service, the program `footlight`, and the database's worker.
 * @returns {Promise<number>} 0, or 1 with the errors printed
 */
export const bundleServer = () =>
  bundleForNode(
    { ...SERVICE_PROGRAMS, command: 'packages/server/src/operate-command/command.ts' },
    'packages/server/dist/bundle',
  );
