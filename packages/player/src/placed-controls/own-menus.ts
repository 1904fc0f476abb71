import type { ControlsState } from '../controls/player-context.js';
import { createStore, type Store } from '../store/store.js';

/** Name of the open menu for the player, whose controls stay visible meanwhile. */
const PLACED = 'placed';

/**
 * The state of the player's controls with an open menu of its own: several placed menus, and those in the player, have
 * the same names. Panels are none of its business; they open in the player.
 */
export const ownMenus = (controls: Store<ControlsState>): Store<ControlsState> => {
  const own = createStore<Pick<ControlsState, 'openMenu'>>({ openMenu: null });
  const merged = (shared: ControlsState, { openMenu } = own.get()): ControlsState => ({
    ...shared,
    openMenu,
    openPanel: null,
  });
  const get = (): ControlsState => merged(controls.get());
  const subscribe: Store<ControlsState>['subscribe'] = (listener) => {
    const stops = [
      controls.subscribe((next, previous) => listener(merged(next), merged(previous))),
      own.subscribe((next, previous) =>
        listener(merged(controls.get(), next), merged(controls.get(), previous)),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
  return {
    get,
    set({ openMenu, ...others }) {
      controls.set(others);
      if (openMenu === undefined) return;
      own.set({ openMenu });
      if (openMenu !== null) controls.set({ openMenu: PLACED });
      else if (controls.get().openMenu === PLACED) controls.set({ openMenu: null });
    },
    subscribe,
    select(selector, listener) {
      const selected = createStore({ part: selector(get()) });
      const stops = [
        subscribe((state) => selected.set({ part: selector(state) })),
        selected.subscribe(({ part }) => listener(part)),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
};
