import { PICTURES_ROOT } from '@footlight/packager';
import type { Realm } from '../../realm/load-realm.js';
import { reachedOrigins } from '../../realm/picture-origins.js';
import { paymentFrames } from './payment-frames.js';
import { signInSources } from './sign-in-sources.js';

type Directives = Readonly<Record<string, readonly string[]>>;

const NOTHING: Directives = {
  'default-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** For pages with a player: same-origin resources, media engines in workers, no inline scripts or styles. */
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
 * Hash of the only inline script of server-rendered pages, by which React replays forms that are submitted before
 * hydration. Its text depends on the version of react-dom.
 */
const FORM_REPLAY = "'sha256-CwHpiObGc0Kj6qtRFzUVGqk0apwmCrylJaQU+RajuJ0='";

/** The directives that external streams need. */
const STREAM_DIRECTIVES: ReadonlySet<string> = new Set(['connect-src', 'media-src', 'img-src']);

/** The directives that an ad server needs for documents, videos and tracking images; it supplies no scripts. */
const AD_DIRECTIVES: ReadonlySet<string> = new Set(['connect-src', 'media-src', 'img-src']);

const text = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/** Origins of the operator’s pages. */
const framedOrigins = ({ externalPages, plugins }: Realm): readonly string[] => [
  ...new Set(
    [
      ...Object.values(externalPages),
      ...Object.values(plugins).filter(({ configuration }) => configuration.status === 'active'),
    ].flatMap((page) => ('address' in page ? [new URL(page.address).origin] : [])),
  ),
];

/**
 * The content security policy of each area of the service.
 * @see https://www.w3.org/TR/CSP3/
 */
export class ContentSecurity {
  readonly #adOrigins;
  readonly #pictureOrigins;
  readonly #streamOrigins;
  readonly #areas: readonly (readonly [prefix: string, policy: string])[];
  readonly #site;

  /** @param serviceOrigins origins of the service, which the examples frame and call from another port */
  constructor(realm: Realm, serviceOrigins: readonly string[]) {
    this.#adOrigins = realm.ads.origins;
    this.#pictureOrigins = realm.guide.pictureOrigins;
    this.#streamOrigins = reachedOrigins(realm);
    const embedders = realm.embed.allowedOrigins.length === 0 ? ["'none'"] : realm.embed.allowedOrigins;
    this.#areas = [
      ['/api/docs', text({ ...PAGE, 'frame-ancestors': ["'none'"] })],
      ['/api/', text(NOTHING)],
      ['/docs/', text({ ...PAGE, 'frame-ancestors': ["'self'"] })],
      [
        '/playground/',
        text(
          this.#withOutside({
            ...PAGE,
            'require-trusted-types-for': ["'script'"],
            // Of the library of our elements, and of their advertisements.
            'trusted-types': ['lit-html', 'footlight-ads'],
          }),
        ),
      ],
      ['/media/', text(NOTHING)],
      [`${PICTURES_ROOT}/`, text(NOTHING)],
      ['/ads/', text({ ...NOTHING, 'style-src': ["'self'"], 'img-src': ["'self'"] })],
      [
        '/embed/',
        text(
          this.#withOutside({
            ...PAGE,
            'frame-ancestors': ["'self'", ...embedders.filter((one) => one !== "'none'")],
          }),
        ),
      ],
      [
        '/examples/',
        text(
          this.#withOutside({
            ...PAGE,
            'script-src': ["'self'", ...serviceOrigins],
            'style-src': ["'self'", ...serviceOrigins],
            'img-src': ["'self'", 'data:', 'blob:', ...serviceOrigins],
            'media-src': ["'self'", 'blob:', ...serviceOrigins],
            'font-src': ["'self'", ...serviceOrigins],
            // Rooms use WebSockets, which an http source does not cover.
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
    this.#site = text(
      this.#withOutside({
        ...PAGE,
        'script-src': ["'self'", FORM_REPLAY, ...signIn.scripts],
        'connect-src': ["'self'", ...new Set([...signIn.scripts, ...signIn.connections])],
        'img-src': ["'self'", 'data:', 'blob:', ...signIn.images],
        // Server-rendered pages have inline styles that depend on their content: docs/decisions/0027.
        'style-src-attr': ["'unsafe-inline'"],
        // The site may only frame origins that the realm file configures.
        'frame-src': ["'self'", ...framedOrigins(realm), ...signIn.frames, ...paymentFrames(realm)],
      }),
    );
  }

  /** The policy for a request path without query. */
  policyFor(path: string): string {
    return this.#areas.find(([prefix]) => path.startsWith(prefix))?.[1] ?? this.#site;
  }

  /** Adds the origins of ad servers, external streams and the pictures of guides. */
  #withOutside(page: Directives): Directives {
    return Object.fromEntries(
      Object.entries(page).map(([name, sources]) => [
        name,
        [
          ...sources,
          ...(AD_DIRECTIVES.has(name) ? this.#adOrigins : []),
          ...(STREAM_DIRECTIVES.has(name) ? this.#streamOrigins : []),
          ...(name === 'img-src' ? this.#pictureOrigins : []),
        ],
      ]),
    );
  }
}
