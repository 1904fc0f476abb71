import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../element/define-player.js';
import type { FootlightPlayer } from '../element/player.element.js';
import { loadAdCode } from '../testing/ad-code.js';
import { filmPlayback } from '../testing/film-streams.js';
import { imaSimulator } from '../testing/ima-simulator.js';
import { showImaAds } from './show-ima-ads.js';

const WAIT_OPTIONS = { timeout: 30_000, interval: 50 };
const TAG = 'https://ads.example/tag';
const page = globalThis as { imaCalls?: string[]; google?: unknown };
let src = '';

beforeAll(async () => {
  definePlayer();
  await loadAdCode();
  const { streams } = await filmPlayback('lantern-coast');
  src = streams.find(({ protocol }) => protocol === 'HLS')?.url ?? '';
}, 120_000);
beforeEach(() => {
  // The simulator keeps its list.
  page.imaCalls ??= [];
  page.imaCalls.length = 0;
});
afterEach(() => document.body.replaceChildren());

/** A player with these breaks, shown by the simulator of the SDK. */
const place = (attributes: Readonly<Record<string, string>>, sdk = imaSimulator()): FootlightPlayer => {
  const player = document.createElement('footlight-player');
  player.muted = true;
  showImaAds(player, { sdk });
  for (const [name, value] of Object.entries({ protocol: 'hls', src, ...attributes }))
    player.setAttribute(name, value);
  document.body.append(player);
  return player;
};

const ready = (player: FootlightPlayer) =>
  vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);
const shows = (player: FootlightPlayer, ad: object) =>
  vi.waitFor(() => expect(player.state.ad).toMatchObject({ phase: 'playing', ...ad }), WAIT_OPTIONS);
const plays = (player: FootlightPlayer) =>
  vi.waitFor(() => expect(player.state).toMatchObject({ ad: null, isPlaying: true }), WAIT_OPTIONS);

describe('advertisements of the IMA SDK (PLAY-78)', () => {
  it('need an SDK that loads; without one the content plays', async () => {
    const player = place({ 'ad-tag': `${TAG}?ads=1` }, `${location.origin}/nothing-here.js`);
    await ready(player);
    void player.play().catch(() => undefined);
    await plays(player);
    expect(page.imaCalls).toEqual([]);
  }, 120_000);

  it('play before the content as a pod, with the state, the events and the commands of the player', async () => {
    const player = place({ 'ad-tag': `${TAG}?ads=2&skip&seconds=30` });
    const heard: string[] = [];
    player.addEventListener('footlight-adstart', ({ detail }) => heard.push(`start ${detail.title}`));
    player.addEventListener('footlight-adend', ({ detail }) => heard.push(`end ${detail.title}`));
    await ready(player);
    expect(page.google, 'nothing is loaded before a break begins').toBeUndefined();
    await player.play();
    await shows(player, { placement: 'PRE_ROLL', index: 1, count: 2, title: 'Ad 1', advertiser: 'Harbour' });
    await vi.waitFor(() => expect(player.state.ad?.currentTime).toBeGreaterThan(0.1), WAIT_OPTIONS);
    expect(page.imaCalls).toContain('volume 0');
    await player.pause();
    await vi.waitFor(() => expect(player.state.paused).toBe(true), WAIT_OPTIONS);
    await player.play();
    await player.skipAd();
    await shows(player, { index: 2, title: 'Ad 2' });
    await player.skipAd();
    await plays(player);
    expect(heard).toEqual(['start Ad 1', 'end Ad 1', 'start Ad 2', 'end Ad 2']);
    player.remove();
    await vi.waitFor(() => expect(page.imaCalls).toContain('container.destroy'), WAIT_OPTIONS);
  }, 120_000);

  it('that are missing or break give way to the content', async () => {
    const adBreaks = [
      { offset: 'start', tag: `${TAG}?ads=0` },
      { offset: 5, tag: `${TAG}?ads=1&break&pod=1` },
    ];
    const player = place({ 'ad-breaks': JSON.stringify(adBreaks) });
    await ready(player);
    await player.play();
    await plays(player);
    await player.seek({ to: 6 });
    await shows(player, { placement: 'MID_ROLL' });
    await plays(player);
    expect(page.imaCalls?.filter((call) => call.startsWith('request'))).toHaveLength(2);
  }, 120_000);

  it('refuse an address of the SDK that is none', () => {
    expect(() => showImaAds(document.createElement('footlight-player'), { sdk: 'https://' })).toThrow(
      /sdk must be/u,
    );
  });
});
