import { describe, expect, it } from 'vitest';
import type { ViewEvent } from './view-event.js';
import { View } from './view.js';
import { viewedState, type ViewedState } from './viewed-state.js';

const LOW = { id: 'low', width: 640, height: 360, bandwidth: 1_000_000 };
const HIGH = { id: 'high', width: 1280, height: 720, bandwidth: 3_000_000 };
const AD = {
  placement: 'PRE_ROLL',
  index: 1,
  count: 1,
  title: 'Tea',
  advertiser: '',
  phase: 'playing',
  currentTime: 0,
  duration: 10,
  skipAfter: null,
  hasPage: false,
  companions: [],
  inStream: false,
} as const;

/** A view whose states are given one after another, each with the milliseconds since the one before. */
const viewing = (first: Partial<ViewedState> = {}, progressInterval = 30_000) => {
  const events: ViewEvent[] = [];
  let now = 5000;
  let state = viewedState(
    Object.assign(new EventTarget(), { state: { status: 'loading', ...first } as const }),
  );
  const view = new View(state, now, 1_000_000, {
    id: 'view-1',
    progressInterval,
    report: (event) => events.push(event),
  });
  return {
    events,
    types: () => events.map(({ type }) => type),
    own: (type: ViewEvent['type']) =>
      events
        .filter((event) => event.type === type)
        .map(
          ({
            type: _type,
            viewId: _id,
            sequence: _sequence,
            at: _at,
            position: _position,
            video: _video,
            ...own
          }) => own,
        ),
    after(milliseconds: number, changes: Partial<ViewedState>) {
      now += milliseconds;
      state = { ...state, ...changes };
      view.next(state, now, 1_000_000 + now);
    },
    /** Plays for whole seconds, as states of four a second. */
    plays(seconds: number) {
      for (let tick = 0; tick < seconds * 4; tick += 1)
        this.after(250, { currentTime: state.currentTime + 0.25 * state.playbackRate });
    },
    totals: () => view.totals(now),
    end() {
      view.end(now, 1_000_000 + now);
    },
  };
};

const ready = { status: 'ready', id: '1001', type: 'vod', title: 'Far Lights', duration: 100 } as const;
const playing = { paused: false, isPlaying: true, waiting: false, hasStarted: true } as const;

// PLAY-70
describe('a view', () => {
  it('begins, loads, starts and ends, with the time of each', () => {
    const view = viewing();
    view.after(300, { ...ready });
    view.after(1000, { paused: false, waiting: true });
    view.after(450, { ...playing, activeQuality: LOW });
    view.plays(2);
    view.end();
    expect(view.types()).toEqual(['viewStart', 'loaded', 'play', 'firstFrame', 'quality', 'viewEnd']);
    expect(view.own('loaded')).toEqual([{ after: 300 }]);
    expect(view.own('firstFrame')).toEqual([{ after: 450 }]);
    expect(view.own('viewEnd')).toEqual([
      { totals: { playing: 2000, stalled: 0, stalls: 0, seeks: 0, startup: 450, bandwidth: 1_000_000 } },
    ]);
    expect(view.events.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(view.events.at(-1)).toMatchObject({
      viewId: 'view-1',
      position: 2,
      video: { id: '1001', kind: 'vod', title: 'Far Lights', duration: 100 },
    });
  });

  it('counts stalls, and no wait before the first frame, in a pause or after a seek', () => {
    const view = viewing(ready);
    view.after(0, { paused: false, waiting: true });
    view.after(900, playing);
    view.plays(1);
    view.after(0, { isPlaying: false, waiting: true });
    view.after(1500, playing);
    view.plays(1);
    view.after(0, { seeking: true, isPlaying: false, waiting: true });
    view.after(200, { seeking: false, currentTime: 60 });
    view.after(300, playing);
    view.after(0, { paused: true, isPlaying: false });
    view.after(5000, { waiting: true });
    expect(view.own('stallEnd')).toEqual([{ lasted: 1500 }]);
    expect(view.own('seek')).toEqual([{ from: 2, to: 60, lasted: 500 }]);
    expect(view.totals()).toMatchObject({ playing: 2000, stalled: 1500, stalls: 1, seeks: 1 });
  });

  it('ends a stall that the viewer gives up', () => {
    const view = viewing({ ...ready, ...playing });
    view.after(0, { isPlaying: false, waiting: true });
    view.after(4000, {});
    view.end();
    expect(view.types().slice(-3)).toEqual(['stallStart', 'stallEnd', 'viewEnd']);
    expect(view.own('stallEnd')).toEqual([{ lasted: 4000 }]);
    expect(view.totals().stalled).toBe(4000);
  });

  it('reports each quarter that was played through once, and none that was leapt over', () => {
    const view = viewing({ ...ready, duration: 40 });
    view.after(0, playing);
    view.plays(11);
    view.after(0, { seeking: true });
    view.after(100, { seeking: false, currentTime: 29 });
    view.plays(2);
    view.after(0, { seeking: true });
    view.after(100, { seeking: false, currentTime: 5 });
    view.plays(7);
    view.after(0, { ended: true, isPlaying: false, currentTime: 40 });
    expect(view.own('quartile')).toEqual([{ percent: 25 }, { percent: 75 }, { percent: 100 }]);
  });

  it('has no quarters while live', () => {
    const view = viewing({ ...ready, type: 'live', duration: null });
    view.after(0, playing);
    view.plays(60);
    expect(view.own('quartile')).toEqual([]);
  });

  it('measures the start until an advertisement, and leaves its time out', () => {
    const view = viewing(ready);
    view.after(0, { paused: false, ad: { ...AD, phase: 'loading' } });
    view.after(700, { ad: AD, isPlaying: true });
    view.after(10_000, { ad: null, isPlaying: false, waiting: true });
    view.after(50, playing);
    view.plays(1);
    expect(view.types()).toEqual(['viewStart', 'loaded', 'play', 'adStart', 'firstFrame', 'adEnd']);
    expect(view.totals()).toMatchObject({ startup: 700, playing: 1000, stalls: 0 });
  });

  it('reports progress by the time of playing, and the mean of the renditions', () => {
    const view = viewing({ ...ready, ...playing, activeQuality: LOW }, 10_000);
    view.plays(10);
    view.after(0, { paused: true, isPlaying: false });
    view.after(60_000, playing);
    view.after(0, { activeQuality: HIGH });
    view.plays(10);
    expect(view.own('progress')).toHaveLength(2);
    expect(view.own('quality')).toEqual([{ from: LOW, to: HIGH }]);
    expect(view.totals()).toMatchObject({ playing: 20_000, bandwidth: 2_000_000 });
  });

  it('reports an error once', () => {
    const view = viewing();
    view.after(100, { status: 'failed', error: { code: 'NETWORK', message: 'A segment failed to load.' } });
    view.after(100, {});
    expect(view.own('error')).toEqual([{ code: 'NETWORK', message: 'A segment failed to load.' }]);
  });

  it('makes nothing up of a video that plays already', () => {
    const view = viewing({ ...ready, ...playing, currentTime: 50 });
    view.plays(1);
    expect(view.types()).toEqual(['viewStart']);
    expect(view.totals().startup).toBeNull();
  });
});
