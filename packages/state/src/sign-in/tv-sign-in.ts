import { isHttpError, type Client, type HttpError } from '@footlight/client';
import type { PublicRealm } from '@footlight/contract';
import type { ChoiceStorage } from '../clock.js';
import type { EnterWith } from './provider-entry.js';

type TvSettings = PublicRealm['signIn']['tv'];

/** This browser's registration with Adobe, stored so that it registers once. */
interface RegisteredClient {
  readonly realm: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A pending sign-in, stored while the viewer is at the TV provider. */
interface Pending {
  readonly realm: string;
  /** Null if the service keeps the session's state. */
  readonly accessToken: string | null;
  /** Query of the sign-in page, with the page to return to. */
  readonly entry: Readonly<Record<string, string>>;
}

export interface TvSignInOptions {
  readonly client: Client;
  readonly storage: ChoiceStorage;
  readonly enterWith: EnterWith;
}

/** The TV provider's response may still be in transit. */
const RETRY_MS = 2000;
const RETRIED = new Set([400, 412]);

/** Whether polling may succeed later: the viewer or the network is not ready. */
const isPassing = ({ code, status }: HttpError): boolean =>
  code === 'PROVIDER_NOT_READY' || code === 'RATE_LIMITED' || status === 0 || status >= 500;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const CLIENT = 'footlight.tvClient';
const PENDING = 'footlight.tvSignIn';

/** Storage may be full or blocked; values in memory then last as long as the page. */
const createMemo = (storage: ChoiceStorage) => {
  const memory = new Map<string, string>();
  return {
    read: (key: string): unknown => {
      try {
        const text = memory.get(key) ?? storage.getItem(key);
        return text === null ? null : (JSON.parse(text) as unknown);
      } catch {
        return null;
      }
    },
    write: (key: string, value: unknown) => {
      const text = JSON.stringify(value);
      memory.set(key, text);
      try {
        storage.setItem(key, text);
      } catch {
        // The value is kept in memory.
      }
    },
    forget: (key: string) => {
      memory.delete(key);
      try {
        storage.removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
};

/** One per storage: a sign-in may be finished by another component than the one that started it. */
const memos = new WeakMap<ChoiceStorage, ReturnType<typeof createMemo>>();

const memoOf = (storage: ChoiceStorage) => {
  const memo = memos.get(storage) ?? createMemo(storage);
  memos.set(storage, memo);
  return memo;
};

/** Sign-in at the TV providers of a realm. */
export const createTvSignIn = ({ client, storage, enterWith }: TvSignInOptions) => {
  const memo = memoOf(storage);

  return (realm: string, { adobe, adobeDcr }: Pick<TvSettings, 'adobe' | 'adobeDcr'>) => {
    const registered = async (softwareStatement: string): Promise<RegisteredClient> => {
      const stored = memo.read(CLIENT) as RegisteredClient | null;
      if (stored?.realm === realm) return stored;
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
      const stored = memo.read(CLIENT) as RegisteredClient | null;
      const accessToken = pending?.accessToken ?? '';
      // Both may be configured: the sign-in is finished with the one that it was started with.
      const isOfService = adobeDcr === null || (adobe !== null && pending?.accessToken === null);
      await enterWith((to) => {
        if (isOfService) {
          const { requestorId = '', resourceId = '' } = adobe ?? {};
          return to.call('loginAdobe', { body: { requestorId, resourceId } });
        }
        const { clientId = '', clientSecret = '' } = stored ?? {};
        const { requestorId } = adobeDcr;
        return to.call('exchangeAdobeToken', {
          body: { requestorId, clientId, clientSecret, accessToken },
        });
      });
      memo.forget(PENDING);
    };

    return {
      /**
       * Requests a code for signing in at a TV provider. A registration that is no longer valid is renewed once.
       * @throws {HttpError}
       */
      begin: async (entry: Readonly<Record<string, string>> = {}): Promise<string> => {
        if (adobeDcr === null) {
          const params = { requestorId: adobe?.requestorId ?? '' };
          const { code } = await client.call('createRequestorRegistrationCode', { params });
          memo.write(PENDING, { realm, accessToken: null, entry } satisfies Pending);
          return code;
        }
        // SIGN-66: a 400 on the first attempt deletes the stored client, followed by one retry.
        const { accessToken, code } = await codeOfBrowser(adobeDcr).catch((error: unknown) => {
          if (!isHttpError(error) || error.code !== 'REGISTRATION_INVALID') throw error;
          memo.forget(CLIENT);
          return codeOfBrowser(adobeDcr);
        });
        memo.write(PENDING, { realm, accessToken, entry } satisfies Pending);
        return code;
      },
      /** The query that the sign-in was started with; null if none is pending. */
      entry: (): Readonly<Record<string, string>> | null => {
        const pending = memo.read(PENDING) as Pending | null;
        return pending?.realm === realm ? pending.entry : null;
      },
      /**
       * Signs in after the viewer has returned from the TV provider. After a 400 or 412 it retries once, two seconds later
       * (SIGN-66).
       * @throws {HttpError} the error of the second attempt
       */
      finish: async (onRetry: () => void): Promise<void> => {
        try {
          await enter();
        } catch (error) {
          if (!isHttpError(error) || !RETRIED.has(error.status)) throw error;
          onRetry();
          await wait(RETRY_MS);
          await enter();
        }
      },
      /**
       * Whether the viewer has signed in on another screen meanwhile; this one is then signed in too (SIGN-67).
       * @throws {HttpError} when polling further is useless
       */
      poll: async (): Promise<boolean> => {
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

export type TvSignIn = ReturnType<ReturnType<typeof createTvSignIn>>;
