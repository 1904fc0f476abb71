import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const nearestPackage = (folder: string): string => {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json above the service’s own files.');
  return nearestPackage(parent);
};

/** The folder of this package, resolved from both the sources and the bundle. */
export const PACKAGE_FOLDER = nearestPackage(dirname(fileURLToPath(import.meta.url)));

/** The folder of the whole repository. */
export const REPOSITORY_FOLDER = dirname(dirname(PACKAGE_FOLDER));
