import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

/** Without this Vue looks for components of its own under these names. */
const isCustomElement = (tag) => tag.startsWith('footlight-');

export default defineConfig({
  base: './',
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
  build: { modulePreload: false },
});
