import { isHttpError, type Client, type HttpError } from '@footlight/client';
import type { PublicRealm } from '@footlight/contract';
import type { ChoiceStorage } from '../clock.js';
import type { EnterWith } from './provider-entry.js';

type TvSettings = PublicRealm['signIn']['tv'];

/** A browser as Adobe knows it, kept so that it registers once. */
interface RegisteredClient {
  readonly realm: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A sign-in under way, kept while the viewer is away at the TV provider. */
interface Pending {
  readonly realm: string;
  /** Null where the service remembers the session that asked. */
  readonly accessToken: string | null;
  /** Query of the sign-in page: where to go afterwards. */
  readonly entry: Readonly<Record<string, string>>;
}

/** Sign-in through Adobe Pass, on this screen or on another. */
export interface TvSignIn {
  /**
   * A code to sign in with at a TV provider. A registration that is no longer good is made anew, once.
   * @throws {HttpError}
   */
  begin(entry?: Readonly<Record<string, string>>): Promise<string>;
  /** The query that the sign-in began with; null where none is under way. */
  entry(): Readonly<Record<string, string>> | null;
  /**
   * Enters, after the viewer has come back from the TV provider. Answered with 400 or 412 it tries once more, two
   * seconds later (SIGN-66).
   * @throws {HttpError} what the second try was answered with
   */
  finish(onRetry: () => void): Promise<void>;
  /**
   * Whether the viewer has signed in on another screen meanwhile; then this one has entered (SIGN-67).
   * @throws {HttpError} where asking again is of no use
   */
  poll(): Promise<boolean>;
}

export interface TvSignInOptions {
  readonly client: Client;
  readonly storage: ChoiceStorage;
  readonly enterWith: EnterWith;
}

/** The TV provider's answer may be on its way. */
const RETRY_MS = 2000;
const RETRIED = new Set([400, 412]);

/** What the next question may be answered otherwise: the viewer is not ready, or the network is not. */
const isPassing = ({ code, status }: HttpError): boolean =>
  code === 'PROVIDER_NOT_READY' || code === 'RATE_LIMITED' || status === 0 || status >= 500;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const CLIENT = 'footlight.tvClient';
const PENDING = 'footlight.tvSignIn';

/** Storage may be full or forbidden: then what is held works as long as the page stands. */
const createMemo = (storage: ChoiceStorage) => {
  const held = new Map<string, string>();
  return {
    read: (key: string): unknown => {
      try {
        const text = held.get(key) ?? storage.getItem(key);
        return text === null ? null : (JSON.parse(text) as unknown);
      } catch {
        return null;
      }
    },
    write: (key: string, value: unknown) => {
      const text = JSON.stringify(value);
      held.set(key, text);
      try {
        storage.setItem(key, text);
      } catch {
        // Held above.
      }
    },
    forget: (key: string) => {
      held.delete(key);
      try {
        storage.removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
};

/** One for each storage: a sign-in goes on in another component than it began in. */
const memos = new WeakMap<ChoiceStorage, ReturnType<typeof createMemo>>();

const memoOf = (storage: ChoiceStorage) => {
  const memo = memos.get(storage) ?? createMemo(storage);
  memos.set(storage, memo);
  return memo;
};

/** Sign-in at TV providers, of a realm and its settings. */
export const createTvSignIn = ({ client, storage, enterWith }: TvSignInOptions) => {
  const memo = memoOf(storage);

  return (realm: string, { adobe, adobeDcr }: Pick<TvSettings, 'adobe' | 'adobeDcr'>): TvSignIn => {
    const registered = async (softwareStatement: string): Promise<RegisteredClient> => {
      const kept = memo.read(CLIENT) as RegisteredClient | null;
      if (kept?.realm === realm) return kept;
      const { client_id: clientId, client_secret: clientSecret } = await client.call('registerAdobeClient', {
        body: { software_statement: softwareStatement },
      });
      const fresh = { realm, clientId, clientSecret };
      memo.write(CLIENT, fresh);
      return fresh;
    };
    const codeOfBrowser = async ({ requestorId, softwareStatement }: NonNullable<TvSettings['adobeDcr']>) => {
      const { clientId, clientSecret } = await registered(softwareStatement);
      return client.call('createAdobeRegistrationCode', { body: { requestorId, clientId, clientSecret } });
    };

    const enter = async (): Promise<void> => {
      const pending = memo.read(PENDING) as Pending | null;
      const kept = memo.read(CLIENT) as RegisteredClient | null;
      const accessToken = pending?.accessToken ?? '';
      // Both may be on: the sign-in ends with the one that it began with.
      const isOfService = adobeDcr === null || (adobe !== null && pending?.accessToken === null);
      await enterWith((to) => {
        if (isOfService) {
          const { requestorId = '', resourceId = '' } = adobe ?? {};
          return to.call('loginAdobe', { body: { requestorId, resourceId } });
        }
        const { clientId = '', clientSecret = '' } = kept ?? {};
        const { requestorId } = adobeDcr;
        return to.call('exchangeAdobeToken', {
          body: { requestorId, clientId, clientSecret, accessToken },
        });
      });
      memo.forget(PENDING);
    };

    return {
      begin: async (entry = {}) => {
        if (adobeDcr === null) {
          const params = { requestorId: adobe?.requestorId ?? '' };
          const { code } = await client.call('createRequestorRegistrationCode', { params });
          memo.write(PENDING, { realm, accessToken: null, entry } satisfies Pending);
          return code;
        }
        // SIGN-66: a 400 at the first try clears the stored client, and is tried once more.
        const { accessToken, code } = await codeOfBrowser(adobeDcr).catch((error: unknown) => {
          if (!isHttpError(error) || error.code !== 'REGISTRATION_INVALID') throw error;
          memo.forget(CLIENT);
          return codeOfBrowser(adobeDcr);
        });
        memo.write(PENDING, { realm, accessToken, entry } satisfies Pending);
        return code;
      },
      entry: () => {
        const pending = memo.read(PENDING) as Pending | null;
        return pending?.realm === realm ? pending.entry : null;
      },
      finish: async (onRetry) => {
        try {
          await enter();
        } catch (error) {
          if (!isHttpError(error) || !RETRIED.has(error.status)) throw error;
          onRetry();
          await wait(RETRY_MS);
          await enter();
        }
      },
      poll: async () => {
        try {
          await enter();
          return true;
        } catch (error) {
          if (isHttpError(error) && isPassing(error)) return false;
          throw error;
        }
      },
    };
  };
};
