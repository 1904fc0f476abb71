/** State of the player's place on a title's page. `attempt` counts the attempts to load the player's code, from 0. */
export type StageState<Player> =
  /** The cover is shown; the code loads at the first interaction with the page. */
  | { readonly phase: 'covered' }
  /** The cover has the focus or a pointer on it and may be about to be pressed, so it is not replaced. */
  | { readonly phase: 'held' }
  /** As `held`; the code has loaded, and the player replaces the cover once it is released. */
  | { readonly phase: 'due' }
  /** Neither cover nor player: the player is loading without a press. */
  | { readonly phase: 'coming' }
  /** The cover was pressed and is busy; the player will start playing. */
  | { readonly phase: 'pressed' }
  /** The code failed to load; `focus` indicates whether the focus moves from the cover to the retry button. */
  | { readonly phase: 'missing'; readonly attempt: number; readonly focus: 'kept' | 'toRetry' }
  /** The code is loading again; the player will start playing. */
  | { readonly phase: 'retrying'; readonly attempt: number }
  /** The player is present; `intent` is `play` after a press or retry, until the first load includes it. */
  | {
      readonly phase: 'present';
      readonly attempt: number;
      readonly player: Player;
      readonly intent: 'play' | 'none';
    };

export type StageEvent<Player> =
  /** The title should start automatically. */
  | { readonly type: 'start' }
  /** The cover received the focus or a pointer. */
  | { readonly type: 'hold' }
  | { readonly type: 'release' }
  | { readonly type: 'press' }
  /** The code requested at the first interaction has loaded. */
  | { readonly type: 'codeCame' }
  /** The player was inserted. */
  | { readonly type: 'enter'; readonly player: Player }
  /** The code failed to load. */
  | { readonly type: 'miss'; readonly hadFocus: boolean }
  | { readonly type: 'retry' }
  /** A load has included the intent to play. */
  | { readonly type: 'clearIntent' };

/** Effect of a state. It is cleaned up and run again only if the kind or attempt changes. */
export interface StageEffect {
  /** `bring` also covers the time while the player is present; its clean-up leaves the player when the page is left. */
  readonly kind: 'awaitSign' | 'bring' | 'focusRetry' | 'none';
  readonly attempt: number;
}

/** What the page renders in the player's place. */
export interface StageView<Player> {
  readonly player: Player | null;
  readonly intent: 'play' | 'none';
  readonly cover: 'none' | 'idle' | 'busy';
  /** State of the retry button if the code failed to load. */
  readonly again: { readonly isTrying: boolean; readonly hasTried: boolean } | null;
}

export const initialStage = (
  comesByItself: boolean,
): StageState<never> & { readonly phase: 'covered' | 'coming' } => ({
  phase: comesByItself ? 'coming' : 'covered',
});

/** Transitions while the cover can be pressed. */
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
    case 'clearIntent':
      return state;
  }
};

/** Transitions while the player's code loads and the player is inserted. */
const reduceFetch = <Player>(
  state: StageState<Player> & { readonly phase: 'coming' | 'pressed' | 'retrying' },
  event: StageEvent<Player>,
): StageState<Player> => {
  const attempt = attemptOf(state);
  switch (event.type) {
    case 'press':
      // A click may arrive after the transition that removes the cover but before its render.
      return state.phase === 'coming' ? { phase: 'pressed' } : state;
    case 'enter':
      return {
        phase: 'present',
        attempt,
        player: event.player,
        intent: state.phase === 'coming' ? 'none' : 'play',
      };
    case 'miss':
      return { phase: 'missing', attempt, focus: event.hadFocus ? 'toRetry' : 'kept' };
    case 'start':
    case 'hold':
    case 'release':
    case 'codeCame':
    case 'retry':
    case 'clearIntent':
      return state;
  }
};

/** Returns the same state for events that it ignores. */
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
      // An effect that runs again (another site, strict mode) releases the first player and inserts another.
      if (event.type === 'enter')
        return state.player === event.player ? state : { ...state, player: event.player };
      return event.type === 'clearIntent' && state.intent === 'play' ? { ...state, intent: 'none' } : state;
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
    intent: phase === 'present' ? state.intent : 'none',
    cover: COVERS[phase],
    again: isMissed ? { isTrying: phase === 'retrying', hasTried: state.attempt > 0 } : null,
  };
};
