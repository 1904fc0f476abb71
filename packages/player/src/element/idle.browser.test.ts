import { expect, it, vi } from 'vitest';
import { definePlayer } from './define-player.js';

/** Generous, for slow machines. */
const WAIT_OPTIONS = { timeout: 30_000 };

const enginesFetched = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /(?:build\/hls|dashjs)\.js/u.test(name));

it('loads no engine while there is nothing to play', async () => {
  // The browser records 250 resources by default, and the modules of a page under test may exceed that.
  performance.setResourceTimingBufferSize(5_000);
  definePlayer();
  const player = document.createElement('footlight-player');
  document.body.append(player);
  await vi.waitFor(
    () => expect(player.shadowRoot?.querySelector('footlight-player-notice')).not.toBeNull(),
    WAIT_OPTIONS,
  );
  expect(enginesFetched()).toEqual([]);
  // The control bar comes with the core.
  expect(player.shadowRoot?.querySelector('.controls')).toBeNull();

  player.src = `${location.origin}/films/none/master.m3u8`;
  await vi.waitFor(() => expect(enginesFetched()).not.toEqual([]), WAIT_OPTIONS);
  await vi.waitFor(() => expect(player.shadowRoot?.querySelector('.controls')).not.toBeNull(), WAIT_OPTIONS);
});

it('PLAY-12: requests nothing of a video until it is within two windows of being visible', async () => {
  definePlayer();
  const above = document.createElement('div');
  above.style.blockSize = '8000px';
  document.body.append(above);
  const player = document.createElement('footlight-player');
  player.style.display = 'block';
  const src = `${location.origin}/films/unseen/master.m3u8`;
  player.src = src;
  document.body.append(player);
  const requests = () => performance.getEntriesByType('resource').filter(({ name }) => name === src);
  // A visible player that is added later shows when the first one had enough time.
  const seen = document.createElement('footlight-player');
  seen.src = `${location.origin}/films/seen/master.m3u8`;
  document.body.prepend(seen);
  await vi.waitFor(() => expect(seen.state.error).not.toBeNull(), WAIT_OPTIONS);
  expect(player.state).toMatchObject({ status: 'idle', error: null });
  expect(requests()).toEqual([]);

  player.scrollIntoView();
  await vi.waitFor(() => expect(player.state.error).not.toBeNull(), WAIT_OPTIONS);
  expect(requests()).not.toEqual([]);
  document.body.replaceChildren();
});
