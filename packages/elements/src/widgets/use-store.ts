import type { Entry, Failure, QueryState, Status } from '@footlight/state';
import { useEffect, useSyncExternalStore } from 'react';

interface ReadableStore<S> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => S;
}

/** What a store holds, drawn again when it changes. */
export const useStoreState = <S>({ subscribe, getState }: ReadableStore<S>): S =>
  useSyncExternalStore(subscribe, getState, getState);

/** What was read of the service, and what can be done with it. */
export type ShownEntry<R, I> = QueryState<R, I> & Entry<R, I>;

const never = (): (() => void) => () => undefined;
const nothing = (): null => null;

/** An entry as it stands, drawn again when it changes; null for none. Whether it is loaded is for others to say. */
export const useMaybeEntry = <R, I>(entry: Entry<R, I> | null): ShownEntry<R, I> | null => {
  const getState = entry?.getState ?? nothing;
  const state = useSyncExternalStore(entry?.subscribe ?? never, getState, getState);
  return entry === null || state === null ? null : { ...state, ...entry };
};

/** An entry that its component shows, loaded unless it is fresh; null for none. */
export const useMaybeLoaded = <R, I>(entry: Entry<R, I> | null): ShownEntry<R, I> | null => {
  useEffect(() => void entry?.load(), [entry]);
  return useMaybeEntry(entry);
};

/** @see useMaybeEntry */
export const useEntry = useMaybeEntry as <R, I>(entry: Entry<R, I>) => ShownEntry<R, I>;

/** @see useMaybeLoaded */
export const useLoaded = useMaybeLoaded as <R, I>(entry: Entry<R, I>) => ShownEntry<R, I>;

/** How the page of a list that was asked for last stands. */
export const lastPage = ({
  status,
  failure,
  more,
  moreFailure,
}: QueryState<unknown>): { readonly status: Status; readonly failure: Failure | null } =>
  more === 'loading' || more === 'failed' ? { status: more, failure: moreFailure } : { status, failure };
