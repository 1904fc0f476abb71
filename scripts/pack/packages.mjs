/**
 * @typedef {object} PublishedPackage
 * @property {string} name without its scope; its folder below `packages/`
 * @property {string} description
 * @property {readonly string[]} keywords
 * @property {Readonly<Record<string, string>>} entries subpath of the package → its source below `src/`
 * @property {readonly string[]} defining subpaths that are imported for their side effects
 * @property {boolean} isOneFile whether it is a single module; otherwise one per source, to allow tree shaking
 * @property {Readonly<Record<string, string>>} copied files of the SDK, by their name in the package; a folder ends in
 * `/`
 * @property {Readonly<Record<string, string>>} peers optional peer dependencies, needed only for their types
 * @property {Readonly<Record<string, string>>} required peer dependencies that its code imports
 * @property {boolean} hasElements whether it contains the manifest of the elements
 */

/** The published packages, each after those that it depends on. All other workspace packages are bundled into them. */
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
    required: {},
    hasElements: false,
  },
  {
    name: 'player',
    description:
      'The <footlight-player> element: HLS and DASH, recordings and live streams, from any address.',
    keywords: ['video', 'player', 'hls', 'dash', 'web-components', 'custom-elements'],
    entries: {
      '.': 'index.ts',
      './analytics': 'analytics/index.ts',
      './cmcd': 'cmcd/index.ts',
      './controls': 'placed-controls/index.ts',
      './cast': 'cast/index.ts',
      './companions': 'companions/index.ts',
      './ima': 'ima/index.ts',
      './media-element': 'media-element/index.ts',
      './multi-view': 'multi-view/index.ts',
      './jsx': 'jsx.ts',
      './vue': 'vue.ts',
      './svelte': 'svelte.ts',
      './define/controls': 'define/controls.ts',
      './define/player': 'define/player.ts',
      './define/multi-view': 'define/multi-view.ts',
    },
    defining: ['./define/controls', './define/player', './define/multi-view'],
    isOneFile: false,
    copied: {},
    peers: { '@types/react': '>=19', react: '>=19', svelte: '>=5', vue: '>=3.5' },
    required: {},
    hasElements: true,
  },
  {
    name: 'elements',
    description:
      'The custom elements of Footlight over a service: player, player in a frame, guide card, lists.',
    keywords: ['video', 'player', 'streaming', 'web-components', 'custom-elements'],
    entries: {
      '.': 'index.ts',
      './analytics': 'analytics.ts',
      './cmcd': 'cmcd.ts',
      './cast': 'cast.ts',
      './companions': 'companions.ts',
      './ima': 'ima.ts',
      './define': 'define/all.ts',
      './define/controls': 'define/controls.ts',
      './define/player': 'define/player.ts',
      './define/multi-view': 'define/multi-view.ts',
      './define/embed': 'define/embed.ts',
      './define/guide-card': 'define/guide-card.ts',
      './define/live-now': 'define/live-now.ts',
      './define/watchlist': 'define/watchlist.ts',
      './define/watch-together': 'define/watch-together.ts',
      './react': 'react.ts',
      './vue': 'vue.ts',
      './svelte': 'svelte.ts',
    },
    defining: [
      './define',
      './define/controls',
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
    peers: { '@types/react': '>=19', react: '>=19', svelte: '>=5', vue: '>=3.5' },
    required: {},
    hasElements: true,
  },
  {
    name: 'react',
    description: 'React components of the elements of Footlight, with typed props, events and refs.',
    keywords: ['video', 'player', 'streaming', 'react', 'next.js'],
    entries: {
      '.': 'index.ts',
      './components': 'components.ts',
      './controls': 'defined/controls.ts',
      './player': 'defined/player.ts',
      './multi-view': 'defined/multi-view.ts',
      './embed': 'defined/embed.ts',
      './guide-card': 'defined/guide-card.ts',
      './live-now': 'defined/live-now.ts',
      './watchlist': 'defined/watchlist.ts',
      './watch-together': 'defined/watch-together.ts',
    },
    defining: [],
    isOneFile: false,
    copied: {},
    peers: { '@types/react': '>=18' },
    required: { react: '>=18' },
    hasElements: false,
  },
]);

export const SCOPE = '@footlight/';

/** Folder of the tarballs, relative to the root. */
export const TARBALLS = 'dist/npm';

/** Folder in which a package is written before it is packed, relative to the root. */
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

/** Whether another package of ours is published itself and therefore stays a shared dependency. */
export const isPublished = (specifier) => published.has(packageOf(specifier));
