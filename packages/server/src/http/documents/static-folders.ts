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
  /** Has its texts a second time as brotli: `app.js.br`. */
  readonly preCompressed?: boolean;
  /** Never changes, whatever its names are. */
  readonly isImmutable?: boolean;
}

/** Hands out the files of a folder under a prefix. */
export const registerFolder = async (
  app: FastifyInstance,
  prefix: string,
  root: string,
  { policyOf = () => null, preCompressed = false, isImmutable = false }: FolderOptions = {},
): Promise<void> => {
  await app.register(fastifyStatic, {
    root,
    prefix,
    decorateReply: false,
    index: ['index.html'],
    redirect: true,
    preCompressed,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header(
        'cache-control',
        isImmutable || HASHED.test(path.replace(/\.br$/u, ''))
          ? `public, max-age=${YEAR_SECONDS}, immutable`
          : 'no-cache',
      );
      const policy = policyOf(path);
      if (policy !== null) void reply.header('content-security-policy', policy);
    },
  });
};

/** Examples that are built first: `react` shows what stands in `react/dist`. */
export const builtExamples = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'dist/index.html')))
    : [];
