import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { configure } from '../configuration.js';
import './embed.js';
import './guide-card.js';
import './live-now.js';
import './multi-view.js';
import './player.js';
import './watch-together.js';
import './watchlist.js';

const ELEMENTS = [
  '<footlight-player video="1001"></footlight-player>',
  '<footlight-player src="/film.mp4" preload="auto"></footlight-player>',
  '<footlight-multi-view events="2001,2002"></footlight-multi-view>',
  '<footlight-embed video="1001"></footlight-embed>',
  '<footlight-embed video="1001" loading="eager"></footlight-embed>',
  '<footlight-guide-card event-id="2001"><a href="#">A channel</a></footlight-guide-card>',
  '<footlight-live-now></footlight-live-now>',
  '<footlight-watchlist item="1001"></footlight-watchlist>',
  '<footlight-watchlist inline></footlight-watchlist>',
  '<footlight-watch-together content="1001"></footlight-watch-together>',
];
/** Later tasks of the elements: lazily loaded code, its requests, and what follows from their failure. */
const AFTERWARDS_MS = 800;

const { process } = globalThis as unknown as {
  readonly process: Record<
    'on' | 'off',
    (type: 'unhandledRejection', listener: (error: unknown) => void) => void
  >;
};

/** What a page's own tests would report as failed: uncaught errors, and rejections that nobody handles. */
const uncaught: unknown[] = [];
const note = (thrown: unknown): void => void uncaught.push(thrown);
const noteEvent = ({ error }: ErrorEvent): void => note(error);

beforeAll(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('There is no network here.')));
  process.on('unhandledRejection', note);
  addEventListener('error', noteEvent);
});
afterAll(() => {
  process.off('unhandledRejection', note);
  removeEventListener('error', noteEvent);
  vi.unstubAllGlobals();
});

it.each([
  ['named none', () => undefined],
  ['named its service', () => configure({ origin: 'https://play.example' })],
])('every element can be tested without layout by a page that has %s (EMBED-3)', async (_what, name) => {
  name();
  document.body.innerHTML = ELEMENTS.join('');
  const elements = [...document.body.children];
  expect(elements.filter(({ localName }) => customElements.get(localName) === undefined)).toEqual([]);
  await vi.waitFor(() => expect(elements.filter(({ shadowRoot }) => shadowRoot === null)).toEqual([]), {
    timeout: 30_000,
  });
  await new Promise((resolve) => setTimeout(resolve, AFTERWARDS_MS));
  document.body.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve));
  expect(uncaught).toEqual([]);
});
