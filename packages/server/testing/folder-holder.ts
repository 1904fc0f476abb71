import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { PACKAGE_FOLDER } from '../src/package-folder.js';

/** The used part of esbuild, which is a tool of the workspace. */
interface Bundler {
  buildSync(options: Readonly<Record<string, unknown>>): {
    readonly outputFiles: readonly { readonly text: string }[];
  };
}

let program: string | undefined;

/** The program bundled as JavaScript, because loading TypeScript takes ten times as long as locking the folder. */
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
 * Command prefix that runs a process in a separate PID namespace, like a container. Empty if the system or the user
 * does not support it; the lock must work without it as well.
 */
export const inOwnNamespace = (): readonly string[] => {
  const [command = '', ...options] = UNSHARE;
  return spawnSync(command, [...options, 'true']).status === 0 ? UNSHARE : [];
};

export interface FolderHolder {
  readonly child: ChildProcess;
  /** Resolves with its next line of output. */
  next(): Promise<string>;
  /** Queries whether it still holds the folder. */
  queryHolding(): Promise<string>;
  /** Kills it and waits for its exit. */
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
  // Packages are resolved from the working directory.
  const child = spawn(command, rest, { cwd: PACKAGE_FOLDER, stdio: ['pipe', 'pipe', 'inherit'] });
  const output: string[] = [];
  const waiting: ((line: string) => void)[] = [];
  const receive = (line: string): void => {
    const one = waiting.shift();
    if (one === undefined) output.push(line);
    else one(line);
  };
  createInterface({ input: child.stdout }).on('line', receive);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
      receive('ended');
    });
  });
  const next = (): Promise<string> =>
    new Promise((resolve) => {
      const line = output.shift();
      if (line === undefined) waiting.push(resolve);
      else resolve(line);
    });
  return {
    child,
    next,
    queryHolding: () => {
      child.stdin.write('\n');
      return next();
    },
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
};
