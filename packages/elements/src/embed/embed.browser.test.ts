import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PlayerError } from '@footlight/player';
import { configure } from '../configuration.js';
import type { FootlightEmbed } from './embed.element.js';

const ORIGIN = 'https://service.example';
const WAIT_OPTIONS = { timeout: 5000, interval: 20 };

/** Created before the element is defined, as by a page that sets it up while its script is loading. */
const early = document.createElement('footlight-embed');
Object.assign(early, { video: '7', muted: true, startAt: 3, language: 'pt' });
early.setAttribute('controls', 'none');
document.body.append(early);
await import('../define/embed.js');

const frameOf = (embed: Element): HTMLIFrameElement | null =>
  embed.shadowRoot?.querySelector('iframe') ?? null;

const addressOf = (embed: Element): Promise<URL> =>
  vi.waitFor(() => {
    const address = frameOf(embed)?.getAttribute('src') ?? null;
    if (address === null) throw new Error('There is no frame yet.');
    return new URL(address);
  }, WAIT_OPTIONS);

const queryOf = async (embed: Element): Promise<Record<string, string>> =>
  Object.fromEntries((await addressOf(embed)).searchParams);

const add = (attributes: string, inside = ''): FootlightEmbed => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<footlight-embed origin="${ORIGIN}" language="en" ${attributes}>${inside}</footlight-embed>`,
  );
  const embed = document.body.lastElementChild;
  if (embed === null) throw new Error('Nothing was added.');
  return embed as FootlightEmbed;
};

beforeEach(async () => {
  await page.viewport(800, 600);
  configure({ origin: ORIGIN });
});

afterEach(() => {
  document.body.replaceChildren();
});

describe('<footlight-embed>', () => {
  it('keeps properties that were set before it was defined', async () => {
    document.body.append(early);
    expect(early).toMatchObject({ video: '7', muted: true, startAt: 3, controls: 'none' });
    expect((await addressOf(early)).pathname).toBe('/embed/vod/7');
    expect(await queryOf(early)).toEqual({ t: '3', muted: 'true', language: 'pt', controls: 'none' });
  });

  it('parses attributes: empty, boolean, numeric, invalid and removed ones', () => {
    const embed = add(
      'video="" muted="" autoplay="false" volume="0.4" start-at="soon" auto-advance="off" preload="all"',
    );
    expect(embed).toMatchObject({
      video: null,
      muted: true,
      autoplay: false,
      loop: false,
      defaultMuted: true,
      volume: 0.4,
      defaultVolume: 0.4,
      startAt: null,
      autoAdvance: false,
      preload: 'metadata',
      loading: 'lazy',
      poster: null,
      videoTitle: '',
    });
    for (const name of ['muted', 'volume', 'video', 'auto-advance']) embed.removeAttribute(name);
    expect(embed).toMatchObject({
      muted: false,
      volume: 1,
      defaultVolume: null,
      video: null,
      autoAdvance: null,
    });
  });

  // PLAY-34
  it('accepts properties of any type; the attributes of <video> hold the values of theirs', () => {
    const embed = add('');
    Object.assign(embed, {
      video: 1001,
      volume: '0.55',
      muted: 'yes',
      controls: 'everything',
      autoAdvance: true,
      poster: new URL('/a.webp', ORIGIN),
    });
    expect(embed).toMatchObject({
      video: '1001',
      volume: 0.55,
      muted: true,
      controls: 'default',
      autoAdvance: true,
      poster: `${ORIGIN}/a.webp`,
    });
    expect(embed.getAttributeNames()).toEqual(['origin', 'language', 'controls', 'poster']);
    Object.assign(embed, { loop: true, defaultMuted: true, preload: 'none', poster: null });
    expect(embed.getAttributeNames()).toEqual(['origin', 'language', 'controls', 'loop', 'muted', 'preload']);
    Object.assign(embed, { video: undefined, volume: null, muted: 0, loop: false });
    expect(embed).toMatchObject({ video: null, volume: 0.55, muted: false, loop: false });
    expect(embed.hasAttribute('loop')).toBe(false);
  });

  // PLAY-34
  it('has the values of a <video> without a source before there is a frame, and keeps what is assigned', async () => {
    const embed = add('');
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
      'muted',
      'playbackRate',
      'videoWidth',
      'currentSrc',
      'HAVE_ENOUGH_DATA',
    ] as const;
    for (const name of names) expect([name, embed[name]]).toEqual([name, video[name]]);
    for (const name of ['buffered', 'seekable', 'played', 'textTracks', 'audioTracks'] as const)
      expect([name, embed[name].length]).toEqual([name, 0]);
    expect(() => (embed.volume = 2)).toThrow(/^volume must be 0 to 1, not 2\.$/u);
    expect(() => (embed.playbackRate = -1)).toThrow(/^playbackRate must be/u);
    expect(() => (embed.currentTime = Number.NaN)).toThrow(TypeError);
    expect(() => embed.addTextTrack()).toThrow(/cannot be added/u);
    const types = ['application/vnd.apple.mpegurl', 'application/dash+xml', 'video/mp4', 'video/x-nothing'];
    expect(types.map((type) => embed.canPlayType(type))).toEqual(['maybe', 'maybe', 'maybe', '']);
    Object.assign(embed, {
      volume: 0.4,
      muted: true,
      currentTime: 7,
      playbackRate: 4,
      video: '1',
      loading: 'eager',
    });
    expect(embed).toMatchObject({ volume: 0.4, muted: true, currentTime: 7, playbackRate: 4 });
    expect(await queryOf(embed)).toMatchObject({ volume: '40', muted: 'true', t: '7' });
  });

  it('builds its frame address from a video, an event, a playlist, and a video in a playlist', async () => {
    const paths = await Promise.all(
      ['video="1"', 'live="2"', 'playlist="3"', 'playlist="3" video="4"'].map(async (attributes) => {
        const { pathname, search } = await addressOf(add(`${attributes} loading="eager"`));
        return pathname + search;
      }),
    );
    expect(paths).toEqual([
      '/embed/vod/1?language=en',
      '/embed/live/2?language=en',
      '/embed/playlist/3?language=en',
      '/embed/vod/4?playlistId=3&language=en',
    ]);
  });

  it('creates one frame, with the permissions policies that a player needs', async () => {
    const embed = add('video="1" loading="eager" video-title="A coast"');
    await addressOf(embed);
    const frame = frameOf(embed);
    // A policy that the browser does not know would be an error in the console of the page.
    const { featurePolicy } = document as unknown as { readonly featurePolicy: { features(): string[] } };
    const all = [
      'autoplay',
      'fullscreen',
      'encrypted-media',
      'picture-in-picture',
      'web-share',
      'clipboard-write',
    ];
    const known = all.filter((policy) => featurePolicy.features().includes(policy));
    expect(known).toEqual(expect.arrayContaining(['autoplay', 'fullscreen', 'encrypted-media']));
    expect(frame?.allow).toBe(known.join('; '));
    expect(frame?.title).toBe('Video player: A coast');
    expect(frame?.getAttribute('part')).toBe('frame');
    embed.setAttribute('poster', 'x.webp');
    await Promise.resolve();
    expect(embed.shadowRoot?.querySelectorAll('iframe')).toHaveLength(1);
  });

  it.each(['by its attributes', 'by a call'])('loads its frame once: %s', async (way) => {
    const embed = add(way === 'by a call' ? '' : 'video="1" loading="eager" start-at="3" muted');
    if (way === 'by a call') {
      Object.assign(embed, { video: '1', startAt: 3, muted: true });
      embed.play().catch(() => undefined);
    }
    const first = frameOf(embed);
    expect(first?.getAttribute('src')).toBe(`${ORIGIN}/embed/vod/1?t=3&muted=true&language=en`);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    if (embed.shadowRoot !== null)
      observer.observe(embed.shadowRoot, { childList: true, subtree: true, attributeFilter: ['src'] });
    embed.setAttribute('title', 'Unchanged');
    await new Promise((resolve) => setTimeout(resolve));
    expect(
      changes.filter(
        ({ target, removedNodes }) => target === first || [...removedNodes].includes(first as Node),
      ),
    ).toEqual([]);
    embed.video = '2';
    await vi.waitFor(
      async () => expect((await addressOf(embed)).pathname).toBe('/embed/vod/2'),
      WAIT_OPTIONS,
    );
    observer.disconnect();
  });

  it('creates no frame while there is nothing to play, or while it is far away, hidden or disconnected', async () => {
    document.body.insertAdjacentHTML('beforeend', '<div id="far"></div><p id="hidden" hidden></p>');
    const [far, hidden] = document.querySelectorAll<HTMLElement>('#far, #hidden');
    far?.style.setProperty('margin-block-start', '4000px');
    const [nothing, distant, unseen] = [add('loading="eager"'), add('video="1"'), add('video="1"')];
    far?.append(distant);
    hidden?.append(unseen);
    const loose = Object.assign(document.createElement('footlight-embed'), { video: '1' });
    const seen = add('video="1"');
    document.body.prepend(seen);
    await addressOf(seen);
    expect([nothing, distant, unseen, loose].map(frameOf)).toEqual([null, null, null, null]);

    hidden?.removeAttribute('hidden');
    document.body.prepend(unseen);
    await addressOf(unseen);
    distant.scrollIntoView();
    await addressOf(distant);
    nothing.live = '5';
    expect((await addressOf(nothing)).pathname).toBe('/embed/live/5');
  });

  it('shows its poster and its slotted content until the player has loaded', async () => {
    const embed = add('poster="/a.webp"', '<a href="/watch">Watch</a>');
    const poster = embed.shadowRoot?.querySelector('img');
    expect(poster?.getAttribute('src')).toBe('/a.webp');
    expect(embed.querySelector('a')?.assignedSlot?.closest('.cover')).not.toBeNull();
    embed.removeAttribute('poster');
    await vi.waitFor(() => expect(poster?.hidden).toBe(true), WAIT_OPTIONS);
  });

  // PLAY-13
  it('shows a play button before there is a frame, and creates the frame on a press', async () => {
    const far = document.createElement('div');
    far.style.height = '4000px';
    document.body.append(far);
    const embed = add('video="1" poster="/a.webp"');
    const button = embed.shadowRoot?.querySelector<HTMLButtonElement>('[part="start-button"]');
    await vi.waitFor(() => expect(button?.checkVisibility()).toBe(true), WAIT_OPTIONS);
    expect(button?.ariaLabel).toBe('Play');
    const [box, round] = [embed, button].map((one) => one?.getBoundingClientRect() ?? new DOMRect());
    expect(
      Math.abs((round?.x ?? 0) + (round?.width ?? 0) / 2 - ((box?.x ?? 0) + (box?.width ?? 0) / 2)),
    ).toBeLessThan(1);
    expect(
      Math.abs((round?.y ?? 0) + (round?.height ?? 0) / 2 - ((box?.y ?? 0) + (box?.height ?? 0) / 2)),
    ).toBeLessThan(1);
    expect(frameOf(embed)).toBeNull();

    const execute = vi.spyOn(embed, 'execute');
    embed.shadowRoot?.querySelector('img')?.click();
    expect((await addressOf(embed)).pathname).toBe('/embed/vod/1');
    expect(execute).toHaveBeenCalledExactlyOnceWith('play', {});
    expect(button?.ariaBusy).toBe('true');
    // Tab reaches the button and not the frame, which is still empty.
    expect(frameOf(embed)?.inert).toBe(true);
    embed.focus();
    expect(embed.shadowRoot?.activeElement).toBe(button);
    // The player is already loading; another press sends no further request.
    button?.click();
    expect(execute).toHaveBeenCalledOnce();
  });

  it.each(['video="1" autoplay', 'video="1" controls="none"', ''])(
    'has no play button with autoplay, with the page’s own controls, or without a video: %s',
    async (attributes) => {
      const embed = add(attributes);
      const button = embed.shadowRoot?.querySelector<HTMLButtonElement>('[part="start-button"]');
      await Promise.resolve();
      expect(button?.checkVisibility()).toBe(false);
      Object.assign(embed, { video: '1', autoplay: false, controls: 'default', language: 'es' });
      await vi.waitFor(() => expect(button?.checkVisibility()).toBe(true), WAIT_OPTIONS);
      expect(button?.ariaLabel).toBe('Reproducir');
    },
  );

  it('leaves slotted content clickable', async () => {
    const embed = add('video="1"', '<a href="#watch">Watch</a>');
    const execute = vi.spyOn(embed, 'execute');
    const link = embed.querySelector('a');
    const at = link?.getBoundingClientRect();
    await vi.waitFor(() => {
      expect(document.elementFromPoint((at?.x ?? 0) + 4, (at?.y ?? 0) + 4)).toBe(link);
    }, WAIT_OPTIONS);
    link?.click();
    expect(execute).not.toHaveBeenCalled();
  });

  it('reloads its frame from another service when the page configures one', async () => {
    const embed = add('video="1" loading="eager"');
    embed.removeAttribute('origin');
    await vi.waitFor(async () => expect((await addressOf(embed)).origin).toBe(ORIGIN), WAIT_OPTIONS);
    configure({ origin: 'https://other.example' });
    await vi.waitFor(
      async () => expect((await addressOf(embed)).origin).toBe('https://other.example'),
      WAIT_OPTIONS,
    );
    expect(embed.shadowRoot?.querySelectorAll('iframe')).toHaveLength(1);
  });

  it('says which origin it cannot use, and uses the next one', async () => {
    expect(() => configure({ origin: 'service.example' })).toThrow(
      /^configure: origin is "service.example"/u,
    );
    const embed = add('video="1"');
    const shown = new Promise<PlayerError>((resolve) =>
      embed.addEventListener('footlight-error', ({ detail }) => resolve(detail.error), { once: true }),
    );
    embed.setAttribute('origin', 'localhost:5100');
    const message =
      'origin is "localhost:5100", but must be an http or https origin, such as "https://play.example".';
    expect(await shown).toMatchObject({ code: 'INVALID_PARAMS', message, details: { path: 'origin' } });
    await expect(embed.play()).rejects.toMatchObject({ code: 'INVALID_PARAMS', message });
    expect(embed.shadowRoot?.querySelector('[role="alert"]')?.checkVisibility()).toBe(true);
    embed.setAttribute('origin', ORIGIN);
    expect((await addressOf(embed)).origin).toBe(ORIGIN);
  });

  it('says that its service cannot be reached, and rejects calls with the same error', async () => {
    const embed = add('video="1"');
    embed.origin = 'http://localhost:9';
    const call = embed.play().catch((error: unknown) => error);
    const shown = new Promise<PlayerError>((resolve) =>
      embed.addEventListener('footlight-error', ({ detail }) => resolve(detail.error), { once: true }),
    );
    const unreachable = {
      code: 'NETWORK',
      message:
        'No player answered from http://localhost:9. It cannot be reached from this page. Is it the origin of the service?',
    };
    expect(await shown).toMatchObject(unreachable);
    expect(await call).toMatchObject(unreachable);
    const retry = embed.shadowRoot?.querySelector('[part="retry"]');
    expect(retry?.checkVisibility()).toBe(true);
  });

  it('has an empty state before there is a player, and already has its commands', () => {
    const embed = add('video="1"');
    expect(embed.state).toEqual({});
    const methods = [
      'play',
      'pause',
      'seek',
      'load',
      'setVolume',
      'setFullscreen',
      'retry',
      'unload',
      'getState',
    ];
    expect(methods.filter((name) => typeof Reflect.get(embed, name) !== 'function')).toEqual([]);
  });
});
