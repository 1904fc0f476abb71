import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PlaybackData } from '@footlight/domain';
import { page } from 'vitest/browser';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import { filmPlayback } from '../../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 15_000, interval: 50 };
const WIDTHS = [200, 240, 269, 300, 344, 390, 449, 500, 559, 600, 640, 740, 900, 1440, 2560, 3840];
let film: PlaybackData;

beforeAll(async () => {
  await page.viewport(3860, 2200);
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

afterEach(() => document.body.replaceChildren());

const neighbour = {
  id: 'next',
  kind: 'vod',
  title: 'The next of the list',
  thumbnailUrl: null,
  duration: 60,
} as const;

/** A player that shows every available button. */
const place = async (language: string): Promise<FootlightPlayer> => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    playback: film,
    language,
  });
  document.body.append(player);
  await vi.waitFor(() => expect(find(player, '[part~="chapters-button"]')).not.toBeNull(), WAIT_OPTIONS);
  player.core?.store.set({ listNext: neighbour, listPrev: neighbour });
  await vi.waitFor(() => expect(find(player, '[part~="next-button"]')).not.toBeNull(), WAIT_OPTIONS);
  return player;
};

const find = (player: FootlightPlayer, selector: string): HTMLElement | null =>
  player.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

/** Controls of the row that are cut off or overlap at a given width. */
const faultsAt = (player: FootlightPlayer, width: number): string[] => {
  player.style.width = `${String(width)}px`;
  const box = player.getBoundingClientRect();
  const pieces = [...(player.shadowRoot?.querySelectorAll('.row .button, .row .volume, .row .time') ?? [])]
    .filter((piece) => piece.checkVisibility())
    .map((piece) => ({ name: piece.getAttribute('part') ?? '', box: piece.getBoundingClientRect() }))
    .toSorted((one, other) => one.box.left - other.box.left);
  return pieces.flatMap(({ name, box: own }, at) => {
    const next = pieces[at + 1];
    return [
      own.left < box.left || own.right > box.right ? `${String(width)}: ${name} is cut off` : '',
      next !== undefined && own.right > next.box.left + 0.5
        ? `${String(width)}: ${name} runs into ${next.name}`
        : '',
    ].filter((fault) => fault !== '');
  });
};

const rowsOf = (player: FootlightPlayer): string[] =>
  [...(player.shadowRoot?.querySelectorAll<HTMLElement>('[role="menu"] [data-id]') ?? [])].map(
    (row) => row.dataset['id'] ?? '',
  );

describe('the control bar', () => {
  it.each(['en', 'es', 'pt', 'ar'])('fits every width, in %s', async (language) => {
    const player = await place(language);
    expect(WIDTHS.flatMap((width) => faultsAt(player, width))).toEqual([]);
  });

  it('keeps play, settings and full screen when narrow, and moves the rest into the settings menu', async () => {
    const player = await place('en');
    player.style.width = '200px';
    const always = ['play-button', 'settings-button', 'fullscreen-button'];
    expect(always.filter((name) => find(player, `[part~="${name}"]`)?.checkVisibility())).toEqual(always);
    find(player, '[part~="settings-button"]')?.click();
    const folded = ['next', 'previous', 'mute', 'chapters', 'audio', 'subtitles', 'picture-in-picture'];
    await vi.waitFor(() => expect(rowsOf(player)).toEqual(expect.arrayContaining(folded)), WAIT_OPTIONS);

    find(player, '[data-id="subtitles"]')?.click();
    await vi.waitFor(() => expect(find(player, '[part~="menu-back"]')).not.toBeNull(), WAIT_OPTIONS);
    const menu = find(player, '[role="menu"]')?.getBoundingClientRect();
    const box = player.getBoundingClientRect();
    expect(menu?.top).toBeGreaterThanOrEqual(box.top);
    expect(menu?.height).toBeGreaterThan(box.height * 0.8);
    find(player, '[role="menuitemradio"][lang="en"]')?.click();
    await vi.waitFor(() => expect(player.state.selectedTextTrack?.language).toBe('en'), WAIT_OPTIONS);
  });

  it('moves nothing into the settings menu if there is room', async () => {
    const player = await place('en');
    player.style.width = '900px';
    find(player, '[part~="settings-button"]')?.click();
    await vi.waitFor(() => expect(rowsOf(player)).toContain('speed'), WAIT_OPTIONS);
    expect(rowsOf(player)).not.toContain('subtitles');
    expect(rowsOf(player)).not.toContain('next');
  });
});
