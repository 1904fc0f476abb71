import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import { filmPlayback } from '../../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 15_000, interval: 50 };
let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

afterEach(() => document.body.replaceChildren());

const place = async (playback = film): Promise<FootlightPlayer> => {
  const player = Object.assign(document.createElement('footlight-player'), { muted: true, playback });
  document.body.append(player);
  await vi.waitFor(() => expect(all(player, '.segment').length).toBeGreaterThan(1), WAIT_OPTIONS);
  await vi.waitFor(() => expect(customElements.get('footlight-player-preview')).toBeDefined(), WAIT_OPTIONS);
  return player;
};

const all = (player: FootlightPlayer, selector: string): HTMLElement[] => [
  ...(player.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

const one = (player: FootlightPlayer, selector: string): HTMLElement => {
  const found = all(player, selector)[0];
  if (found === undefined) throw new Error(`The player shows no ${selector}.`);
  return found;
};

/** Dispatches a pointer event at a fraction of the bar. */
const point = (player: FootlightPlayer, type: string, fraction: number, pointerType = 'mouse'): void => {
  const bar = one(player, '.seek');
  const box = bar.getBoundingClientRect();
  const [clientX, clientY] = [box.left + box.width * fraction, box.top + box.height / 2];
  bar.dispatchEvent(
    new PointerEvent(type, { clientX, clientY, pointerId: 1, pointerType, bubbles: true, composed: true }),
  );
};

describe('the seek bar', () => {
  it('is divided into chapters, and shows buffered ranges, intro and credits', async () => {
    const player = await place({
      ...film,
      skipMarkers: [
        { type: 'INTRO', from: 2, to: 9.5 },
        { type: 'CREDITS', from: 80, to: 92 },
      ],
    });
    expect(all(player, '.segment')).toHaveLength(5);
    const bar = one(player, '.track').getBoundingClientRect();
    const [intro, credits] = all(player, '.marker').map((marker) => marker.getBoundingClientRect());
    expect(((intro?.left ?? 0) - bar.left) / bar.width).toBeCloseTo(2 / 92.16, 2);
    expect(((credits?.left ?? 0) - bar.left) / bar.width).toBeCloseTo(80 / 92.16, 2);
    await player.seek({ to: 60 });
    await vi.waitFor(() => {
      const around = player.state.buffered.find(({ end }) => end > 60);
      expect(around?.start).toBeGreaterThan(0);
      const gradients = all(player, '.segment').map((segment) =>
        segment.style.getPropertyValue('--buffered'),
      );
      expect(gradients.some((picture) => picture.includes('linear-gradient'))).toBe(true);
    }, WAIT_OPTIONS);
  });

  it('shows thumbnail, chapter and time under the pointer', async () => {
    const player = await place();
    point(player, 'pointermove', 0.5);
    await vi.waitFor(() => {
      expect(one(player, '[part="preview-time"]').textContent).toBe('0:46');
      expect(one(player, '[part="preview-title"]').textContent).not.toBe('');
      expect(one(player, '.thumbnail').style.backgroundImage).toContain('thumbnails');
    }, WAIT_OPTIONS);
    point(player, 'pointerleave', 0.5);
    await vi.waitFor(() => expect(all(player, '.preview')).toHaveLength(0), WAIT_OPTIONS);
  });

  it('shows a preview during a touch drag, and seeks when it ends', async () => {
    const player = await place();
    // A synthetic pointer cannot be captured.
    one(player, '.seek').setPointerCapture = () => undefined;
    point(player, 'pointerdown', 0.1, 'touch');
    point(player, 'pointermove', 0.75, 'touch');
    await vi.waitFor(
      () => expect(one(player, '[part="preview-time"]').textContent).toBe('1:09'),
      WAIT_OPTIONS,
    );
    expect(player.state.currentTime).toBeLessThan(1);
    point(player, 'pointerup', 0.75, 'touch');
    await vi.waitFor(() => expect(player.state.currentTime).toBeCloseTo(69.12, 0), WAIT_OPTIONS);
    await vi.waitFor(() => expect(all(player, '.preview')).toHaveLength(0), WAIT_OPTIONS);
  });

  it('shows a preview for keyboard seeks, on the bar and by shortcut, and announces the chapter', async () => {
    const player = await place();
    await player.play();
    await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(0.2), WAIT_OPTIONS);
    await player.pause();
    const press = (target: HTMLElement, key: string) =>
      target.dispatchEvent(
        new KeyboardEvent('keydown', { key, code: key, bubbles: true, composed: true, cancelable: true }),
      );
    const bar = one(player, '.seek');
    press(bar, 'PageUp');
    press(bar, 'PageUp');
    await vi.waitFor(() => {
      expect(one(player, '[part="preview-time"]').textContent).toMatch(/^0:1[89]$/u);
      expect(one(player, '.thumbnail').style.backgroundPosition).not.toBe('');
    }, WAIT_OPTIONS);
    expect(bar.getAttribute('aria-valuetext')).toMatch(/^0:1[89] of 1:32, \S+/u);
    await vi.waitFor(() => expect(all(player, '.preview')).toHaveLength(0), WAIT_OPTIONS);

    press(one(player, '.stage'), 'ArrowRight');
    await vi.waitFor(
      () => expect(one(player, '[part="preview-time"]').textContent).toMatch(/^0:2[34]$/u),
      WAIT_OPTIONS,
    );
  });
});
