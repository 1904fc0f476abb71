import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Names with a hash of their content (`app-Bx3f9Q2a.js`) never change. */
const HASHED = /-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/u;
const YEAR_SECONDS = 31_536_000;

interface FolderOptions {
  /** The policy that a file is sent with, instead of that of its area. */
  readonly policyOf?: (file: string) => string | null;
}

interface BuiltFolderOptions {
  /** Never changes, whatever its names are. */
  readonly isImmutable?: boolean;
}

/** For how long a file may be kept. */
const cachingOf = (file: string, isImmutable = false): string =>
  isImmutable || HASHED.test(file.replace(/\.br$/u, ''))
    ? `public, max-age=${YEAR_SECONDS}, immutable`
    : 'no-cache';

/** Hands out the files of a folder under a prefix. */
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
 * Hands out the files of a folder that a build has made, which holds hundreds of them, brotli beside them.
 * The plugin's own route reads the whole folder for each request, to compare how the name is spelled: 2 ms of processor
 * time for a folder of 1,100 files, and a page asks for fifty. Sending one file does not, so the route is ours.
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

/** Examples that are built first: `react` shows what stands in `react/dist`. */
export const builtExamples = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'dist/index.html')))
    : [];
