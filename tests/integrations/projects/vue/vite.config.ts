import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/deep/sub/',
  build: { outDir: 'dist/deep/sub' },
  plugins: [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('footlight-') } } }),
  ],
});
