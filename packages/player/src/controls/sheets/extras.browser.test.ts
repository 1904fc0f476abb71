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

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  localStorage.clear();
});

const find = (player: FootlightPlayer, selector: string): HTMLElement | null =>
  player.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

const appears = (player: FootlightPlayer, selector: string): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const found = find(player, selector);
    if (found === null) throw new Error(`There is no ${selector}.`);
    return found;
  }, WAIT_OPTIONS);

const place = async (properties: Partial<FootlightPlayer> = {}): Promise<FootlightPlayer> => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    playback: { ...film, statsEnabled: true },
    ...properties,
  });
  document.body.append(player);
  await appears(player, '[part~="settings-button"]');
  return player;
};

const choose = async (player: FootlightPlayer, ...rows: string[]): Promise<void> => {
  (await appears(player, '[part~="settings-button"]')).click();
  for (const row of rows) (await appears(player, `.menu-item[data-id="${row}"]`)).click();
};

describe('the sleep timer', () => {
  it('fades the volume, offers to keep watching, pauses, and restores the volume', async () => {
    const player = await place({ muted: false });
    await player.setVolume({ volume: 80, muted: false });
    await player.play();
    await player.setSleepTimer(3 / 60);
    expect(player.state.sleepTimer).toMatchObject({ until: 'time' });

    expect((await appears(player, '[part="sleep-notice"] button')).textContent).toContain('Keep watching');
    await vi.waitFor(() => expect(player.state.volume).toBeLessThan(40), WAIT_OPTIONS);
    await vi.waitFor(() => expect(player.state.paused).toBe(true), WAIT_OPTIONS);
    await vi.waitFor(
      () => expect(player.state).toMatchObject({ sleepTimer: null, volume: 80 }),
      WAIT_OPTIONS,
    );
    await vi.waitFor(
      () =>
        expect(find(player, '[part="sleep-notice"]')?.textContent.trim()).toBe('Paused by the sleep timer'),
      WAIT_OPTIONS,
    );
    await player.play();
    await vi.waitFor(() => expect(find(player, '[part="sleep-notice"]')).toBeNull(), WAIT_OPTIONS);
  });

  it('is set in the menu, extended, and cancelled', async () => {
    const player = await place();
    await choose(player, 'sleep', '30');
    await vi.waitFor(() => expect(player.state.sleepTimer).toMatchObject({ minutes: 30 }), WAIT_OPTIONS);
    (await appears(player, '.menu-item[data-id="more"]')).click();
    await vi.waitFor(() => expect(player.state.sleepTimer).toMatchObject({ minutes: 45 }), WAIT_OPTIONS);
    await player.setSleepTimer(0.5);
    const buttons = () => [
      ...(player.shadowRoot?.querySelectorAll<HTMLElement>('[part="sleep-notice"] button') ?? []),
    ];
    await vi.waitFor(() => expect(buttons()).toHaveLength(2), WAIT_OPTIONS);
    buttons()[0]?.click();
    await vi.waitFor(() => expect(player.state.sleepTimer).toBeNull(), WAIT_OPTIONS);
    await expect(player.setSleepTimer(-1)).rejects.toMatchObject({ code: 'INVALID_PARAMS' });
  });

  it('is cleared after the end of a video when playback starts again', async () => {
    const player = await place();
    await player.setSleepTimer('end');
    await player.seek({ to: 1e9 });
    await player.play();
    await vi.waitFor(() => expect(player.state.ended).toBe(true), WAIT_OPTIONS);
    expect(player.state.sleepTimer).toEqual({ until: 'end' });
    await player.play();
    await vi.waitFor(() => expect(player.state.sleepTimer).toBeNull(), WAIT_OPTIONS);
  });
});

describe('the statistics', () => {
  it('are shown over the picture while enabled, and update', async () => {
    const player = await place();
    await choose(player, 'statistics');
    const box = await appears(player, '[part="statistics"]');
    await player.play();
    const figure = (name: string): string =>
      [...box.querySelectorAll('dl > div')]
        .find((row) => row.querySelector('dt')?.textContent === name)
        ?.querySelector('dd')?.textContent ?? '';
    await vi.waitFor(() => {
      expect(figure('Engine')).toBe('hls · HLS');
      expect(figure('Codecs')).toContain('avc1');
      expect(figure('Picture')).toMatch(/^\d+×\d+ in \d+×\d+$/u);
      expect(figure('Rendition')).toMatch(/^\d+p · [\d.]+ Mbit\/s$/u);
      expect(figure('Connection')).toMatch(/Mbit\/s$/u);
      expect(figure('Frames')).toMatch(/^\d+ dropped of [1-9]\d*$/u);
    }, WAIT_OPTIONS);
    const before = figure('Frames');
    await vi.waitFor(() => expect(figure('Frames')).not.toBe(before), WAIT_OPTIONS);

    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    box.querySelector<HTMLElement>('[aria-label="Copy"]')?.click();
    await vi.waitFor(() => expect(box.querySelector('[aria-label="Copied"]')).not.toBeNull(), WAIT_OPTIONS);
    expect(written).toHaveBeenCalledWith(expect.stringContaining('Engine: hls · HLS'));

    await player.setStatistics(false);
    await vi.waitFor(() => expect(find(player, '[part="statistics"]')).toBeNull(), WAIT_OPTIONS);
  });

  it('are not offered if the service does not enable them', async () => {
    const player = await place({ playback: film });
    (await appears(player, '[part~="settings-button"]')).click();
    await appears(player, '.menu-item[data-id="share"]');
    expect(find(player, '.menu-item[data-id="statistics"]')).toBeNull();
  });
});

describe('sharing', () => {
  it('copies the link with the current time, confirms it for two seconds, and shows the embed code', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const player = await place({
      shareAddress: 'https://tv.example/video/1',
      embedAddress: 'https://tv.example/embed/1',
    });
    await player.seek({ to: 42 });
    await choose(player, 'share');
    const address = await appears(player, '#share-link');
    expect(address).toHaveProperty('value', 'https://tv.example/video/1');
    await userEvent.click(await appears(player, '.share-check input'));
    await vi.waitFor(
      () => expect(address).toHaveProperty('value', 'https://tv.example/video/1?t=42'),
      WAIT_OPTIONS,
    );

    const button = await appears(player, '[part="share-button"]');
    button.click();
    await vi.waitFor(() => expect(button.textContent.trim()).toBe('Link copied'), WAIT_OPTIONS);
    expect(written).toHaveBeenCalledWith('https://tv.example/video/1?t=42');
    await vi.waitFor(() => expect(button.textContent.trim()).toBe('Copy link'), WAIT_OPTIONS);
    expect(await appears(player, '#share-code')).toHaveProperty(
      'value',
      expect.stringContaining('<iframe src="https://tv.example/embed/1?t=42"'),
    );

    written.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    button.click();
    await vi.waitFor(
      () => expect(find(player, '.share-word')?.textContent).toContain('Couldn’t share'),
      WAIT_OPTIONS,
    );
  });

  it('copies an embed code with the current time, whatever the title contains', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const player = await place({
      playback: { ...film, title: '"><script>alert(1)</script>' },
      shareAddress: 'https://tv.example/video/1',
      embedAddress: 'https://tv.example/embed/1?playlistId=3&language=es',
    });
    await player.seek({ to: 42 });
    await choose(player, 'share');
    await userEvent.click(await appears(player, '.share-check input'));
    const button = await appears(player, '#share-code + [part="share-button"]');
    button.click();
    await vi.waitFor(() => expect(button.textContent.trim()).toBe('Code copied'), WAIT_OPTIONS);
    expect(find(player, '.share-word')?.textContent).toContain('Code copied');

    // The copied code is a single frame with the policies that it needs, even if the title contains markup.
    const page = new DOMParser().parseFromString(written.mock.lastCall?.[0] ?? '', 'text/html');
    const [frame, ...others] = page.body.children;
    expect(others).toEqual([]);
    expect(frame?.getAttribute('src')).toBe('https://tv.example/embed/1?playlistId=3&language=es&t=42');
    expect(frame?.getAttribute('title')).toBe('"><script>alert(1)</script>');
    for (const policy of ['autoplay', 'fullscreen', 'encrypted-media', 'picture-in-picture'])
      expect(frame?.getAttribute('allow')?.split('; ')).toContain(policy);
    await vi.waitFor(() => expect(button.textContent.trim()).toBe('Copy code'), WAIT_OPTIONS);

    written.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    button.click();
    await vi.waitFor(
      () => expect(find(player, '.share-word')?.textContent).toContain('Copy it manually'),
      WAIT_OPTIONS,
    );
  });
});

describe('the title of the video', () => {
  it('is shown over the picture if the player is in a frame', async () => {
    // The page of the test runner is a frame, like an embedded player.
    const player = await place();
    await player.play();
    const title = await appears(player, '[part="title"]');
    expect(title.textContent).toBe(film.title);
  });
});
