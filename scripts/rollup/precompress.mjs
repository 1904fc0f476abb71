import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const TEXT = /\.(?:js|css|svg)$/u;
/** Playback engines: the last percent of half a megabyte costs seconds of compression. */
const LARGE_BYTES = 200_000;
const LARGE_QUALITY = 9;

/**
 * Writes a brotli-compressed copy of each text file, so that the service need not compress each response quickly and
 * less well.
 * @returns {import('vite').Plugin}
 */
export const precompress = () => ({
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  async writeBundle({ dir }, bundle) {
    const texts = Object.keys(bundle).filter((file) => file.startsWith('assets/') && TEXT.test(file));
    await Promise.all(
      texts.map(async (file) => {
        const full = path.join(dir, file);
        const source = await readFile(full);
        const params = {
          [constants.BROTLI_PARAM_QUALITY]:
            source.length > LARGE_BYTES ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
        };
        await writeFile(`${full}.br`, await compress(source, { params }));
      }),
    );
  },
});
