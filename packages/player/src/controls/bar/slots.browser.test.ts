import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PlaybackData } from '@footlight/domain';
import { page, userEvent } from 'vitest/browser';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import { filmPlayback } from '../../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 15_000, interval: 50 };
let film: PlaybackData;

beforeAll(async () => {
  await page.viewport(1024, 1300);
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

afterEach(() => document.body.replaceChildren());

const place = async (markup: string): Promise<FootlightPlayer> => {
  const player = Object.assign(document.createElement('footlight-player'), { muted: true, playback: film });
  player.innerHTML = markup;
  document.body.append(player);
  await vi.waitFor(() => expect(find(player, '[part~="settings-button"]')).not.toBeNull(), WAIT_OPTIONS);
  return player;
};

const find = (player: FootlightPlayer, selector: string): HTMLElement | null =>
  player.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

const isHidden = (player: FootlightPlayer): boolean =>
  find(player, '.controls')?.hasAttribute('data-hidden') === true;

describe('a slotted control', () => {
  it('replaces the built-in one at its position, and can command the player', async () => {
    const player = await place('<button slot="play-button" type="button">Run</button>');
    const own = player.querySelector('button');
    own?.addEventListener('click', () => void player.play());
    expect(find(player, '[part~="play-button"]')?.checkVisibility()).toBe(false);
    expect(own?.getBoundingClientRect().left).toBeLessThan(
      find(player, '[part~="mute-button"]')?.getBoundingClientRect().left ?? 0,
    );
    await userEvent.click(own ?? player);
    await vi.waitFor(() => expect(player.state.isPlaying).toBe(true), WAIT_OPTIONS);
  });

  it('is reached by Tab at its position, and handles Space itself', async () => {
    const player = await place('<button slot="mute-button" type="button">Hush</button>');
    const own = player.querySelector('button');
    const pressed = vi.fn<() => void>();
    own?.addEventListener('click', pressed);
    find(player, '[part~="play-button"]')?.focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(own);
    await userEvent.keyboard(' ');
    expect(pressed).toHaveBeenCalledOnce();
    expect(player.state.paused).toBe(true);
  });

  it('passes the focus to the player when the controls hide', async () => {
    const player = await place('<button slot="controls-end" type="button">Cast</button>');
    const own = player.querySelector('button');
    await userEvent.click(own ?? player);
    await player.play();
    find(player, '.stage')?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    await vi.waitFor(() => expect(isHidden(player)).toBe(true), WAIT_OPTIONS);
    expect(document.activeElement).toBe(player);
    expect(player.shadowRoot?.activeElement).toBe(find(player, '.stage'));
  });

  it('can be a text field, in which typing triggers no shortcuts', async () => {
    const player = await place('<input slot="controls-start" aria-label="Note" />');
    await userEvent.click(player.querySelector('input') ?? player);
    await userEvent.keyboard('mk ');
    expect(player.querySelector('input')?.value).toBe('mk ');
    expect(player.state).toMatchObject({ muted: true, paused: true });
  });
});

/** PLAY-49 */
describe('the slots', () => {
  const slotsIn = (nodes: Iterable<Node>): readonly string[] =>
    [...nodes].flatMap((node) =>
      node instanceof Element
        ? [node, ...node.querySelectorAll('*')].flatMap((one) =>
            one instanceof HTMLSlotElement ? [one.name] : [],
          )
        : [],
    );

  it('are all there once there is a picture, whatever loads and changes afterwards', async () => {
    const player = Object.assign(document.createElement('footlight-player'), { muted: true, playback: film });
    const moved: string[] = [];
    const observer = new MutationObserver((records) => {
      if (player.readyState > 0)
        moved.push(...records.flatMap((one) => slotsIn([...one.addedNodes, ...one.removedNodes])));
    });
    document.body.append(player);
    observer.observe(player.shadowRoot ?? player, { childList: true, subtree: true });
    await player.play();
    for (const button of ['chapters', 'tracks', 'settings', 'fullscreen'])
      await vi.waitFor(() => expect(find(player, `[part~="${button}-button"]`)).not.toBeNull(), WAIT_OPTIONS);
    Object.assign(player, { playback: null, src: '/ads/northline/360.mp4' });
    await player.play();
    await vi.waitFor(() => expect(find(player, '[part~="chapters-button"]')).toBeNull(), WAIT_OPTIONS);
    observer.disconnect();
    expect(moved).toEqual([]);
  });
});

describe('two players on a page', () => {
  it('only handle their own keys', async () => {
    const one = await place('');
    const two = await place('');
    two.focus();
    await userEvent.keyboard('m');
    await vi.waitFor(() => expect(two.state.muted).toBe(false), WAIT_OPTIONS);
    expect(one.state.muted).toBe(true);
  });

  it('ignore keys that are typed elsewhere in the page', async () => {
    const player = await place('');
    const editor = document.createElement('div');
    editor.contentEditable = 'true';
    document.body.append(editor);
    player.focus();
    editor.focus();
    await userEvent.keyboard('mk');
    expect(editor.textContent).toBe('mk');
    expect(player.state).toMatchObject({ muted: true, paused: true });
  });
});
