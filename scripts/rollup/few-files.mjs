import { build } from 'vite';

/** Modules of a chunk and of all that comes with it before it runs. */
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
 * Keeps what a page brings before it stands in a few files, where it would else lie in one for every set of pages that
 * share it: half a hundred, which wait for one another on six connections. Which modules those are is known only when
 * all that nobody uses has been left out, so the site is bundled twice, first without writing or shrinking anything.
 * @param {object} parts
 * @param {(module: string) => boolean} parts.shell the entry that every page comes with
 * @param {(module: string) => boolean} parts.first the page that most begin with
 * @param {Readonly<Record<string, (module: string) => boolean>>} parts.alike pages that share most of what they need
 * beyond that, by the name of the file that holds it
 * @param {(module: string) => boolean} parts.other another entry, which is not to bring the shell
 * @param {(module: string) => boolean} parts.start what an entry starts with
 * @param {() => import('vite').InlineConfig} parts.config how the site is built, without this plugin
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
      // What fetches chunks comes before all of them.
      if (module.includes('vite/preload-helper')) return 'fetch';
      // An entry or a page keeps a file of its own: by it, it is found.
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
