import { readFileSync } from 'node:fs';
import { Features } from 'lightningcss';

const SHEET = new URL('../../packages/tokens/src/custom-media.css', import.meta.url);
/** On the first line of a sheet, so that every line keeps its number. */
const DECLARED = readFileSync(SHEET, 'utf8').replaceAll('\n', ' ');
const USED = /@media[^{]*\(--/u;
const STYLES = /\.css(?:\?(?!.*\b(?:raw|url)\b).*)?$/u;

/** What makes Lightning CSS put the conditions in the place of their names. */
export const CUSTOM_MEDIA = { drafts: { customMedia: true }, include: Features.CustomMediaQueries };

/**
 * A sheet with the custom media that it names. Lightning CSS knows those of the same file alone.
 * @param {string} code
 */
export const withCustomMedia = (code) => (USED.test(code) ? DECLARED + code : code);

/**
 * The same for Vite, before it reads a sheet.
 * @returns {import('vite').Plugin}
 */
export const customMedia = () => ({
  name: 'custom-media',
  enforce: 'pre',
  transform: {
    filter: { id: STYLES },
    handler: (code) => (USED.test(code) ? { code: withCustomMedia(code), map: null } : null),
  },
});
