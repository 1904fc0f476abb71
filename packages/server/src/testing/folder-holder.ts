import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { PACKAGE_FOLDER } from '../package-folder.js';

/** What is used of a tool of the workspace, as tsx is one. */
interface Bundler {
  buildSync(options: Readonly<Record<string, unknown>>): {
    readonly outputFiles: readonly { readonly text: string }[];
  };
}

let program: string | undefined;

/** As JavaScript: each of the processes would take ten times as long to load TypeScript as to lock. */
const programText = (): string => {
  const bundler = createRequire(import.meta.url)('esbuild') as Bundler;
  program ??= bundler.buildSync({
    entryPoints: [fileURLToPath(new URL('hold-folder.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
  }).outputFiles[0]?.text;
  return program ?? '';
};

const UNSHARE = ['unshare', '--pid', '--fork', '--kill-child'];

/**
 * What runs a command in a process-id namespace of its own, as each container has one. Empty where this system or
 * this user has none: the processes are then told apart by nothing but the lock all the same.
 */
export const inOwnNamespace = (): readonly string[] => {
  const [command = '', ...options] = UNSHARE;
  return spawnSync(command, [...options, 'true']).status === 0 ? UNSHARE : [];
};

export interface FolderHolder {
  readonly child: ChildProcess;
  /** The next line that it says. */
  next(): Promise<string>;
  /** Asks whether it holds the folder. */
  ask(): Promise<string>;
  /** Waits for its end. */
  kill(): Promise<void>;
}

/** Starts a process that tries to lock a folder; see `hold-folder.ts`. */
export const startHolder = (folder: string, wrapper: readonly string[] = []): FolderHolder => {
  const [command, ...rest] = [
    ...wrapper,
    process.execPath,
    '--input-type=module',
    '--eval',
    programText(),
    folder,
  ];
  // Packages are looked for where it is run.
  const child = spawn(command, rest, { cwd: PACKAGE_FOLDER, stdio: ['pipe', 'pipe', 'inherit'] });
  const said: string[] = [];
  const waiting: ((line: string) => void)[] = [];
  const hear = (line: string): void => {
    const one = waiting.shift();
    if (one === undefined) said.push(line);
    else one(line);
  };
  createInterface({ input: child.stdout }).on('line', hear);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
      hear('ended');
    });
  });
  const next = (): Promise<string> =>
    new Promise((resolve) => {
      const line = said.shift();
      if (line === undefined) waiting.push(resolve);
      else resolve(line);
    });
  return {
    child,
    next,
    ask: () => {
      child.stdin.write('\n');
      return next();
    },
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
};
