import { readFileSync } from 'node:fs';
import { Features } from 'lightningcss';

const SHEET = new URL('../../packages/tokens/src/custom-media.css', import.meta.url);
/** Joined into the first line of a sheet, so that line numbers stay correct. */
const DECLARED = readFileSync(SHEET, 'utf8').replaceAll('\n', ' ');
const USED = /@media[^{]*\(--/u;
const STYLES = /\.css(?:\?(?!.*\b(?:raw|url)\b).*)?$/u;

/** Options that make Lightning CSS replace custom media names by their conditions. */
export const CUSTOM_MEDIA = { drafts: { customMedia: true }, include: Features.CustomMediaQueries };

/**
 * Prepends the custom media declarations to a sheet that uses them, because Lightning CSS resolves only those of the
 * same file.
 * @param {string} code
 */
export const withCustomMedia = (code) => (USED.test(code) ? DECLARED + code : code);

/**
 * The same as a Vite plugin that runs before Vite processes the sheet.
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
