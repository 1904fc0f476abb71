/**
 * Replaces Vite's helper for dynamic imports by a module of ours.
 * @param {{ module: string, name: string }} helper
 * @returns {import('vite').Plugin}
 */
export const preloadHelper = ({ module, name }) => ({
  name: 'preload-helper',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (id !== '\0vite/preload-helper.js') return null;
    return `export { ${name} as __vitePreload } from ${JSON.stringify(module)};`;
  },
});
