import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FENCE = /^```(?<language>\w+)\n(?<code>.*?)^```/gmsu;
/** The origins by which the documentation names the service. */
const SERVICE = /https:\/\/(?:service|play)\.example|http:\/\/localhost:4600/gu;
/** A stream of the reader's. */
const STREAM = /https:\/\/media\.example\/film\/\w+\.m3u8/gu;

export interface Snippet {
  /** `docs/player.md 2`: the file, and which of its snippets it is. */
  readonly name: string;
  readonly language: string;
  readonly code: string;
}

const pages = (): string[] => [
  'README.md',
  ...readdirSync(path.join(ROOT, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
  ...['embed', 'player', 'elements', 'react'].map((name) => `packages/${name}/README.md`),
];

/** The snippets of the documentation for publishers. */
export const snippets = (): Snippet[] =>
  pages().flatMap((file) =>
    Array.from(readFileSync(path.join(ROOT, file), 'utf8').matchAll(FENCE), ({ groups }, at) => ({
      name: `${file} ${String(at + 1)}`,
      language: groups?.['language'] ?? '',
      code: groups?.['code'] ?? '',
    })),
  );

/** A snippet with the addresses of a started product and of a stream that it plays. */
export const withAddresses = (code: string, origin: string, stream: string): string =>
  code.replaceAll(STREAM, () => stream).replaceAll(SERVICE, () => origin);

/** What the snippets of scripts expect of the page around them: elements by their ids, and functions of the page. */
export const SURROUNDINGS = `
<footlight-player id="player" video="1001" muted></footlight-player>
<footlight-embed video="1001" muted></footlight-embed>
<footlight-watchlist id="watchlist" item="1001"></footlight-watchlist>
<footlight-watchlist id="element"></footlight-watchlist>
<main><button id="button" type="button">Play</button></main>
<button id="play" type="button">Play</button><button id="back" type="button">Back</button>
<input id="slider" type="range" aria-label="Volume"><iframe id="frame" title="Card" hidden></iframe>
<div id="stage"></div>
<script>
  Object.assign(globalThis, {
    nextAction: { url: location.href },
    getToken: async () => null, token: () => null, newToken: () => null,
    signInInMyPage: async () => undefined, openMySignIn: () => undefined,
    show: () => undefined, next: () => undefined, validate: () => undefined,
  });
</script>
`;
