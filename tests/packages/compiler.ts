import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');

interface CompilerOptions {
  readonly checksLibraries?: boolean;
  /** Whether as strict as it can be; otherwise as editors check JavaScript, without null. */
  readonly isStrict?: boolean;
  /** Further options of the compiler. */
  readonly further?: readonly string[];
}

/** What the compiler says about the files of a project; empty if it accepts them. */
export const complaints = (
  folder: string,
  files: string | readonly string[],
  resolution: 'bundler' | 'nodenext',
  { checksLibraries = true, isStrict = true, further = [] }: CompilerOptions = {},
): string => {
  const options = [
    ['--noEmit', '--strict', String(isStrict), '--exactOptionalPropertyTypes', String(isStrict)],
    ['--skipLibCheck', String(!checksLibraries), '--target', 'es2022', '--types', ''],
    ['--moduleResolution', resolution, '--module', resolution === 'bundler' ? 'esnext' : 'nodenext'],
    ['--lib', 'es2022,dom,dom.iterable', '--jsx', 'react-jsx'],
    further,
    files,
  ].flat(2);
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, ...options], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? '' : `${stdout}${stderr}` || String(status);
};
