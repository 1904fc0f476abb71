import { transformAsync } from '@babel/core';
import linker from '@angular/compiler-cli/linker/babel';
import { defineConfig } from 'vite';

const LINKED = /[\\/]@angular[\\/].*\.mjs$/u;

/**
 * Angular's packages are published partially compiled; the linker completes them. Without it they would be compiled in
 * the browser, which needs `eval` and a policy that allows it. The Angular CLI runs the linker by itself.
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
  base: '/',
  plugins: [linkAngular],
  define: { ngDevMode: 'false', ngJitMode: 'false', ngServerMode: 'false' },
  build: { modulePreload: false },
});
