import { escapeMarkup } from '@footlight/domain';
import { directionOf } from '@footlight/i18n';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rootTag } from '../../http/documents/html.js';
import { pageLanguage } from '../../http/documents/page-language.js';
import type { Realm } from '../../realm/load-realm.js';

export interface InstallableOptions {
  readonly realm: Realm;
  readonly labels: (language: string) => Readonly<Record<string, string>>;
}

/** Background colour before the site has rendered: `--footlight-ground` of the design tokens. */
const GROUND = '#0b0c0f';

const ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

const offlinePage = (language: string, words: Readonly<Record<string, string>>, name: string): string => {
  const word = (key: string): string => escapeMarkup(words[key] ?? '');
  return `<!doctype html>
${rootTag(language)}
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/offline.css">
<script src="/offline.js" defer></script>
<title>${word('offlineTitle')} · ${escapeMarkup(name)}</title>
</head>
<body>
<main>
<img src="/favicon.svg" alt="" width="64" height="64">
<h1>${word('offlineTitle')}</h1>
<p>${word('offlineText')}</p>
<a href="">${word('retry')}</a>
</main>
</body>
</html>
`;
};

/** Serves the web app manifest, which makes the site installable, and the page shown offline. */
export const registerInstallable = (app: FastifyInstance, { realm, labels }: InstallableOptions): void => {
  const languageOf = ({ url, headers }: FastifyRequest): string => pageLanguage(url, headers, realm);

  app.get('/app.webmanifest', async (request, reply) => {
    const language = languageOf(request);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'Accept-Language, Cookie' })
      .send({
        id: '/',
        name: realm.name,
        short_name: realm.name,
        description: labels(language)['siteDescription'],
        lang: language,
        dir: directionOf(language),
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: GROUND,
        theme_color: GROUND,
        categories: ['entertainment'],
        icons: ICONS,
      });
  });

  // Browsers ask for it where a response is no document with an icon of its own.
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 301));

  app.get('/offline', async (request, reply) => {
    const language = languageOf(request);
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'content-language': language,
        vary: 'Accept-Language, Cookie',
      })
      .send(offlinePage(language, labels(language), realm.name));
  });
};
