import type { GuideChannel, PlaybackData, Programme, GuideRequest, PlaybackLoader } from '@footlight/domain';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../element/define-player.js';
import type { FootlightPlayer } from '../element/player.element.js';
import { filmPlayback } from '../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 20_000, interval: 50 };
const HOUR = 3_600_000;

const programme = (id: string, title: string, from: number, to: number): Programme => ({
  id,
  title,
  description: 'Weather, boats and music.',
  episode: null,
  startDate: new Date(Date.now() + from * HOUR).toISOString(),
  endDate: new Date(Date.now() + to * HOUR).toISOString(),
  thumbnailUrl: null,
});

const channel = (number: number, more: Partial<GuideChannel> = {}): GuideChannel => {
  const now = programme(`now-${String(number)}`, `Now on ${String(number)}`, -0.5, 0.5);
  const next = programme(`next-${String(number)}`, `Later on ${String(number)}`, 0.5, 1.5);
  return {
    channelId: String(number),
    name: `Channel ${String(number)}`,
    logoUrl: null,
    eventId: `event-${String(number)}`,
    accessLevel: 'GRANTED',
    now,
    next,
    programmes: [programme(`over-${String(number)}`, `Before on ${String(number)}`, -2, -0.5), now, next],
    ...more,
  };
};

let film: PlaybackData;
let isReachable = true;
const requests: GuideRequest[] = [];
const loaded: string[] = [];
const CHANNELS = [
  channel(1),
  channel(2),
  channel(3, { accessLevel: 'DENIED' }),
  channel(4, { programmes: [] }),
];

const loader: PlaybackLoader = {
  load: ({ id }) => {
    loaded.push(id);
    const live = {
      epgId: '1',
      startDate: new Date().toISOString(),
      eventLocation: null,
      localBroadcasters: [],
      programmes: { now: null, next: null },
    };
    return Promise.resolve({ ...film, id, live } as unknown as PlaybackData);
  },
  programmes: () => Promise.resolve(CHANNELS[0]?.programmes ?? []),
  guide: (request) => {
    requests.push(request);
    if (!isReachable) return Promise.reject(new Error('offline'));
    return Promise.resolve(
      request.lastSeen === undefined
        ? { channels: CHANNELS.slice(0, 2), lastSeen: '2' }
        : { channels: CHANNELS.slice(2), lastSeen: null },
    );
  },
};

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

beforeEach(() => {
  isReachable = true;
  requests.length = 0;
  loaded.length = 0;
});

afterEach(() => {
  document.body.replaceChildren();
});

const place = async (properties: Partial<FootlightPlayer> = {}): Promise<FootlightPlayer> => {
  const player = Object.assign(document.createElement('footlight-player'), {
    loader,
    muted: true,
    ...properties,
  });
  document.body.append(player);
  await player.load({ id: 'event-1', kind: 'live' });
  return player;
};

const all = (player: FootlightPlayer, selector: string): HTMLElement[] => [
  ...(player.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

const tabs = (player: FootlightPlayer) => all(player, '[role="tab"]');

const open = async (player: FootlightPlayer, options: { channel?: string; at?: string } = {}) => {
  expect(await player.setGuide({ open: true, ...options })).toEqual({ open: true });
  await vi.waitFor(
    () => expect(all(player, '[part~="guide-day"], [role="tabpanel"]')).toHaveLength(1),
    WAIT_OPTIONS,
  );
};

const titles = (player: FootlightPlayer): (string | undefined)[] =>
  all(player, '.guide-title').map(({ textContent }) => textContent?.trim());

describe('the programme guide', () => {
  it('opens on the current channel, takes the focus and restores it', async () => {
    const player = await place();
    player.focus();
    await open(player);
    expect(player.state.programmeGuide).toEqual({ channel: null, at: null });
    const sheet = all(player, '[role="dialog"]')[0];
    expect([sheet?.ariaLabel, player.shadowRoot?.activeElement]).toEqual(['Programme guide', sheet]);
    expect(tabs(player).map(({ ariaSelected }) => ariaSelected)).toEqual(['true', 'false']);
    expect(titles(player)).toEqual(['Before on 1', 'Now on 1', 'Later on 1']);
    expect(all(player, '[data-on] .guide-state')[0]?.textContent).toBe('On now');

    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(all(player, '[role="dialog"]')).toHaveLength(0), WAIT_OPTIONS);
    expect(player.state.programmeGuide).toBeNull();
    expect(player.shadowRoot?.activeElement?.matches('.stage')).toBe(true);
  });

  it('hides a logo that failed to load, and keeps its space', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const player = await place({
      loader: {
        ...loader,
        guide: () =>
          Promise.resolve({ channels: [channel(1, { logoUrl: '/no-such-logo.webp' })], lastSeen: null }),
      },
    });
    await open(player);
    const logo = all(player, 'img.guide-logo')[0];
    await vi.waitFor(
      () => expect(logo?.checkVisibility({ visibilityProperty: true })).toBe(false),
      WAIT_OPTIONS,
    );
    expect(logo?.getBoundingClientRect().width).toBeGreaterThan(20);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  it('moves through channels by key, loads more at the end, and switches to another channel', async () => {
    const player = await place();
    await open(player);
    tabs(player)[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(titles(player)[1]).toBe('Now on 2'), WAIT_OPTIONS);
    await vi.waitFor(() => expect(tabs(player)).toHaveLength(4), WAIT_OPTIONS);
    expect(requests.map(({ lastSeen }) => lastSeen)).toEqual([undefined, '2']);
    expect(player.shadowRoot?.activeElement).toBe(tabs(player)[1]);

    await userEvent.keyboard('{End}');
    await vi.waitFor(
      () =>
        expect(all(player, '.guide-word')[0]?.textContent).toBe(
          'No programme information for this channel yet.',
        ),
      WAIT_OPTIONS,
    );
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await vi.waitFor(() => expect(titles(player)[1]).toBe('Now on 2'), WAIT_OPTIONS);
    all(player, '[aria-label="Watch Now on 2"]')[0]?.click();
    await vi.waitFor(() => expect(player.state.id).toBe('event-2'), WAIT_OPTIONS);
    expect(loaded).toEqual(['event-1', 'event-2']);
    await vi.waitFor(() => expect(all(player, '[role="dialog"]')).toHaveLength(0), WAIT_OPTIONS);
  });

  it('opens on the requested channel, wherever it is in the list, and at the requested time', async () => {
    const player = await place();
    await open(player, { channel: '3', at: new Date(Date.now() + HOUR).toISOString() });
    expect(tabs(player).findIndex(({ ariaSelected }) => ariaSelected === 'true')).toBe(2);
    expect(all(player, '[data-at] .guide-title')[0]?.textContent).toBe('Later on 3');
    expect(all(player, '.guide-lock')[0]?.ariaLabel).toBe('not in your plan');
    await expect(player.setGuide({ open: true, at: 'soon' })).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
    });
  });

  it('shows an error with a retry button if it failed to load', async () => {
    isReachable = false;
    const player = await place();
    await player.setGuide({ open: true });
    await vi.waitFor(
      () =>
        expect(all(player, '[role="alert"]')[0]?.textContent).toContain('couldn’t load the programme guide'),
      WAIT_OPTIONS,
    );
    isReachable = true;
    all(player, '[role="alert"] button')[0]?.click();
    await vi.waitFor(() => expect(titles(player)[1]).toBe('Now on 1'), WAIT_OPTIONS);
  });

  it('stays closed if the loader has no guide', async () => {
    const player = await place({ loader: { load: (request, signal) => loader.load(request, signal) } });
    expect(await player.setGuide({ open: true })).toEqual({ open: false });
    expect(player.state.programmeGuide).toBeNull();
  });
});

describe('the current programme', () => {
  it('is taken from the guide, and reported again when the next one starts', async () => {
    const soon = Date.now() + 3000;
    const ending = { ...programme('ending', 'Ending', -1, 0), endDate: new Date(soon).toISOString() };
    const following = {
      ...programme('following', 'Following', 0, 1),
      startDate: new Date(soon).toISOString(),
    };
    const received: (string | undefined)[] = [];
    document.body.addEventListener('footlight-programmechanged', ({ detail }) =>
      received.push(detail.now?.id),
    );
    const player = await place({
      loader: { ...loader, programmes: () => Promise.resolve([ending, following]) },
    });
    await vi.waitFor(() => expect(received).toEqual(['ending', 'following']), WAIT_OPTIONS);
    expect(player.state.epg).toMatchObject({ now: { id: 'following' }, next: null });
  });
});
