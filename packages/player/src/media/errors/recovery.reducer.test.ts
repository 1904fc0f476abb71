import { describe, expect, it } from 'vitest';
import {
  NO_RECOVERY,
  reduceRecovery,
  type Recovery,
  type RecoveryAction,
  type RecoveryEvent,
} from './recovery.reducer.js';

/** The last state and all actions. */
const run = (events: readonly RecoveryEvent[], from: Recovery = NO_RECOVERY) => {
  const actions: RecoveryAction[] = [];
  let state = from;
  for (const event of events) {
    const [next, action] = reduceRecovery(state, event);
    state = next;
    actions.push(action);
  }
  return { state, actions, last: actions.at(-1) };
};

const NETWORK = { kind: 'network' } as const;
const MISSING = { kind: 'network', status: 404 } as const;
const MEDIA = { kind: 'media' } as const;

const failed = (
  error: Extract<RecoveryEvent, { type: 'failed' }>['error'],
  at = 0,
  segment: { start: number; end: number } | null = null,
): RecoveryEvent => ({ type: 'failed', error, at, segment, random: 0.5 });
const arrived = (track: string | null = 'video'): RecoveryEvent => ({ type: 'arrived', track });
const missed = (start: number, left = 10, track = 'video'): RecoveryEvent => ({
  type: 'missed',
  track,
  span: { start, end: start + 2 },
  left,
  error: MISSING,
});
const looked = (
  seconds: number,
  more: Partial<Extract<RecoveryEvent, { type: 'looked' }>> = {},
): RecoveryEvent => ({
  type: 'looked',
  at: seconds * 1000,
  position: 5,
  isExpected: true,
  isSeeking: false,
  ahead: { seconds: 0, next: null },
  bufferedTo: 5,
  arrivals: 0,
  ...more,
});
const times = <Item>(count: number, item: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => item(at));

describe('network errors', () => {
  it('are retried with growing delays, and then final', () => {
    const { actions } = run([arrived(), ...times(5, () => failed(NETWORK))]);
    expect(actions.slice(1).map((action) => (action.do === 'retry' ? action.afterMs : action.do))).toEqual([
      500,
      1500,
      4000,
      8000,
      'fail',
    ]);
  });

  it('end a start within 3 s, including the time of its attempts (PLAY-10)', () => {
    const { actions } = run(times(3, () => ({ ...failed(NETWORK), random: 1 }) as RecoveryEvent));
    expect(actions).toEqual([
      { do: 'retry', kind: 'network', afterMs: 500, attempt: 1, from: null },
      { do: 'retry', kind: 'network', afterMs: 750, attempt: 2, from: null },
      { do: 'fail', error: NETWORK },
    ]);
  });

  it('are counted anew once data has arrived', () => {
    const { last } = run([failed(NETWORK), arrived(), failed(NETWORK)]);
    expect(last).toMatchObject({ afterMs: 500, attempt: 1 });
  });

  it.each([401, 403, 404, 409, 410, 424, 428])('are final with status %i', (status) => {
    expect(run([arrived(), failed({ ...NETWORK, status })]).last).toMatchObject({ do: 'fail' });
  });

  it.each([408, 429, 500, 503])('are retried with status %i', (status) => {
    expect(run([failed({ ...NETWORK, status })]).last).toMatchObject({ do: 'retry' });
  });

  it('are not mixed with errors that no retry can fix', () => {
    for (const kind of ['drm', 'unsupported'] as const)
      expect(run([arrived(), failed({ kind })]).last).toEqual({ do: 'fail', error: { kind } });
  });
});

describe('media errors', () => {
  it('are recovered from twice a minute, however much data arrives in between', () => {
    const { actions } = run([
      failed(MEDIA, 0),
      arrived(),
      failed(MEDIA, 1000),
      arrived(),
      failed(MEDIA, 2000),
      failed(MEDIA, 62_500),
    ]);
    expect(actions.map((action) => action.do)).toEqual([
      'retry',
      'nothing',
      'retry',
      'nothing',
      'fail',
      'retry',
    ]);
  });

  it('within a segment are decoded once more, and skipped to its end the second time, whatever its length', () => {
    const undecoded = { ...MEDIA, undecoded: true };
    const segment = { start: 6, end: 16 };
    const { actions } = run([arrived(), failed(undecoded, 0, segment), failed(undecoded, 500, segment)]);
    expect(actions.slice(1)).toEqual([
      { do: 'retry', kind: 'media', afterMs: 0, attempt: 1, from: null },
      { do: 'retry', kind: 'media', afterMs: 0, attempt: 2, from: 16 },
    ]);
  });

  it('within segments far apart do not add up, but a row of broken ones is final', () => {
    const undecoded = { ...MEDIA, undecoded: true };
    const twice = (start: number) => times(2, () => failed(undecoded, 0, { start, end: start + 2 }));
    expect(run([...twice(2), ...twice(4), ...twice(6)]).last).toMatchObject({ do: 'retry', from: 8 });
    expect(run([...twice(2), ...twice(4), ...twice(6), ...twice(8)]).last).toMatchObject({ do: 'fail' });
  });
});

describe('PLAY-20: missing segments', () => {
  it('are skipped, also at the beginning', () => {
    expect(run([missed(0)]).last).toEqual({ do: 'skip' });
    expect(run([missed(0), missed(2)]).last).toEqual({ do: 'skip' });
    expect(run([missed(0), missed(2), arrived(), missed(8)]).last).toEqual({ do: 'skip' });
  });

  it('are final with their cause if nothing else has arrived, or nothing is left', () => {
    expect(run([missed(0), missed(2), missed(4)]).last).toEqual({ do: 'fail', error: MISSING });
    expect(run([missed(0, 0)]).last).toEqual({ do: 'fail', error: MISSING });
  });

  it('are final if too many follow one another in a track', () => {
    const row = times(4, (at) => missed(10 + at * 2));
    expect(run([arrived(), ...row]).last).toMatchObject({ do: 'fail' });
    expect(run([arrived(), ...row.slice(1), arrived('audio'), missed(20)]).last).toMatchObject({
      do: 'fail',
    });
    expect(run([arrived(), ...row.slice(1), missed(20, 10, 'audio')]).last).toEqual({ do: 'skip' });
    expect(run([arrived(), ...row.slice(1), arrived('video'), missed(20)]).last).toEqual({ do: 'skip' });
  });
});

describe('a stall', () => {
  it('is left alone while bytes arrive, however long that takes', () => {
    const { actions } = run(times(400, (at) => looked(at / 2, { arrivals: Math.floor(at / 10) })));
    expect(actions.every((action) => action.do === 'nothing')).toBe(true);
  });

  it('without bytes requests the data again, and gives up after a minute', () => {
    const { actions } = run(times(140, (at) => looked(at / 2)));
    const done = actions.flatMap((action, at) => (action.do === 'nothing' ? [] : [`${action.do} ${at / 2}`]));
    expect(done.slice(0, 5)).toEqual(['retry 12', 'retry 24', 'retry 36', 'retry 48', 'fail 60']);
  });

  it('after a media error ends with that error, unless playback gets past it', () => {
    const silent = times(30, (at) => looked(10 + at / 2));
    expect(run([looked(0), failed(MEDIA, 500), ...silent]).actions).toContainEqual({
      do: 'fail',
      error: MEDIA,
    });
    const past = looked(2, { position: 9 });
    const later = times(30, (at) => looked(10 + at / 2, { position: 9 }));
    expect(run([looked(0), failed(MEDIA, 500), past, ...later]).actions).not.toContainEqual({
      do: 'fail',
      error: MEDIA,
    });
  });

  it('despite data is nudged three times, then set up anew, once', () => {
    const stuck = { ahead: { seconds: 8, next: null } };
    const { actions } = run(times(60, (at) => looked(at / 2, stuck)));
    expect(actions.filter((action) => action.do !== 'nothing')).toEqual([
      { do: 'seek', to: 5.2 },
      { do: 'seek', to: 5.4 },
      { do: 'seek', to: 5 + 0.2 * 3 },
      { do: 'retry', kind: 'media', afterMs: 0, attempt: 1, from: null },
    ]);
  });

  it('at a gap is left behind if data arrives behind it, or if nothing arrives', () => {
    const gap = { ahead: { seconds: 0, next: 7 } };
    const leap = { do: 'seek', to: 7.01 };
    const arriving = (at: number) => ({ ...gap, arrivals: at });
    const atGap = times(12, (at) => looked(at / 2, arriving(at)));
    expect(run(atGap).actions).not.toContainEqual(leap);
    expect(
      run(times(12, (at) => looked(at / 2, { ...arriving(at), bufferedTo: 9 + at }))).actions,
    ).toContainEqual(leap);
    expect(run(times(12, (at) => looked(at / 2, gap))).actions).toContainEqual(leap);
  });

  it('PLAY-20: at a hole is left behind soon, for where all tracks have begun behind it', () => {
    // The sound begins before the picture.
    const atHole = times(4, (at) => looked(at / 2, { ahead: { seconds: 0, next: 6.93 }, arrivals: at }));
    const { actions } = run([missed(5), ...atHole]);
    expect(actions.map((action) => action.do)).toEqual(['skip', 'nothing', 'nothing', 'seek', 'nothing']);
    expect(actions[3]).toEqual({ do: 'seek', to: 7 + 0.2 + 0.01 });
    const further = looked(9, { ahead: { seconds: 0, next: 8 } });
    expect(run([missed(5), looked(0), further]).last).toEqual({ do: 'seek', to: 8.01 });
  });

  it('PLAY-20: of a seek to just before the data ends in the data, without waiting for more', () => {
    const seeking = (next: number) =>
      times(8, (at) => looked(at / 2, { isSeeking: true, ahead: { seconds: 0, next }, bufferedTo: 5 + at }));
    const done = run(seeking(5.14)).actions.flatMap((action, at) =>
      action.do === 'nothing' ? [] : [[at / 2, action]],
    );
    expect(done[0]).toEqual([1, { do: 'seek', to: 5.14 + 0.01 }]);
    expect(run(seeking(7)).actions.every((action) => action.do === 'nothing')).toBe(true);
  });

  it('is none while playback rests, moves or seeks', () => {
    const resting = times(60, (at) => looked(at, { isExpected: false }));
    const moving = times(60, (at) => looked(at, { position: at }));
    const seeking = times(11, (at) => looked(at, { isSeeking: true, ahead: { seconds: 8, next: null } }));
    for (const events of [resting, moving, seeking])
      expect(run(events).actions.every((action) => action.do === 'nothing')).toBe(true);
  });
});

it('no event changes what it says nothing about', () => {
  const events = [failed(NETWORK), failed(MEDIA), missed(0), arrived(), looked(1)];
  for (const first of events)
    for (const second of events) {
      const before = run([first]).state;
      const frozen = structuredClone(before);
      run([second], before);
      expect(before).toEqual(frozen);
    }
});
