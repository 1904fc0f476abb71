import { build } from 'vite';

/** The modules of a chunk and of all its static imports. */
const modulesOf = (chunks, matches) => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set();
  const waiting = chunks.filter(({ facadeModuleId }) => facadeModuleId && matches(facadeModuleId));
  const reached = new Set();
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (files.has(chunk.fileName)) continue;
    files.add(chunk.fileName);
    for (const module of chunk.moduleIds) reached.add(module);
    waiting.push(...chunk.imports.map((file) => byFile.get(file)).filter(Boolean));
  }
  return reached;
};

/**
 * Groups the modules that pages load at first into a few files. Otherwise there would be a file for every set of pages
 * that shares modules: about fifty, which wait for one another on six connections. The modules are known only after
 * tree shaking, so the site is bundled twice, first without writing or minifying anything.
 * @param {object} parts
 * @param {(module: string) => boolean} parts.shell the entry that every page loads
 * @param {(module: string) => boolean} parts.first the page that most visits start with
 * @param {Readonly<Record<string, (module: string) => boolean>>} parts.alike pages that share most of what they need
 * beyond that, by the name of their common file
 * @param {(module: string) => boolean} parts.other another entry, which must not load the shell
 * @param {(module: string) => boolean} parts.start modules that an entry starts with
 * @param {() => import('vite').InlineConfig} parts.config the site's build configuration, without this plugin
 * @returns {import('vite').Plugin}
 */
export const fewFiles = ({ shell, first, alike, other, start, config }) => ({
  name: 'few-files',
  apply: 'build',
  async config() {
    const own = config();
    const { output } = await build({
      ...own,
      configFile: false,
      logLevel: 'error',
      build: { ...own.build, write: false, minify: false, sourcemap: false, manifest: false },
    });
    const chunks = output.filter(({ type }) => type === 'chunk');
    const heads = new Set(chunks.map(({ facadeModuleId }) => facadeModuleId));
    const inShell = modulesOf(chunks, shell);
    const inFirst = modulesOf(chunks, first);
    const inOther = modulesOf(chunks, other);
    const inAlike = Object.entries(alike).map(([name, matches]) => ({
      name,
      modules: modulesOf(chunks, matches),
    }));
    const fileOf = (module) => {
      // The helper that loads chunks is needed before all of them.
      if (/vite\/preload-helper|app\/load-page-chunk|client\/src\/preload-script/u.test(module))
        return 'fetch';
      // Entries and pages keep files of their own, by which they are found.
      if (heads.has(module) || start(module)) return null;
      const isEarly = inShell.has(module) || inFirst.has(module);
      const name = inAlike.find(({ modules }) => modules.has(module))?.name ?? null;
      if (inOther.has(module)) return isEarly ? 'common' : name === null ? null : `${name}-common`;
      return inShell.has(module) ? 'shell' : isEarly ? 'first' : name;
    };
    const names = Object.keys(alike);
    const files = ['fetch', 'common', 'shell', 'first', ...names.map((name) => `${name}-common`), ...names];
    const groups = files.map((name, rank) => ({
      name,
      test: (module) => fileOf(module) === name,
      priority: files.length - rank,
    }));
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
  },
});
