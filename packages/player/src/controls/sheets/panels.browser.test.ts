import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PlaybackData } from '@footlight/domain';
import { page, userEvent } from 'vitest/browser';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import { filmPlayback } from '../../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 15_000, interval: 50 };
let film: PlaybackData;

beforeAll(async () => {
  await page.viewport(1024, 700);
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

afterEach(() => document.body.replaceChildren());

const place = async (properties: Partial<FootlightPlayer> = {}): Promise<FootlightPlayer> => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    playback: film,
    ...properties,
  });
  document.body.append(player);
  await vi.waitFor(() => expect(find(player, '[part~="settings-button"]')).not.toBeNull(), WAIT_OPTIONS);
  return player;
};

const find = (player: FootlightPlayer, selector: string): HTMLElement | null =>
  player.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

const open = async (player: FootlightPlayer): Promise<void> => {
  find(player, '[part~="settings-button"]')?.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(find(player, '[role="menu"]')).not.toBeNull(), WAIT_OPTIONS);
};

const focused = (player: FootlightPlayer): string =>
  player.shadowRoot?.activeElement?.textContent.replaceAll(/\s+/gu, ' ').trim() ?? '';

const focusedPart = (player: FootlightPlayer): string =>
  player.shadowRoot?.activeElement?.getAttribute('part') ?? '';

describe('the settings menu', () => {
  it('opens a page of choices by keyboard, and returns to the row that opened it', async () => {
    const player = await place();
    await open(player);
    await vi.waitFor(() => expect(focused(player)).toMatch(/^Quality Auto/u), WAIT_OPTIONS);

    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await vi.waitFor(() => expect(focused(player)).toBe('Normal'), WAIT_OPTIONS);
    expect(find(player, '[role="menu"]')?.ariaLabel).toBe('Speed');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await vi.waitFor(() => expect(player.state.playbackRate).toBe(1.25), WAIT_OPTIONS);

    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(focused(player)).toBe('Speed 1.25×'), WAIT_OPTIONS);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(find(player, '[role="menu"]')).toBeNull(), WAIT_OPTIONS);
    expect(focusedPart(player)).toBe('button settings-button');
  });

  it('mirrors its arrow keys in right-to-left languages', async () => {
    const player = await place({ language: 'ar' });
    await open(player);
    await vi.waitFor(() => expect(focused(player)).toMatch(/^الجودة/u), WAIT_OPTIONS);
    await userEvent.keyboard('{ArrowLeft}');
    await vi.waitFor(() => expect(find(player, '[part~="menu-back"]')).not.toBeNull(), WAIT_OPTIONS);
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(find(player, '[part~="menu-back"]')).toBeNull(), WAIT_OPTIONS);
  });

  it('selects a fixed quality, and returns to automatic selection', async () => {
    const player = await place();
    await open(player);
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(focused(player)).toMatch(/^Auto/u), WAIT_OPTIONS);
    await userEvent.keyboard('{ArrowDown}');
    expect(focused(player)).toMatch(/^720p [\d.]+ Mbit\/s$/u);
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(player.state.selectedQuality?.height).toBe(720), WAIT_OPTIONS);
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await vi.waitFor(() => expect(player.state.selectedQuality).toBeNull(), WAIT_OPTIONS);
  });

  it('closes on a press on the picture, without toggling playback', async () => {
    const player = await place();
    await open(player);
    await userEvent.click(player, { position: { x: 40, y: 40 } });
    await vi.waitFor(() => expect(find(player, '[role="menu"]')).toBeNull(), WAIT_OPTIONS);
    expect(player.state.paused).toBe(true);
    await userEvent.click(player, { position: { x: 40, y: 40 } });
    await vi.waitFor(() => expect(player.state.paused).toBe(false), WAIT_OPTIONS);
  });
});

describe('a panel', () => {
  const sheet = (player: FootlightPlayer) => find(player, '[role="dialog"]');

  it('takes the focus, traps it, and restores it', async () => {
    const player = await place();
    find(player, '[part~="mute-button"]')?.focus();
    await userEvent.keyboard('?');
    await vi.waitFor(() => expect(sheet(player)).not.toBeNull(), WAIT_OPTIONS);
    expect(sheet(player)?.ariaLabel).toBe('Keyboard shortcuts');
    expect(player.shadowRoot?.activeElement).toBe(sheet(player));

    await userEvent.keyboard('{Tab}');
    expect(focusedPart(player)).toBe('button panel-close');
    await userEvent.keyboard('{Tab}');
    expect(focusedPart(player)).toBe('button panel-close');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(focusedPart(player)).toBe('button panel-close');

    // Keys do not reach the player beneath.
    await userEvent.keyboard('m');
    expect(player.state.muted).toBe(true);

    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(sheet(player)).toBeNull(), WAIT_OPTIONS);
    expect(focusedPart(player)).toBe('button mute-button');
  });

  it('opens from the menu, and closes on its key or on a press beside it', async () => {
    const player = await place();
    await open(player);
    await userEvent.keyboard('{End}{Enter}');
    await vi.waitFor(() => expect(sheet(player)).not.toBeNull(), WAIT_OPTIONS);
    expect(player.shadowRoot?.activeElement).toBe(sheet(player));
    await userEvent.keyboard('?');
    await vi.waitFor(() => expect(sheet(player)).toBeNull(), WAIT_OPTIONS);
    expect(focusedPart(player)).toBe('button settings-button');

    await userEvent.keyboard('?');
    await vi.waitFor(() => expect(sheet(player)).not.toBeNull(), WAIT_OPTIONS);
    await userEvent.click(player, { position: { x: 2, y: 2 } });
    await vi.waitFor(() => expect(sheet(player)).toBeNull(), WAIT_OPTIONS);
    expect(player.state.paused).toBe(true);
  });

  it('lists the keys of every shortcut', async () => {
    const player = await place();
    player.focus();
    await userEvent.keyboard('?');
    await vi.waitFor(() => expect(sheet(player)).not.toBeNull(), WAIT_OPTIONS);
    const caps = [...(sheet(player)?.querySelectorAll('dd') ?? [])].map((cap) =>
      cap.textContent.replaceAll(/\s+/gu, ' ').trim(),
    );
    expect(caps).toHaveLength(23);
    expect(caps).toEqual(expect.arrayContaining(['KSpace', '0–9', 'ShiftN', '?']));
  });
});

describe('keyboard shortcuts', () => {
  it('are left to the page and not announced if they are disabled', async () => {
    const player = await place({ keyboard: 'none' });
    player.focus();
    await userEvent.keyboard('m');
    expect(player.state.muted).toBe(true);
    expect(find(player, '[part~="mute-button"]')?.hasAttribute('aria-keyshortcuts')).toBe(false);
  });

  it('can be enabled without controls', async () => {
    const player = Object.assign(document.createElement('footlight-player'), {
      muted: true,
      playback: film,
      controls: 'none',
      keyboard: 'default',
    } satisfies Partial<FootlightPlayer>);
    document.body.append(player);
    await vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);
    player.focus();
    await userEvent.keyboard('m');
    await vi.waitFor(() => expect(player.state.muted).toBe(false), WAIT_OPTIONS);
  });
});

describe('the control bar', () => {
  it('changes the volume with the wheel', async () => {
    const player = await place({ muted: false });
    await player.setVolume({ volume: 50, muted: false });
    const wheel = new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true });
    find(player, '[part~="volume"]')?.dispatchEvent(wheel);
    await vi.waitFor(() => expect(player.state.volume).toBe(55), WAIT_OPTIONS);
    expect(wheel.defaultPrevented).toBe(true);
  });

  it('passes the focus to the player when it hides', async () => {
    const player = await place();
    await userEvent.click(player.shadowRoot?.querySelector('[part~="play-button"]') ?? player);
    await vi.waitFor(() => expect(player.state.isPlaying).toBe(true), WAIT_OPTIONS);
    expect(focusedPart(player)).toBe('button play-button');
    // The controls hide immediately when the pointer leaves, and with a delay when it rests: visibility.test.ts.
    find(player, '.stage')?.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    await vi.waitFor(
      () => expect(find(player, '.controls')?.hasAttribute('data-hidden')).toBe(true),
      WAIT_OPTIONS,
    );
    expect(focusedPart(player)).toBe('stage');
    await userEvent.keyboard('k');
    await vi.waitFor(() => expect(player.state.paused).toBe(true), WAIT_OPTIONS);
  });
});
