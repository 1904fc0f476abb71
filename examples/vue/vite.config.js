import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

/** Otherwise Vue would resolve these names as Vue components. */
const isCustomElement = (tag) => tag.startsWith('footlight-');

export default defineConfig({
  base: './',
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  build: { modulePreload: false },
});
