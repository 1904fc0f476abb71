import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import { filmPlayback } from '../../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 15_000, interval: 50 };
let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = { ...(await filmPlayback('lantern-coast')), skipMarkers: [] };
});

afterEach(() => document.body.replaceChildren());

const find = (player: FootlightPlayer, selector: string): HTMLElement | null =>
  player.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

const picture = (player: FootlightPlayer): HTMLElement => {
  const found = find(player, '.picture');
  if (found === null) throw new Error('There is no picture.');
  return found;
};

/** A playing player, 30 seconds from the start. */
const place = async (): Promise<FootlightPlayer> => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    storage: null,
    playback: film,
  });
  document.body.append(player);
  await vi.waitFor(() => expect(find(player, '.picture[data-touch]')).not.toBeNull(), WAIT_OPTIONS);
  // A synthetic pointer cannot be captured.
  picture(player).setPointerCapture = () => undefined;
  await player.seek({ to: 30 });
  await player.play();
  await vi.waitFor(() => expect(player.state.isPlaying).toBe(true), WAIT_OPTIONS);
  return player;
};

/** Dispatches a touch event at a position of the picture, 0–1 on both axes. */
const touch = (player: FootlightPlayer, type: string, across: number, down = 0.5): void => {
  const target = picture(player);
  const box = target.getBoundingClientRect();
  target.dispatchEvent(
    new PointerEvent(type, {
      clientX: box.left + box.width * across,
      clientY: box.top + box.height * down,
      pointerId: 7,
      pointerType: 'touch',
      bubbles: true,
      composed: true,
      cancelable: true,
    }),
  );
};

const tap = (player: FootlightPlayer, across: number): void => {
  for (const type of ['pointerdown', 'pointerup', 'click']) touch(player, type, across);
};

const hasControls = (player: FootlightPlayer): boolean => find(player, '.stage[data-controls]') !== null;

describe('touch gestures on the picture', () => {
  it('toggle the controls on a tap, without playing or pausing', async () => {
    const player = await place();
    const before = hasControls(player);
    tap(player, 0.5);
    await vi.waitFor(() => expect(hasControls(player)).toBe(!before), WAIT_OPTIONS);
    expect(player.state.paused).toBe(false);
  });

  it('seek ten seconds on a double tap at a side, and ten more on each further tap', async () => {
    const player = await place();
    for (let taps = 0; taps < 3; taps += 1) tap(player, 0.9);
    await vi.waitFor(
      () => expect(find(player, '.ripple')?.textContent.trim()).toBe('20 seconds forward'),
      WAIT_OPTIONS,
    );
    expect(find(player, '.ripple')?.getBoundingClientRect().left).toBeGreaterThan(
      picture(player).getBoundingClientRect().width / 2,
    );
    // The timeout is shorter than regular playback would need to get there.
    await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(49.9), {
      ...WAIT_OPTIONS,
      timeout: 5000,
    });
    await vi.waitFor(() => expect(hasControls(player)).toBe(false), WAIT_OPTIONS);

    await vi.waitFor(() => expect(find(player, '.ripple')).toBeNull(), WAIT_OPTIONS);
    tap(player, 0.1);
    tap(player, 0.1);
    await vi.waitFor(
      () => expect(find(player, '.ripple')?.textContent.trim()).toBe('10 seconds back'),
      WAIT_OPTIONS,
    );
    await vi.waitFor(() => expect(player.state.currentTime).toBeLessThan(46), WAIT_OPTIONS);
  });

  it('seek on a horizontal drag, with previews', async () => {
    const player = await place();
    await player.pause();
    touch(player, 'pointerdown', 0.2);
    touch(player, 'pointermove', 0.3);
    touch(player, 'pointermove', 0.7);
    await vi.waitFor(() => {
      expect(find(player, '[part="preview-time"]')?.textContent).toMatch(/^1:1[5-8]$/u);
      expect(find(player, '.thumbnail')).not.toBeNull();
    }, WAIT_OPTIONS);
    expect(hasControls(player)).toBe(true);
    touch(player, 'pointerup', 0.7);
    touch(player, 'click', 0.7);
    await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(74), WAIT_OPTIONS);
  });

  it('leave vertical drags to the page', async () => {
    const player = await place();
    const { currentTime } = await player.pause().then(() => player.state);
    touch(player, 'pointerdown', 0.5, 0.2);
    touch(player, 'pointermove', 0.52, 0.8);
    touch(player, 'pointercancel', 0.52, 0.8);
    expect(getComputedStyle(picture(player)).touchAction).toContain('pan-y');
    expect(find(player, '.preview')).toBeNull();
    expect(player.state.currentTime).toBe(currentTime);
  });

  it('play at double speed during a long press', async () => {
    const player = await place();
    touch(player, 'pointerdown', 0.5);
    await vi.waitFor(() => expect(player.state.playbackRate).toBe(2), WAIT_OPTIONS);
    await vi.waitFor(() => expect(find(player, '.held-rate')?.textContent).toContain('2×'), WAIT_OPTIONS);
    touch(player, 'pointerup', 0.5);
    await vi.waitFor(() => expect(player.state.playbackRate).toBe(1), WAIT_OPTIONS);
    await vi.waitFor(() => expect(find(player, '.held-rate')).toBeNull(), WAIT_OPTIONS);
  });
});
