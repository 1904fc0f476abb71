import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { build } from 'vite';

export const FRAMEWORKS = ['react', 'vue', 'svelte', 'angular'] as const;

const isCustomElement = (tag: string): boolean => tag.startsWith('footlight-');

/** Builds the frameworks' pages with their own compilers: scripts by their file names. */
export const buildChecks = async (): Promise<ReadonlyMap<string, string>> => {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [vue({ template: { compilerOptions: { isCustomElement } } }), svelte({ configFile: false })],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(FRAMEWORKS.map((name) => [name, join(import.meta.dirname, `${name}.ts`)])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name].js' },
      },
    },
  });
  if (!('output' in built)) throw new Error('one build was expected');
  return new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])),
  );
};
