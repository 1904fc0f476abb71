import type { PlaybackData, PlaybackLoader, PlaybackRequest } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import { PlayerError } from '../../store/player-error.js';
import { filmPlayback } from '../../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 15_000, interval: 50 };
let film: PlaybackData;
let requests: PlaybackRequest[] = [];

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

afterEach(() => {
  document.body.replaceChildren();
  requests = [];
});

/** A list of five videos, 1 to 5, some of which cannot be played. */
const listWithout = (broken: readonly string[], data: Partial<PlaybackData>): PlaybackLoader => ({
  load: (request) => {
    requests.push(request);
    return broken.includes(request.id)
      ? Promise.reject(new PlayerError('NOT_FOUND', 'Gone.'))
      : Promise.resolve({ ...film, ...data, id: request.id, title: `Part ${request.id}` });
  },
  neighbours: ({ id }) => {
    const at = (place: number) =>
      place < 1 || place > 5
        ? null
        : { id: String(place), kind: 'vod' as const, title: `Part ${String(place)}` };
    return Promise.resolve({ previous: at(Number(id) - 1), next: at(Number(id) + 1) });
  },
});

const credits = { skipMarkers: [{ type: 'CREDITS' as const, from: 80, to: 92 }], countdownDuration: 1 };

const place = async (loader: PlaybackLoader, properties: Partial<FootlightPlayer> = {}) => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    storage: null,
    loader,
    ...properties,
  });
  document.body.append(player);
  await player.load({ id: '1', kind: 'vod', playlistId: 'list', autoplay: true });
  await vi.waitFor(() => expect(player.state).toMatchObject({ isPlaying: true }), WAIT_OPTIONS);
  await vi.waitFor(() => expect(player.state.listNext?.id).toBe('2'), WAIT_OPTIONS);
  return player;
};

const find = (player: FootlightPlayer, part: string): HTMLElement | null =>
  player.shadowRoot?.querySelector<HTMLElement>(`[part~="${part}"]`) ?? null;

const shown = (player: FootlightPlayer, part: string): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const found = find(player, part);
    if (found === null) throw new Error(`There is no ${part}.`);
    return found;
  }, WAIT_OPTIONS);

describe('hidden titles', () => {
  it('are not shown on the card or the button, but name the card for screen readers', async () => {
    const player = await place(listWithout([], { ...credits, countdownDuration: 60 }), { titles: 'none' });
    await player.seek({ to: 82 });
    const card = await shown(player, 'up-next');
    expect(card.textContent).not.toContain('Part 2');
    expect(card.getAttribute('aria-label')).toBe('Up next: Part 2');
    expect(find(player, 'next-button')?.getAttribute('aria-label')).toBe('Next');
    // The title appears again as soon as the host page allows it.
    player.titles = 'default';
    expect((await shown(player, 'up-next-title')).textContent).toBe('Part 2');
    expect(find(player, 'next-button')?.getAttribute('aria-label')).toBe('Next: Part 2');
  });
});

describe('the up-next card', () => {
  it('appears with the credits, counts down, and plays the next video of its list', async () => {
    const player = await place(listWithout([], credits));
    expect(find(player, 'up-next')).toBeNull();
    await player.seek({ to: 82 });
    const card = await shown(player, 'up-next');
    expect(card.getAttribute('aria-label')).toBe('Up next: Part 2');
    expect(player.shadowRoot?.querySelector('footlight-player-up-next [role="status"]')?.textContent).toBe(
      'Up next in one second: Part 2',
    );
    await vi.waitFor(() => expect(player.state).toMatchObject({ id: '2', isPlaying: true }), WAIT_OPTIONS);
    expect(requests.map(({ id, playlistId }) => [id, playlistId])).toEqual([
      ['1', 'list'],
      ['2', 'list'],
    ]);
  });

  it.each([360, 414, 900])(
    'is never covered by the seek preview in a player %i px wide',
    async (inlineSize) => {
      const player = await place(listWithout([], { ...credits, countdownDuration: 60 }));
      player.style.inlineSize = `${String(inlineSize)}px`;
      await player.seek({ to: 82 });
      const card = await shown(player, 'up-next');
      const bar = player.shadowRoot?.querySelector('.seek');
      const { x, width, y } = bar?.getBoundingClientRect() ?? new DOMRect();
      bar?.dispatchEvent(
        new PointerEvent('pointermove', {
          clientX: x + width * 0.9,
          clientY: y + 2,
          pointerId: 1,
          pointerType: 'mouse',
          bubbles: true,
          composed: true,
        }),
      );
      const preview = await shown(player, 'preview');
      await vi.waitFor(() => {
        const [above, below] = [card, preview].map((one) => one.getBoundingClientRect());
        // They overlap horizontally, so the card must be above the preview.
        expect(below?.x).toBeLessThan(above?.right ?? 0);
        expect(below?.right).toBeGreaterThan(above?.x ?? Infinity);
        expect(above?.bottom).toBeLessThanOrEqual(below?.top ?? 0);
      }, WAIT_OPTIONS);
    },
  );

  it('waits while paused, and is dismissed by Escape without leaving the video', async () => {
    const player = await place(listWithout([], credits));
    await player.pause();
    await player.seek({ to: 82 });
    await shown(player, 'up-next');
    player.shadowRoot
      ?.querySelector('.stage')
      ?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
      );
    await vi.waitFor(() => expect(find(player, 'up-next')).toBeNull(), WAIT_OPTIONS);
    await player.play();
    await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(83.3), WAIT_OPTIONS);
    expect(player.state.id).toBe('1');
  });

  it('has no countdown if the viewer turned auto-advance off', async () => {
    const player = await place(listWithout([], credits), { autoAdvance: false });
    await player.seek({ to: 82 });
    const go = await shown(player, 'up-next-button');
    expect(find(player, 'up-next-heading')?.textContent.trim()).toBe('Up next');
    await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(83.5), WAIT_OPTIONS);
    expect(player.state.id).toBe('1');
    go.click();
    await vi.waitFor(() => expect(player.state.id).toBe('2'), WAIT_OPTIONS);
  });

  it('appears at the end if no credits are marked', async () => {
    const player = await place(listWithout([], { skipMarkers: [], countdownDuration: 1 }));
    await player.seek({ to: 91.8 });
    await vi.waitFor(() => expect(player.state.ended).toBe(true), WAIT_OPTIONS);
    await shown(player, 'up-next');
    await vi.waitFor(() => expect(player.state).toMatchObject({ id: '2', isPlaying: true }), WAIT_OPTIONS);
  });

  it('skips unplayable videos, but not endlessly', async () => {
    const player = await place(listWithout(['2', '3'], credits));
    await player.seek({ to: 82 });
    await vi.waitFor(() => expect(player.state).toMatchObject({ id: '4', status: 'ready' }), WAIT_OPTIONS);
    player.remove();

    requests = [];
    const other = await place(listWithout(['2', '3', '4', '5'], credits));
    await other.seek({ to: 82 });
    await vi.waitFor(() => expect(other.state).toMatchObject({ id: '5', status: 'failed' }), WAIT_OPTIONS);
    expect(requests.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
  });
});

describe('previous', () => {
  it('seeks to the start first, and from there goes to the previous video', async () => {
    const player = await place(listWithout([], credits));
    await player.next();
    await vi.waitFor(() => expect(player.state.listPrev?.id).toBe('1'), WAIT_OPTIONS);
    await player.seek({ to: 30 });
    await expect(player.previous()).resolves.toMatchObject({ id: '2' });
    expect(player.state.currentTime).toBeLessThan(2);
    await expect(player.previous()).resolves.toMatchObject({ id: '1' });
  });
});

describe('next', () => {
  it('waits for the list, even if it is called before the video has loaded', async () => {
    const list = listWithout([], credits);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const slow: PlaybackLoader = {
      ...list,
      neighbours: async (request, signal) => {
        await released;
        return (await list.neighbours?.(request, signal)) ?? { previous: null, next: null };
      },
    };
    const player = Object.assign(document.createElement('footlight-player'), {
      muted: true,
      storage: null,
      loader: slow,
    });
    document.body.append(player);
    void player.load({ id: '1', kind: 'vod', playlistId: 'list' });
    const advancing = player.next();
    await vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);
    expect(player.state.id).toBe('1');
    release();
    await expect(advancing).resolves.toMatchObject({ id: '2' });
    await player.load({ id: '5', kind: 'vod', playlistId: 'list' });
    await expect(player.next()).rejects.toMatchObject({ code: 'NO_NEIGHBOUR' });
  });
});

describe('skipping', () => {
  const intro = { skipMarkers: [{ type: 'INTRO' as const, from: 0.4, to: 30 }] };

  it('shows a button that skips the intro', async () => {
    const player = await place(listWithout([], intro));
    const button = await shown(player, 'skip-button');
    expect(button.textContent.trim()).toBe('Skip intro');
    button.click();
    await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThanOrEqual(30), WAIT_OPTIONS);
    await vi.waitFor(() => expect(find(player, 'skip-button')).toBeNull(), WAIT_OPTIONS);
  });

  it('happens automatically if the viewer chose so, shows a notice, and can be undone', async () => {
    const player = await place(listWithout([], intro));
    await player.setPreferences({ skipSetting: 'auto' });
    await player.load({ id: '1', kind: 'vod', autoplay: true });
    await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThanOrEqual(30), WAIT_OPTIONS);
    const skipped = await shown(player, 'skipped');
    expect(skipped.textContent).toContain('Intro skipped');
    (await shown(player, 'skip-undo-button')).click();
    await vi.waitFor(() => {
      expect(player.state.currentTime).toBeGreaterThan(0.6);
      expect(player.state.currentTime).toBeLessThan(5);
    }, WAIT_OPTIONS);
    await shown(player, 'skip-button');
  });

  it('is not offered if the viewer chose never to skip', async () => {
    const player = await place(listWithout([], intro));
    await player.setPreferences({ skipSetting: 'never' });
    await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(1), WAIT_OPTIONS);
    expect(find(player, 'skip-button')).toBeNull();
  });
});
