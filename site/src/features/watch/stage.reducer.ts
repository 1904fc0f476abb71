/**
 * What stands in the player's place on the page of a title. `attempt` counts the tries to fetch the player's code,
 * from 0.
 */
export type StageState<Player> =
  /** The cover; the code is fetched at the first sign of somebody. */
  | { readonly phase: 'covered' }
  /** The cover, with the focus or a finger on it: it may be about to be pressed, so it is not replaced. */
  | { readonly phase: 'held' }
  /** As `held`; the code is here, and the player replaces the cover once it is released. */
  | { readonly phase: 'due' }
  /** Neither cover nor player: the player comes without a press. */
  | { readonly phase: 'coming' }
  /** The cover, busy: it was pressed, and the player comes to play. */
  | { readonly phase: 'pressed' }
  /** The code did not come; `focus` says whether the focus was on the cover and goes on to the retry button. */
  | { readonly phase: 'missing'; readonly attempt: number; readonly focus: 'kept' | 'toRetry' }
  /** The code is fetched again, and the player comes to play. */
  | { readonly phase: 'retrying'; readonly attempt: number }
  /** The player; `wish` is `play` from a press or a retry until the first load has been told of it. */
  | {
      readonly phase: 'present';
      readonly attempt: number;
      readonly player: Player;
      readonly wish: 'play' | 'none';
    };

export type StageEvent<Player> =
  /** The title is to begin by itself. */
  | { readonly type: 'start' }
  /** The cover got the focus, or a finger. */
  | { readonly type: 'hold' }
  | { readonly type: 'release' }
  | { readonly type: 'press' }
  /** The code that was fetched at a sign of somebody is here. */
  | { readonly type: 'codeCame' }
  /** The player is in its place. */
  | { readonly type: 'enter'; readonly player: Player }
  /** The code did not come. */
  | { readonly type: 'miss'; readonly hadFocus: boolean }
  | { readonly type: 'retry' }
  /** A load was told of the wish to play. */
  | { readonly type: 'tellWish' };

/**
 * What the hook does while a state lasts. It begins anew, and takes back what it did before, only where the kind or
 * the attempt differs.
 */
export interface StageEffect {
  /** `bring` includes the time that the player is there: leaving the page takes it away again. */
  readonly kind: 'awaitSign' | 'bring' | 'focusRetry' | 'none';
  readonly attempt: number;
}

/** What the page draws in the player's place. */
export interface StageView<Player> {
  readonly player: Player | null;
  readonly wish: 'play' | 'none';
  readonly cover: 'none' | 'idle' | 'busy';
  /** The retry button where the code did not come. */
  readonly again: { readonly isTrying: boolean; readonly hasTried: boolean } | null;
}

export const initialStage = (
  comesByItself: boolean,
): StageState<never> & { readonly phase: 'covered' | 'coming' } => ({
  phase: comesByItself ? 'coming' : 'covered',
});

/** While the cover may be pressed. */
const reduceCover = <Player>(
  state: StageState<Player> & { readonly phase: 'covered' | 'held' | 'due' },
  event: StageEvent<Player>,
): StageState<Player> => {
  switch (event.type) {
    case 'start':
      return { phase: 'coming' };
    case 'press':
      return { phase: 'pressed' };
    case 'hold':
      return state.phase === 'covered' ? { phase: 'held' } : state;
    case 'release':
      if (state.phase === 'due') return { phase: 'coming' };
      return state.phase === 'held' ? { phase: 'covered' } : state;
    case 'codeCame':
      if (state.phase === 'covered') return { phase: 'coming' };
      return state.phase === 'held' ? { phase: 'due' } : state;
    case 'enter':
    case 'miss':
    case 'retry':
    case 'tellWish':
      return state;
  }
};

/** While the player's code is fetched, and the player put in its place. */
const reduceFetch = <Player>(
  state: StageState<Player> & { readonly phase: 'coming' | 'pressed' | 'retrying' },
  event: StageEvent<Player>,
): StageState<Player> => {
  const attempt = attemptOf(state);
  switch (event.type) {
    case 'press':
      // A click may arrive after the cover's replacement was decided and before it is drawn.
      return state.phase === 'coming' ? { phase: 'pressed' } : state;
    case 'enter':
      return {
        phase: 'present',
        attempt,
        player: event.player,
        wish: state.phase === 'coming' ? 'none' : 'play',
      };
    case 'miss':
      return { phase: 'missing', attempt, focus: event.hadFocus ? 'toRetry' : 'kept' };
    case 'start':
    case 'hold':
    case 'release':
    case 'codeCame':
    case 'retry':
    case 'tellWish':
      return state;
  }
};

/** An event that means nothing in a state returns that state itself. */
export const reduceStage = <Player>(
  state: StageState<Player>,
  event: StageEvent<Player>,
): StageState<Player> => {
  switch (state.phase) {
    case 'covered':
    case 'held':
    case 'due':
      return reduceCover(state, event);
    case 'coming':
    case 'pressed':
    case 'retrying':
      return reduceFetch(state, event);
    case 'missing':
      return event.type === 'retry' ? { phase: 'retrying', attempt: state.attempt + 1 } : state;
    case 'present':
      // An effect that runs again (another site, strict mode) lets the first player go and brings another one.
      if (event.type === 'enter')
        return state.player === event.player ? state : { ...state, player: event.player };
      return event.type === 'tellWish' && state.wish === 'play' ? { ...state, wish: 'none' } : state;
  }
};

const attemptOf = (state: StageState<unknown>): number => ('attempt' in state ? state.attempt : 0);

export const stageEffect = (state: StageState<unknown>): StageEffect => {
  const attempt = attemptOf(state);
  switch (state.phase) {
    case 'covered':
    case 'held':
    case 'due':
      return { kind: 'awaitSign', attempt };
    case 'coming':
    case 'pressed':
    case 'retrying':
    case 'present':
      return { kind: 'bring', attempt };
    case 'missing':
      return { kind: state.focus === 'toRetry' ? 'focusRetry' : 'none', attempt };
  }
};

const COVERS = {
  covered: 'idle',
  held: 'idle',
  due: 'idle',
  coming: 'none',
  pressed: 'busy',
  missing: 'none',
  retrying: 'none',
  present: 'none',
} as const satisfies Record<StageState<unknown>['phase'], StageView<unknown>['cover']>;

export const stageView = <Player>(state: StageState<Player>): StageView<Player> => {
  const { phase } = state;
  const isMissed = phase === 'missing' || phase === 'retrying';
  return {
    player: phase === 'present' ? state.player : null,
    wish: phase === 'present' ? state.wish : 'none',
    cover: COVERS[phase],
    again: isMissed ? { isTrying: phase === 'retrying', hasTried: state.attempt > 0 } : null,
  };
};
