import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';
import { withoutCallPolicies } from './call-policies.mjs';
import { cssModules } from './css-modules.mjs';
import { hlsBuild } from './hls-build.mjs';
import { litTemplates } from './lit-templates.mjs';
import { PREACT } from './preact.mjs';
import { usedIcons } from './used-icons.mjs';

export const TARGET = 'es2022';

/**
 * Compiles the sources of the workspace for browsers.
 * @returns {import('rollup').Plugin[]}
 */
export const compile = () => [
  alias({ entries: PREACT }),
  hlsBuild(),
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  cssModules(),
  nodeResolve({
    browser: true,
    // Set explicitly, because the plugin's default depends on NODE_ENV, which a test runner sets.
    exportConditions: ['@footlight/source', 'production'],
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
  }),
  commonjs(),
  withoutCallPolicies(),
  esbuild({ target: TARGET, tsconfig: 'tsconfig.base.json', jsx: 'automatic' }),
  usedIcons(),
  litTemplates(),
];

/**
 * Ignores directives that packages use for server rendering; browsers do not need them.
 * @type {import('rollup').WarningHandlerWithDefault}
 */
export const onwarn = (warning, warn) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
};
