import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './run.mjs';

/**
 * Packages that stay outside a bundle: they hold native code, or read files beside their own, or are imported only when they
 * are needed (of a package in CommonJS that is imported so, esbuild keeps the default export alone). Whatever a bundle is made of otherwise is in it: to find and read
 * some 1,800 files takes twice as long as to read one.
 * @see docs/decisions/0035-packages-in-the-bundle.md
 */
const OUTSIDE = new Set([
  '@electric-sql/pglite',
  '@expo-google-fonts/readex-pro',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  '@opentelemetry/api',
  '@opentelemetry/sdk-node',
  '@zxcvbn-ts/language-common',
  'fs-native-extensions',
  'pdfkit',
  // An optional part of `pg`, which is not installed.
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

/** Packages in CommonJS ask for what is Node's own by `require`, which a module does not have by itself. */
const REQUIRE =
  "import { createRequire as createRequireOfBundle } from 'node:module';" +
  'const require = createRequireOfBundle(import.meta.url);';

/**
 * Bundles programs of ours for Node.
 * @param {Record<string, string>} entryPoints name of the bundle → its first file
 * @param {string} outdir
 * @returns {Promise<number>} 0, or 1 with the reasons printed
 */
export async function bundleForNode(entryPoints, outdir) {
  const { build } = await import('esbuild');
  try {
    const { outputFiles } = await build({
      absWorkingDir: ROOT,
      entryPoints,
      outdir,
      bundle: true,
      splitting: true,
      write: false,
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      conditions: ['@footlight/source'],
      plugins: [packagesOutside],
      banner: { js: REQUIRE },
      sourcemap: true,
      logLevel: 'error',
    });
    const folder = join(ROOT, outdir);
    mkdirSync(folder, { recursive: true });
    for (const { path, contents } of outputFiles) writeFileSync(path, contents);
    // Names of parts change with what is in them: those of the last build would stay.
    const written = new Set(outputFiles.map(({ path }) => basename(path)));
    for (const name of readdirSync(folder).filter((one) => /\.js(?:\.map)?$/.test(one)))
      if (!written.has(name)) rmSync(join(folder, name), { force: true });
    return 0;
  } catch (error) {
    console.error(error);
    return 1;
  }
}

/**
 * Bundles the service, the program `footlight`, and the database's worker beside them.
 * @returns {Promise<number>} 0, or 1 with the reasons printed
 */
export const bundleServer = () =>
  bundleForNode(
    {
      main: 'packages/server/src/main.ts',
      command: 'packages/server/src/live-command/command.ts',
      'pglite-worker': 'packages/server/src/database/pglite-worker.ts',
    },
    'packages/server/dist/bundle',
  );
