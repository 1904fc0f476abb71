/**
 * @typedef {object} PublishedPackage
 * @property {string} name without its scope; its folder below `packages/`
 * @property {string} description
 * @property {readonly string[]} keywords
 * @property {Readonly<Record<string, string>>} entries subpath of the package, by its source below `src/`
 * @property {readonly string[]} defining subpaths that are imported for what they do
 * @property {boolean} isOneFile whether all of it is one module; else each source is one, so that what is not used is left out
 * @property {Readonly<Record<string, string>>} copied files of the SDK, by their name in the package; a folder ends in `/`
 * @property {Readonly<Record<string, string>>} peers that only who uses their types needs
 * @property {boolean} hasElements whether the manifest of the elements comes with it
 */

/** What is on npm, in the order in which one stands on another. Every other package is rolled into these. */
export const PACKAGES = /** @type {const} @satisfies {readonly PublishedPackage[]} */ ([
  {
    name: 'embed',
    description: 'Remote control of an embedded Footlight player: JSON-RPC 2.0 over postMessage, typed.',
    keywords: ['video', 'player', 'embed', 'iframe', 'json-rpc'],
    entries: { '.': 'index.ts' },
    defining: [],
    isOneFile: true,
    copied: { 'footlight.embed.iife.js': 'footlight.embed.iife.js' },
    peers: {},
    hasElements: false,
  },
  {
    name: 'player',
    description:
      'The <footlight-player> element: HLS and DASH, recordings and live streams, from any address.',
    keywords: ['video', 'player', 'hls', 'dash', 'web-components', 'custom-elements'],
    entries: {
      '.': 'index.ts',
      './multi-view': 'multi-view/index.ts',
      './jsx': 'jsx.ts',
      './define/player': 'define/player.ts',
      './define/multi-view': 'define/multi-view.ts',
    },
    defining: ['./define/player', './define/multi-view'],
    isOneFile: false,
    copied: {},
    peers: { '@types/react': '>=19', react: '>=19' },
    hasElements: true,
  },
  {
    name: 'elements',
    description:
      'The custom elements of Footlight over a service: player, player in a frame, guide card, lists.',
    keywords: ['video', 'player', 'streaming', 'web-components', 'custom-elements'],
    entries: {
      '.': 'page.ts',
      './define': 'define/all.ts',
      './define/player': 'define/player.ts',
      './define/multi-view': 'define/multi-view.ts',
      './define/embed': 'define/embed.ts',
      './define/guide-card': 'define/guide-card.ts',
      './define/live-now': 'define/live-now.ts',
      './define/watchlist': 'define/watchlist.ts',
      './define/watch-together': 'define/watch-together.ts',
      './react': 'react.ts',
    },
    defining: [
      './define',
      './define/player',
      './define/multi-view',
      './define/embed',
      './define/guide-card',
      './define/live-now',
      './define/watchlist',
      './define/watch-together',
    ],
    isOneFile: false,
    copied: { 'sdk/': '' },
    peers: { '@types/react': '>=19', react: '>=19' },
    hasElements: true,
  },
]);

export const SCOPE = '@footlight/';

/** Where the tarballs come to lie, below the root. */
export const TARBALLS = 'dist/npm';

/** Where a package is written before it is packed, below the root. */
export const folderOf = ({ name }) => `packages/${name}/dist/package`;

/** `.` → `index`, `./define` → `define/all`, `./define/player` → `define/player` */
export const fileOf = (subpath) => {
  if (subpath === '.') return 'index';
  return subpath === './define' ? 'define/all' : subpath.slice(2);
};

/** `lit/decorators.js` → `lit`, `@footlight/player/multi-view` → `@footlight/player` */
export const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const published = new Set(PACKAGES.map(({ name }) => `${SCOPE}${name}`));

/** Whether another package of ours is published itself, so that both stand on one copy of it. */
export const isPublished = (specifier) => published.has(packageOf(specifier));
