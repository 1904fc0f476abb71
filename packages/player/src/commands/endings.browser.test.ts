import type { PlaybackData, PlaybackLoader } from '@footlight/domain';
import { COMMAND_NAMES } from '@footlight/player-contract';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../element/define-player.js';
import { FootlightPlayer } from '../element/player.element.js';
import { PlayerError, isPlayerError } from '../store/player-error.js';
import type { PlayerState } from '../store/player-state.js';
import { ENDINGS, PARAMS, STATES, vod } from '../testing/command-endings.js';
import { filmPlayback } from '../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 15_000, interval: 20 };
const LIST = ['first', 'locked', 'last'];
let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const upcoming = () =>
  Object.assign(new Error('Not yet.'), {
    status: 403,
    details: {
      state: 'upcoming',
      startDate: new Date(Date.now() + 3_600_000).toISOString(),
      title: 'Night dive',
      thumbnailUrl: null,
    },
  });

/** A service with a list of three videos, of which the second is locked. */
const loaderWith = (load: PlaybackLoader['load'] | null = null): PlaybackLoader => ({
  load: (request, signal) => {
    if (request.id === 'none') return Promise.reject(new PlayerError('NOT_FOUND', 'Gone.'));
    if (request.id === 'locked') return Promise.reject(new PlayerError('ACCESS_DENIED', 'Locked.'));
    if (request.id === 'upcoming') return Promise.reject(upcoming());
    if (request.id === 'only' && load !== null) return load(request, signal);
    return Promise.resolve({ ...film, id: request.id });
  },
  neighbours: ({ id }) => {
    const at = LIST.indexOf(id);
    const neighbour = (place: number) => {
      const found = at === -1 ? undefined : LIST[place];
      return found === undefined ? null : { id: found, kind: 'vod' as const, title: found };
    };
    return Promise.resolve({ previous: neighbour(at - 1), next: neighbour(at + 1) });
  },
});

const place = (properties: Partial<FootlightPlayer> = {}): FootlightPlayer => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    storage: null,
    loader: loaderWith(),
    ...properties,
  });
  document.body.append(player);
  return player;
};

const endingOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (isPlayerError(error) ? error.code : String(error)),
  );
const until = (player: FootlightPlayer, expected: Partial<PlayerState>): Promise<void> =>
  vi.waitFor(() => expect(player.state).toMatchObject(expected), WAIT_OPTIONS);

interface Situation {
  readonly properties?: () => Partial<FootlightPlayer>;
  /** Brings the player into the state, from whichever a command has left it in. */
  enter(player: FootlightPlayer): Promise<unknown>;
  /** What happens while the command waits. */
  meanwhile?(player: FootlightPlayer): void;
}

const ready = async (player: FootlightPlayer): Promise<void> => {
  if (player.state.id !== 'only') await player.load({ ...vod('only'), autoplay: false });
  await player.pause();
  await player.seek({ to: 5 });
};

const ended: Situation = {
  async enter(player) {
    const { ended: hasEnded, id } = player.state;
    if (hasEnded && id === 'only') return;
    await ready(player);
    await player.seek({ to: 1e9 });
    await player.play();
    await until(player, { ended: true });
  },
};

let answer: ((data: PlaybackData | Error) => void) | null = null;
/** The service has been asked and has not answered yet. */
const loading: Situation = {
  properties: () => ({
    loader: loaderWith(
      () =>
        new Promise((resolve, reject) => {
          answer = (data) => (data instanceof Error ? reject(data) : resolve(data));
        }),
    ),
  }),
  async enter(player) {
    player.unload();
    answer = null;
    player.load({ ...vod('only'), autoplay: false }).catch(() => undefined);
    await vi.waitFor(() => expect(answer).not.toBeNull(), WAIT_OPTIONS);
  },
  meanwhile: () => answer?.({ ...film, id: 'only' }),
};

const SITUATIONS: Readonly<Record<string, Situation>> = {
  empty: {
    enter: (player) => {
      player.unload();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      return Promise.resolve();
    },
    meanwhile: () => void vi.advanceTimersByTime(30_000),
  },
  loading,
  refused: { ...loading, meanwhile: () => answer?.(new PlayerError('GEOBLOCKED', 'Not here.')) },
  upcoming: { enter: (player) => player.load({ id: 'upcoming', kind: 'live' }) },
  ready: { enter: ready },
  playing: {
    async enter(player) {
      await ready(player);
      await player.play();
    },
  },
  ended,
  endedDash: { ...ended, properties: () => ({ protocol: 'dash' }) },
  failed: { enter: (player) => endingOf(player.load(vod('none'))) },
  locked: {
    async enter(player) {
      await player.load({ ...vod('first'), playlistId: 'list' });
      expect(await endingOf(player.next())).toBe('ACCESS_DENIED');
    },
  },
};

it('has a row for every command and a column for every state', () => {
  expect(ENDINGS.map(({ name }) => name).toSorted()).toEqual([...COMMAND_NAMES].toSorted());
  expect(STATES).toEqual(Object.keys(SITUATIONS));
});

describe('PLAY-8: every command ends at once', { timeout: 120_000 }, () => {
  it.each(STATES.map((name, at) => ({ name, at })))('in a player that is $name', async ({ name, at }) => {
    const situation = SITUATIONS[name];
    if (situation === undefined) throw new Error(`There is no ${name}.`);
    const player = place(situation.properties?.());
    await player.getState();
    const endings: Record<string, string> = {};
    for (const row of ENDINGS) {
      await situation.enter(player);
      const ending = endingOf(player.execute(row.name, PARAMS[row.name](player.state)));
      // Without a video, time passes only for the commands that wait for one.
      if (name !== 'empty' || row.endings[at] === 'TIMEOUT') situation.meanwhile?.(player);
      endings[row.name] = await ending;
      vi.useRealTimers();
    }
    expect(endings).toEqual(Object.fromEntries(ENDINGS.map((row) => [row.name, row.endings[at]])));
  });
});

describe('a command that another one supersedes', () => {
  const aborted = { name: 'AbortError', code: 'ABORTED' };

  it('ends as aborted: a play that is paused, and a pause that is played', async () => {
    const player = place();
    await ready(player);
    const [play, pause] = [player.play(), player.pause()];
    await expect(play).rejects.toMatchObject(aborted);
    expect(await pause).toEqual({ paused: true });
    await player.play();
    const [pauseAgain, playAgain] = [player.pause(), player.play()];
    await expect(pauseAgain).rejects.toMatchObject(aborted);
    expect(await playAgain).toEqual({ paused: false });
  });

  it('ends as aborted before there is a video', async () => {
    const player = place({ playback: film });
    const [play, pause] = [player.play(), player.pause()];
    await expect(play).rejects.toMatchObject(aborted);
    expect(await pause).toEqual({ paused: true });
  });

  it('ends as aborted if the page pauses the media itself', async () => {
    const player = place();
    await ready(player);
    const play = player.play();
    player.shadowRoot?.querySelector('video')?.pause();
    await expect(play).rejects.toMatchObject(aborted);
  });

  it('ends as aborted when another video is loaded, also while the service has not answered', async () => {
    const player = place(loading.properties?.());
    await loading.enter(player);
    const [load, play] = [player.load(vod('only')), player.play()];
    await expect(player.load(vod('none'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(load).rejects.toMatchObject(aborted);
    await expect(play).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('ends as aborted when the video is unloaded, and as destroyed when the player is removed', async () => {
    const player = place(loading.properties?.());
    await loading.enter(player);
    const play = player.play();
    player.unload();
    await expect(play).rejects.toMatchObject(aborted);
    await loading.enter(player);
    const [load, seek] = [player.load(vod('only')), player.seek({ to: 4 })];
    player.remove();
    await expect(load).rejects.toMatchObject({ code: 'DESTROYED' });
    await expect(seek).rejects.toMatchObject({ code: 'DESTROYED' });
  });
});

it('a page that refuses to load anything has its error shown and returned', async () => {
  class RefusingPlayer extends FootlightPlayer {
    refuse(): void {
      this.open((core) => Promise.resolve(core.fail(new PlayerError('NOT_FOUND', 'No video.'))));
    }
  }
  customElements.define('footlight-player-refusing', RefusingPlayer);
  const player = new RefusingPlayer();
  player.preload = 'auto';
  document.body.append(player);
  await player.updateComplete;
  player.refuse();
  await until(player, { status: 'failed' });
  expect(player.state.error).toMatchObject({ code: 'NOT_FOUND' });
  await expect(player.play()).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('commands right after another source was named apply to that one, not to the error before', async () => {
  const player = place({ preload: 'auto', src: '/films/none.mp4' });
  await until(player, { status: 'failed' });
  player.src = '/films/lantern-coast/v180.mp4';
  expect(await player.play()).toEqual({ paused: false });
  await endingOf(player.load(vod('none')));
  const [load, pause] = [player.load(vod('first')), player.pause()];
  expect(await pause).toEqual({ paused: true });
  expect(await load).toMatchObject({ id: 'first' });
});

it('an upcoming event is loaded when its countdown shows', async () => {
  const player = place();
  expect(await player.load({ id: 'upcoming', kind: 'live' })).toEqual({
    id: 'upcoming',
    kind: 'live',
    title: 'Night dive',
    duration: null,
  });
  expect(player.state).toMatchObject({ status: 'upcoming', error: null });
});

it('a locked video keeps the list that it is part of', async () => {
  const player = place();
  await player.load({ ...vod('first'), playlistId: 'list' });
  await expect(player.next()).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  await until(player, {
    status: 'failed',
    isPlaylist: true,
    listPrev: { id: 'first', kind: 'vod', title: 'first' },
    listNext: { id: 'last', kind: 'vod', title: 'last' },
  });
  expect(await player.next()).toMatchObject({ id: 'last' });
  await expect(player.previous()).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  expect(await player.previous()).toMatchObject({ id: 'first' });
});
