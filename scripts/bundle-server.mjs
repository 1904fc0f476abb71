import { ROOT } from './run.mjs';

const OWN = /^(?:@footlight\/|\.{0,2}\/)/u;

/** What the workspace writes is bundled; what npm brings stays outside. */
const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || OWN.test(path) ? undefined : { path, external: true },
    );
  },
};

/**
 * Bundles programs of ours for Node.
 * @param {Record<string, string>} entryPoints name of the bundle → its first file
 * @param {string} outdir
 * @returns {Promise<number>} 0, or 1 with the reasons printed
 */
export async function bundleForNode(entryPoints, outdir) {
  const { build } = await import('esbuild');
  try {
    await build({
      absWorkingDir: ROOT,
      entryPoints,
      outdir,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20.19',
      conditions: ['@footlight/source'],
      plugins: [packagesOutside],
      sourcemap: true,
      logLevel: 'error',
    });
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
