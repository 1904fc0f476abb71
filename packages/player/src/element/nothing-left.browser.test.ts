/// <reference types="@vitest/browser-playwright" />
import type { PlaybackData } from '@footlight/domain';
import { beforeAll, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { definePlayer } from './define-player.js';
import type { FootlightPlayer } from './player.element.js';
import { filmPlayback } from '../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 20_000, interval: 20 };
const LIMIT_MS = 120_000;
const CYCLES = 50;

let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

const collect = (): Promise<unknown> => cdp().send('HeapProfiler.collectGarbage');

/** The event types of all listeners on the window and the document of this test. */
const pageListeners = async (): Promise<string[]> => {
  const kinds: string[] = [];
  // The test runs in an iframe of the page that the DevTools protocol is attached to.
  for (const target of ['window', 'document']) {
    const expression = `[...document.querySelectorAll('iframe')].at(-1).contentWindow.${target}`;
    const { result } = await cdp().send('Runtime.evaluate', { expression });
    const { objectId = '' } = result;
    const { listeners } = await cdp().send('DOMDebugger.getEventListeners', { objectId });
    kinds.push(...listeners.map(({ type }) => `${target} ${type}`));
    await cdp().send('Runtime.releaseObject', { objectId });
  }
  return kinds.toSorted();
};

/** Used heap size in bytes, after garbage collection. */
const heapInUse = async (): Promise<number> => {
  await collect();
  const { usedSize } = await cdp().send('Runtime.getHeapUsage');
  return usedSize;
};

type Watched = 'MediaSource' | 'Worker';

/** Weak references to all objects of a class that are created from now on. */
const watchMade = (name: Watched): WeakRef<object>[] => {
  const made: WeakRef<object>[] = [];
  const construct = (
    target: new () => object,
    parameters: unknown[],
    newTarget: new () => object,
  ): object => {
    const one = Reflect.construct(target, parameters, newTarget) as object;
    made.push(new WeakRef(one));
    return one;
  };
  vi.stubGlobal(name, new Proxy(globalThis[name] as new () => object, { construct }));
  return made;
};

/** Object URLs of media sources that have not been revoked; each keeps its media source alive. */
const watchAddresses = (): ReadonlySet<string> => {
  const open = new Set<string>();
  const RealURL = URL;
  // Not a spy, which would retain all its arguments.
  class WatchedURL extends RealURL {
    static override createObjectURL(of: Blob | MediaSource): string {
      const address = RealURL.createObjectURL(of);
      if (of instanceof MediaSource) open.add(address);
      return address;
    }

    static override revokeObjectURL(address: string): void {
      open.delete(address);
      RealURL.revokeObjectURL(address);
    }
  }
  vi.stubGlobal('URL', WatchedURL);
  return open;
};

const left = (refs: readonly WeakRef<object>[]): number =>
  refs.filter((ref) => ref.deref() !== undefined).length;

const nothingLeftOf = (what: Readonly<Record<string, readonly WeakRef<object>[]>>) =>
  vi.waitFor(async () => {
    await collect();
    const counts = Object.entries(what).map(([name, refs]) => [name, left(refs)] as const);
    expect(counts.filter(([, count]) => count > 0)).toEqual([]);
  }, WAIT_OPTIONS);

const mediaOf = (player: FootlightPlayer) => player.shadowRoot?.querySelector('video') ?? null;

/** How far a player gets before it is removed from the page. */
const STAGES: readonly ((player: FootlightPlayer) => Promise<unknown>)[] = [
  () => Promise.resolve(),
  (player) => player.updateComplete,
  (player) =>
    vi.waitFor(() => expect(mediaOf(player)?.src).toMatch(/^blob:/u), { ...WAIT_OPTIONS, interval: 1 }),
  (player) => vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS),
  (player) => vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(0), WAIT_OPTIONS),
];

const refsOf = (...things: readonly (object | null)[]): WeakRef<object>[] =>
  things.flatMap((thing) => (thing === null ? [] : [new WeakRef(thing)]));

/** Adds a player to the page and removes it. @returns weak references to the player and its parts */
const cycle = async (at: number, protocol: 'hls' | 'dash'): Promise<WeakRef<object>[]> => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    autoplay: true,
    playback: film,
    protocol,
  });
  document.body.append(player);
  await STAGES[at % STAGES.length]?.(player);
  expect(player.state.error).toBeNull();
  const refs = refsOf(player, mediaOf(player), player.core, player.core?.engine ?? null);
  player.remove();
  await vi.waitFor(() => expect(player.core).toBeNull(), WAIT_OPTIONS);
  return refs;
};

it.each(['hls', 'dash'] as const)(
  'releases memory and listeners of fifty players on %s that are removed at every stage',
  async (protocol) => {
    // Objects that all players share are created before the count starts.
    for (let at = 0; at < STAGES.length; at += 1) await cycle(at, protocol);
    const [heap, listeners] = [await heapInUse(), await pageListeners()];
    const addresses = watchAddresses();
    const [sources, workers] = [watchMade('MediaSource'), watchMade('Worker')];
    const players: WeakRef<object>[] = [];
    for (let at = 0; at < CYCLES; at += 1) players.push(...(await cycle(at, protocol)));
    vi.unstubAllGlobals();

    expect(sources.length).toBeGreaterThanOrEqual((CYCLES / STAGES.length) * 3);
    await nothingLeftOf({ players, sources, workers });
    expect(addresses).toEqual(new Set());
    await vi.waitFor(async () => expect(await pageListeners()).toEqual(listeners), WAIT_OPTIONS);
    expect((await heapInUse()) / heap).toBeLessThan(1.1);
  },
  LIMIT_MS,
);

it.each(['hls', 'dash'] as const)(
  'revokes the object URL of a media source on %s that is destroyed before it opens',
  async (protocol) => {
    const addresses = watchAddresses();
    const player = Object.assign(document.createElement('footlight-player'), {
      muted: true,
      autoplay: true,
      playback: film,
      protocol,
    });
    document.body.append(player);
    const root = player.shadowRoot;
    if (root === null) throw new Error('A player in the page has its root.');
    // Observed from the start: on a slow machine the address is set before a poll finds the media element.
    const left = await new Promise<number>((resolve) => {
      const watch = new MutationObserver(() => {
        if (mediaOf(player)?.src.startsWith('blob:') !== true) return;
        watch.disconnect();
        // The media source opens in a later task, so it is not open yet.
        const open = addresses.size;
        player.core?.destroy();
        resolve(open);
      });
      watch.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['src'] });
    });
    vi.unstubAllGlobals();
    expect(left).toBe(1);
    await vi.waitFor(() => expect(addresses).toEqual(new Set()), WAIT_OPTIONS);
    player.remove();
  },
  LIMIT_MS,
);

it(
  'releases each core and engine of a player that is removed and reattached repeatedly',
  async () => {
    const player = Object.assign(document.createElement('footlight-player'), {
      muted: true,
      autoplay: true,
      playback: film,
    });
    const lives: WeakRef<object>[] = [];
    const live = async (at: number): Promise<void> => {
      document.body.append(player);
      await STAGES[at % STAGES.length]?.(player);
      lives.push(...refsOf(player.core, player.core?.engine ?? null));
      player.remove();
      await vi.waitFor(() => expect(player.core).toBeNull(), WAIT_OPTIONS);
    };
    for (let at = 0; at < STAGES.length * 3; at += 1) await live(at);
    document.body.append(player);
    await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(0.5), WAIT_OPTIONS);
    await nothingLeftOf({ lives });
    player.remove();
  },
  LIMIT_MS,
);

it(
  'releases the engine of each earlier try of a player that retries repeatedly',
  async () => {
    const player = Object.assign(document.createElement('footlight-player'), {
      muted: true,
      autoplay: true,
      playback: film,
    });
    document.body.append(player);
    const engines: WeakRef<object>[] = [];
    for (let tries = 0; tries < 4; tries += 1) {
      await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(0), WAIT_OPTIONS);
      engines.push(...refsOf(player.core?.engine ?? null));
      await player.retry();
    }
    expect(engines).toHaveLength(4);
    await nothingLeftOf({ engines });
    expect(player.state).toMatchObject({ status: 'ready', error: null });
    player.remove();
  },
  LIMIT_MS,
);
