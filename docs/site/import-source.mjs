import { Buffer } from 'node:buffer';
import { build } from 'esbuild';
import { ROOT } from './places.mjs';

/**
 * What source files export, run as they are: tables are read where they are written.
 * @param {readonly string[]} files from the folder of the repository
 */
export const importSource = async (...files) => {
  const { outputFiles } = await build({
    stdin: { contents: files.map((file) => `export * from './${file}';`).join('\n'), resolveDir: ROOT },
    conditions: ['@footlight/source'],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
};
