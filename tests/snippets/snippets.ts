import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import MarkdownIt from 'markdown-it';

export const ROOT = path.join(import.meta.dirname, '../..');

/** The pages that readers copy from. */
const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/*.md', 'packages/*/README.md', 'examples/*/README.md'];

export interface Snippet {
  /** `docs/player.md:93` */
  readonly place: string;
  /** The first word of the fence; empty for code without one. */
  readonly language: string;
  /** What the fence says besides: what the snippet needs, by the names in `surroundings.ts`. */
  readonly needs: readonly string[];
  readonly code: string;
}

/** Every code block of the pages, fenced or indented. */
export const snippets = (): Snippet[] =>
  PAGES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }).toSorted()).flatMap((page) =>
    new MarkdownIt()
      .parse(readFileSync(path.join(ROOT, page), 'utf8'), {})
      .filter(({ type }) => type === 'fence' || type === 'code_block')
      .map(({ info, content, map }) => {
        const [language = '', ...needs] = info.trim().split(/\s+/u);
        return { place: `${page}:${String((map?.[0] ?? 0) + 1)}`, language, needs, code: content };
      }),
  );

/** Snippets whose first line is a comment with the name of a file, which others import, by that name. */
export const namedFiles = (list: readonly Snippet[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    list.flatMap(({ code }) => {
      const name = /^\/\/ (?<file>[\w.]+\.js)\n/u.exec(code)?.groups?.['file'];
      return name === undefined ? [] : [[name, code]];
    }),
  );

/** `docs/player.md:93` → `docs-player-93.js` */
export const fileOf = ({ place }: Snippet, extension: string): string =>
  `${place.replaceAll(/(?:\.md)?:|\//gu, '-')}.${extension}`;
