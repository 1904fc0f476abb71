import type { Snippet } from './snippets.js';

/**
 * What a snippet may expect of the page into which it is pasted, by the word in its fence. Each is what the text before
 * the snippet says, and nothing else.
 */
const GIVEN: Readonly<Record<string, string>> = {
  player: "const player = document.body.appendChild(document.createElement('footlight-player'));",
  embed: "const embed = document.querySelector('footlight-embed');",
  watchlist: "const watchlist = document.querySelector('footlight-watchlist');",
  remote: `import { createPlayer } from '@footlight/embed';
const player = createPlayer('#stage', { origin: 'https://service.example', id: '1001' });`,
  token: "const token = 'a-token';",
  /** Google's own tag puts its calls into a list, which its script reads. */
  gtag: 'const dataLayer = []; function gtag(...call) { dataLayer.push(call); }',
  /** The default export of a package of others. */
  mux: 'const mux = { monitor: (video, options) => [video, options] };',
};

/** Words of fences that say where HTML is pasted, instead of what comes before a script. */
export const PLACES: Readonly<Record<string, string>> = {
  /** Into a page with the script of all elements. */
  elements: '<script type="module" src="https://service.example/sdk/footlight.js"></script>',
  /** Into such a page that has a player. */
  film: `<script type="module" src="https://service.example/sdk/footlight.js"></script>
<footlight-player video="1001"></footlight-player>`,
  /** Into a page that has installed media-chrome. */
  'media-chrome': `<script type="module" src="https://service.example/sdk/player.js"></script>
<script type="module" src="/media-chrome.js"></script>`,
};

/** Languages that are not run, and why. */
export const NOT_RUN: Readonly<Record<string, string>> = {
  text: 'a diagram, or what a program prints',
  nginx: 'settings of another server, which is not installed here',
  csv: 'a table that a test of the service imports',
  xml: 'a guide that a test of the service imports',
  php: 'code of a site in WordPress, which is not installed here',
};

/** Words of fences of code that is not ours to run, and why. */
export const OF_OTHERS: Readonly<Record<string, string>> = {
  tus: 'code with a library for uploads, which is not installed here',
  theirs: 'what a page has before it changes to Footlight: the code of another player',
};

/** Settings of a build, which run in Node instead of a page. */
export const isOfBuild = ({ code }: Snippet): boolean => code.startsWith('// vite.config.js\n');

export const isOfOthers = ({ needs }: Snippet): boolean => needs.some((word) => word in OF_OTHERS);

/** A script with what it expects before it; on one line, so that messages name the line of the snippet. */
export const withGiven = ({ code, needs }: Snippet): string =>
  [...needs.flatMap((word) => (word in GIVEN ? [GIVEN[word]?.replaceAll('\n', ' ')] : [])), code].join('\n');

export const isKnownNeed = (word: string): boolean => word in GIVEN || word in PLACES || word in OF_OTHERS;
