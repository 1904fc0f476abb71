import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'vite';
import { ROOT } from '../run.mjs';
import { sdkScript } from './sdk.mjs';

/** What the service answers itself; the other pages are the site's, and rendered by the browser. */
const OF_SERVICE =
  /^\/(?:(?:api|media|img|ads|docs|examples|playground|sdk)(?:\/|$)|(?:healthz|readyz|metrics|offline|robots\.txt|app\.webmanifest)$|sitemap)/u;
/** Pages of the service that are loaded again when their files change. */
const WATCHED_PAGES = /^\/(?:docs|examples|playground)\/(?:[^.]*|.*\.html)$/u;
const FRAME_PAGE = /^\/embed\/[^/]+\/[^/]+$/u;
/** What the second origin serves itself: the examples and the modules they load. */
const ON_SECOND_ORIGIN = /^\/(?:examples\/|sdk\/|@|src\/|node_modules\/)/u;
/** Headers of the service's page that do not hold for the changed one. Vite inserts styles, which the policy forbids. */
const LEFT_OUT =
  /^(?:content-length|content-security-policy|transfer-encoding|connection|keep-alive|etag|last-modified)$/u;
const CLIENT = '<script type="module" src="/@vite/client"></script>';

const isRead = ({ method }) => method === 'GET' || method === 'HEAD';
const pathOf = ({ url }) => url.split('?', 1)[0];

/**
 * Vite in front of the service: the site, the page inside a frame and the SDK from the sources of all packages, with
 * hot replacement.
 * @param {object} options
 * @param {number} options.port to open; the next one is a second origin with the examples
 * @param {string} options.service origin of the service behind it
 * @param {() => Promise<void>} options.untilReady resolves when the service answers, or has failed to start
 */
export const createFront = async ({ port, service, untilReady }) => {
  const origin = `http://localhost:${port}`;

  /** A page of the service, which connects to Vite. */
  const sendWatchedPage = async (request, response) => {
    await untilReady();
    const page = await fetch(service + request.url, {
      headers: { ...request.headers, 'accept-encoding': 'identity' },
      redirect: 'manual',
    });
    const html = await page.text();
    response.statusCode = page.status;
    for (const [name, value] of page.headers) if (!LEFT_OUT.test(name)) response.setHeader(name, value);
    response.end(html.replace('</head>', `${CLIENT}</head>`));
  };

  const answer = async (request, response, next) => {
    const path = pathOf(request);
    if (!isRead(request)) return next();
    if (FRAME_PAGE.test(path)) request.url = request.url.replace(path, '/embed.html');
    if (WATCHED_PAGES.test(path)) return sendWatchedPage(request, response);
    const script = await sdkScript(path);
    if (script === undefined) return next();
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    response.setHeader('cache-control', 'no-cache');
    return response.end(script);
  };

  const vite = await createServer({
    configFile: `${ROOT}site/vite.config.ts`,
    clearScreen: false,
    logLevel: 'warn',
    // Dependencies that are found later reload the page.
    optimizeDeps: {
      entries: [
        'index.html',
        'embed.html',
        '../packages/elements/src/*.ts',
        '!../packages/elements/src/*.test.ts',
      ],
    },
    plugins: [
      {
        name: 'service',
        configureServer: ({ middlewares }) => {
          middlewares.use((request, response, next) => {
            answer(request, response, next).catch(next);
          });
        },
      },
    ],
    server: {
      host: 'localhost',
      port,
      strictPort: true,
      proxy: {
        '^/': {
          target: service,
          ws: true,
          bypass: async (request) => {
            if (isRead(request) && !OF_SERVICE.test(pathOf(request))) return request.url;
            await untilReady();
            return undefined;
          },
        },
      },
    },
  });

  const examples = createHttpServer((request, response) => {
    if (!ON_SECOND_ORIGIN.test(request.url)) {
      const location = request.url === '/' ? '/examples/' : origin + request.url;
      response.writeHead(302, { location }).end();
      return;
    }
    response.setHeader('footlight-service', origin);
    vite.middlewares(request, response);
  });
  // Vite's client then connects to the first origin.
  examples.on('upgrade', (_request, socket) => socket.destroy());

  return {
    listen: async () => {
      await vite.listen();
      await new Promise((resolve, reject) => {
        examples.once('error', reject);
        examples.listen(port + 1, 'localhost', resolve);
      });
    },
    /** Calls back for each file below the folders that changes. */
    watch: (folders, onChange) => {
      vite.watcher.add(folders);
      for (const event of ['change', 'add', 'unlink']) vite.watcher.on(event, onChange);
    },
    reload: () => vite.ws.send({ type: 'full-reload' }),
    close: async () => {
      examples.close();
      examples.closeAllConnections();
      await vite.close();
    },
  };
};
