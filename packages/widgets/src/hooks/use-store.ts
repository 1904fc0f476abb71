import type { Entry, CallError, QueryState, Status } from '@footlight/state';
import { useEffect, useSyncExternalStore } from 'react';

interface ReadableStore<S> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => S;
}

/** The state of a store; renders again when it changes. */
export const useStoreState = <S>({ subscribe, getState }: ReadableStore<S>): S =>
  useSyncExternalStore(subscribe, getState, getState);

/** The cached data of the service, and the entry's methods. */
export type ShownEntry<R, I> = QueryState<R, I> & Entry<R, I>;

const never = (): (() => void) => () => undefined;
const nothing = (): null => null;

/** The state of an entry; renders again when it changes. Null for no entry. Does not load it. */
export const useMaybeEntry = <R, I>(entry: Entry<R, I> | null): ShownEntry<R, I> | null => {
  const getState = entry?.getState ?? nothing;
  const state = useSyncExternalStore(entry?.subscribe ?? never, getState, getState);
  return entry === null || state === null ? null : { ...state, ...entry };
};

/** Like `useMaybeEntry`, but loads the entry unless it is fresh. */
export const useMaybeLoaded = <R, I>(entry: Entry<R, I> | null): ShownEntry<R, I> | null => {
  useEffect(() => void entry?.load(), [entry]);
  return useMaybeEntry(entry);
};

/** @see useMaybeEntry */
export const useEntry = useMaybeEntry as <R, I>(entry: Entry<R, I>) => ShownEntry<R, I>;

/** @see useMaybeLoaded */
export const useLoaded = useMaybeLoaded as <R, I>(entry: Entry<R, I>) => ShownEntry<R, I>;

/** Status of the page of a list that was requested last. */
export const lastPage = ({
  status,
  error,
  more,
  moreError,
}: QueryState<unknown>): { readonly status: Status; readonly error: CallError | null } =>
  more === 'loading' || more === 'failed' ? { status: more, error: moreError } : { status, error };
