import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { definePlayer } from '../element/define-player.js';
import type { FootlightPlayer } from '../element/player.element.js';
import { filmPlayback } from '../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 20_000, interval: 50 };
let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});
afterEach(() => document.body.replaceChildren());

const place = async (properties: Partial<FootlightPlayer>): Promise<FootlightPlayer> => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    playback: film,
    ...properties,
  });
  document.body.append(player);
  await vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);
  player.focus();
  return player;
};

const within = (player: FootlightPlayer, selector: string): Promise<HTMLElement> =>
  vi.waitUntil(() => player.shadowRoot?.querySelector<HTMLElement>(selector) ?? false, WAIT_OPTIONS);

describe('shortcuts chosen by the page', () => {
  it('replace the defaults, also in labels and in the list of shortcuts', async () => {
    const player = await place({ shortcuts: { mute: ['S'], fullscreen: [] } });
    await userEvent.keyboard('m');
    await userEvent.keyboard('s');
    await vi.waitFor(() => expect(player.state.muted).toBe(false), WAIT_OPTIONS);

    const mute = await within(player, '[part~="mute-button"]');
    expect(mute.getAttribute('aria-keyshortcuts')).toBe('S');
    const fullscreen = await within(player, '[part~="fullscreen-button"]');
    expect(fullscreen.hasAttribute('aria-keyshortcuts')).toBe(false);

    await userEvent.keyboard('?');
    const sheet = await within(player, '[part~="shortcuts"]');
    expect(sheet.textContent).toContain('Mute or unmute');
    expect(sheet.textContent).not.toContain('Full screen');
  });
});

// PLAY-9
describe('keys forwarded by the page', () => {
  it('work wherever they were pressed, unless the pressed element uses them itself', async () => {
    const player = await place({});
    const press = (target: HTMLElement, key: string): boolean => {
      document.body.append(target);
      let isTaken = false;
      target.addEventListener('keydown', (event) => (isTaken = player.pressKey(event)), { once: true });
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      target.remove();
      return isTaken;
    };
    expect(press(document.createElement('main'), 'm')).toBe(true);
    await vi.waitFor(() => expect(player.state.muted).toBe(false), WAIT_OPTIONS);
    expect(press(document.createElement('input'), 'm')).toBe(false);
    expect(press(document.createElement('button'), ' ')).toBe(false);
    await Promise.resolve(Object.assign(player, { keyboard: 'none' }));
    expect(press(document.createElement('main'), 'm')).toBe(false);
  });
});

describe('the frame step keys', () => {
  it('step through a paused video, and do nothing while it plays', async () => {
    const player = await place({});
    await player.seek({ to: 10 });
    await userEvent.keyboard('.');
    await vi.waitFor(() => expect(player.state.currentTime).toBeCloseTo(10.04, 3), WAIT_OPTIONS);
    await vi.waitFor(() => expect(player.state.seeking).toBe(false), WAIT_OPTIONS);
    await userEvent.keyboard(',');
    await vi.waitFor(() => expect(player.state.currentTime).toBeCloseTo(10, 3), WAIT_OPTIONS);

    await player.play();
    const seeking = vi.fn<() => void>();
    player.shadowRoot?.querySelector('video')?.addEventListener('seeking', seeking);
    await userEvent.keyboard(',');
    // Another key is pressed afterwards to make sure that the previous one has been handled.
    await userEvent.keyboard('k');
    await vi.waitFor(() => expect(player.state.paused).toBe(true), WAIT_OPTIONS);
    expect(seeking).not.toHaveBeenCalled();
  });
});

describe('full screen of an element of the page', () => {
  it('is entered and exited by the player', async () => {
    const box = document.createElement('div');
    document.body.append(box);
    const player = await place({ fullscreenTarget: box });
    box.append(player);
    await vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);
    await userEvent.click(await within(player, '[part~="fullscreen-button"]'));
    await vi.waitFor(() => expect(document.fullscreenElement).toBe(box), WAIT_OPTIONS);
    await vi.waitFor(() => expect(player.state.fullscreen).toBe(true), WAIT_OPTIONS);
    await player.setFullscreen(false);
    expect(document.fullscreenElement).toBeNull();
    expect(player.state.fullscreen).toBe(false);
  });
});
