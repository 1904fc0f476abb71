import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Names with a hash of their content (`app-Bx3f9Q2a.js`) never change. */
const HASHED = /-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/u;
const YEAR_SECONDS = 31_536_000;

interface FolderOptions {
  /** The content security policy of a file; null keeps that of its area. */
  readonly policyOf?: (file: string) => string | null;
}

interface BuiltFolderOptions {
  /** Whether the files never change, regardless of their names. */
  readonly isImmutable?: boolean;
}

/** The `cache-control` header of a file. */
const cachingOf = (file: string, isImmutable = false): string =>
  isImmutable || HASHED.test(file.replace(/\.br$/u, ''))
    ? `public, max-age=${YEAR_SECONDS}, immutable`
    : 'no-cache';

/** Serves the files of a folder under a prefix. */
export const registerFolder = async (
  app: FastifyInstance,
  prefix: string,
  root: string,
  { policyOf = () => null }: FolderOptions = {},
): Promise<void> => {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    index: ['index.html'],
    redirect: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', cachingOf(path));
      const policy = policyOf(path);
      if (policy !== null) void reply.header('content-security-policy', policy);
    },
  });
};

/**
 * Serves the files of a built folder, including brotli-compressed variants. The plugin's own route reads the whole
 * folder for each request to compare the spelling of the name, which takes 2 ms of CPU time for 1,100 files, and a page
 * requests fifty. `sendFile` does not, so the route is defined here.
 * @see https://github.com/fastify/fastify-static#wildcard
 */
export const registerBuiltFolder = async (
  app: FastifyInstance,
  prefix: string,
  root: string,
  { isImmutable = false }: BuiltFolderOptions = {},
): Promise<void> => {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root,
      serve: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path, isImmutable)),
    });
    scope.get<{ Params: { '*': string } }>(`${prefix}*`, async ({ params: { '*': name } }, reply) =>
      name === '' ? reply.callNotFound() : reply.sendFile(name),
    );
  });
};

/** Examples with a build step, which are served from their `dist` folder. */
export const builtExamples = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'dist/index.html')))
    : [];
