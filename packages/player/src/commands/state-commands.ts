import type { PlayerState } from '../store/player-state.js';
import type { EffectsOf } from './command.js';

const pick = (state: PlayerState, fields: readonly string[] | undefined): Partial<PlayerState> =>
  fields === undefined
    ? state
    : Object.fromEntries(Object.entries(state).filter(([name]) => fields.includes(name)));

/** Host pages read the state before anything plays. */
export const stateCommands: EffectsOf<'getState'> = {
  getState: {
    run: ({ store, revision }, { fields }) => Promise.resolve({ state: pick(store.get(), fields), revision }),
  },
};
