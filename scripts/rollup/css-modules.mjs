import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { CUSTOM_MEDIA, withCustomMedia } from './custom-media.mjs';

/** The same pattern as in the site's and the tests' configuration, so that class names are equal everywhere. */
const PATTERN = '[name]_[local]';

const REQUEST = /\.css(?:\?inline)?$/u;
const RESOLVED = /^(?<file>.*\.css)\?(?<what>inline|classes)$/u;

/**
 * `x.module.css` becomes its map of class names, `x.module.css?inline` its text for a shadow root.
 * @returns {import('rollup').Plugin}
 */
export const cssModules = () => ({
  name: 'css-modules',
  resolveId: {
    order: 'pre',
    handler(source, importer) {
      if (importer === undefined || !source.startsWith('.') || !REQUEST.test(source)) return null;
      const file = path.resolve(path.dirname(importer), source);
      return source.endsWith('?inline') ? file : `${file}?classes`;
    },
  },
  load(id) {
    const { file, what } = RESOLVED.exec(id)?.groups ?? {};
    if (file === undefined) return null;
    this.addWatchFile(file);
    const { code, exports } = transform({
      filename: file,
      code: Buffer.from(withCustomMedia(readFileSync(file, 'utf8'))),
      minify: true,
      ...CUSTOM_MEDIA,
      cssModules: file.endsWith('.module.css') ? { pattern: PATTERN } : false,
    });
    const classes = Object.entries(exports ?? {})
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([local, { name, composes }]) => [local, [name, ...composes.map((one) => one.name)].join(' ')]);
    const value = what === 'inline' ? code.toString() : Object.fromEntries(classes);
    return { code: `export default ${JSON.stringify(value)};`, moduleSideEffects: false };
  },
});
