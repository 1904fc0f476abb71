/**
 * Aliases that replace React by Preact in shipped code, to reduce its size. The format is common to rollup, Vite and
 * Vitest.
 */
export const PREACT = [
  { find: /^react$/u, replacement: 'preact/compat' },
  { find: /^react-dom$/u, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/u, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-(?:dev-)?runtime$/u, replacement: 'preact/jsx-runtime' },
  { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/u, replacement: 'preact/compat' },
];
