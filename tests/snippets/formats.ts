import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { ROOT, type Snippet } from './snippets.js';

/** `"ads": { … }` → `{ "ads": { … } }`: members of an object are pasted into one; objects and lists stay. */
export const asObject = (code: string): string => (/^\s*[{[]/u.test(code) ? code : `{${code}}`);

export const cssIssues = ({ code, place }: Snippet): string[] => {
  const { warnings } = transform({ filename: `${place}.css`, code: Buffer.from(code) });
  return warnings.map(({ message }) => message);
};

const HEADER = /^(?<name>[A-Za-z-]+): ?(?<value>.*)$/su;

/** A header may continue on indented lines. */
export const httpIssues = ({ code }: Snippet): string[] =>
  code
    .trimEnd()
    .split(/\n(?! )/u)
    .filter((line) => !HEADER.test(line) && !/^(?:GET|POST|PUT|DELETE|HTTP\/)/u.test(line))
    .map((line) => `no header: ${line}`);

const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const PROGRAMS: ReadonlySet<string> = new Set([
  'export',
  'npm',
  'npx',
  'node',
  'createdb',
  'footlight',
  'curl',
  'openssl',
]);
const TOOLS: ReadonlySet<string> = new Set(['vitest', 'playwright', 'http-server', 'changeset', 'tsx']);
const OURS = /^@footlight\/(?:embed|player|elements|react)$/u;
const TARBALL = /^\.\/footlight-(?:embed|player|elements|react)-\d+\.\d+\.\d+\.tgz$/u;
/** Packages of others that the docs install beside ours. */
const OTHERS: ReadonlySet<string> = new Set(['media-chrome', 'react-player']);

const commandIssues = (line: string): string[] => {
  const words = line.split(/\s+#/u)[0]?.trim().split(/\s+/u) ?? [];
  const [program = '', first = '', second = ''] = words.filter((word) => !/^[A-Z_]+=/u.test(word));
  if (!PROGRAMS.has(program)) return [`no known program: ${line}`];
  if (program === 'npm' && first === 'run' && !(second in manifest.scripts)) return [`no script: ${line}`];
  if (program === 'npm' && ['start', 'test'].includes(first) && !(first in manifest.scripts))
    return [`no script: ${line}`];
  if (program === 'npm' && first === 'install')
    return words
      .slice(2)
      .filter((name) => !OURS.test(name) && !TARBALL.test(name) && !OTHERS.has(name))
      .map((name) => `no package of ours: ${name}`);
  if (program === 'npx' && !TOOLS.has(first)) return [`no known tool: ${line}`];
  return words
    .filter((word) => /^(?:tests|packages|scripts|site)\//u.test(word) && !existsSync(path.join(ROOT, word)))
    .map((word) => `no such file: ${word}`);
};

/** A shell has to understand it, and its commands, scripts, packages and files have to exist. */
export const shellIssues = ({ code }: Snippet): string[] => {
  const { stderr } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' });
  if (stderr !== '') return [stderr];
  const lines = code.replaceAll('\\\n', ' ').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.trimStart().startsWith('#'))
    .flatMap(commandIssues);
};
