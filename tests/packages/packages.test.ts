import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLACED_CONTROLS } from '../manifest/placed-controls.js';
import { complaints } from './compiler.js';
import {
  COMPONENTS_CONSUMER,
  CONSUMER,
  PLAYER_REACT_CONSUMER,
  REACT_CONSUMER,
  TEMPLATES_CONSUMER,
} from './consumer.js';
import { filesOf, installProject, packedPackages, type PackageManifest, type Project } from './installed.js';

/** Packing for the first time compiles, builds and packs. */
const PACK_TIMEOUT_MS = 300_000;
const TIMEOUT_MS = 60_000;
/** Maximum size in bytes that importing one small name may add. */
const MOST_OF_ONE_NAME = 3000;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NAMES = ['@footlight/embed', '@footlight/player', '@footlight/elements', '@footlight/react'] as const;
/** Dependencies of each package: Lit, which a page shares with others, and our own packages. */
const DEPENDENCIES: Readonly<Record<(typeof NAMES)[number], readonly string[]>> = {
  '@footlight/embed': [],
  '@footlight/player': ['@lit/reactive-element', 'lit'],
  '@footlight/elements': ['@footlight/embed', '@footlight/player'],
  '@footlight/react': ['@footlight/elements', '@footlight/player'],
};
const SPECIFIER = /(?:from|import)\s*\(?\s*["'](?<name>[^."'][^"']*)["']/gu;

let tarballs: ReadonlyMap<string, string>;
let project: Project;
beforeAll(() => {
  tarballs = packedPackages();
  project = installProject({ 'page.ts': CONSUMER, 'page.tsx': REACT_CONSUMER });
}, PACK_TIMEOUT_MS);
afterAll(() => project.remove());

const packageNamed = (name: string): { readonly folder: string; readonly manifest: PackageManifest } => {
  const found = project.packages.get(name);
  if (found === undefined) throw new Error(`${name} is not packed.`);
  return found;
};

const tarballOf = (name: string): Buffer => readFileSync(tarballs.get(name) ?? '');

/** Entries that are imported, without files that are loaded by a page or a tool. */
const modulesOf = ({ name, exports }: PackageManifest): string[] =>
  Object.entries(exports)
    .filter(([, target]) => typeof target === 'object')
    .map(([subpath]) => path.posix.join(name, subpath));

describe.each(NAMES)('%s', (name) => {
  it('passes publint', { timeout: TIMEOUT_MS }, async () => {
    const { messages, pkg } = await publint({
      pack: { tarball: new Uint8Array(tarballOf(name)).buffer },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  it('has types that resolve for ES modules', { timeout: TIMEOUT_MS }, async () => {
    const { exports } = packageNamed(name).manifest;
    const files = Object.keys(exports).filter((subpath) => typeof exports[subpath] === 'string');
    const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(tarballOf(name))), {
      excludeEntrypoints: files,
    });
    if (checked.types === false) throw new Error('It has no types.');
    // Published only as ES modules, so results for CommonJS and for resolution without `exports` are ignored.
    const relevant = checked.problems.filter(
      (problem) =>
        !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind),
    );
    expect(relevant).toEqual([]);
    expect(Object.keys(checked.entrypoints).length).toBe(Object.keys(exports).length - files.length);
  });

  it('has complete metadata, and declares exactly the dependencies that it imports', () => {
    const { folder, manifest } = packageNamed(name);
    expect([manifest.name, manifest.type, manifest.license]).toEqual([name, 'module', 'MIT']);
    expect(manifest).not.toHaveProperty('private');
    for (const whereabouts of ['homepage', 'repository', 'bugs'])
      expect(manifest).toHaveProperty(whereabouts);
    expect(Object.keys(manifest.dependencies ?? {})).toEqual(DEPENDENCIES[name]);
    const imported = filesOf(folder)
      .filter((file) => /\.(?:js|d\.ts)$/u.test(file) && !file.includes('vendor') && !file.startsWith('sdk'))
      .flatMap((file) => Array.from(readFileSync(path.join(folder, file), 'utf8').matchAll(SPECIFIER)))
      .map(({ groups }) => groups?.['name'] ?? '');
    const known = new Set([name, ...Object.keys(manifest.peerDependencies ?? {})]);
    const roots = new Set(
      imported.map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')),
    );
    expect([...roots].filter((root) => !known.has(root)).toSorted()).toEqual(DEPENDENCIES[name]);
  });

  it('contains licence, readme and changelog, but no sources and no local paths', () => {
    const { folder } = packageNamed(name);
    const files = filesOf(folder);
    for (const needed of ['CHANGELOG.md', 'LICENSE', 'README.md', 'THIRD-PARTY-NOTICES.txt', 'package.json'])
      expect(files).toContain(needed);
    expect(files.filter((file) => /\.map$|\.tsx?$/u.test(file) && !file.endsWith('.d.ts'))).toEqual([]);
    expect(files.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(ROOT))).toEqual([]);
  });

  it('can be imported without a DOM, entry by entry', { timeout: TIMEOUT_MS }, () => {
    const entries = modulesOf(packageNamed(name).manifest);
    const script = `for (const entry of ${JSON.stringify(entries)}) await import(entry); console.log(typeof document)`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: project.folder,
      encoding: 'utf8',
    });
    expect([stderr, stdout.trim()]).toEqual(['', 'undefined']);
  });
});

// PAGE-72
describe('a Server Component of React', () => {
  it.each([
    '@footlight/player/define/player',
    '@footlight/elements/define',
    '@footlight/elements/define/live-now',
  ])('that imports %s is told that it defines nothing', (entry) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        '--conditions=react-server',
        '--input-type=module',
        '-e',
        `import '${entry}'; console.log('imported')`,
      ],
      { cwd: project.folder, encoding: 'utf8' },
    );
    expect(stdout.trim()).toBe('imported');
    expect(stderr).toMatch(/^A Server Component imports .* begins with 'use client'\./u);
  });
});

describe('a bundle that imports one small name', () => {
  it.each([
    ['isRpcError', '@footlight/embed'],
    ['isPlayerError', '@footlight/player'],
    ['isPlayerError', '@footlight/elements'],
    ['configure', '@footlight/elements'],
  ])('contains %s of %s, and no player', async (named, from) => {
    const { outputFiles } = await build({
      stdin: { contents: `export { ${named} } from '${from}';`, resolveDir: project.folder },
      bundle: true,
      format: 'esm',
      minify: true,
      write: false,
    });
    expect(outputFiles[0]?.text.length).toBeGreaterThan(20);
    expect(outputFiles[0]?.text.length).toBeLessThan(MOST_OF_ONE_NAME);
  });
});

describe('the compiler of a consumer', () => {
  it.each(['bundler', 'nodenext'] as const)(
    'accepts all packages but that of React with %s resolution, without types of React',
    { timeout: TIMEOUT_MS },
    (resolution) => {
      expect(complaints(project.folder, 'page.ts', resolution)).toBe('');
    },
  );

  it.each([
    ['the elements', REACT_CONSUMER],
    ['the player alone', PLAYER_REACT_CONSUMER],
    ['the components', COMPONENTS_CONSUMER],
  ])('accepts %s in JSX with React', { timeout: TIMEOUT_MS }, (_what, page) => {
    const withReact = installProject({ 'page.tsx': page }, ['react', '@types/react', 'csstype']);
    try {
      expect(complaints(withReact.folder, 'page.tsx', 'bundler')).toBe('');
    } finally {
      withReact.remove();
    }
  });
});

describe('the types of templates', () => {
  it(
    'have every element, with its properties and events, in Vue and in Svelte (PLAY-41)',
    { timeout: TIMEOUT_MS },
    () => {
      const withTemplates = installProject({ 'page.ts': TEMPLATES_CONSUMER }, [
        'vue',
        'svelte',
        '@vue',
        'csstype',
      ]);
      try {
        // Svelte's own declarations do not stand a check of libraries.
        expect(complaints(withTemplates.folder, 'page.ts', 'bundler', { checksLibraries: false })).toBe('');
      } finally {
        withTemplates.remove();
      }
    },
  );
});

describe('@footlight/react', () => {
  const components = (folder: string): string[] =>
    filesOf(folder).filter((file) => file.endsWith('.js') && !file.startsWith('modules/vendor'));

  it('says which modules run in the browser, and lists its components in one that need not (PLAY-40)', () => {
    const { folder } = packageNamed('@footlight/react');
    const isClient = (file: string): boolean =>
      readFileSync(path.join(folder, file), 'utf8').startsWith("'use client';");
    for (const name of [
      'player',
      'multi-view',
      'embed',
      'guide-card',
      'live-now',
      'watchlist',
      'watch-together',
    ])
      expect([name, isClient(`${name}.js`)]).toEqual([name, true]);
    expect(isClient('index.js')).toBe(false);
    // A directive that is not the first statement does nothing.
    for (const file of components(folder))
      expect(readFileSync(path.join(folder, file), 'utf8').lastIndexOf("'use client'")).toBeLessThanOrEqual(
        0,
      );
  });

  it('brings the definition of one element into a bundle with its component, and none with the plain one', async () => {
    const definitionsIn = async (from: string): Promise<string[]> => {
      const { metafile } = await build({
        stdin: { contents: `export { FootlightLiveNow } from '${from}';`, resolveDir: project.folder },
        bundle: true,
        format: 'esm',
        write: false,
        metafile: true,
        outfile: 'out.js',
        external: ['react'],
      });
      // Only what is left after unused code has been removed.
      return Object.entries(metafile.outputs['out.js']?.inputs ?? {})
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .flatMap(([file]) => /elements\/define\/(?<name>[\w-]+)\.js$/u.exec(file)?.groups?.['name'] ?? []);
    };
    expect(await definitionsIn('@footlight/react')).toEqual(['live-now']);
    expect(await definitionsIn('@footlight/react/components')).toEqual([]);
  });
});

describe('the docs', () => {
  const pages = [
    ...filesOf(path.join(ROOT, 'docs')).map((file) => path.join('docs', file)),
    ...NAMES.map((name) => path.join('packages', name.slice('@footlight/'.length), 'README.md')),
  ].filter((file) => file.endsWith('.md'));
  const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

  it('name only entries that the packages have', () => {
    const named = pages.flatMap((page) =>
      Array.from(
        read(page).matchAll(
          /(?<!node_modules\/)@footlight\/(?:embed|player|elements|react)(?![\w-])(?:\/[\w./-]*\w)?/gu,
        ),
        ([entry]) => ({
          page,
          entry,
        }),
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    const isThere = ({ entry }: { readonly entry: string }): boolean => {
      const [scope, name, ...rest] = entry.split('/');
      const { exports } = packageNamed(`${scope ?? ''}/${name ?? ''}`).manifest;
      const subpath = ['.', ...rest].join('/');
      return Object.keys(exports).some((known) =>
        known.endsWith('*') ? subpath.startsWith(known.slice(0, -1)) : known === subpath,
      );
    };
    expect(named.filter((one) => !isThere(one))).toEqual([]);
  });
});

describe('@footlight/player', () => {
  it('describes its elements, without attributes that need the service', () => {
    const { folder } = packageNamed('@footlight/player');
    const { modules } = JSON.parse(readFileSync(path.join(folder, 'custom-elements.json'), 'utf8')) as {
      modules: { path: string; declarations: { tagName: string; attributes: { name: string }[] }[] }[];
    };
    const declared = modules.flatMap(({ declarations }) => declarations);
    expect(declared.map(({ tagName }) => tagName).toSorted()).toEqual(
      ['footlight-multi-view', 'footlight-player', ...PLACED_CONTROLS].toSorted(),
    );
    const player = declared.find(({ tagName }) => tagName === 'footlight-player');
    const attributes = player?.attributes.map(({ name }) => name);
    expect(attributes).toEqual(expect.arrayContaining(['src', 'drm', 'ad-tag', 'skip-markers']));
    expect(attributes).not.toContain('video');
    expect(modules.filter((module) => !existsSync(path.join(folder, module.path)))).toEqual([]);
  });
});

describe('@footlight/elements', () => {
  it('describes its elements, with the modules that define them', () => {
    const { folder } = packageNamed('@footlight/elements');
    const { modules } = JSON.parse(readFileSync(path.join(folder, 'custom-elements.json'), 'utf8')) as {
      modules: { path: string; declarations: { tagName: string }[] }[];
    };
    expect(
      modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName)).toSorted(),
    ).toEqual(
      [
        'footlight-embed',
        'footlight-guide-card',
        'footlight-live-now',
        'footlight-multi-view',
        'footlight-player',
        'footlight-watch-together',
        'footlight-watchlist',
        ...PLACED_CONTROLS,
      ].toSorted(),
    );
    expect(modules.filter((module) => !existsSync(path.join(folder, module.path)))).toEqual([]);
  });
});
