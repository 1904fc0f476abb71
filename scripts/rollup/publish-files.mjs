import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const LIST = 'integrity.json';

/** @see https://www.w3.org/TR/SRI/#integrity-metadata-description */
const integrityOf = (source) => `sha384-${createHash('sha384').update(source).digest('base64')}`;

/** A list that a stopped build left incomplete is recreated. */
const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
};

/**
 * Adds to the list synchronously, because several outputs are written concurrently; the file is never partially
 * written.
 */
const add = (folder, entries) => {
  const list = path.join(folder, LIST);
  const all = Object.entries({ ...read(list), ...Object.fromEntries(entries) });
  const there = all.filter(([file]) => existsSync(path.join(folder, file)));
  const sorted = there.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const written = `${list}.${process.pid}`;
  writeFileSync(written, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  renameSync(written, list);
};

/**
 * Writes a brotli-compressed copy of every file of the SDK, and one list of the integrity metadata of all files
 * (subresource integrity).
 * @param {string} folder of the SDK
 * @returns {import('rollup').Plugin}
 */
export const publishFiles = (folder) => ({
  name: 'publish-files',
  async writeBundle(_options, bundle) {
    const scripts = Object.keys(bundle).filter((file) => file.endsWith('.js'));
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
    add(folder, entries);
  },
});
