import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes files of earlier builds from a folder of hashed chunks. It runs after the new ones have been written, so that
 * a service that serves the files never lacks them.
 * @param {string} folder - within the output folder
 * @returns {import('rollup').Plugin}
 */
export const removeStale = (folder) => ({
  name: 'remove-stale',
  writeBundle({ dir = '.' }, bundle) {
    const place = path.join(dir, folder);
    if (!existsSync(place)) return;
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      if (entry.isDirectory()) continue;
      const file = entry.name;
      const name = `${folder}/${file.replace(/\.(?:map|br)$/u, '')}`;
      if (!(name in bundle)) rmSync(path.join(place, file));
    }
  },
});
