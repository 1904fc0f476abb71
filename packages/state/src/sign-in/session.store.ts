import type { CallArguments, Client } from '@footlight/client';
import type { AuthTokens, BodyOf, ReplyOf, SessionUser } from '@footlight/contract';
import { createStore } from 'zustand/vanilla';
import { createLoad } from '../calls/load.js';
import { createSessionEnd } from './session-end.js';
import { failureOf, type Failure, type Status } from '../calls/status.js';

/** Calls that exchange the proof of an outside provider for tokens. */
export type ProofCall =
  | 'loginApple'
  | 'loginFacebook'
  | 'loginFirebase'
  | 'loginGoogle'
  | 'signupFirebase'
  | 'exchangeOpenIdCode'
  | 'exchangeProviderCode'
  | 'exchangeLicenceProviderCode';

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
  /**
   * Puts another profile into the session.
   * @returns whether it worked; `failure` says why not.
   */
  readonly enterProfile: (id: string, proof: BodyOf<'switchProfile'>) => Promise<boolean>;
  /**
   * Sees an account as its owner does, by the link of an administrator.
   * @returns whether it worked; `failure` says why not.
   */
  readonly impersonate: (token: string) => Promise<boolean>;
  /**
   * Signs in with the proof of an outside provider, or links it to the account that is signed in.
   * @returns whether it worked; `failure` says why not.
   */
  readonly signInWith: <N extends ProofCall>(name: N, ...parts: CallArguments<N>) => Promise<boolean>;
  /** Takes the tokens of another way to sign in. @returns whether it worked; `failure` says why not. */
  readonly signInBy: (attempt: () => Promise<ReplyOf<'login'>>) => Promise<boolean>;
  /**
   * Ends the session here even when the service cannot be told.
   * @param openIdClient an OpenID Connect client to sign out at, whatever began the session
   * @returns where a browser signs out at the provider that began the session; null where that is done, or not needed
   */
  readonly signOut: (openIdClient?: string) => Promise<string | null>;
  /** Forgets the last action's failure, when its form closes. */
  readonly clearFailure: () => void;
}

/** Whom tokens are of: the account and its profile, so that other tabs hear of a change of either. */
const subjectOf = ({ id, pro }: SessionUser): string => (pro === null ? id : `${id}/${pro.id}`);

/**
 * Who the reader is. Follows the token store: a session that the service ended, or a sign-in or sign-out
 * in another tab, asks anew.
 */
export const createSessionStore = ({ client }: { client: Client }) => {
  const load = createLoad();

  const store = createStore<SessionState>()((set, get) => {
    const enter = async (
      attempt: () => Promise<Omit<ReplyOf<'login'>, 'linkedAccounts'>>,
    ): Promise<boolean> => {
      if (get().action === 'loading') return false;
      set({ action: 'loading', failure: null });
      try {
        const { authorisationToken, refreshToken, user } = await attempt();
        load.cancel();
        // Before anybody hears who the reader is: what they then ask must bear the new token.
        client.tokens.write({ authorisationToken, refreshToken, subject: subjectOf(user) });
        set({ status: 'ready', user, action: 'ready' });
        return true;
      } catch (error) {
        set({ action: 'failed', failure: failureOf(error) });
        return false;
      }
    };

    /** Takes over tokens whose owner is still to be asked for. */
    const adopt = async (attempt: () => Promise<AuthTokens>): Promise<boolean> => {
      if (get().action === 'loading') return false;
      set({ action: 'loading', failure: null });
      try {
        const { authorisationToken, refreshToken } = await attempt();
        load.cancel();
        client.tokens.write({ authorisationToken, refreshToken, subject: null });
        const user = await client.call('getSessionUser');
        const held = client.tokens.read();
        // Now other tabs hear whose they are; a refresh meanwhile has brought newer ones.
        if (held !== null) client.tokens.write({ ...held, subject: subjectOf(user) });
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
          // A sign-in may have failed meanwhile, and its viewer is to read why.
          ready: (user) =>
            set(({ action, failure }) => ({
              status: 'ready',
              user,
              failure: action === 'failed' ? failure : null,
            })),
          failed: (failure) => set({ status: 'failed', failure }),
        });
      },
      signIn: (body) => enter(() => client.call('login', { body })),
      signInBy: enter,
      signUp: (body) => enter(() => client.call('signup', { body })),
      enterProfile: (id, body) => adopt(() => client.call('switchProfile', { params: { id }, body })),
      impersonate: (token) => adopt(() => client.call('impersonate', { params: { token } })),
      signInWith: (name, ...parts) =>
        enter(async () => {
          const tokens: AuthTokens = await client.call(name, ...parts);
          const { authorisationToken, refreshToken } = tokens;
          client.tokens.write({ authorisationToken, refreshToken, subject: null });
          return { ...tokens, user: await client.call('getSessionUser') };
        }),
      signOut: async (openIdClient) => {
        const held = client.tokens.read();
        set({ action: 'loading', failure: null });
        const end = createSessionEnd(client);
        const begun = held === null ? undefined : await end.begunWith(get().user);
        // While the session is there: its own token of the provider belongs to the address (SIGN-100).
        const elsewhere = await end.addressElsewhere(begun, openIdClient);
        if (held !== null) await end.here(held.refreshToken, begun);
        client.tokens.clear();
        set({ action: 'ready' });
        await get().restore();
        return elsewhere;
      },
      clearFailure: () => set({ action: 'idle', failure: null }),
    };
  });

  const stopWatching = client.tokens.watch((tokens) => {
    const { status, action, user, restore } = store.getState();
    const subject = tokens?.subject ?? null;
    const isSame =
      (user !== null && (subject === user.id || subject === subjectOf(user))) ||
      (subject === null && user?.isGuest === true);
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
