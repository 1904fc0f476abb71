import { existsSync } from 'node:fs';
import { build } from 'esbuild';
import { ROOT } from '../run.mjs';

const ENTRIES = `${ROOT}packages/elements/src`;
/** `/sdk/player.js`, `/sdk/1.2.3/player.js`, `/sdk/footlight.embed.js`, `/sdk/footlight.embed.iife.js` */
const SCRIPT = /^\/sdk\/(?:\d[^/]*\/)?(?<name>[\w-]+(?:\.embed)?)(?<classic>\.iife)?\.js$/u;

/** React's hot replacement expects this before the first component. */
const PREAMBLE = '/@id/@vitejs/plugin-react/preamble';

const module = (file) => `import '${PREAMBLE}';\nexport * from '/@fs${file}';\n`;

/** A classic script is bundled for each request, which takes a tenth of a second. */
const classicScript = async (file) => {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'FootlightEmbed',
    conditions: ['@footlight/source'],
    target: 'es2022',
  });
  return outputFiles[0].text;
};

/**
 * The text of a script of the SDK, from its sources; undefined for other paths.
 * @param {string} path
 * @returns {Promise<string> | string | undefined}
 */
export const sdkScript = (path) => {
  if (path === '/sdk/vendor/penpal.js') return "export * from '/@id/penpal';\n";
  const { name, classic } = SCRIPT.exec(path)?.groups ?? {};
  const file = `${ENTRIES}/${name?.replace('.', '-')}.ts`;
  if (name === undefined || !existsSync(file)) return undefined;
  return classic === undefined ? module(file) : classicScript(file);
};
