/** What stands for React in what ships: a page should not pay for React. The form that rollup, Vite and Vitest share. */
export const PREACT = [
  { find: /^react$/u, replacement: 'preact/compat' },
  { find: /^react-dom$/u, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/u, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-(?:dev-)?runtime$/u, replacement: 'preact/jsx-runtime' },
  { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/u, replacement: 'preact/compat' },
];
