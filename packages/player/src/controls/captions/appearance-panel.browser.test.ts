import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import { filmPlayback } from '../../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 15_000, interval: 50 };
const WORDS = 'WEBVTT\n\n00:00.000 --> 01:00.000\n<c.loud>words</c>\n\n00:00.000 --> 01:00.000 line:0\nmore';
let film: PlaybackData;

beforeAll(async () => {
  await page.viewport(1280, 800);
  definePlayer();
  film = await filmPlayback('lantern-coast');
});
afterEach(() => document.body.replaceChildren());

const find = (player: FootlightPlayer, selector: string): HTMLElement | null =>
  player.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
const focused = (player: FootlightPlayer) => player.shadowRoot?.activeElement;

const place = async (): Promise<FootlightPlayer> => {
  const [stream] = film.streams;
  if (stream === undefined) throw new Error('The film has no stream.');
  const url = URL.createObjectURL(new Blob([WORDS], { type: 'text/vtt' }));
  const subtitles = [{ language: 'en', label: 'English', url, format: 'vtt' as const }];
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    playback: { ...film, streams: [{ ...stream, subtitles }] },
    subtitleLanguage: 'en',
    storage: null,
  });
  document.body.append(player);
  await vi.waitFor(() => expect(find(player, '[part~="settings-button"]')).not.toBeNull(), WAIT_OPTIONS);
  await player.seek({ to: 10 });
  await vi.waitFor(() => expect(find(player, '.cue[data-placed]')).not.toBeNull(), WAIT_OPTIONS);
  return player;
};

/** Opens the panel by keyboard alone. */
const openPanel = async (player: FootlightPlayer): Promise<void> => {
  find(player, '[part~="settings-button"]')?.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(find(player, '[data-id="appearance"]')).not.toBeNull(), WAIT_OPTIONS);
  find(player, '[data-id="appearance"]')?.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(find(player, '.appearance')).not.toBeNull(), WAIT_OPTIONS);
};

const choice = (player: FootlightPlayer, name: string, value: string): HTMLElement => {
  const found = find(player, `.appearance input[name="caption-${name}"][value="${value}"]`);
  if (found === null) throw new Error(`There is no ${name} ${value}.`);
  return found;
};

/** Computed styles of each caption and of the sample. */
const looks = (player: FootlightPlayer) =>
  [...(player.shadowRoot?.querySelectorAll<HTMLElement>('.cue-text') ?? [])].map((text) => {
    const { color, backgroundColor, fontFamily, textShadow } = getComputedStyle(text);
    return { color, backgroundColor, fontFamily, hasEdge: textShadow !== 'none' };
  });

describe('the caption appearance panel', () => {
  it('is operable by keyboard, and applies choices to the sample and all captions immediately', async () => {
    const player = await place();
    await openPanel(player);
    expect(find(player, '[role="dialog"]')?.ariaLabel).toBe('Subtitle appearance');
    expect(focused(player)).toBe(find(player, '[role="dialog"]'));
    await userEvent.keyboard('{Tab}{Tab}');
    expect(focused(player)).toBe(choice(player, 'size', '100'));
    const height = find(player, '.cue .cue-text')?.getBoundingClientRect().height ?? 0;
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await vi.waitFor(() => expect(player.state.captionAppearance).toEqual({ size: 150 }), WAIT_OPTIONS);
    await vi.waitFor(
      () =>
        expect(find(player, '.cue .cue-text')?.getBoundingClientRect().height).toBeGreaterThan(height * 1.4),
      WAIT_OPTIONS,
    );

    await userEvent.click(choice(player, 'font', 'monospace'));
    await userEvent.click(choice(player, 'colour', '#ffe14d'));
    await userEvent.click(choice(player, 'edge', 'outline'));
    await vi.waitFor(() => {
      const all = looks(player);
      expect(all).toHaveLength(3);
      for (const look of all) {
        expect(look.color).toBe('color(srgb 1 0.882353 0.301961)');
        expect(look.fontFamily).toContain('monospace');
        expect(look.hasEdge).toBe(true);
      }
    }, WAIT_OPTIONS);
  });

  it('shows a box when a colour for it is chosen, and changes its opacity in steps', async () => {
    const player = await place();
    await openPanel(player);
    await userEvent.click(choice(player, 'window', '#5b8cff'));
    await vi.waitFor(
      () => expect(player.state.captionAppearance).toEqual({ window: '#5b8cff', windowOpacity: 75 }),
      WAIT_OPTIONS,
    );
    find(player, '.appearance input[aria-label="Box opacity"]')?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await vi.waitFor(() => expect(player.state.captionAppearance.windowOpacity).toBe(50), WAIT_OPTIONS);
    expect(focused(player)?.getAttribute('aria-valuetext')).toBe('50%');
  });

  it('moves captions that have no position of their own', async () => {
    const player = await place();
    await openPanel(player);
    const low = find(player, '.cue:first-of-type')?.getBoundingClientRect().top ?? 0;
    await userEvent.click(choice(player, 'position', 'top'));
    await vi.waitFor(() => {
      const tops = [...(player.shadowRoot?.querySelectorAll('.captions > .cue') ?? [])].map(
        (cue) => cue.getBoundingClientRect().top,
      );
      expect(Math.max(...tops)).toBeLessThan(low / 2);
    }, WAIT_OPTIONS);
  });

  it('resets to the file’s styles, and returns the focus to the settings button when closed', async () => {
    const player = await place();
    await player.setPreferences({ captionAppearance: { size: 200, colour: '#ff6b5e' } });
    await openPanel(player);
    expect(choice(player, 'size', '200')).toMatchObject({ checked: true });
    await userEvent.click(find(player, '[part~="appearance-reset"]') ?? player);
    await vi.waitFor(() => expect(player.state.captionAppearance).toEqual({}), WAIT_OPTIONS);
    await vi.waitFor(
      () => expect(choice(player, 'size', '100')).toMatchObject({ checked: true }),
      WAIT_OPTIONS,
    );
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(find(player, '.appearance')).toBeNull(), WAIT_OPTIONS);
    expect(focused(player)).toBe(find(player, '[part~="settings-button"]'));
  });
});
