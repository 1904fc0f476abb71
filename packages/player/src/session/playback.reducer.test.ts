import { describe, expect, it } from 'vitest';
import { PlayerError } from '../store/player-error.js';
import { initialPlayerState, type PlayerState } from '../store/player-state.js';
import type { AnnouncedStart } from './announced-start.js';
import {
  leavesVideo,
  reducePlayback,
  commandErrorOf,
  stateOfPhase,
  type Playback,
  type PlaybackEvent,
} from './playback.reducer.js';

/** The reducer only stores sessions, so two placeholders are enough. */
type State = Playback<'A' | 'B'>;
type Event = PlaybackEvent<'A' | 'B'>;

const error = new PlayerError('NETWORK', 'No answer came.');
const start: AnnouncedStart = {
  type: 'live',
  title: 'Night dive',
  thumb: '/dive.webp',
  eventSchedule: { startDate: '2026-11-21T20:00:00Z', endDate: null },
};
const moved: AnnouncedStart = {
  ...start,
  eventSchedule: { startDate: '2026-11-21T21:00:00Z', endDate: null },
};
const recording = { id: '1001', kind: 'vod', title: 'Night dive' } as const;

const STATES: Readonly<Record<string, State>> = {
  empty: { phase: 'empty' },
  asking: { phase: 'asking', session: 'A' },
  askingB: { phase: 'asking', session: 'B' },
  upcoming: { phase: 'upcoming', session: 'A', start },
  movedOn: { phase: 'upcoming', session: 'A', start: moved },
  loading: { phase: 'loading', session: 'A' },
  ready: { phase: 'ready', session: 'A' },
  failed: { phase: 'failed', session: 'A', error },
  refused: { phase: 'failed', session: undefined, error },
  over: { phase: 'over', session: 'A', recording },
  destroyed: { phase: 'destroyed' },
};

const EVENTS: Readonly<Record<string, Event>> = {
  asking: { phase: 'asking', session: 'B' },
  upcoming: { phase: 'upcoming', session: 'A', start: moved },
  upcomingB: { phase: 'upcoming', session: 'B', start: moved },
  loading: { phase: 'loading', session: 'A' },
  loadingB: { phase: 'loading', session: 'B' },
  ready: { phase: 'ready', session: 'A' },
  readyB: { phase: 'ready', session: 'B' },
  failed: { phase: 'failed', error },
  over: { phase: 'over', recording },
  empty: { phase: 'empty' },
  destroyed: { phase: 'destroyed' },
};

/** The transition table: the next state for each state and event; `-` marks ignored events. */
const TABLE = `
           asking   upcoming  upcomingB  loading  loadingB  ready  readyB  failed  over  empty   destroyed
empty      askingB  -         -          -        -         -      -       refused -     empty   destroyed
asking     askingB  movedOn   -          loading  -         -      -       failed  -     empty   destroyed
upcoming   askingB  movedOn   -          loading  -         -      -       failed  -     empty   destroyed
loading    askingB  -         -          -        -         ready  -       failed  over  empty   destroyed
ready      askingB  -         -          -        -         -      -       failed  over  empty   destroyed
failed     askingB  -         -          -        -         -      -       -       -     empty   destroyed
over       askingB  -         -          -        -         -      -       -       -     empty   destroyed
destroyed  -        -         -          -        -         -      -       -       -     -       -
`;

const wordsOf = (line: string): string[] => line.trim().split(/\s+/u);
const [head = '', ...rows] = TABLE.trim().split('\n');
const pairs = rows.flatMap((row) => {
  const [from = '', ...targets] = wordsOf(row);
  return wordsOf(head).map((event, at) => ({ from, event, to: targets[at] ?? '' }));
});

const named = <T>(values: Readonly<Record<string, T>>, name: string): T => {
  const value = values[name];
  if (value === undefined)
    throw new Error(`The table names “${name}”; known are ${Object.keys(values).join(', ')}.`);
  return value;
};

describe('reducePlayback', () => {
  it.each(pairs)('changes from $from on $event to $to', ({ from, event, to }) => {
    const state = named(STATES, from);
    const next = reducePlayback(state, named(EVENTS, event));
    const isSame = to === '-';
    expect({ next, isSame: next === state }).toEqual({ next: isSame ? state : named(STATES, to), isSame });
  });

  it('is covered for every event in every phase', () => {
    const phases = {
      empty: 0,
      asking: 0,
      upcoming: 0,
      loading: 0,
      ready: 0,
      failed: 0,
      over: 0,
      destroyed: 0,
    } satisfies Record<State['phase'], 0>;
    const seen = pairs.map(({ from, event }) => `${named(STATES, from).phase} ${named(EVENTS, event).phase}`);
    const all = Object.keys(phases).flatMap((phase) =>
      Object.keys(phases).map((event) => `${phase} ${event}`),
    );
    expect(new Set(seen)).toEqual(new Set(all));
  });

  it.each([
    ['empty', true],
    ['asking', true],
    ['upcoming', false],
    ['loading', false],
    ['ready', false],
    ['failed', true],
    ['over', true],
    ['destroyed', true],
  ] as const)('in the phase %s, leaves the previous video: %s', (name, isLeft) => {
    expect(leavesVideo(named(STATES, name))).toBe(isLeft);
  });

  it.each(pairs.filter(({ to }) => to !== '-' && !leavesVideo(named(STATES, to))))(
    'keeps the session when changing from $from on $event to $to',
    ({ from, to }) => {
      expect(named(STATES, to).session).toBe(named(STATES, from).session);
    },
  );
});

describe('commandErrorOf', () => {
  it.each([
    ['failed', 'NETWORK'],
    ['upcoming', 'NOT_LIVE'],
    ['over', 'NOT_LIVE'],
  ])('in the phase %s, is %s', (name, code) => {
    expect(commandErrorOf(named(STATES, name))).toMatchObject({ code });
  });

  it('of a video that is announced for later, is NOT_AVAILABLE', () => {
    const premiere: State = { phase: 'upcoming', session: 'A', start: { ...start, type: 'vod' } };
    expect(commandErrorOf(premiere)).toMatchObject({ code: 'NOT_AVAILABLE' });
  });

  it.each(['empty', 'asking', 'loading', 'ready', 'destroyed'])('in the phase %s, there is none', (name) => {
    expect(commandErrorOf(named(STATES, name))).toBeNull();
  });
});

describe('stateOfPhase', () => {
  const base: PlayerState = {
    ...initialPlayerState,
    status: 'ready',
    id: '7',
    title: 'Before',
    volume: 30,
    waiting: true,
    isPlaying: true,
    reconnecting: true,
    live: { windowStart: 0, edge: 9, behindBy: 0, atEdge: true, latency: null, targetLatency: null },
  };
  const after = (name: string): PlayerState => ({ ...base, ...stateOfPhase(named(STATES, name), base) });

  it.each([
    ['empty', 'idle'],
    ['asking', 'loading'],
  ])('in the phase %s, resets everything but the volume and sets the status %s', (name, status) => {
    expect(after(name)).toEqual({ ...initialPlayerState, status, volume: 30 });
  });

  it('in the phase upcoming, sets the awaited start', () => {
    expect(after('upcoming')).toEqual({
      ...base,
      ...start,
      status: 'upcoming',
      reconnecting: false,
    });
  });

  it.each([
    ['loading', 'loading'],
    ['ready', 'ready'],
  ])('in the phase %s, changes only the status to %s', (name, status) => {
    expect(after(name)).toEqual({ ...base, status });
  });

  const still = { waiting: false, isPlaying: false, reconnecting: false };
  it('in the phase failed, sets the error and that nothing plays', () => {
    expect(after('failed')).toEqual({ ...base, ...still, status: 'failed', error });
  });

  it('in the phase over, sets the end and the recording, and that nothing plays', () => {
    expect(after('over')).toEqual({ ...base, ...still, ended: true, live: null, recording });
  });

  it('in the phase destroyed, changes nothing', () => {
    expect(after('destroyed')).toEqual(base);
  });
});
