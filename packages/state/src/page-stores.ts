import type { Client } from '@footlight/client';
import type { HeldForPages } from '@footlight/domain';
import type { Clock } from './clock.js';
import type { SessionStore } from './session.store.js';
import type { Status } from './status.js';

export interface PageStoreOptions {
  readonly client: Client;
  readonly clock: Clock;
}

/** A store that one sort of page needs. */
export interface PageStore {
  getState(): { readonly status: Status; refresh(): Promise<void>; reset(): void };
}

/**
 * Stores that only some pages need: each is made when the first of them asks for it, so that no other page carries
 * it. It stays, so that whoever comes back finds what had been read; asks anew when another reader signs in; and is
 * emptied when the pages that it is held for are left.
 */
export const createPageStores = ({
  client,
  clock,
  session,
}: PageStoreOptions & { readonly session: SessionStore }) => {
  const made = new Map<unknown, { readonly store: PageStore; readonly heldFor: HeldForPages | null }>();
  const stop = session.subscribe(({ user }, { user: before }) => {
    if (user === null || before === null || user.id === before.id) return;
    for (const { store } of made.values())
      if (store.getState().status !== 'idle') void store.getState().refresh();
  });

  return {
    /** The one store that `create` makes here. */
    of: <S extends PageStore>(
      create: (options: PageStoreOptions) => S,
      heldFor: HeldForPages | null = null,
    ): S => {
      const known = made.get(create)?.store as S | undefined;
      if (known !== undefined) return known;
      const store = create({ client, clock });
      made.set(create, { store, heldFor });
      return store;
    },
    /** Empties what was held for pages that were left. */
    leave: (left: readonly HeldForPages[]): void => {
      for (const { store, heldFor } of made.values())
        if (heldFor !== null && left.includes(heldFor)) store.getState().reset();
    },
    dispose: (): void => {
      stop();
      for (const { store } of made.values()) store.getState().reset();
    },
  };
};

export type PageStores = ReturnType<typeof createPageStores>;
