import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { packedPackages } from '../packages/installed.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OURS = '@footlight/';
/** What building and installing once left in a folder. */
const LEFT = new Set(['node_modules', 'dist', 'build', '.next', '.angular', 'package-lock.json']);

type Dependencies = Readonly<Record<string, string>>;
interface Manifest {
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
}
interface Lock {
  readonly packages: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Text of a file that a project needs differently than it is kept. */
export interface Edit {
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
}

export interface InstalledProject {
  readonly folder: string;
  /**
   * Runs a command in the project, with the tools that it has installed.
   * @throws with all that the command printed, if it fails
   */
  run(command: readonly string[]): Promise<void>;
  /** Starts a command that runs until it is stopped. */
  readonly start: (command: readonly string[]) => { readonly stop: () => Promise<void> };
  remove(): void;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const NODE_BIN = 'node_modules/.bin';

/** Commands in a folder, with the tools installed there and in further folders. */
const commandsIn = (folder: string, further: readonly string[]): Pick<InstalledProject, 'run' | 'start'> => {
  const begin = ([name = '', ...parameters]: readonly string[]) => {
    const printed: string[] = [];
    const child = spawn(name, parameters, {
      cwd: folder,
      env: {
        ...process.env,
        PATH: [...[folder, ...further].map((one) => path.join(one, NODE_BIN)), process.env['PATH']].join(
          path.delimiter,
        ),
        NEXT_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
    const ended = once(child, 'exit').then(([code]: (number | null)[]) => code);
    return { child, ended, printed };
  };
  return {
    run: async (command) => {
      const { ended, printed } = begin(command);
      const code = await ended;
      if (code !== 0)
        throw new Error(`${command.join(' ')} ended with ${String(code)}:\n${printed.join('')}`);
    },
    start: (command) => {
      const { child, ended } = begin(command);
      return {
        stop: async () => {
          child.kill();
          await ended;
        },
      };
    },
  };
};

/**
 * The versions of a project: those of its own lock, and for what that does not have, those of this repository. npm leaves
 * out what the project does not need.
 */
const lockOf = (source: string, manifest: Manifest): object => {
  const own = path.join(source, 'package-lock.json');
  const repository = read(path.join(ROOT, 'package-lock.json')) as Lock;
  const nested = `${path.relative(ROOT, source)}/node_modules/`;
  const entries = Object.entries(repository.packages);
  const packages = {
    ...Object.fromEntries(
      entries.filter(([place, { link }]) => place.startsWith('node_modules/') && link !== true),
    ),
    // A workspace has a version of its own where the root has another.
    ...Object.fromEntries(
      entries.flatMap(([place, one]) =>
        place.startsWith(nested) ? [[`node_modules/${place.slice(nested.length)}`, one]] : [],
      ),
    ),
    ...(existsSync(own) ? (read(own) as Lock).packages : {}),
    '': manifest,
  };
  return { ...repository, packages };
};

/** Dependencies with our packages from their tarballs, as a page that gets them from npm would have them. */
const withTarballs = (manifest: Manifest, packages: readonly string[]): Manifest => {
  const tarballs = packedPackages();
  const others = (given: Dependencies = {}): Dependencies =>
    Object.fromEntries(Object.entries(given).filter(([name]) => !name.startsWith(OURS)));
  return {
    ...manifest,
    dependencies: {
      ...others(manifest.dependencies),
      ...Object.fromEntries(
        packages.map((name) => [`${OURS}${name}`, `file:${tarballs.get(`${OURS}${name}`) ?? ''}`]),
      ),
    },
    devDependencies: others(manifest.devDependencies),
  };
};

/**
 * Copies a project to a folder outside the repository, where nothing of this repository can be found, and installs what
 * it declares with npm: our packages from their tarballs, others from the registry.
 * @param source folder of the project, from the root of the repository
 */
export const installProjectFrom = async (
  source: string,
  {
    packages = [],
    edits = [],
    tools = [],
  }: {
    readonly packages?: readonly string[];
    readonly edits?: readonly Edit[];
    /** Folders of other projects whose tools it uses. */
    readonly tools?: readonly string[];
  } = {},
): Promise<InstalledProject> => {
  const from = path.join(ROOT, source);
  const folder = mkdtempSync(path.join(tmpdir(), 'footlight-integration-'));
  cpSync(from, folder, { recursive: true, filter: (file) => !LEFT.has(path.basename(file)) });
  const manifest = withTarballs(read(path.join(from, 'package.json')) as Manifest, packages);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lockOf(from, manifest)));
  for (const { file, from: before, to } of edits) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    // Without the patterns of `replace`: what is put in may contain a dollar sign.
    const edited = text.replace(before, () => to);
    if (edited === text) throw new Error(`${source}/${file} has no ${String(before)}`);
    writeFileSync(path.join(folder, file), edited);
  }
  const commands = commandsIn(folder, tools);
  await commands.run(['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline']);
  return { folder, ...commands, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
