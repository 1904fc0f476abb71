import { expect, it, vi } from 'vitest';
import { definePlayer } from './define.js';

/** A busy machine takes its time. */
const PATIENCE = { timeout: 30_000 };

const enginesFetched = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /(?:hls(?:\.|__)js|dashjs)\.js/u.test(name));

it('fetches no engine while there is nothing to play', async () => {
  // The browser records 250 fetches by default, and the modules of a page under test may be more.
  performance.setResourceTimingBufferSize(5_000);
  definePlayer();
  const player = document.createElement('footlight-player');
  document.body.append(player);
  await vi.waitFor(() => expect(player.shadowRoot?.querySelector('.controls')).not.toBeNull(), PATIENCE);
  expect(enginesFetched()).toEqual([]);

  player.src = `${location.origin}/films/none/master.m3u8`;
  await vi.waitFor(() => expect(enginesFetched()).not.toEqual([]), PATIENCE);
});
