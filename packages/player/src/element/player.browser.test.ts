import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PlaybackData } from '@footlight/domain';
import { definePlayer } from './define-player.js';
import type { FootlightPlayer } from './player.element.js';
import { filmPlayback } from '../testing/film-streams.js';
import { parseWebVtt } from '../text/web-vtt.js';

const WAIT_OPTIONS = { timeout: 15_000, interval: 50 };
let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

afterEach(() => {
  document.body.replaceChildren();
  document.body.removeAttribute('lang');
});

const place = async (properties: Partial<FootlightPlayer> = {}): Promise<FootlightPlayer> => {
  const player = Object.assign(document.createElement('footlight-player'), { muted: true, ...properties });
  document.body.append(player);
  await player.updateComplete;
  return player;
};

const mediaOf = (player: FootlightPlayer): HTMLVideoElement => {
  const media = player.shadowRoot?.querySelector('video');
  if (!(media instanceof HTMLVideoElement)) throw new Error('The player has no video element.');
  return media;
};

const ready = (player: FootlightPlayer) =>
  vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);

describe.each(['hls', 'dash'] as const)('<footlight-player> on %s', (protocol) => {
  it('renders frames, and derives its state from the media', async () => {
    const player = await place({ playback: film, protocol });
    let frames = 0;
    const media = mediaOf(player);
    const count = () => {
      frames += 1;
      media.requestVideoFrameCallback(count);
    };
    media.requestVideoFrameCallback(count);

    await expect(player.play()).resolves.toEqual({ paused: false });
    await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(1), WAIT_OPTIONS);

    expect(frames).toBeGreaterThan(8);
    expect(player.state).toMatchObject({
      engine: protocol,
      protocol: protocol.toUpperCase(),
      isPlaying: true,
      title: film.title,
    });
    expect(player.state.duration).toBeCloseTo(92.16, 1);
    await expect(player.pause()).resolves.toEqual({ paused: true });
    expect(media.paused).toBe(true);
  });

  it('resolves each command with the resulting state of the media', async () => {
    const player = await place({ playback: film, protocol });
    const media = mediaOf(player);
    await ready(player);

    const { currentTime } = await player.seek({ to: 40 });
    expect(currentTime).toBeCloseTo(40, 1);
    expect((await player.seek({ by: -15 })).currentTime).toBeCloseTo(25, 1);
    const { currentTime: end } = await player.seek({ to: 1e9 });
    expect(end).toBeCloseTo(91.66, 1);
    await player.seek({ to: 20 });

    expect(await player.setVolume({ volume: 30, muted: false })).toEqual({ volume: 30, muted: false });
    expect(media.volume).toBeCloseTo(0.3);
    expect(await player.setVolume({ muted: true })).toEqual({ volume: 30, muted: true });
    expect(await player.setRate(1.5)).toEqual({ playbackRate: 1.5 });

    expect(player.state.audioTracks.map(({ language }) => language)).toEqual(['en', 'es']);
    const { selectedAudioTrack } = await player.setAudioTrack({ language: 'es' });
    expect(selectedAudioTrack).toMatchObject({ language: 'es', label: 'Español' });

    expect(player.state.qualities.map(({ height }) => height).toSorted((a, b) => a - b)).toEqual([
      180, 360, 720,
    ]);
    const small = player.state.qualities.find(({ height }) => height === 180);
    const { selectedQuality } = await player.setQuality(small?.id ?? null);
    expect(selectedQuality?.height).toBe(180);
    await player.play();
    await vi.waitFor(() => expect(media.videoHeight).toBe(180), WAIT_OPTIONS);
    await vi.waitFor(() => expect(player.state.activeQuality?.height).toBe(180), WAIT_OPTIONS);
    expect(await player.setQuality(null)).toEqual({ selectedQuality: null });
  });
});

describe('<footlight-player>', () => {
  it('renders the subtitles of the chosen language in their own direction', async () => {
    const player = await place({ playback: film });
    await ready(player);
    const file = film.streams[0]?.subtitles.find(({ language }) => language === 'ar')?.url ?? '';
    const [cue] = parseWebVtt(await (await fetch(file)).text());
    await player.setTextTrack({ language: 'ar' });
    await player.seek({ to: (cue?.start ?? 0) + 0.5 });
    await vi.waitFor(() => {
      const captions = player.shadowRoot?.querySelector('.captions');
      expect(captions?.getAttribute('dir')).toBe('rtl');
      expect(captions?.textContent.trim()).toBe(cue?.text);
    }, WAIT_OPTIONS);
    expect(await player.setTextTrack({ language: null })).toEqual({ selectedTextTrack: null });
    await vi.waitFor(() => expect(player.shadowRoot?.querySelector('.captions')).toBeNull(), WAIT_OPTIONS);
    await expect(player.setTextTrack({ language: 'fi' })).rejects.toMatchObject({ code: 'TRACK_NOT_FOUND' });
  });

  it('queues commands that are called before a video is set, in order', async () => {
    const player = await place();
    const outcomes = Promise.all([player.seek({ to: 10 }), player.seek({ to: 30 }), player.play()]);
    player.playback = film;
    const [first, second, play] = await outcomes;
    expect(first).toEqual(second);
    expect(second.currentTime).toBeGreaterThanOrEqual(30);
    expect(play).toEqual({ paused: false });
  });

  it('adopts properties that were set before the element was defined', async () => {
    const name = 'footlight-player-late';
    const early = document.createElement(name);
    Object.assign(early, { muted: true, playback: film, volume: 0.4 });
    document.body.append(early);
    customElements.define(
      name,
      class extends (customElements.get('footlight-player') as typeof FootlightPlayer) {},
    );
    const player = early as FootlightPlayer;
    await ready(player);
    expect(player.state).toMatchObject({ volume: 40, muted: true, id: 'lantern-coast' });
  });

  it('handles only its own keys, and ignores keys in a text field', async () => {
    const [one, other] = [await place({ playback: film }), await place({ playback: film })];
    await Promise.all([ready(one), ready(other)]);
    const press = (target: Element, code: string, key = code) =>
      target.dispatchEvent(
        new KeyboardEvent('keydown', { code, key, bubbles: true, composed: true, cancelable: true }),
      );
    const stage = one.shadowRoot?.querySelector('.stage') ?? one;

    press(stage, 'KeyK', 'k');
    await vi.waitFor(() => expect(one.state.paused).toBe(false), WAIT_OPTIONS);
    expect(other.state.paused).toBe(true);

    // A Cyrillic layout produces another letter for the same key.
    press(stage, 'KeyK', 'л');
    await vi.waitFor(() => expect(one.state.paused).toBe(true), WAIT_OPTIONS);

    press(stage, 'Digit5', '5');
    await vi.waitFor(() => expect(one.state.currentTime).toBeCloseTo(46.08, 0), WAIT_OPTIONS);
    press(stage, 'KeyM', 'm');
    await vi.waitFor(() => expect(one.state.muted).toBe(false), WAIT_OPTIONS);

    const field = document.createElement('input');
    one.append(field);
    press(field, 'KeyM', 'm');
    press(stage, 'KeyC', 'c');
    await vi.waitFor(() => expect(one.state.selectedTextTrack?.language).toBe('en'), WAIT_OPTIONS);
    expect(one.state.muted).toBe(false);
    expect(other.state).toMatchObject({ currentTime: 0, muted: true, selectedTextTrack: null });
  });

  it('shows an alert with a retry button when the source is not found', async () => {
    const player = await place({ src: `${location.origin}/films/none/master.m3u8` });
    await vi.waitFor(() => expect(player.state.status).toBe('failed'), WAIT_OPTIONS);
    expect(player.state.error).toMatchObject({ code: 'NOT_FOUND', details: { status: 404 } });
    await player.updateComplete;
    await vi.waitFor(
      () =>
        expect(player.shadowRoot?.querySelector('[role="alert"] button')?.textContent.trim()).toBe(
          'Try again',
        ),
      WAIT_OPTIONS,
    );
    await expect(player.load({ id: '1', kind: 'vod' })).rejects.toMatchObject({ code: 'NO_SOURCE' });
  });

  it('keeps playing when it is moved, and releases the media when it is removed', async () => {
    const player = await place({ playback: film });
    await player.play();
    const box = document.createElement('div');
    document.body.append(box);
    box.append(player);
    await vi.waitFor(
      () => expect(player.state).toMatchObject({ status: 'ready', isPlaying: true }),
      WAIT_OPTIONS,
    );

    const media = mediaOf(player);
    player.remove();
    await vi.waitFor(() => expect(media.readyState).toBe(0), WAIT_OPTIONS);
    expect(media.src).toBe('');
    expect(player.state.status).toBe('idle');
  });

  it('keeps the language of its page when it is reattached', async () => {
    document.body.lang = 'ar';
    const player = await place({ playback: film });
    const stage = () => player.shadowRoot?.querySelector('.stage');
    await vi.waitFor(() => expect(stage()?.getAttribute('dir')).toBe('rtl'), WAIT_OPTIONS);
    await ready(player);
    player.remove();
    await vi.waitFor(() => expect(player.state.status).toBe('idle'), WAIT_OPTIONS);
    document.body.append(player);
    await ready(player);
    await player.updateComplete;
    expect(stage()?.getAttribute('lang')).toBe('ar');
    expect(stage()?.getAttribute('dir')).toBe('rtl');
  });

  it('emits state changes in batches', async () => {
    const player = await place({ playback: film });
    const revisions: number[] = [];
    const names = new Set<string>();
    player.addEventListener('footlight-statechange', ({ detail }) => {
      revisions.push(detail.revision);
      for (const name of Object.keys(detail.changes)) names.add(name);
    });
    await player.play();
    await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(0.3), WAIT_OPTIONS);
    expect(revisions).toEqual(revisions.map((_, index) => index + 1));
    expect([...names]).toEqual(expect.arrayContaining(['status', 'title', 'isPlaying', 'currentTime']));
    expect((await player.getState(['volume'])).state).toEqual({ volume: 100 });
  });
});
