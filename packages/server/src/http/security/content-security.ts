import type { Realm } from '../../realm/load-realm.js';
import { paymentFrames } from './payment-frames.js';
import { signInSources } from './sign-in-sources.js';

type Directives = Readonly<Record<string, readonly string[]>>;

const NOTHING: Directives = {
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** Pages with a player: everything from here, media engines in workers, no inline script or style at all. */
const PAGE: Directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/**
 * The one inline script of pages that the service draws: React's own, which keeps a form that is submitted before its
 * scripts have run, and submits it once they have. Its text is fixed by the version of react-dom.
 */
const FORM_REPLAY = "'sha256-CwHpiObGc0Kj6qtRFzUVGqk0apwmCrylJaQU+RajuJ0='";

/** The directives that streams of other origins need; their pictures are drawn of bytes that were fetched. */
const STREAM_DIRECTIVES: ReadonlySet<string> = new Set(['connect-src', 'media-src', 'img-src']);

/** The directives that an ad server needs: it brings documents, films and counting images, and no script. */
const AD_DIRECTIVES: ReadonlySet<string> = new Set(['connect-src', 'media-src', 'img-src']);

const text = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/**
 * The content security policy of each area of the service.
 * @see https://www.w3.org/TR/CSP3/
 */
export interface ContentSecurity {
  /** By request path, without query. */
  policyFor(path: string): string;
}

/** Where the operator’s own pages stand. */
const framedOrigins = ({ externalPages, plugins }: Realm): readonly string[] => [
  ...new Set(
    [...Object.values(externalPages), ...Object.values(plugins)].flatMap((page) =>
      'address' in page ? [new URL(page.address).origin] : [],
    ),
  ),
];

/** Those that browsers ask themselves: what needs headers is fetched by the service (LIVE-5, LIVE-6). */
const reachedOrigins = ({ streamOrigins }: Realm): readonly string[] => [
  ...new Set(
    Object.values(streamOrigins).flatMap(({ origin, headers }) =>
      Object.keys(headers).length === 0 ? [origin] : [],
    ),
  ),
];

/** @param serviceOrigins where the service is reached: the examples frame and call it from another port */
export const createContentSecurity = (realm: Realm, serviceOrigins: readonly string[]): ContentSecurity => {
  const adOrigins = realm.ads.origins;
  const streamOrigins = reachedOrigins(realm);
  /** Documents of ad servers, their films, and the images that count; streams of other origins. */
  const withOutside = (page: Directives): Directives =>
    Object.fromEntries(
      Object.entries(page).map(([name, sources]) => [
        name,
        [
          ...sources,
          ...(AD_DIRECTIVES.has(name) ? adOrigins : []),
          ...(STREAM_DIRECTIVES.has(name) ? streamOrigins : []),
        ],
      ]),
    );
  const embedders = realm.embed.allowedOrigins.length === 0 ? ["'none'"] : realm.embed.allowedOrigins;
  const areas: readonly (readonly [prefix: string, policy: string])[] = [
    ['/api/docs', text({ ...PAGE, 'frame-ancestors': ["'none'"] })],
    ['/api/', text(NOTHING)],
    ['/docs/', text({ ...PAGE, 'frame-ancestors': ["'self'"] })],
    ['/media/', text(NOTHING)],
    ['/ads/', text({ ...NOTHING, 'style-src': ["'self'"], 'img-src': ["'self'"] })],
    [
      '/embed/',
      text(
        withOutside({
          ...PAGE,
          'frame-ancestors': ["'self'", ...embedders.filter((one) => one !== "'none'")],
        }),
      ),
    ],
    [
      '/examples/',
      text(
        withOutside({
          ...PAGE,
          'script-src': ["'self'", ...serviceOrigins],
          'style-src': ["'self'", ...serviceOrigins],
          'img-src': ["'self'", 'data:', 'blob:', ...serviceOrigins],
          'media-src': ["'self'", 'blob:', ...serviceOrigins],
          'font-src': ["'self'", ...serviceOrigins],
          // Rooms are followed over WebSockets, which a source of http does not cover.
          'connect-src': [
            "'self'",
            ...serviceOrigins,
            ...serviceOrigins.map((origin) => origin.replace(/^http/u, 'ws')),
          ],
          'frame-src': ["'self'", ...serviceOrigins],
        }),
      ),
    ],
  ];
  const signIn = signInSources(realm);
  const site = text(
    withOutside({
      ...PAGE,
      'script-src': ["'self'", FORM_REPLAY, ...signIn.scripts],
      'connect-src': ["'self'", ...new Set([...signIn.scripts, ...signIn.asked])],
      'img-src': ["'self'", 'data:', 'blob:', ...signIn.images],
      // The service draws pages with the styles that depend on their content: docs/decisions/0027.
      'style-src-attr': ["'unsafe-inline'"],
      // Only what the realm file names may be framed by the site.
      'frame-src': ["'self'", ...framedOrigins(realm), ...signIn.frames, ...paymentFrames(realm)],
    }),
  );
  return {
    policyFor: (path) => areas.find(([prefix]) => path.startsWith(prefix))?.[1] ?? site,
  };
};
