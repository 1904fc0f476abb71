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

const streamOf = (protocol: 'HLS' | 'DASH'): string =>
  film.streams.find((stream) => stream.protocol === protocol)?.url ?? '';

/** A player with the plain stream, set up with attributes. */
const place = (attributes: Record<string, string> = {}, children = ''): FootlightPlayer => {
  const player = document.createElement('footlight-player');
  const written = { muted: '', protocol: 'hls', src: streamOf('HLS'), ...attributes };
  for (const [name, value] of Object.entries(written)) player.setAttribute(name, value);
  player.innerHTML = children;
  document.body.append(player);
  return player;
};

const ready = (player: FootlightPlayer) =>
  vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);

const within = (player: FootlightPlayer, selector: string): HTMLElement | null =>
  player.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

const raise = (message: string): never => {
  throw new Error(message);
};

const mediaOf = (player: FootlightPlayer): HTMLVideoElement => {
  const media = within(player, 'video');
  if (!(media instanceof HTMLVideoElement)) throw new Error('The player has no video element.');
  return media;
};

const track = (kind: string, file: string, more = ''): string =>
  `<track kind="${kind}" src="/films/lantern-coast/${file}" ${more}>`;

const TRACKS = [
  track('subtitles', 'subtitles/en.vtt', 'srclang="en" label="English"'),
  track('captions', 'subtitles/es.vtt', 'srclang="es" label="Español" default'),
  track('chapters', 'chapters/en.vtt'),
  track('metadata', 'thumbnails.vtt', 'label="thumbnails"'),
].join('');

describe('a plain source', () => {
  it('uses the title, subtitles, chapters and thumbnails that the page provides', async () => {
    const player = place(
      { 'video-title': 'A coast', poster: '/artwork/lantern-coast/thumbnail.webp' },
      TRACKS,
    );
    await ready(player);
    await vi.waitFor(() => {
      expect(player.state).toMatchObject({ id: null, title: 'A coast', subtitleLanguages: ['en', 'es'] });
      expect(player.state.selectedTextTrack).toMatchObject({ language: 'es', label: 'Español' });
    }, WAIT_OPTIONS);
    const addresses = player.state.annotations;
    expect(addresses.chapters).toMatch(/chapters\/en\.vtt$/u);
    expect(addresses.thumbnails).toMatch(/thumbnails\.vtt$/u);
    await vi.waitFor(
      () => expect(player.core?.annotations.store.get().chapters.length).toBeGreaterThan(1),
      WAIT_OPTIONS,
    );
    await vi.waitFor(() => expect(within(player, '[part~="poster"]')).not.toBeNull(), WAIT_OPTIONS);
    expect(within(player, '[part~="stage"]')?.getAttribute('aria-label')).toContain('A coast');

    await player.core?.annotations.loadThumbnails();
    expect(player.core?.annotations.store.get().thumbnails.length).toBeGreaterThan(10);
  });

  it('PLAY-21: shows the default of two tracks in one language, of which captions have a role', async () => {
    const player = place(
      {},
      track('subtitles', 'subtitles/en.vtt', 'srclang="eng" label="Plain"') +
        track('captions', 'subtitles/en.vtt', 'srclang="eng" label="For the deaf" default'),
    );
    await ready(player);
    await vi.waitFor(
      () => expect(player.state.selectedTextTrack).toMatchObject({ label: 'For the deaf', role: 'captions' }),
      WAIT_OPTIONS,
    );
    await player.setTextTrack({ language: null });
    await player.setTextTrack({ language: 'en' });
    expect(player.state.selectedTextTrack?.language).toBe('eng');
  });

  it('says that a file is no text track, and keeps the one before', async () => {
    const player = place({}, TRACKS + track('subtitles', 'film.json', 'srclang="pt" label="Português"'));
    await ready(player);
    await vi.waitFor(() => expect(player.state.selectedTextTrack?.language).toBe('es'), WAIT_OPTIONS);
    await expect(player.setTextTrack({ language: 'pt' })).rejects.toMatchObject({ code: 'UNSUPPORTED' });
    expect(player.state.selectedTextTrack?.language).toBe('es');
  });

  it('keeps its tracks when the source changes, and adds tracks that are inserted later', async () => {
    const player = place({}, TRACKS);
    await ready(player);
    await vi.waitFor(() => expect(player.state.selectedTextTrack?.language).toBe('es'), WAIT_OPTIONS);
    player.src = streamOf('DASH');
    player.protocol = 'dash';
    await vi.waitFor(
      () => expect(player.state).toMatchObject({ status: 'ready', engine: 'dash' }),
      WAIT_OPTIONS,
    );
    await vi.waitFor(() => expect(player.state.selectedTextTrack?.language).toBe('es'), WAIT_OPTIONS);

    player.insertAdjacentHTML(
      'beforeend',
      track('subtitles', 'subtitles/ar.vtt', 'srclang="ar" label="العربية"'),
    );
    await vi.waitFor(() => expect(player.state.subtitleLanguages).toEqual(['en', 'es', 'ar']), WAIT_OPTIONS);
    await vi.waitFor(() => expect(player.state.selectedTextTrack?.language).toBe('es'), WAIT_OPTIONS);
  });

  it('starts at the position that the page sets', async () => {
    const player = place({ 'start-at': '30' });
    await ready(player);
    await vi.waitFor(() => expect(player.state.currentTime).toBeCloseTo(30, 0), WAIT_OPTIONS);
    expect(player.state.resumedFrom).toBeNull();
  });

  it('resumes at the position saved in this browser, only if the page enables it', async () => {
    const first = place({ resume: '' });
    await ready(first);
    await vi.waitFor(() => expect(within(first, 'footlight-player-settings')).not.toBeNull(), WAIT_OPTIONS);
    await first.seek({ to: 40 });
    await vi.waitFor(
      () => expect(localStorage.getItem('footlight.places')).toContain('"position":40'),
      WAIT_OPTIONS,
    );
    first.remove();

    const again = place({ resume: '' });
    await ready(again);
    expect(again.state.resumedFrom).toBeCloseTo(40, 0);
    await vi.waitFor(() => expect(again.state.currentTime).toBeCloseTo(40, 0), WAIT_OPTIONS);

    const unasked = place();
    await ready(unasked);
    expect(unasked.state).toMatchObject({ resumedFrom: null, currentTime: 0 });
  });

  it.each(['{', '{"a":1}', '[["x"],[1,{}],"y"]'])('ignores the invalid saved positions %s', async (text) => {
    localStorage.setItem('footlight.places', text);
    // Of an address that no player of the tests before, which may still be leaving, has a position of.
    const player = place({ resume: '', protocol: 'dash', src: streamOf('DASH') });
    await ready(player);
    expect(player.state.resumedFrom).toBeNull();
  });

  it.each(['hls', 'dash'])('restarts at its end on %s if it loops', async (protocol) => {
    const src = streamOf(protocol === 'hls' ? 'HLS' : 'DASH');
    const player = place({ loop: '', protocol, src, 'start-at': '91' });
    await ready(player);
    await player.play();
    await vi.waitFor(() => {
      expect(player.state.currentTime).toBeLessThan(10);
      expect(player.state).toMatchObject({ ended: false, isPlaying: true });
    }, WAIT_OPTIONS);
  });

  it('offers the playback rates that the page lists', async () => {
    const player = place({ rates: '2, 1 0.5 nonsense 17 1' });
    await ready(player);
    await vi.waitFor(() => expect(within(player, '[aria-label="Settings"]')).not.toBeNull(), WAIT_OPTIONS);
    within(player, '[aria-label="Settings"]')?.click();
    const row = await vi.waitUntil(
      () =>
        [...(player.shadowRoot?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])].find((item) =>
          item.textContent.includes('Speed'),
        ),
      WAIT_OPTIONS,
    );
    row.click();
    await vi.waitFor(() => {
      const choices = [...(player.shadowRoot?.querySelectorAll('[role="menuitemradio"]') ?? [])];
      expect(choices.map(({ textContent }) => textContent.trim())).toEqual(['0.5×', 'Normal', '2×']);
    }, WAIT_OPTIONS);
  });

  it('passes `crossorigin` on to the media element', async () => {
    const player = place({ crossorigin: 'anonymous' });
    await player.updateComplete;
    expect(mediaOf(player).crossOrigin).toBe('anonymous');
    player.removeAttribute('crossorigin');
    await player.updateComplete;
    expect(mediaOf(player).crossOrigin).toBeNull();
  });

  it('accepts skip markers and a licence server as attributes, and plays', async () => {
    const player = place({
      'skip-markers': JSON.stringify([{ type: 'INTRO', from: 2, to: 9 }]),
      drm: '{"url":"/licence","keySystems":["org.w3.clearkey"]}',
    });
    await ready(player);
    expect(player.state).toMatchObject({ skipMarkers: [{ type: 'INTRO', from: 2, to: 9 }], engine: 'hls' });
    await player.play();
    await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(0.2), WAIT_OPTIONS);
  });

  it('plays a pre-roll advertisement', async () => {
    const vast = `<VAST version="4.2"><Ad id="a"><InLine><AdSystem>s</AdSystem><AdTitle>Before it</AdTitle><Creatives><Creative><Linear>
      <Duration>00:00:05</Duration><MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640" height="360">
      <![CDATA[${location.origin}/films/lantern-coast/v180.mp4]]></MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>`;
    const player = place({ 'ad-tag': URL.createObjectURL(new Blob([vast], { type: 'text/xml' })) });
    await ready(player);
    void player.play().catch(() => undefined);
    await vi.waitFor(
      () => expect(player.state.ad).toMatchObject({ placement: 'PRE_ROLL', title: 'Before it' }),
      WAIT_OPTIONS,
    );
  });

  it.each([
    ['drm', '{"token":"t"}', 'drm.url'],
    ['skip-markers', '[{"type":"INTRO"}]', 'skipMarkers[0].from'],
  ])('reports the missing field in %s', async (name, text, path) => {
    const player = place({ [name]: text });
    await vi.waitFor(
      () => expect(player.state.error).toMatchObject({ code: 'INVALID_PARAMS', details: { path } }),
      WAIT_OPTIONS,
    );
  });

  it('reports the missing field in playback data', async () => {
    const player = place();
    await ready(player);
    const { annotations: _, ...rest } = film;
    player.playback = rest as PlaybackData;
    await vi.waitFor(
      () =>
        expect(player.state.error).toMatchObject({
          code: 'INVALID_PARAMS',
          details: { path: 'playback.annotations' },
        }),
      WAIT_OPTIONS,
    );
  });

  it('PLAY-16: keeps the artwork and controls of audio-only media visible, without picture commands', async () => {
    const artwork = '/artwork/lantern-coast/thumbnail.webp';
    const player = place({ src: '/films/lantern-coast/a-en.mp4', poster: artwork, protocol: '' });
    await ready(player);
    expect(player.state.audioOnly).toBe(true);
    await player.play();
    await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(0.3), WAIT_OPTIONS);
    expect(within(player, '[part~="poster"]')?.hasAttribute('data-gone')).toBe(false);
    for (const part of ['fullscreen-button', 'picture-in-picture-button'])
      expect(within(player, `[part~="${part}"]`)).toBeNull();
    expect(within(player, '[part~="play-button"]')).not.toBeNull();
    // The controls stay when the pointer leaves, because they would cover no picture.
    within(player, '[part~="stage"]')?.dispatchEvent(
      new PointerEvent('pointerleave', { pointerType: 'mouse' }),
    );
    await player.updateComplete;
    expect(within(player, '[part~="stage"]')?.hasAttribute('data-controls')).toBe(true);

    // Keys and presses run no commands that need a picture.
    const execute = vi.spyOn(player.core ?? raise('The player has no core.'), 'execute');
    for (const key of ['f', 'i'])
      expect(player.pressKey(new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}` }))).toBe(
        false,
      );
    within(player, '.picture')?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    expect(execute).not.toHaveBeenCalled();
    execute.mockRestore();

    player.src = streamOf('HLS');
    player.protocol = 'hls';
    const played = player.play();
    await vi.waitFor(
      () => expect(player.state).toMatchObject({ status: 'ready', engine: 'hls' }),
      WAIT_OPTIONS,
    );
    await played;
    expect(player.state.audioOnly).toBe(false);
    await vi.waitFor(
      () => expect(within(player, '[part~="fullscreen-button"]')).not.toBeNull(),
      WAIT_OPTIONS,
    );
  });

  it('PLAY-16: shows the title and an audio icon if there is no artwork, also without controls', async () => {
    const player = place({
      src: '/films/lantern-coast/a-en.mp4',
      protocol: '',
      'video-title': 'Evening Post',
    });
    await ready(player);
    const sign = () => within(player, '[part~="sound-sign"]');
    await vi.waitFor(() => expect(sign()?.checkVisibility()).toBe(true), WAIT_OPTIONS);
    expect(within(player, '[part~="sound-title"]')?.textContent).toBe('Evening Post');
    // The play button is over the audio icon, and both are centred.
    const drawing = sign()?.querySelector('svg')?.getBoundingClientRect();
    const button = within(player, '[part~="start-button"]')?.getBoundingClientRect();
    expect(Math.abs((drawing?.y ?? 0) - (button?.y ?? NaN))).toBeLessThan(2);
    expect(Math.abs((drawing?.width ?? 0) - (button?.width ?? NaN))).toBeLessThan(2);
    await player.play();
    await vi.waitFor(() => expect(sign()?.hasAttribute('data-playing')).toBe(true), WAIT_OPTIONS);

    player.controls = 'none';
    player.titles = 'none';
    await vi.waitFor(() => expect(within(player, '[part~="sound-title"]')).toBeNull(), WAIT_OPTIONS);
    expect(sign()?.checkVisibility()).toBe(true);

    // Artwork replaces the icon; artwork that fails to load does not.
    player.poster = '/artwork/lantern-coast/thumbnail.webp';
    await vi.waitFor(() => expect(sign()?.checkVisibility()).toBe(false), WAIT_OPTIONS);
    player.poster = '/artwork/lantern-coast/nothing.webp';
    await vi.waitFor(() => expect(sign()?.checkVisibility()).toBe(true), WAIT_OPTIONS);
    player.poster = '';
    await player.updateComplete;
    expect(sign()?.checkVisibility()).toBe(true);
  });

  it('PLAY-16: hides settings that need a picture for audio-only media', async () => {
    const player = place({ src: '/films/lantern-coast/a-en.mp4', protocol: '' }, TRACKS);
    await ready(player);
    await vi.waitFor(() => expect(within(player, '[part~="settings-button"]')).not.toBeNull(), WAIT_OPTIONS);
    within(player, '[part~="settings-button"]')?.click();
    const rows = () => [...(player.shadowRoot?.querySelectorAll<HTMLElement>('.menu-item') ?? [])];
    await vi.waitFor(() => expect(rows().length).toBeGreaterThan(2), WAIT_OPTIONS);
    const names = rows().map(({ dataset }) => dataset['id']);
    expect(names).toEqual(expect.arrayContaining(['speed', 'appearance', 'sleep']));
    expect(names).not.toEqual(expect.arrayContaining(['quality']));
    expect(names).not.toEqual(expect.arrayContaining(['picture-in-picture']));
    rows()
      .find(({ dataset }) => dataset['id'] === 'appearance')
      ?.click();
    await vi.waitFor(() => expect(within(player, '.appearance')).not.toBeNull(), WAIT_OPTIONS);
    const choices = [...(player.shadowRoot?.querySelectorAll('[role="radiogroup"]') ?? [])];
    expect(choices.map((choice) => choice.getAttribute('aria-label'))).not.toContain('Position');
    expect(choices.length).toBeGreaterThan(2);
  });
});
