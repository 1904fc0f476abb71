import type { PlaybackData, MultiViewHeartbeat, PlaybackLoader } from '@footlight/domain';
import { page } from 'vitest/browser';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayerError } from '../store/player-error.js';
import { filmPlayback, soundPlayback } from '../testing/film-streams.js';
import { defineMultiView } from './define-multi-view.js';
import type { FootlightMultiView } from './multi-view.element.js';
import type { View } from './views.js';

const WAIT_OPTIONS = { timeout: 20_000, interval: 50 };
const FILMS = ['lantern-coast', 'night-market', 'ringside', 'ember-road'] as const;
const [coast, market, ring, road] = FILMS.map((id) => ({ id, kind: 'vod' })) as [View, View, View, View];

const sound: View = { id: 'ringside-sound', kind: 'vod' };

const films = new Map<string, PlaybackData>();
const loader: PlaybackLoader = {
  load: (request) => {
    const film = films.get(request.id);
    return film === undefined
      ? Promise.reject(new PlayerError('NOT_FOUND', 'There is no such film.'))
      : Promise.resolve({ ...film, playbackSessionId: 'screen-1' });
  },
};

beforeAll(async () => {
  await page.viewport(1280, 900);
  defineMultiView();
  for (const id of FILMS) films.set(id, await filmPlayback(id));
  films.set(sound.id, await soundPlayback('ringside'));
});

beforeEach(() => {
  sessionStorage.clear();
});

afterEach(() => {
  document.body.replaceChildren();
});

const place = async (
  views: readonly View[],
  properties: Partial<FootlightMultiView> = {},
): Promise<FootlightMultiView> => {
  const element = Object.assign(document.createElement('footlight-multi-view'), { loader, ...properties });
  element.views = views;
  document.body.append(element);
  await element.updateComplete;
  await vi.waitFor(
    () => expect(within(element, '.view-name')).toHaveLength(element.views.length),
    WAIT_OPTIONS,
  );
  return element;
};

const within = (element: FootlightMultiView, selector: string): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

const first = (element: FootlightMultiView, selector: string): HTMLElement => {
  const [found] = within(element, selector);
  if (found === undefined) throw new Error(`There is no ${selector}.`);
  return found;
};

const tileOf = (element: FootlightMultiView, view: View): HTMLElement =>
  first(element, `.view[data-key="vod:${view.id}"]`);

const playing = (element: FootlightMultiView, ...views: readonly View[]) =>
  vi.waitFor(() => {
    for (const view of views) expect(element.playerOf(view)?.state.isPlaying).toBe(true);
  }, WAIT_OPTIONS);

const audibleViews = (element: FootlightMultiView): string[] =>
  element.views.flatMap((view) => (element.playerOf(view)?.state.muted === false ? [view.id] : []));

const press = (target: HTMLElement, key: string, more: KeyboardEventInit = {}) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...more }),
  );

const ids = ({ views }: FootlightMultiView): string => views.map(({ id }) => id).join(' ');

describe('<footlight-multi-view>', () => {
  it('plays all videos, and unmutes only the first', async () => {
    const element = await place([coast, market]);
    await playing(element, coast, market);
    expect(audibleViews(element)).toEqual(['lantern-coast']);
    expect(element.layout).toBe('twoUp');
    expect(first(element, '.whole').getAttribute('aria-label')).toBe('Multiview');
    expect(tileOf(element, market).getAttribute('aria-label')).toBe('View 2 of 2: Night Market');
  });

  it('PLAY-16: shows the title and audio icon of an audio-only view, and offers no fullscreen for it', async () => {
    const element = await place([coast, sound]);
    await playing(element, coast, sound);
    const soundTile = tileOf(element, sound);
    const within = (selector: string) =>
      soundTile.querySelector('footlight-player')?.shadowRoot?.querySelector<HTMLElement>(selector);
    await vi.waitFor(() => expect(within('.sound-sign')?.checkVisibility()).toBe(true), WAIT_OPTIONS);
    expect(within('.sound-title')?.textContent).toBe('Ringside');
    expect(tileOf(element, coast).querySelector('[part~="view-fullscreen"]')).not.toBeNull();
    await vi.waitFor(
      () => expect(soundTile.querySelector('[part~="view-fullscreen"]')).toBeNull(),
      WAIT_OPTIONS,
    );
    const player = element.playerOf(sound);
    if (player === null) throw new Error('There is no such view.');
    const execute = vi.spyOn(player, 'execute');
    soundTile
      .querySelector('footlight-player')
      ?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, composed: true }));
    expect(execute).not.toHaveBeenCalled();
  });

  it('moves the sound to the clicked view at the same volume, and announces it', async () => {
    const element = await place([coast, market]);
    await playing(element, coast, market);
    await element.playerOf(coast)?.setVolume({ volume: 40 });
    const onViewChange = vi.fn<(chosen: string | undefined) => void>();
    element.addEventListener('footlight-viewchange', ({ detail }) => onViewChange(detail.chosen?.id));

    tileOf(element, market).querySelector('footlight-player')?.click();
    await vi.waitFor(() => expect(audibleViews(element)).toEqual(['night-market']), WAIT_OPTIONS);
    expect(element.playerOf(market)?.state.volume).toBe(40);
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith('night-market');
    await vi.waitFor(
      () => expect(first(element, '.whole > .announcer').textContent).toBe('Listening to Night Market'),
      WAIT_OPTIONS,
    );

    await element.playerOf(market)?.setVolume({ muted: true });
    press(first(element, '.whole'), '1', { code: 'Digit1' });
    await vi.waitFor(() => expect(element.chosen?.id).toBe('lantern-coast'), WAIT_OPTIONS);
    await element.updateComplete;
    expect(audibleViews(element)).toEqual([]);
  });

  it('controls the audible view with its single row of controls', async () => {
    const element = await place([coast, market]);
    await playing(element, coast, market);
    element.chooseView(market);
    await vi.waitFor(() => expect(audibleViews(element)).toEqual(['night-market']), WAIT_OPTIONS);
    await vi.waitFor(() => expect(within(element, '[part~="play-button"]')).toHaveLength(1), WAIT_OPTIONS);
    first(element, '[part~="play-button"]').click();
    await vi.waitFor(() => expect(element.playerOf(market)?.state.paused).toBe(true), WAIT_OPTIONS);
    expect(element.playerOf(coast)?.state.paused).toBe(false);
    press(first(element, '.whole'), 'k', { code: 'KeyK' });
    await vi.waitFor(() => expect(element.playerOf(market)?.state.paused).toBe(false), WAIT_OPTIONS);
  });

  it('adds and removes views with the cards of the strip, and adapts the layout', async () => {
    const candidates = [coast, market, ring, road].map((view) =>
      Object.assign({ title: view.id, thumb: null }, view),
    );
    const element = await place([coast, market], { candidates });
    const layouts: string[] = [];
    element.addEventListener('footlight-layoutchange', ({ detail }) => layouts.push(detail.layout));
    const card = (view: View) => first(element, `.strip-card[data-key="vod:${view.id}"]`);

    expect(card(coast).getAttribute('aria-pressed')).toBe('true');
    card(ring).click();
    await playing(element, coast, market, ring);
    card(road).click();
    await playing(element, road);
    expect(layouts).toEqual(['threeUp', 'quad']);
    expect(audibleViews(element)).toEqual(['lantern-coast']);
    card(coast).click();
    await vi.waitFor(() => expect(audibleViews(element)).toEqual(['night-market']), WAIT_OPTIONS);
    expect(ids(element)).toBe('night-market ringside ember-road');
    expect(layouts).toEqual(['threeUp', 'quad', 'threeUp']);
  });

  // ACC-27
  it('links to the page of a video without access, which never replaces a view', async () => {
    const candidates = [
      ...[coast, market, ring, road].map((view) => Object.assign({ title: view.id, thumb: null }, view)),
      { id: 'locked', kind: 'live', title: 'Main event', thumb: null, accessHref: '/live/locked' } as const,
    ];
    const element = await place([coast, market, ring, road], { candidates });
    const selected: unknown[] = [];
    element.addEventListener('footlight-select', (event) => {
      event.preventDefault();
      selected.push((event as CustomEvent).detail);
    });
    const card = first(element, '.strip-card[data-key="live:locked"]');
    expect([card.getAttribute('href'), card.ariaLabel]).toEqual(['/live/locked', 'Main event: how to watch']);
    card.click();
    expect(selected).toEqual([{ id: 'locked', kind: 'live', title: 'Main event', href: '/live/locked' }]);
    expect(ids(element)).toBe('lantern-coast night-market ringside ember-road');
  });

  it('swaps and removes views with keys, without interrupting playback', async () => {
    const element = await place([coast, market, ring]);
    await playing(element, coast, market, ring);
    const player = element.playerOf(coast);
    const name = tileOf(element, coast).querySelector<HTMLElement>('.view-name') ?? document.body;
    name.focus();
    press(name, 'ArrowRight', { shiftKey: true });
    expect(ids(element)).toBe('night-market lantern-coast ringside');
    await element.updateComplete;
    expect(element.playerOf(coast)).toBe(player);
    expect(player?.state.isPlaying).toBe(true);

    press(name, 'ArrowLeft');
    const focused = element.shadowRoot?.activeElement;
    expect(focused?.closest<HTMLElement>('.view')?.dataset['key']).toBe('vod:night-market');
    press(focused instanceof HTMLElement ? focused : name, 'Delete');
    await vi.waitFor(() => expect(ids(element)).toBe('lantern-coast ringside'), WAIT_OPTIONS);
    await vi.waitFor(
      () => expect(element.shadowRoot?.activeElement?.classList.contains('view-name')).toBe(true),
      WAIT_OPTIONS,
    );
  });

  it('swaps two views by drag and drop', async () => {
    const element = await place([coast, market]);
    await playing(element, coast, market);
    await vi.waitFor(
      () => expect(tileOf(element, market).getBoundingClientRect().width).toBeGreaterThan(50),
      WAIT_OPTIONS,
    );
    const centre = (view: View) => {
      const { x, y, width, height } = tileOf(element, view).getBoundingClientRect();
      return { clientX: x + width / 2, clientY: y + height / 2 };
    };
    const [from, to] = [centre(coast), centre(market)];
    const target = tileOf(element, coast).querySelector('footlight-player') ?? element;
    const point = (type: string, at: typeof from) =>
      target.dispatchEvent(
        new PointerEvent(type, {
          ...at,
          pointerId: 1,
          pointerType: 'mouse',
          isPrimary: true,
          button: 0,
          bubbles: true,
          composed: true,
        }),
      );
    // A synthetic pointer cannot be captured.
    first(element, '.views').setPointerCapture = () => undefined;
    point('pointerdown', from);
    point('pointermove', to);
    await element.updateComplete;
    expect(tileOf(element, market).hasAttribute('data-target')).toBe(true);
    point('pointerup', to);
    target.click();
    expect(ids(element)).toBe('night-market lantern-coast');
    expect(element.chosen?.id).toBe('lantern-coast');
  });

  it('shows an error in its own view while the others keep playing', async () => {
    const lost: View = { id: 'lost', kind: 'vod' };
    const element = await place([coast, lost]);
    await playing(element, coast);
    await vi.waitFor(() => {
      const alert = element.playerOf(lost)?.shadowRoot?.querySelector('[role="alert"]');
      expect(alert?.textContent).toContain('We couldn’t find this video.');
    }, WAIT_OPTIONS);
    expect(element.playerOf(coast)?.state.isPlaying).toBe(true);
    element.chooseView(lost);
    await vi.waitFor(() => expect(within(element, '[part~="play-button"]')).toHaveLength(0), WAIT_OPTIONS);
    expect(audibleViews(element)).toEqual(['lost']);
  });

  it('has empty slots that focus the strip, and radio buttons for its layouts', async () => {
    const element = await place([coast, market], {
      candidates: [{ ...ring, title: 'Ringside', thumb: null }],
    });
    const radio = (name: string) => first(element, `[data-layout="${name}"]`);
    expect(radio('twoUp').getAttribute('aria-checked')).toBe('true');
    press(radio('twoUp'), 'ArrowRight');
    expect(element.layout).toBe('pip');
    await element.updateComplete;
    press(radio('pip'), 'ArrowRight');
    await element.updateComplete;
    expect(element.layout).toBe('threeUp');
    expect(element.shadowRoot?.activeElement).toBe(radio('threeUp'));
    first(element, '.empty').click();
    await vi.waitFor(
      () => expect(element.shadowRoot?.activeElement?.getAttribute('aria-label')).toBe('Add Ringside'),
      WAIT_OPTIONS,
    );
  });

  it('hides titles visually if the page says so, but keeps them as accessible names', async () => {
    const [title, thumb] = ['Ringside', null];
    const element = await place([coast], { titles: 'none', candidates: [{ ...ring, title, thumb }] });
    const name = first(element, '.view-name');
    await vi.waitFor(
      () => expect(name.getAttribute('aria-label')).toContain('The Lantern Coast'),
      WAIT_OPTIONS,
    );
    const card = first(element, '.strip-card');
    expect(card.getAttribute('aria-label')).toContain(title);
    expect([name, card].map(({ textContent }) => textContent.trim())).toEqual(['', '']);
    expect(within(element, '[title]')).toEqual([]);
    expect(element.playerOf(coast)?.titles).toBe('none');
    element.titles = 'default';
    await element.updateComplete;
    expect([name, card].map(({ textContent }) => textContent.trim())).toEqual(['The Lantern Coast', title]);
  });

  // VIEW-3
  it('scrolls its strip by 300 px per arrow button', async () => {
    const candidates = Array.from({ length: 24 }, (_, at) => ({
      id: String(at),
      kind: 'live' as const,
      title: `Event ${String(at)}`,
      thumb: null,
    }));
    const element = await place([coast], { candidates });
    const [back, forward] = [first(element, '[data-way="back"]'), first(element, '[data-way="forward"]')] as [
      HTMLButtonElement,
      HTMLButtonElement,
    ];
    await vi.waitFor(() => expect([back.disabled, forward.disabled]).toEqual([true, false]), WAIT_OPTIONS);
    forward.click();
    await vi.waitFor(() => expect(first(element, '.strip-cards').scrollLeft).toBe(300), WAIT_OPTIONS);
    await vi.waitFor(() => expect(back.disabled).toBe(false), WAIT_OPTIONS);
    press(first(element, '.strip-card'), 'End');
    await vi.waitFor(() => expect(forward.disabled).toBe(true), WAIT_OPTIONS);
  });

  it('restores its views after a reload, and starts afresh with other videos', async () => {
    const element = await place([coast, market]);
    element.addView(ring);
    element.chooseView(market);
    element.remove();
    expect(ids(await place([coast, market]))).toBe('lantern-coast night-market ringside');
    const [again] = document.body.querySelectorAll('footlight-multi-view');
    expect(again?.chosen?.id).toBe('night-market');
    again?.remove();
    expect(ids(await place([coast, road]))).toBe('lantern-coast ember-road');
  });

  it('counts as one screen, and sends heartbeats to the service while it plays', async () => {
    const beats: MultiViewHeartbeat[] = [];
    const screens: unknown[] = [];
    const element = await place([coast, market], {
      loader: {
        load: (request, signal) => {
          screens.push(request.playbackSessionId);
          return loader.load(request, signal);
        },
        heartbeat: () => Promise.reject(new Error('A view is no screen of its own.')),
        multiViewHeartbeat: (beat) => {
          beats.push(beat);
          return Promise.resolve({ nextIn: 1 });
        },
      },
    });
    await playing(element, coast, market);
    expect(screens).toEqual([undefined, 'screen-1']);
    await vi.waitFor(() => expect(beats.at(-1)?.videos).toHaveLength(2), WAIT_OPTIONS);
    expect(beats.at(-1)).toMatchObject({
      playbackSessionId: 'screen-1',
      layout: 'twoUp',
      videos: [{ id: 'lantern-coast', kind: 'vod' }, { id: 'night-market' }],
    });
    element.remove();
    expect(beats.at(-1)?.ended).toBe(true);
  });

  it('pauses if the account plays on too many screens, and resumes on request', async () => {
    let isFull = true;
    const tooMany = Object.assign(new Error('Too many'), { status: 409, code: 'TOO_MANY_SCREENS' });
    const element = await place([coast], {
      loader: {
        ...loader,
        multiViewHeartbeat: () => (isFull ? Promise.reject(tooMany) : Promise.resolve({ nextIn: null })),
      },
    });
    await vi.waitFor(() => expect(within(element, '.refusal')).toHaveLength(1), WAIT_OPTIONS);
    await vi.waitFor(() => expect(element.playerOf(coast)?.state.paused).toBe(true), WAIT_OPTIONS);
    isFull = false;
    first(element, '.refusal button').click();
    await playing(element, coast);
    expect(within(element, '.refusal')).toHaveLength(0);
  });

  it('mirrors its layout in a right-to-left language', async () => {
    const element = await place([coast, market], { language: 'ar' });
    await vi.waitFor(() => {
      const [one, other] = [coast, market].map((view) => tileOf(element, view).getBoundingClientRect().x);
      expect(one).toBeGreaterThan(other ?? Infinity);
    }, WAIT_OPTIONS);
  });

  // PLAY-52, PLAY-53
  it('is shown in its language, with the words of the page', async () => {
    const element = await place([coast, market], {
      language: 'de-CH',
      labels: { multiViewLayout: 'Aufteilung', playerSettings: 'Optionen' },
    });
    const names = () =>
      [...within(element, '[aria-label]')].map((labelled) => labelled.getAttribute('aria-label'));
    await vi.waitFor(
      () => expect(names()).toEqual(expect.arrayContaining(['Mehrfachansicht', 'Aufteilung', 'Optionen'])),
      WAIT_OPTIONS,
    );
  });

  it('resumes playback when it is reattached to the page', async () => {
    const element = await place([coast, market]);
    await playing(element, coast, market);
    element.remove();
    await vi.waitFor(() => expect(element.playerOf(coast)?.state.status).toBe('idle'), WAIT_OPTIONS);
    document.body.append(element);
    await playing(element, coast, market);
    expect(audibleViews(element)).toEqual(['lantern-coast']);
  });
});
