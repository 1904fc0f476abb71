import type { CallArguments, Client } from '@footlight/client';
import type { AuthTokens, BodyOf, ResponseOf, SessionUser } from '@footlight/contract';
import { createStore } from 'zustand/vanilla';
import { createLoad } from '../calls/load.js';
import { createSessionEnd } from './session-end.js';
import { callErrorOf, type CallError, type Status } from '../calls/status.js';

/** Calls that exchange the proof of an outside provider, or the address of a guest who pays, for tokens. */
type ProofCall =
  | 'loginApple'
  | 'loginFacebook'
  | 'loginFirebase'
  | 'loginGoogle'
  | 'signupFirebase'
  | 'exchangeOpenIdCode'
  | 'exchangeProviderCode'
  | 'exchangeLicenceProviderCode'
  | 'createGuestCheckoutPrincipal';

export interface SessionState {
  /** Status of loading the user. */
  readonly status: Status;
  /** Null until known; a guest has `isGuest`. */
  readonly user: SessionUser | null;
  /** Status of the last sign-in, sign-up or sign-out. */
  readonly action: Status;
  readonly error: CallError | null;
  /** Loads the user of the held tokens. */
  readonly restore: () => Promise<void>;
  /** @returns whether it succeeded; otherwise `failure` is set. */
  readonly signIn: (body: BodyOf<'login'>) => Promise<boolean>;
  /** @returns whether it succeeded; otherwise `failure` is set. */
  readonly signUp: (body: BodyOf<'signup'>) => Promise<boolean>;
  /**
   * Switches the session to another profile.
   * @returns whether it succeeded; otherwise `failure` is set.
   */
  readonly enterProfile: (id: string, proof: BodyOf<'switchProfile'>) => Promise<boolean>;
  /**
   * Impersonates an account, by an administrator's link.
   * @returns whether it succeeded; otherwise `failure` is set.
   */
  readonly impersonate: (token: string) => Promise<boolean>;
  /**
   * Signs in with the proof of an outside provider, or links it to the signed-in account.
   * @returns whether it succeeded; otherwise `failure` is set.
   */
  readonly signInWith: <N extends ProofCall>(name: N, ...parts: CallArguments<N>) => Promise<boolean>;
  /** Signs in with the response of another sign-in call. @returns whether it succeeded; otherwise `failure` is set. */
  readonly signInBy: (attempt: () => Promise<ResponseOf<'login'>>) => Promise<boolean>;
  /**
   * Signs out, even if the service cannot be reached.
   * @param openIdClient an OpenID Connect client to sign out at, if the session was not started with one
   * @returns the sign-out address at the provider that the session was started with; null if not needed
   */
  readonly signOut: (openIdClient?: string) => Promise<string | null>;
  /** Clears the last action's failure, when its form closes. */
  readonly clearError: () => void;
}

type Tokens = Pick<AuthTokens, 'authorisationToken' | 'refreshToken'>;

/** The subject of tokens: account and profile, so that other tabs detect a change of either. */
const subjectOf = ({ id, pro }: SessionUser): string => (pro === null ? id : `${id}/${pro.id}`);

/**
 * The current user. It is reloaded when the token store changes: the service has ended the session, or another tab has
 * signed in or out.
 */
export const createSessionStore = ({ client }: { client: Client }) => {
  const load = createLoad();

  const store = createStore<SessionState>()((set, get) => {
    /** @param attempt uses new tokens, and returns their user */
    const start = async (attempt: () => Promise<SessionUser>): Promise<boolean> => {
      if (get().action === 'loading') return false;
      set({ action: 'loading', error: null });
      try {
        set({ user: await attempt(), status: 'ready', action: 'ready' });
        return true;
      } catch (error) {
        set({ action: 'failed', error: callErrorOf(error) });
        return false;
      }
    };
    // Written before subscribers are notified, whose requests need the new token.
    const write = ({ authorisationToken, refreshToken }: Tokens, user: SessionUser | null): void => {
      load.cancel();
      client.tokens.write({ authorisationToken, refreshToken, subject: user && subjectOf(user) });
    };
    const enter = (attempt: () => Promise<Omit<ResponseOf<'login'>, 'linkedAccounts'>>): Promise<boolean> =>
      start(async () => {
        const { user, ...tokens } = await attempt();
        write(tokens, user);
        return user;
      });
    /** Uses new tokens and then loads their user. */
    const adopt = (attempt: () => Promise<AuthTokens>): Promise<boolean> =>
      start(async () => {
        write(await attempt(), null);
        const user = await client.call('getSessionUser');
        const storedTokens = client.tokens.read();
        // Writing the subject notifies other tabs; a refresh may have replaced the tokens meanwhile.
        if (storedTokens !== null) write(storedTokens, user);
        return user;
      });

    return {
      status: 'idle',
      user: null,
      action: 'idle',
      error: null,
      restore: () => {
        set({ status: 'loading' });
        return load.run((signal) => client.call('getSessionUser', { signal }), {
          // A sign-in may have failed meanwhile; its failure must remain visible.
          ready: (user) =>
            set(({ action, error }) => ({
              status: 'ready',
              user,
              error: action === 'failed' ? error : null,
            })),
          failed: (error) => set({ status: 'failed', error }),
        });
      },
      signIn: (body) => enter(() => client.call('login', { body })),
      signInBy: enter,
      signUp: (body) => enter(() => client.call('signup', { body })),
      enterProfile: (id, body) => adopt(() => client.call('switchProfile', { params: { id }, body })),
      impersonate: (token) => adopt(() => client.call('impersonate', { params: { token } })),
      signInWith: (name, ...parts) => adopt(() => client.call(name, ...parts)),
      signOut: async (openIdClient) => {
        const storedTokens = client.tokens.read();
        set({ action: 'loading', error: null });
        const end = createSessionEnd(client);
        const origin = storedTokens === null ? undefined : await end.originOf(get().user);
        // Before the session ends: the address contains its own token of the provider (SIGN-100).
        const elsewhere = await end.addressElsewhere(origin, openIdClient);
        if (storedTokens !== null) await end.here(storedTokens.refreshToken, origin);
        client.tokens.clear();
        set({ action: 'ready' });
        await get().restore();
        return elsewhere;
      },
      clearError: () => set({ action: 'idle', error: null }),
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
    /** Stops watching the token store. */
    dispose: () => {
      stopWatching();
      load.cancel();
    },
  });
};

export type SessionStore = ReturnType<typeof createSessionStore>;
