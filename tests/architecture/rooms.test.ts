import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { relativeTargets } from './imports.js';
import { ROOT, isTest, members, sourceFiles } from './workspace.js';

const HARD_STOP_LINES = 600;
const ROLES =
  'calls|schemas|examples|feature|provider|routes|service|repository|store|queries|reducer|element|widget|page|styles|engine|module|test|browser\\.test|dom\\.test|d|emulator';
/** Folders whose files are grouped into subfolders by subject. */
const IN_FOLDERS =
  /^(?:packages\/(?:contract|domain|state)\/src|packages\/server\/src\/(?:http|features\/sign-in\/providers)|packages\/player\/src\/media|site\/src\/shell)\//u;
const MOST_IN_FOLDER = 30;
/** Limit for any folder; tests are next to the files that they test and are not counted. */
const MOST_ANYWHERE = 32;
const FILE_NAME = new RegExp(`^[a-z0-9]+(?:-[a-z0-9]+)*(?:\\.(?:${ROLES}))*\\.(?:ts|tsx|mts|css)$`, 'u');
const BUCKET_NAME = /(?:^|[/.-])(?:utils?|helpers?|types|common|misc)(?=[/.-])/u;

const everyFile = members.flatMap((member) => sourceFiles(member));

/** Folders that hold more files than allowed. */
const crowded = (files: readonly string[], most: number): string[] => {
  const counts = new Map<string, number>();
  for (const folder of files.map((file) => path.dirname(file)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > most).map(([folder]) => folder);
};

describe('files', () => {
  it('have at most 600 lines', () => {
    const long = everyFile.filter(
      (file) => readFileSync(path.join(ROOT, file), 'utf8').split('\n').length > HARD_STOP_LINES,
    );
    expect(long).toEqual([]);
  });

  it('are named thing.role.ts in kebab-case', () => {
    expect(everyFile.filter((file) => !FILE_NAME.test(path.basename(file)))).toEqual([]);
  });

  it('are in folders of at most 32 files, not counting tests', () => {
    const files = everyFile.filter((file) => !isTest(file));
    expect(crowded(files, MOST_ANYWHERE)).toEqual([]);
  });

  it('of packages grouped by subject are in folders of at most 30 files, including tests', () => {
    const files = everyFile.filter((file) => IN_FOLDERS.test(file));
    expect(new Set(files.map((file) => path.dirname(file))).size).toBeGreaterThan(2);
    expect(crowded(files, MOST_IN_FOLDER)).toEqual([]);
  });

  it('have specific names, without utils, helpers, types, common or misc', () => {
    expect(everyFile.filter((file) => BUCKET_NAME.test(file))).toEqual([]);
  });
});

/** The feature that a file belongs to, if any: `site/src/features/playback/watch/…` → `watch`. */
const featureOf = (file: string): string | undefined =>
  /\/features\/(?<feature>[^/]+)\//u.exec(file)?.groups?.['feature'];

/** Matches services, but not the interfaces of their options and dependencies. */
const SERVICE =
  /^export (?:class|interface) (?<name>\w+)(?<!Options|Dependencies|Parts|Tools|Work)\b.*?^\}/gmsu;
/** A public member of a service that is a repository or returns one. */
const PUBLIC_REPOSITORY =
  /^ {2}(?!#|constructor|private)(?:readonly |async |get )*\w+(?:\([^)]*\))?\??: (?:Promise<)?\w*Repository\b/mu;

const sideways = (folder: string) =>
  everyFile
    .filter((file) => file.startsWith(folder))
    .flatMap((file) => relativeTargets(file).map((target) => ({ file, target })))
    .filter(({ file, target }) => {
      const [from, to] = [featureOf(file), featureOf(target)];
      return from !== undefined && to !== undefined && from !== to;
    });

describe('features', () => {
  it('of the site do not import one another’s pages', () => {
    const pages = sideways('site/src').filter(({ target }) => target.endsWith('.page.tsx'));
    expect(everyFile.filter((file) => file.endsWith('.page.tsx')).length).toBeGreaterThan(50);
    expect(pages).toEqual([]);
  });

  it('of the service expose no repository in their services', () => {
    const handedOut = everyFile
      .filter((file) => file.startsWith('packages/server/src/features') && file.endsWith('.service.ts'))
      .flatMap((file) =>
        Array.from(readFileSync(path.join(ROOT, file), 'utf8').matchAll(SERVICE))
          .filter(([text]) => PUBLIC_REPOSITORY.test(text))
          .map(({ groups }) => `${file}: ${groups?.['name'] ?? ''}`),
      );
    expect(handedOut).toEqual([]);
  });
});

describe('numbers and dates', () => {
  it('in the language of a viewer are formatted by i18n, which settles what browsers do differently', () => {
    const formatted = members
      .filter(
        ({ name }) => name !== 'i18n' && name !== 'domain' && name !== 'server' && name !== 'simulators',
      )
      .flatMap(sourceFiles)
      .filter((file) => !isTest(file))
      .filter((file) =>
        /new Intl\.(?:DateTime|Number)Format\((?!')/u.test(readFileSync(path.join(ROOT, file), 'utf8')),
      );
    expect(formatted).toEqual([]);
  });
});

describe('the workspace', () => {
  it('references in tsconfig.json the packages that package.json depends on', () => {
    const wrong = members.filter(({ folder, allowed }) => {
      const config = JSON.parse(readFileSync(path.join(ROOT, folder, 'tsconfig.json'), 'utf8')) as {
        references?: { path: string }[];
      };
      const referenced = (config.references ?? [])
        .map((reference) => path.basename(reference.path))
        .toSorted();
      return String(referenced) !== String([...allowed].toSorted());
    });
    expect(wrong.map(({ folder }) => folder)).toEqual([]);
  });

  it('has the folders that its README names', () => {
    const missing = ['packages', 'site', 'demo', 'examples', 'docs', 'tests', 'scripts'].filter(
      (folder) => !existsSync(path.join(ROOT, folder)),
    );
    expect(missing).toEqual([]);
  });
});

describe('READMEs', () => {
  it.each(members.map(({ folder }) => folder))('%s names each of its first folders', (folder) => {
    const readme = readFileSync(path.join(ROOT, folder, 'README.md'), 'utf8');
    const source = path.join(ROOT, folder, 'src');
    const folders = existsSync(source)
      ? readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory())
      : [];
    expect(folders.map(({ name }) => name).filter((name) => !readme.includes(`\`${name}/\``))).toEqual([]);
  });
});
