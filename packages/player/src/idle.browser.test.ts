import { expect, it, vi } from 'vitest';
import { definePlayer } from './define.js';

/** A busy machine takes its time. */
const PATIENCE = { timeout: 10_000 };

const enginesFetched = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /(?:hls(?:\.|__)js|dashjs)\.js/u.test(name));

it('fetches no engine while there is nothing to play', async () => {
  definePlayer();
  const player = document.createElement('footlight-player');
  document.body.append(player);
  await vi.waitFor(() => expect(player.shadowRoot?.querySelector('.controls')).not.toBeNull(), PATIENCE);
  expect(enginesFetched()).toEqual([]);

  player.src = `${location.origin}/films/none/master.m3u8`;
  await vi.waitFor(() => expect(enginesFetched()).not.toEqual([]), { timeout: 10_000 });
});
