import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../element/define-player.js';
import type { FootlightPlayer } from '../element/player.element.js';
import { filmPlayback } from '../testing/film-streams.js';
import { trackViews, type TrackedViews } from './track-views.js';
import type { ViewEvent } from './view-event.js';

const WAIT_OPTIONS = { timeout: 30_000, interval: 50 };
const SLOW = { timeout: 90_000 };
let film: PlaybackData;
let tracked: TrackedViews | null = null;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

afterEach(() => {
  vi.unstubAllGlobals();
  tracked?.stop();
  sessionStorage.clear();
  document.body.replaceChildren();
});

const place = (properties: Partial<FootlightPlayer>) => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    storage: null,
    ...properties,
  });
  Object.assign(player.style, { inlineSize: '640px', display: 'block' });
  document.body.append(player);
  const events: ViewEvent[] = [];
  tracked = trackViews(player, (event) => events.push(event), { progressEvery: 1 });
  const types = (): string[] => events.map(({ type }) => type);
  const came = (type: ViewEvent['type']) => vi.waitFor(() => expect(types()).toContain(type), WAIT_OPTIONS);
  return { player, events, types, came };
};

// PLAY-70
describe('views of a player', () => {
  it('are told from the start to the end, and again for the next video', SLOW, async () => {
    const { player, events, types, came } = place({ playback: film, autoplay: true });
    await came('progress');
    await player.seek({ to: 40 });
    await came('seek');
    const { duration } = player;
    await player.seek({ to: duration - 1 });
    await came('ended');
    player.src = '/films/lantern-coast/v180.mp4';
    await vi.waitFor(
      () => expect(types().filter((type) => type === 'firstFrame')).toHaveLength(2),
      WAIT_OPTIONS,
    );
    const ids = [...new Set(events.map(({ viewId }) => viewId))];
    expect(ids).toHaveLength(2);
    const [first = [], second = []] = ids.map((id) => events.filter(({ viewId }) => viewId === id));
    // The quality may be known before the first picture.
    const begun = first.filter(({ type }) => type !== 'quality').slice(0, 4);
    expect(begun.map(({ type }) => type)).toEqual(['viewStart', 'play', 'loaded', 'firstFrame']);
    expect(first.at(-1)).toMatchObject({ type: 'viewEnd', totals: { seeks: 2 } });
    expect(first.some(({ type }) => type === 'quality')).toBe(true);
    expect(first.filter(({ type }) => type === 'quartile')).toHaveLength(1);
    expect(first.map(({ sequence }) => sequence)).toEqual(first.map((_, index) => index + 1));
    const end = first.at(-1);
    if (end?.type !== 'viewEnd') throw new Error('The first view has no end.');
    expect(end.totals.playing).toBeGreaterThan(1000);
    expect(end.totals.startup).toBeGreaterThan(0);
    expect(end.totals.bandwidth).toBeGreaterThan(0);
    expect(second[0]).toMatchObject({ type: 'viewStart', sequence: 1 });
  });

  it('count a seek that is over before the state is reported', SLOW, async () => {
    const { player, events, came } = place({ playback: film, autoplay: true });
    await came('progress');
    // The state is then reported every 250 ms.
    vi.stubGlobal('requestAnimationFrame', () => 0);
    await player.seek({ to: player.currentTime + 0.2 });
    vi.unstubAllGlobals();
    await came('seek');
    expect(events.filter(({ type }) => type === 'seek')).toHaveLength(1);
  });

  it('end with the page, and a failure is said once', SLOW, async () => {
    const { types, came, player } = place({ src: `${location.origin}/films/none/none.mp4`, autoplay: true });
    await came('error');
    expect(types()).toEqual(['viewStart', 'play', 'error']);
    player.unload();
    await came('viewEnd');
    expect(types()).toEqual(['viewStart', 'play', 'error', 'viewEnd']);
  });

  it('are of the present only where the element plays already', SLOW, async () => {
    const { player, came } = place({ playback: film, autoplay: true });
    await came('firstFrame');
    const later: ViewEvent[] = [];
    const views = trackViews(player, (event) => later.push(event));
    expect(later.map(({ type }) => type)).toEqual(['viewStart']);
    expect(views.totals?.startup).toBeNull();
    views.stop();
    expect(later.map(({ type }) => type)).toEqual(['viewStart', 'viewEnd']);
    expect(views.totals).toBeNull();
  });

  it('refuse an interval that is none', () => {
    const player = document.createElement('footlight-player');
    expect(() => trackViews(player, () => undefined, { progressEvery: 0 })).toThrow(
      new RangeError('progressEvery must be more than 0 seconds, not 0.'),
    );
  });
});
