import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadRealm } from '../../packages/server/src/realm/load-realm.js';
import { complaints } from '../packages/compiler.js';
import { installProject, type Project } from '../packages/installed.js';
import { asObject, cssIssues, httpIssues, shellIssues } from './formats.js';
import { ROOT, fileOf, namedFiles, snippets, type Snippet } from './snippets.js';
import { NOT_RUN, OF_OTHERS, isKnownNeed, isOfBuild, isOfOthers, withGiven } from './surroundings.js';

const TIMEOUT_MS = 300_000;
const SCRIPTS = ['js', 'ts', 'tsx'];
/** Words in fences of JSON: what it is a part of. */
const PARTS: ReadonlySet<string> = new Set(['realm', 'menu-item', 'video', 'channel']);

/** A file that the page has its readers write, which a test of the service does as well. */
const FILE = /^[\w-]+\.(?:json|csv|m3u|xml)$/u;

const all = snippets();
const of = (...languages: readonly string[]): Snippet[] =>
  all.filter((one) => languages.includes(one.language) && !isOfOthers(one));
const issuesOf = (list: readonly Snippet[], issues: (snippet: Snippet) => readonly string[]) =>
  list.flatMap((one) => issues(one).map((issue) => `${one.place}: ${issue}`));

// EMBED-1
describe('code blocks of the docs', () => {
  const known = new Set([...SCRIPTS, 'html', 'css', 'json', 'bash', 'http', ...Object.keys(NOT_RUN)]);

  it('name their language, and what they need is described', () => {
    expect(all.length).toBeGreaterThan(90);
    expect(all.filter(({ language }) => !known.has(language)).map(({ place }) => place)).toEqual([]);
    const unknown = all.flatMap(({ place, language, needs }) =>
      needs
        .filter((word) => !(language === 'json' ? PARTS.has(word) : isKnownNeed(word)) && !FILE.test(word))
        .map((word) => `${place} ${word}`),
    );
    expect(unknown).toEqual([]);
  });

  it('are only left out for a reason that some of them have', () => {
    const languages = new Set(all.map(({ language }) => language));
    expect(Object.keys(NOT_RUN).filter((language) => !languages.has(language))).toEqual([]);
    const words = new Set(all.flatMap(({ needs }) => needs));
    expect(Object.keys(OF_OTHERS).filter((word) => !words.has(word))).toEqual([]);
  });

  it('in CSS, HTTP and shells are understood', () => {
    expect(of('css').length).toBeGreaterThan(1);
    expect(issuesOf(of('css'), cssIssues)).toEqual([]);
    expect(of('http').length).toBeGreaterThan(2);
    expect(issuesOf(of('http'), httpIssues)).toEqual([]);
    expect(of('bash').length).toBeGreaterThan(5);
    expect(issuesOf(of('bash'), shellIssues)).toEqual([]);
  });
});

describe('JSON of the docs', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'footlight-snippets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const demo = JSON.parse(readFileSync(path.join(ROOT, 'demo/footlight.config.json'), 'utf8')) as {
    readonly menus: { readonly WEB: { readonly items: readonly unknown[] } };
  };

  const realmWith = (changes: object): string => {
    const file = path.join(folder, 'footlight.config.json');
    writeFileSync(file, JSON.stringify({ ...demo, ...changes }));
    return file;
  };
  const accepted = (file: string): string[] => {
    try {
      loadRealm(file, { port: 4600 });
      return [];
    } catch (error) {
      return [String(error)];
    }
  };

  it('is JSON', () => {
    const parse = ({ code }: Snippet): string[] => {
      try {
        JSON.parse(asObject(code));
        return [];
      } catch (error) {
        return [String(error)];
      }
    };
    expect(issuesOf(of('json'), parse)).toEqual([]);
  });

  it('is accepted as a part of a realm file where it is one', () => {
    const parts = of('json').filter(({ needs }) => needs.includes('realm') || needs.includes('menu-item'));
    expect(parts.length).toBeGreaterThan(5);
    for (const { code } of parts)
      for (const [, name = ''] of code.matchAll(/"env:(\w+)"/gu))
        vi.stubEnv(name, 'a-secret-of-thirty-two-letters-00');
    const issues = issuesOf(parts, ({ needs, code }) => {
      const part = JSON.parse(asObject(code)) as object;
      if (needs.includes('realm')) return accepted(realmWith(part));
      const { WEB, ...others } = demo.menus;
      // A menu may only lead to plugins that exist.
      const plugins = { tides: { title: { en: 'Tides' }, address: 'https://www.example.org/tides/' } };
      const menus = { ...others, WEB: { ...WEB, items: [...WEB.items, part] } };
      return accepted(realmWith({ menus, plugins }));
    });
    vi.unstubAllEnvs();
    expect(issues).toEqual([]);
  });
});

/** Packages that have what a module of the service exports. */
const PACKAGES = new Map([
  ['footlight.embed.js', '@footlight/embed'],
  ['analytics.js', '@footlight/player/analytics'],
  ['cmcd.js', '@footlight/player/cmcd'],
  ['cast.js', '@footlight/player/cast'],
  ['companions.js', '@footlight/player/companions'],
  ['ima.js', '@footlight/player/ima'],
]);

/** Addresses of modules of the service, as the packages that have the same. */
const imported = (code: string): string =>
  code.replaceAll(
    /(?<=from ')https?:\/\/[^/']+\/sdk\/(?<file>[^/']+)(?=')/gu,
    (address, file: string) => PACKAGES.get(file) ?? address,
  );

const inlineScripts = (page: Snippet): string[] =>
  Array.from(
    page.code.matchAll(/<script(?: type="module")?>(?<code>.*?)<\/script>/gsu),
    ({ groups }) => groups?.['code'] ?? '',
  );

describe('scripts of the docs', () => {
  const files: Record<string, string> = {
    // What the script of the service, or an import of the package, adds to a page.
    'page.d.ts': "import '@footlight/elements';",
    ...namedFiles(of('js')),
  };
  for (const one of of('js')) files[fileOf(one, 'js')] = imported(withGiven(one));
  for (const one of of('ts', 'tsx')) files[fileOf(one, one.language)] = withGiven(one);
  for (const page of of('html'))
    for (const [index, code] of inlineScripts(page).entries())
      files[fileOf(page, `${index}.js`)] = imported(code);
  const named = (extension: RegExp): string[] => Object.keys(files).filter((file) => extension.test(file));

  let project: Project;
  beforeAll(() => {
    project = installProject(files, [
      'react',
      'react-dom',
      '@types/react',
      'csstype',
      'vue',
      '@vue',
      '@vitejs/plugin-vue',
      'vite',
    ]);
  }, TIMEOUT_MS);
  afterAll(() => project.remove());

  it('have the types that the packages give them', { timeout: TIMEOUT_MS }, () => {
    const scripts = named(/\.js$/u);
    expect(scripts.length).toBeGreaterThan(30);
    const further = ['--allowJs', '--checkJs', '--moduleDetection', 'force'];
    const options = { checksLibraries: false, isStrict: false, further };
    expect(complaints(project.folder, ['page.d.ts', ...scripts], 'bundler', options)).toBe('');
  });

  it('of a build are read by Node', { timeout: TIMEOUT_MS }, () => {
    const builds = of('js').filter(isOfBuild);
    expect(builds.length).toBeGreaterThan(0);
    for (const one of builds) {
      const { stderr } = spawnSync(process.execPath, [fileOf(one, 'js')], {
        cwd: project.folder,
        encoding: 'utf8',
      });
      expect([one.place, stderr]).toEqual([one.place, '']);
    }
  });

  it('in TypeScript compile in strict projects', { timeout: TIMEOUT_MS }, () => {
    const typed = named(/(?<!\.d)\.tsx?$/u);
    expect(typed.length).toBeGreaterThan(5);
    // With declarations, as libraries have them: every type has to have a public name.
    expect(complaints(project.folder, typed, 'bundler', { further: ['--declaration'] })).toBe('');
  });
});
