import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const LIST = 'integrity.json';

/** @see https://www.w3.org/TR/SRI/#integrity-metadata-description */
const integrityOf = (source) => `sha384-${createHash('sha384').update(source).digest('base64')}`;

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/**
 * Writes every file of the SDK a second time, as small as brotli makes it, and what pages check it by (subresource
 * integrity) into one list of all files.
 * @param {string} folder of the SDK
 * @returns {import('rollup').Plugin}
 */
export const publishFiles = (folder) => ({
  name: 'publish-files',
  writeBundle: {
    // Each output adds to the one list.
    sequential: true,
    async handler(_options, bundle) {
      const written = Object.keys(bundle);
      const scripts = written.filter((file) => file.endsWith('.js'));
      const list = path.join(folder, LIST);
      const entries = await Promise.all(
        scripts.map(async (file) => {
          const full = path.join(folder, file);
          const source = await readFile(full);
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
          };
          await writeFile(`${full}.br`, await compress(source, { params }));
          return [file, integrityOf(source)];
        }),
      );
      const all = Object.entries({ ...read(list), ...Object.fromEntries(entries) });
      const there = all.filter(([file]) => existsSync(path.join(folder, file)));
      const sorted = there.toSorted(([one], [other]) => (one < other ? -1 : 1));
      await writeFile(list, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
    },
  },
});
