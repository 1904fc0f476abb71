import { useSyncExternalStore } from 'react';

interface ReadableStore<S> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => S;
}

/** What a store holds, drawn again when it changes. */
export const useStoreState = <S>({ subscribe, getState }: ReadableStore<S>): S =>
  useSyncExternalStore(subscribe, getState, getState);
