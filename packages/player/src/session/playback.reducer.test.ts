import { describe, expect, it } from 'vitest';
import { PlayerError } from '../player-error.js';
import { initialPlayerState, type PlayerState } from '../store/player-state.js';
import type { AnnouncedStart } from './announced-start.js';
import {
  commandsOf,
  leavesVideo,
  playbackShare,
  reducePlayback,
  type Playback,
  type PlaybackEvent,
} from './playback.reducer.js';

/** Loads and videos are only kept by the reducer: two of each stand for those of a player. */
type State = Playback<'A' | 'B', 'a' | 'b'>;
type Event = PlaybackEvent<'A' | 'B', 'a' | 'b'>;

const error = new PlayerError('NETWORK', 'No answer came.');
const start: AnnouncedStart = {
  kind: 'live',
  startDate: '2026-11-21T20:00:00Z',
  title: 'Night dive',
  thumbnailUrl: '/dive.webp',
};
const moved: AnnouncedStart = { ...start, startDate: '2026-11-21T21:00:00Z' };
const recording = { id: '1001', kind: 'vod', title: 'Night dive' } as const;

const STATES: Readonly<Record<string, State>> = {
  empty: { phase: 'empty' },
  asking: { phase: 'asking', load: 'A' },
  askingB: { phase: 'asking', load: 'B' },
  upcoming: { phase: 'upcoming', load: 'A', start },
  movedOn: { phase: 'upcoming', load: 'A', start: moved },
  starting: { phase: 'starting', load: 'A', video: 'a' },
  startingB: { phase: 'starting', load: 'B', video: 'b' },
  ready: { phase: 'ready', load: 'A', video: 'a' },
  failed: { phase: 'failed', load: 'A', error },
  over: { phase: 'over', load: 'A', recording },
  destroyed: { phase: 'destroyed' },
};

const EVENTS: Readonly<Record<string, Event>> = {
  begin: { type: 'begin', load: 'B' },
  announce: { type: 'announce', start: moved },
  show: { type: 'show', video: 'a' },
  ready: { type: 'ready', video: 'a' },
  readyB: { type: 'ready', video: 'b' },
  fail: { type: 'fail', error },
  conclude: { type: 'conclude', recording },
  unload: { type: 'unload' },
  destroy: { type: 'destroy' },
};

/** Where each event leads from each state; `-` is an event that means nothing there. */
const TABLE = `
           begin    announce  show      ready  readyB  fail    conclude  unload  destroy
empty      askingB  -         -         -      -       -       -         empty   destroyed
asking     askingB  movedOn   starting  -      -       failed  -         empty   destroyed
upcoming   askingB  movedOn   starting  -      -       failed  -         empty   destroyed
starting   askingB  -         -         ready  -       failed  over      empty   destroyed
ready      askingB  -         -         -      -       failed  over      empty   destroyed
failed     askingB  -         -         -      -       -       -         empty   destroyed
over       askingB  -         -         -      -       -       -         empty   destroyed
destroyed  -        -         -         -      -       -       -         -       -
`;

const wordsOf = (line: string): string[] => line.trim().split(/\s+/u);
const [head = '', ...rows] = TABLE.trim().split('\n');
const pairs = rows.flatMap((row) => {
  const [from = '', ...targets] = wordsOf(row);
  return wordsOf(head).map((event, at) => ({ from, event, to: targets[at] ?? '' }));
});

const named = <T>(values: Readonly<Record<string, T>>, name: string): T => {
  const value = values[name];
  if (value === undefined) throw new Error(`The table names “${name}”; known are ${Object.keys(values)}.`);
  return value;
};

describe('what a player was asked to play', () => {
  it.each(pairs)('goes from $from on $event to $to', ({ from, event, to }) => {
    const state = named(STATES, from);
    const next = reducePlayback(state, named(EVENTS, event));
    const isSame = to === '-';
    expect({ next, isSame: next === state }).toEqual({ next: isSame ? state : named(STATES, to), isSame });
  });

  it('is told of every event in every phase', () => {
    const phases = {
      empty: 0,
      asking: 0,
      upcoming: 0,
      starting: 0,
      ready: 0,
      failed: 0,
      over: 0,
      destroyed: 0,
    } satisfies Record<State['phase'], 0>;
    const events = {
      begin: 0,
      announce: 0,
      show: 0,
      ready: 0,
      fail: 0,
      conclude: 0,
      unload: 0,
      destroy: 0,
    } satisfies Record<Event['type'], 0>;
    const seen = pairs.map(({ from, event }) => `${named(STATES, from).phase} ${named(EVENTS, event).type}`);
    const all = Object.keys(phases).flatMap((phase) => Object.keys(events).map((type) => `${phase} ${type}`));
    expect(new Set(seen)).toEqual(new Set(all));
  });

  it.each([
    ['empty', 'wait'],
    ['asking', 'wait'],
    ['upcoming', 'wait'],
    ['starting', 'wait'],
    ['ready', 'run'],
    ['failed', 'refused'],
    ['over', 'wait'],
    ['destroyed', 'refused'],
  ] as const)('while %s, lets commands that need a video %s', (name, commands) => {
    expect(commandsOf(named(STATES, name))).toBe(commands);
  });

  it.each([
    ['empty', 'askingB', true],
    ['empty', 'empty', true],
    ['asking', 'upcoming', false],
    ['upcoming', 'movedOn', false],
    ['asking', 'starting', false],
    ['upcoming', 'starting', false],
    ['starting', 'ready', false],
    ['asking', 'startingB', true],
    ['ready', 'askingB', true],
    ['ready', 'failed', true],
    ['ready', 'over', true],
    ['ready', 'empty', true],
    ['starting', 'destroyed', true],
  ] as const)('from %s to %s, leaves the video: %s', (before, next, isLeft) => {
    expect(leavesVideo(named(STATES, before), named(STATES, next))).toBe(isLeft);
  });
});

describe('what is told of it', () => {
  const told: PlayerState = {
    ...initialPlayerState,
    status: 'ready',
    id: '7',
    title: 'Before',
    volume: 30,
    waiting: true,
    isPlaying: true,
    reconnecting: true,
    live: { windowStart: 0, edge: 9, behindBy: 0, atEdge: true },
  };
  const after = (name: string): PlayerState => ({ ...told, ...playbackShare(named(STATES, name), told) });

  it.each([
    ['empty', 'idle'],
    ['asking', 'loading'],
  ])('when %s, is nothing of the former video but the volume, and %s', (name, status) => {
    expect(after(name)).toEqual({ ...initialPlayerState, status, volume: 30 });
  });

  it('when upcoming, is the start that is awaited', () => {
    expect(after('upcoming')).toEqual({
      ...told,
      status: 'upcoming',
      reconnecting: false,
      type: 'live',
      title: 'Night dive',
      thumb: '/dive.webp',
      eventSchedule: { startDate: start.startDate, endDate: null },
    });
  });

  it.each([
    ['starting', 'loading'],
    ['ready', 'ready'],
  ])('when %s, is only that it is %s', (name, status) => {
    expect(after(name)).toEqual({ ...told, status });
  });

  const still = { waiting: false, isPlaying: false, reconnecting: false };
  it('when failed, is the error, and that nothing plays', () => {
    expect(after('failed')).toEqual({ ...told, ...still, status: 'failed', error });
  });

  it('when over, is the end and the recording, and that nothing plays', () => {
    expect(after('over')).toEqual({ ...told, ...still, ended: true, live: null, recording });
  });

  it('when destroyed, is nothing any more', () => {
    expect(after('destroyed')).toEqual(told);
  });
});
