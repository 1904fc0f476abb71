import { isSameDocument, type DocumentParams, type DocumentStore, type Failure } from '@footlight/state';
import { useEffect } from 'react';
import { useStore } from 'zustand';

export interface ShownDocument<V> {
  /** Null until it has come; never that of other params. */
  readonly value: V | null;
  /** Why it did not come. */
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** Loads the document that a page is about, and gives it as soon as it is there. */
export const useDocument = <P extends DocumentParams, V>(
  store: DocumentStore<P, V>,
  params: P,
): ShownDocument<V> => {
  const { params: held, status, failure, value, load, refresh } = useStore(store);
  const name = Object.values(params).join('/');
  // Params are made anew with each drawing; only others are another document.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => void load(params), [load, name]);
  const isHeld = isSameDocument(held, params);
  return {
    value: isHeld ? value : null,
    failure: isHeld && status === 'failed' ? failure : null,
    retry: () => void refresh(),
  };
};
