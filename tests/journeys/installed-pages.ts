import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { build as buildWithVite } from 'vite';
import webpack from 'webpack';
import type { Project } from '../packages/installed.js';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
};

/** Serves a folder like a static file host, on an origin of its own. */
export const serveFolder = async (folder: string, port: number): Promise<{ close(): Promise<void> }> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, pathname);
    readFile(file).then(
      (body) => {
        response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' });
        response.end(body);
      },
      () => void response.writeHead(404).end(),
    );
  });
  await once(server.listen(port, 'localhost'), 'listening');
  return {
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
};

/** Bundles like `vite build` without configuration. */
export const bundleWithVite = async ({ folder }: Project): Promise<void> => {
  await buildWithVite({
    root: folder,
    configFile: false,
    logLevel: 'error',
    base: './',
    build: { outDir: 'vite', reportCompressedSize: false },
  });
};

/** Bundles like `webpack --mode production`, without minifying, which is not tested here. */
export const bundleWithWebpack = async ({ folder }: Project): Promise<void> => {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './page.js',
    output: { path: path.join(folder, 'webpack'), filename: 'page.js' },
    optimization: { minimize: false },
    performance: false,
  });
  const problems = await new Promise<string>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error !== null) reject(error);
      else resolve(stats?.toString({ all: false, errors: true, warnings: true }) ?? '');
    });
  });
  await new Promise<void>((resolve) => {
    compiler.close(() => resolve());
  });
  if (problems !== '') throw new Error(problems);
};
