import { transformAsync } from '@babel/core';
import linker from '@angular/compiler-cli/linker/babel';
import { defineConfig } from 'vite';

const LINKED = /[\\/]@angular[\\/].*\.mjs$/u;

/**
 * Angular's own packages come half compiled; this does the other half. Without it a browser would have to compile
 * them, which takes `eval` and a policy that allows it. The Angular CLI does the same by itself.
 */
const linkAngular = {
  name: 'link-angular',
  async transform(code, id) {
    if (!LINKED.test(id) || !code.includes('ɵɵngDeclare')) return null;
    return transformAsync(code, {
      filename: id,
      plugins: [linker],
      configFile: false,
      babelrc: false,
      compact: false,
    });
  },
};

export default defineConfig({
  base: './',
  plugins: [linkAngular],
  define: { ngDevMode: 'false', ngJitMode: 'false' },
  build: { modulePreload: false },
});
