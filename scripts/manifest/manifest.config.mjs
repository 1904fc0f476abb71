import { definedElements } from './defined-elements.mjs';
import { fromContract } from './from-contract.mjs';
import { partsOfControls } from './parts-of-controls.mjs';
import { publicOnly } from './public-only.mjs';
import { throwsOfMethods } from './throws-of-methods.mjs';

/** The manifest of the elements, generated from their sources. @see https://custom-elements-manifest.open-wc.org */
export default {
  globs: ['packages/player/src/**/*.ts', 'packages/elements/src/**/*.ts'],
  exclude: ['**/*.test.ts', '**/testing/**', '**/dist/**', '**/node_modules/**'],
  outdir: 'packages/elements/dist/manifest',
  litelement: true,
  plugins: [definedElements(), fromContract(), throwsOfMethods(), partsOfControls(), publicOnly()],
};
