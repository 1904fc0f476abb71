import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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

const place = (properties: Partial<FootlightPlayer> = {}): FootlightPlayer => {
  const player = Object.assign(document.createElement('footlight-player'), {
    storage: null,
    muted: true,
    ...properties,
  });
  document.body.append(player);
  return player;
};

const ready = (player: FootlightPlayer) =>
  vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);

/** Records the media events dispatched on the element; none of them may bubble to the page. */
const listen = (player: FootlightPlayer, names: readonly string[]) => {
  const received: string[] = [];
  const bubbled: string[] = [];
  for (const name of names) {
    player.addEventListener(name, () => received.push(name));
    document.addEventListener(name, () => bubbled.push(name), { once: true });
  }
  return { received, bubbled, times: (name: string) => received.filter((one) => one === name).length };
};

// PLAY-17
describe('<footlight-player> as a media element', () => {
  it('has the values of a <video> without a source before it has a video', () => {
    const player = place();
    const video = document.createElement('video');
    const names = [
      'currentTime',
      'duration',
      'paused',
      'ended',
      'seeking',
      'readyState',
      'networkState',
      'error',
      'volume',
      'playbackRate',
      'videoWidth',
      'videoHeight',
      'currentSrc',
    ] as const;
    for (const name of names) expect([name, player[name]]).toEqual([name, video[name]]);
    for (const name of ['buffered', 'seekable', 'played', 'textTracks'] as const)
      expect([name, player[name].length]).toEqual([name, 0]);
  });

  it('keeps values that are assigned before it has a video, even before it was defined', async () => {
    const name = 'footlight-player-assigned';
    const early = document.createElement(name);
    Object.assign(early, { muted: true, volume: 0.4, playbackRate: 1.5, currentTime: 30, storage: null });
    document.body.append(early);
    customElements.define(
      name,
      class extends (customElements.get('footlight-player') as typeof FootlightPlayer) {},
    );
    const player = early as FootlightPlayer;
    expect(player).toMatchObject({ muted: true, volume: 0.4, playbackRate: 1.5, currentTime: 30 });
    player.playback = film;
    await player.play();
    expect(player.currentTime).toBeGreaterThanOrEqual(30);
    expect(player).toMatchObject({ muted: true, volume: 0.4, playbackRate: 1.5 });
    expect(player.state).toMatchObject({ muted: true, volume: 40, playbackRate: 1.5 });
  });

  it('has the properties of a media element while it plays, and fires each event once without bubbling', async () => {
    const player = place({ preload: 'auto' });
    const { received, bubbled, times } = listen(player, [
      'loadstart',
      'loadedmetadata',
      'durationchange',
      'play',
      'playing',
      'pause',
      'seeking',
      'seeked',
      'timeupdate',
      'volumechange',
      'ratechange',
      'ended',
      'error',
    ]);
    player.playback = film;
    await ready(player);
    expect(player.duration).toBeCloseTo(92.16, 1);
    expect(player.readyState).toBeGreaterThanOrEqual(1);
    await player.play();
    expect(player.paused).toBe(false);
    await vi.waitFor(() => expect(received).toContain('timeupdate'), WAIT_OPTIONS);
    expect(player.currentTime).toBeGreaterThan(0);
    expect(player.videoWidth).toBeGreaterThan(0);
    expect(player.buffered.end(0)).toBeGreaterThan(0);
    expect(player.seekable.end(0)).toBeCloseTo(92.16, 1);

    player.currentTime = 40;
    await vi.waitFor(() => expect(received).toContain('seeked'), WAIT_OPTIONS);
    expect(player.currentTime).toBeGreaterThanOrEqual(40);
    player.volume = 0.25;
    player.playbackRate = 1.25;
    await vi.waitFor(
      () => expect(player.state).toMatchObject({ volume: 25, playbackRate: 1.25 }),
      WAIT_OPTIONS,
    );
    expect(times('ratechange')).toBeGreaterThan(0);
    player.muted = false;
    expect(player.muted).toBe(false);
    await player.pause();
    expect(player.paused).toBe(true);
    await vi.waitFor(() => expect(times('pause')).toBe(1), WAIT_OPTIONS);

    expect(times('play')).toBe(1);
    expect(times('loadedmetadata')).toBe(1);
    expect(times('error')).toBe(0);
    expect(bubbled).toEqual([]);
  });

  it('ends, and restarts if it loops', async () => {
    const player = place({ playback: film });
    const { times } = listen(player, ['ended', 'seeked']);
    await player.play();
    player.currentTime = player.duration;
    // The event follows the property.
    await vi.waitFor(() => expect([player.ended, times('ended')]).toEqual([true, 1]), WAIT_OPTIONS);
    player.loop = true;
    await player.play();
    await player.updateComplete;
    player.fastSeek(-5);
    await vi.waitFor(() => expect(player.currentTime).toBeLessThan(5), WAIT_OPTIONS);
    player.fastSeek(91);
    await vi.waitFor(() => expect(player.currentTime).toBeLessThan(30), WAIT_OPTIONS);
    expect(times('ended')).toBe(1);
  });

  it('selects subtitles, audio and quality through its track lists', async () => {
    const player = place({ preload: 'auto' });
    const { textTracks, audioTracks, videoRenditions } = player;
    const changes: string[] = [];
    textTracks.addEventListener('addtrack', (event) => {
      const { track } = event as Event & { readonly track: { readonly kind: string } };
      changes.push(track.kind);
    });
    player.playback = film;
    await ready(player);
    await vi.waitFor(() => expect(changes).toContain('chapters'), WAIT_OPTIONS);
    expect(Array.from(textTracks, ({ kind }) => kind)).toEqual(
      expect.arrayContaining(['subtitles', 'chapters', 'metadata']),
    );

    const arabic = [...textTracks].find(({ language }) => language === 'ar');
    if (arabic === undefined) throw new Error('The film has no Arabic subtitles.');
    expect(arabic.mode).toBe('disabled');
    const changed = vi.fn<() => void>();
    textTracks.addEventListener('change', changed);
    arabic.mode = 'showing';
    expect(arabic.mode).toBe('showing');
    await vi.waitFor(() => expect(player.state.selectedTextTrack?.language).toBe('ar'), WAIT_OPTIONS);
    expect(changed).toHaveBeenCalled();
    arabic.mode = 'disabled';
    await vi.waitFor(() => expect(player.state.selectedTextTrack).toBeNull(), WAIT_OPTIONS);
    expect(textTracks.getTrackById(arabic.id)).toBe(arabic);

    const chapters = [...textTracks].find(({ kind }) => kind === 'chapters');
    await vi.waitFor(
      () =>
        expect(chapters?.cues?.[0]).toMatchObject({
          startTime: 0,
          text: expect.stringMatching(/./u) as string,
        }),
      WAIT_OPTIONS,
    );
    const thumbnails = [...textTracks].find(({ label }) => label === 'thumbnails');
    await vi.waitFor(
      () =>
        expect(thumbnails?.cues?.[0]).toMatchObject({
          text: expect.stringMatching(/^http.+#xywh=\d/u) as string,
        }),
      WAIT_OPTIONS,
    );

    expect(Array.from(audioTracks, ({ language, enabled }) => [language, enabled])).toEqual([
      ['en', true],
      ['es', false],
    ]);
    const [, spanish] = audioTracks;
    if (spanish !== undefined) spanish.enabled = true;
    await vi.waitFor(() => expect(player.state.selectedAudioTrack?.language).toBe('es'), WAIT_OPTIONS);
    expect(spanish?.enabled).toBe(true);

    expect(Array.from(videoRenditions, ({ height }) => height).toSorted((a, b) => a - b)).toEqual([
      180, 360, 720,
    ]);
    expect(videoRenditions.selectedIndex).toBe(-1);
    videoRenditions.selectedIndex = 0;
    await vi.waitFor(() => expect(videoRenditions.selectedIndex).toBe(0), WAIT_OPTIONS);
    expect(player.state.selectedQuality?.id).toBe(videoRenditions[0]?.id);
    videoRenditions.selectedIndex = -1;
    await vi.waitFor(() => expect(player.state.selectedQuality).toBeNull(), WAIT_OPTIONS);
  });

  // PLAY-35
  it('plays in the same video element as long as it exists', async () => {
    const player = place({ preload: 'auto', src: '/films/lantern-coast/v180.mp4' });
    const { media } = player;
    await ready(player);
    expect(media).toBe(player.shadowRoot?.querySelector('video'));
    expect(media.currentSrc).toBe(player.currentSrc);
    player.src = null;
    player.playback = film;
    await vi.waitFor(() => expect(player.state.protocol).toBe('HLS'), WAIT_OPTIONS);
    expect(player.media).toBe(media);
    player.remove();
    expect(player.media).toBe(media);
  });

  // PLAY-33
  it('gives hidden tracks their cues without showing them, and renders the tracks of the page', async () => {
    const player = place({ preload: 'auto', playback: film });
    const { textTracks } = player;
    await ready(player);
    const spanish = await vi.waitUntil(
      () => [...textTracks].find(({ language }) => language === 'es'),
      WAIT_OPTIONS,
    );
    spanish.mode = 'hidden';
    await vi.waitFor(() => expect(spanish.cues?.length).toBeGreaterThan(1), WAIT_OPTIONS);
    expect(player.state.selectedTextTrack).toBeNull();
    const own = player.addTextTrack('captions', 'Mine', 'fr');
    own.addCue(new VTTCue(0, 90, 'bonjour'));
    own.mode = 'showing';
    const rendered = (): string[] =>
      [...(player.shadowRoot?.querySelectorAll('.cue') ?? [])].map(({ textContent }) => textContent.trim());
    await vi.waitFor(() => expect(rendered()).toEqual(['bonjour']), WAIT_OPTIONS);
    own.mode = 'disabled';
    await vi.waitFor(() => expect(rendered()).toEqual([]), WAIT_OPTIONS);
  });

  it('reports errors as MediaError codes, and can load again afterwards', async () => {
    const player = place({ preload: 'auto', src: '/films/lantern-coast/no-such-file.mp4' });
    const { times } = listen(player, ['error']);
    await vi.waitFor(() => expect(player.error).not.toBeNull(), WAIT_OPTIONS);
    expect([MediaError.MEDIA_ERR_NETWORK, MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED]).toContain(
      player.error?.code,
    );
    expect(times('error')).toBe(1);
    player.src = '/films/lantern-coast/v180.mp4';
    await player.play();
    expect(player.error).toBeNull();
    expect(player.currentSrc).toBe(`${location.origin}/films/lantern-coast/v180.mp4`);
    await player.load();
    await ready(player);
  });

  // PLAY-30
  it('throws an error that describes an invalid value', () => {
    const player = place();
    expect(() => (player.volume = 50)).toThrow(/^volume must be 0 to 1, not 50\.$/u);
    expect(() => (player.currentTime = Number.NaN)).toThrow(
      /^currentTime must be a finite number, not NaN\.$/u,
    );
    expect(() => (player.playbackRate = 17)).toThrow(/^playbackRate must be 0, or 0\.0625 to 16, not 17\.$/u);
    expect(player).toMatchObject({ volume: 1, currentTime: 0, playbackRate: 1 });
  });
});
