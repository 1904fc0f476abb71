import { rmSync } from 'node:fs';

/**
 * Empties the folder of the last build, whose hashed chunks would else pile up.
 * @param {string} folder
 * @returns {import('rollup').Plugin}
 */
export const cleanFolder = (folder) => ({
  name: 'clean-folder',
  buildStart() {
    rmSync(folder, { recursive: true, force: true });
  },
});
