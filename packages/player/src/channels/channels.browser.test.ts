import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { definePlayer } from '../element/define-player.js';
import type { FootlightPlayer } from '../element/player.element.js';
import { filmPlayback } from '../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 20_000, interval: 50 };
let film: PlaybackData;

beforeAll(async () => {
  await page.viewport(1024, 700);
  definePlayer();
  film = await filmPlayback('lantern-coast');
});
afterEach(() => document.body.replaceChildren());

/** A list of this many channels, all of which play the film. */
const listOf = (count: number): string => {
  const url = film.streams.find(({ protocol }) => protocol === 'HLS')?.url ?? '';
  const entries = Array.from(
    { length: count },
    (_, at) =>
      `#EXTINF:-1 tvg-id="c${String(at)}" group-title="${at % 2 === 0 ? 'News' : 'Sport'}",Channel ${String(at + 1)}\n${url}`,
  );
  return URL.createObjectURL(new Blob([['#EXTM3U', ...entries].join('\n')], { type: 'audio/x-mpegurl' }));
};

const place = async (count: number): Promise<FootlightPlayer> => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    storage: null,
    protocol: 'hls' as const,
    src: listOf(count),
  });
  document.body.append(player);
  await vi.waitFor(() => expect(all(player, '.channel')).toHaveLength(count), WAIT_OPTIONS);
  return player;
};

const all = (player: FootlightPlayer, selector: string): HTMLElement[] => [
  ...(player.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const plays = (player: FootlightPlayer, id: string) =>
  vi.waitFor(
    () => expect(player.state).toMatchObject({ id, status: 'ready', error: null, isPlaying: true }),
    WAIT_OPTIONS,
  );

// PLAY-66
describe('a list of channels', () => {
  it('is shown by its groups, and plays the channel that is chosen', async () => {
    const errors = vi.fn<() => void>();
    document.addEventListener('footlight-error', errors);
    const player = await place(3);
    expect(player.state).toMatchObject({ status: 'idle', error: null });
    expect(player.state.channels).toMatchObject([
      { id: 'channel-1', title: 'Channel 1', group: 'News', logo: null },
      { title: 'Channel 2' },
      { title: 'Channel 3' },
    ]);
    expect(all(player, '[part="channel-group"]').map(({ textContent }) => textContent)).toEqual([
      'News',
      'Sport',
    ]);
    expect(all(player, '.channel-search')).toHaveLength(0);
    all(player, '.channel[data-id="channel-2"]')[0]?.click();
    await plays(player, 'channel-2');
    expect(all(player, '.channel')).toHaveLength(0);
    expect(player.state).toMatchObject({
      title: 'Channel 2',
      listPrev: { id: 'channel-1' },
      listNext: { id: 'channel-3', title: 'Channel 3' },
    });
    await player.next();
    await plays(player, 'channel-3');
    expect(player.state.listNext).toBeNull();

    const button = await vi.waitFor(() => {
      const [found] = all(player, '[part~="channels-button"]');
      if (found === undefined) throw new Error('There is no button.');
      return found;
    }, WAIT_OPTIONS);
    button.click();
    await vi.waitFor(
      () =>
        expect(all(player, '.channel[aria-current]').map(({ dataset }) => dataset['id'])).toEqual([
          'channel-3',
        ]),
      WAIT_OPTIONS,
    );
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(all(player, '.channel')).toHaveLength(0), WAIT_OPTIONS);
    expect(errors).not.toHaveBeenCalled();
    document.removeEventListener('footlight-error', errors);
  });

  it('is searched if it is long, and chosen from by key', async () => {
    const player = await place(24);
    const [search] = all(player, '.channel-search');
    search?.focus();
    await userEvent.keyboard('NEL 24');
    await vi.waitFor(() => expect(all(player, '.channel')).toHaveLength(1), WAIT_OPTIONS);
    await userEvent.keyboard('{Tab}{Enter}');
    await plays(player, 'channel-24');
  });

  it('is left to pages that choose themselves, and ends with another source', async () => {
    const player = await place(2);
    expect(await player.setChannels(false)).toEqual({ open: false });
    await vi.waitFor(() => expect(all(player, '.channel')).toHaveLength(0), WAIT_OPTIONS);
    await player.load({ id: 'channel-1', kind: 'vod' });
    expect(player.state).toMatchObject({ id: 'channel-1', title: 'Channel 1' });
    player.src = film.streams.find(({ protocol }) => protocol === 'HLS')?.url ?? '';
    await vi.waitFor(() => expect(player.state.channels).toBeNull(), WAIT_OPTIONS);
    await vi.waitFor(() => expect(player.state).toMatchObject({ id: null, status: 'ready' }), WAIT_OPTIONS);
    expect(await player.setChannels(true)).toEqual({ open: false });
  });
});
