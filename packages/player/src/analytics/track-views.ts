import { randomId } from '@footlight/player-contract';
import type { ViewEvent, ViewTotals } from './view-event.js';
import { View } from './view.js';
import { viewedState, type ViewedElement, type ViewedState } from './viewed-state.js';

const PROGRESS_MS = 30_000;

export interface TrackViewsOptions {
  /** Seconds of playing between two events `progress`; 30 by default. */
  readonly progressEvery?: number;
}

export interface TrackedViews {
  /** Figures of the present view; null if there is none. */
  readonly totals: ViewTotals | null;
  /** Ends the present view, and reports nothing more. */
  stop(): void;
}

/**
 * Reports what viewers see of an element’s videos, one view after another. Only the public events of the element are
 * read, nothing is stored, and nothing is sent: that is what `report` is for.
 * @throws {RangeError} for an interval that is not above 0
 */
export const trackViews = (
  element: ViewedElement,
  report: (event: ViewEvent) => void,
  { progressEvery = PROGRESS_MS / 1000 }: TrackViewsOptions = {},
): TrackedViews => {
  if (!(progressEvery > 0))
    throw new RangeError(`progressEvery must be more than 0 seconds, not ${String(progressEvery)}.`);
  const life = new AbortController();
  let view: View | null = null;
  /** What the view is of; empty while it loads, since the state may still name the video before. */
  let viewed = '';
  let status: ViewedState['status'] = 'idle';

  const end = (): void => {
    view?.end(performance.now(), Date.now());
    view = null;
    viewed = '';
  };

  const begin = (state: ViewedState): void => {
    view = new View(state, performance.now(), Date.now(), {
      id: randomId(),
      progressInterval: progressEvery * 1000,
      report,
    });
  };

  const look = (): void => {
    const state = viewedState(element);
    const before = status;
    ({ status } = state);
    if (status === 'idle') {
      end();
      return;
    }
    const name = status === 'loading' ? '' : (state.id ?? element.currentSrc ?? '');
    // A video that failed and is tried again stays the same view.
    const begins = status === 'loading' && before !== 'loading' && before !== 'failed';
    if (begins || (name !== '' && viewed !== '' && name !== viewed)) end();
    if (name !== '') viewed = name;
    if (view === null) begin(state);
    else view.next(state, performance.now(), Date.now());
  };

  const { signal } = life;
  // Changes of the state are gathered for a frame, in which a seek within the buffer begins and ends.
  for (const name of ['footlight-statechange', 'play', 'seeking'])
    element.addEventListener(name, look, { signal });
  globalThis.addEventListener('pagehide', end, { signal });
  // A page from the back/forward cache goes on, with a view of its own.
  globalThis.addEventListener('pageshow', ({ persisted }) => (persisted ? look() : undefined), { signal });
  look();

  return {
    get totals() {
      return view?.totals(performance.now()) ?? null;
    },
    stop() {
      life.abort();
      end();
    },
  };
};
