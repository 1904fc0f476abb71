type Listener<State> = (state: State, previous: State) => void;

/** An observable value without a framework or proxies: one object, replaced on each change. */
export interface Store<State extends object> {
  get(): State;
  /** Merges `patch`; listeners are called only if the value of a field changes. */
  set(patch: Partial<State>): void;
  /** @returns a function that removes the listener. */
  subscribe(listener: Listener<State>): () => void;
  /** Like `subscribe`, but called only when the selected part changes (shallow comparison). */
  select<Part>(selector: (state: State) => Part, listener: (part: Part) => void): () => void;
}

/** Equal by identity, or plain objects or arrays whose members are equal by identity. */
export const shallowEqual = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) => Object.hasOwn(other, key) && Object.is(Reflect.get(one, key), Reflect.get(other, key)),
    )
  );
};

export const createStore = <State extends object>(initial: State): Store<State> => {
  let state = Object.freeze({ ...initial });
  const listeners = new Set<Listener<State>>();

  const subscribe = (listener: Listener<State>) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return {
    get: () => state,
    set(patch) {
      const keys = Object.keys(patch) as (keyof State)[];
      if (keys.every((key) => shallowEqual(state[key], patch[key]))) return;
      const previous = state;
      state = Object.freeze({ ...state, ...patch });
      for (const listener of listeners) listener(state, previous);
    },
    subscribe,
    select(selector, listener) {
      let part = selector(state);
      return subscribe((next) => {
        const selected = selector(next);
        if (shallowEqual(part, selected)) return;
        part = selected;
        listener(part);
      });
    },
  };
};
