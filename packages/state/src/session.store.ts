import type { Client } from '@footlight/client';
import type { BodyOf, ReplyOf, SessionUser } from '@footlight/contract';
import { createStore } from 'zustand/vanilla';
import { createLoad } from './load.js';
import { failureOf, type Failure, type Status } from './status.js';

export interface SessionState {
  /** Whether it is known who the reader is. */
  readonly status: Status;
  /** Null until known; a guest has `isGuest`. */
  readonly user: SessionUser | null;
  /** Of the last sign-in, sign-up or sign-out. */
  readonly action: Status;
  readonly failure: Failure | null;
  /** Asks the service who the held tokens belong to. */
  readonly restore: () => Promise<void>;
  /** @returns whether it worked; `failure` says why not. */
  readonly signIn: (body: BodyOf<'login'>) => Promise<boolean>;
  /** @returns whether it worked; `failure` says why not. */
  readonly signUp: (body: BodyOf<'signup'>) => Promise<boolean>;
  /** Takes the tokens of another way to sign in. @returns whether it worked; `failure` says why not. */
  readonly signInWith: (attempt: () => Promise<ReplyOf<'login'>>) => Promise<boolean>;
  /** Ends the session here even when the service cannot be told. */
  readonly signOut: () => Promise<void>;
  /** Forgets the last action's failure, when its form closes. */
  readonly clearFailure: () => void;
}

/**
 * Who the reader is. Follows the token store: a session that the service ended, or a sign-in or sign-out
 * in another tab, asks anew.
 */
export const createSessionStore = ({ client }: { client: Client }) => {
  const load = createLoad();

  const store = createStore<SessionState>()((set, get) => {
    const enter = async (attempt: () => Promise<ReplyOf<'login'>>): Promise<boolean> => {
      if (get().action === 'loading') return false;
      set({ action: 'loading', failure: null });
      try {
        const { authorisationToken, refreshToken, user } = await attempt();
        load.cancel();
        // Before anybody hears who the reader is: what they then ask must bear the new token.
        client.tokens.write({ authorisationToken, refreshToken, subject: user.id });
        set({ status: 'ready', user, action: 'ready' });
        return true;
      } catch (error) {
        set({ action: 'failed', failure: failureOf(error) });
        return false;
      }
    };

    return {
      status: 'idle',
      user: null,
      action: 'idle',
      failure: null,
      restore: () => {
        set({ status: 'loading' });
        return load.run((signal) => client.call('getSessionUser', { signal }), {
          ready: (user) => set({ status: 'ready', user, failure: null }),
          failed: (failure) => set({ status: 'failed', failure }),
        });
      },
      signIn: (body) => enter(() => client.call('login', { body })),
      signInWith: enter,
      signUp: (body) => enter(() => client.call('signup', { body })),
      signOut: async () => {
        const held = client.tokens.read();
        set({ action: 'loading', failure: null });
        try {
          if (held !== null) await client.call('logout', { body: { refreshToken: held.refreshToken } });
        } catch (error) {
          // Specification 001 §8: “logout and guest-session failures are logged only”.
          console.warn('The service was not told of the sign-out:', failureOf(error).code);
        }
        client.tokens.clear();
        set({ action: 'ready' });
        await get().restore();
      },
      clearFailure: () => set({ action: 'idle', failure: null }),
    };
  });

  const stopWatching = client.tokens.watch((tokens) => {
    const { status, action, user, restore } = store.getState();
    const subject = tokens?.subject ?? null;
    const isSame = subject === user?.id || (subject === null && user?.isGuest === true);
    if (status !== 'idle' && action !== 'loading' && !isSame) void restore();
  });

  return Object.assign(store, {
    /** Ends its watch of the token store. */
    dispose: () => {
      stopWatching();
      load.cancel();
    },
  });
};

export type SessionStore = ReturnType<typeof createSessionStore>;
