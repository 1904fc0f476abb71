import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { JSDOM } from 'jsdom';
import type { OpenDatabase } from '../../packages/server/src/database/database.js';
import { defaultFolders } from '../../packages/server/src/http/documents/areas.js';
import { createBuiltSite } from '../../packages/server/src/http/documents/built-site.js';
import { openDemoDatabase } from '../../packages/server/testing/demo-database.js';
import { createDemoApplication, demoRealm } from '../../packages/server/testing/demo-application.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { readHead } from './read-head.js';

export const ORIGIN = 'http://localhost:4600';

const PAGE =
  '<!doctype html><html lang="en" dir="ltr"><head><title>Footlight</title></head><body><div id="root"></div>' +
  '<script type="application/json" id="footlight-boot"></script></body></html>';

export interface ServedPages {
  readonly app: FastifyInstance;
  readonly clock: MovingClock;
  readonly get: (url: string) => ReturnType<typeof inject>;
  readonly pageOf: (url: string) => Promise<
    ReturnType<typeof readHead> & {
      readonly status: number;
      readonly html: string;
      /** Content of the document's `title` element. */
      readonly title: string | undefined;
    }
  >;
  /** Parsed like in a browser without scripts. */
  readonly documentOf: (url: string) => Promise<{ readonly status: number; readonly document: Document }>;
  readonly close: () => Promise<void>;
}

const { DOMParser } = new JSDOM().window;

const inject = (app: FastifyInstance, url: string) => app.inject({ method: 'GET', url });

/**
 * The service with the demo's catalogue, and the built site.
 * @param changes to the demo's realm
 */
export const servePages = async (
  database: OpenDatabase,
  changes: Partial<ReturnType<typeof demoRealm>> = {},
): Promise<ServedPages> => {
  const folder = mkdtempSync(join(tmpdir(), 'footlight-pages-'));
  const below = (name: string): string => join(folder, name);
  mkdirSync(below('site'));
  for (const name of ['index.html', 'embed.html']) writeFileSync(join(below('site'), name), PAGE);
  const folders = {
    site: below('site'),
    sdk: below('sdk'),
    examples: below('examples'),
    docs: below('docs'),
  };
  const builtSite = createBuiltSite(join(defaultFolders.site, 'server/server.js'));
  const { app, clock } = await createDemoApplication(
    database,
    { ...demoRealm(), ...changes },
    { folders, builtSite },
  );
  const get = (url: string) => inject(app, url);
  return {
    app,
    clock,
    get,
    pageOf: async (url) => {
      const { statusCode: status, body: html } = await get(url);
      const head = readHead(html);
      return { status, html, title: head.titles[0], ...head };
    },
    documentOf: async (url) => {
      const { statusCode: status, body: html } = await get(url);
      return { status, document: new DOMParser().parseFromString(html, 'text/html') };
    },
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/**
 * The same for a test file or suite that does not depend on the database engine: started before the first test and
 * closed after the last.
 * @returns a function that returns it while the tests run
 */
export const withServedPages = (changes: Parameters<typeof servePages>[1] = {}): (() => ServedPages) => {
  let database: OpenDatabase | undefined;
  let served: ServedPages | undefined;
  beforeAll(async () => {
    database = await openDemoDatabase();
    served = await servePages(database, changes);
  });
  afterAll(async () => {
    await served?.close();
    await database?.close();
  });
  return () => {
    if (served === undefined) throw new Error('The pages are served in beforeAll.');
    return served;
  };
};
