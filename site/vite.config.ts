import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const SERVICE = process.env['FOOTLIGHT_SERVICE'] ?? 'http://localhost:4600';

export default defineConfig({
  root: here('.'),
  plugins: [react()],
  resolve: { conditions: ['@footlight/source', ...defaultClientConditions] },
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[name]_[local]' } } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    manifest: true,
    // A strict Content-Security-Policy has no place for the inline script of the polyfill, nor for `data:` fonts.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: ['index.html', 'embed.html'].map((page) => here(page)).filter((page) => existsSync(page)),
    },
  },
  server: { proxy: { '/api': SERVICE, '/media': SERVICE, '/ads': SERVICE } },
});
