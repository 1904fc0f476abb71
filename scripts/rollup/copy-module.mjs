import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SOURCE_MAP_COMMENT = /\n\/\/# sourceMappingURL=.*\s*$/u;

/**
 * Copies a module of a package next to the bundle, unchanged.
 * @param {{ module: string, as: string }} copy
 * @returns {import('rollup').Plugin}
 */
export const copyModule = ({ module, as: fileName }) => ({
  name: `copy-${module}`,
  buildStart() {
    const text = readFileSync(fileURLToPath(import.meta.resolve(module)), 'utf8');
    this.emitFile({ type: 'asset', fileName, source: text.replace(SOURCE_MAP_COMMENT, '\n') });
  },
});
