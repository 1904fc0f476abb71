import { loadScript } from '../load-script.js';

/** Gigya's response: `errorCode` 0 with a signed UID, or an error code. */
export interface GigyaResponse {
  readonly errorCode: number;
  readonly UID?: string;
  readonly UIDSignature?: string;
  readonly signatureTimestamp?: string | number;
}

export const GIGYA_ERRORS = { noSession: 403_005, wrongLogin: 403_042 } as const;

type Method = (params: Readonly<Record<string, unknown>>) => void;

interface Sdk {
  readonly accounts: { readonly login: Method; readonly getAccountInfo: Method };
}

export interface Gigya {
  login(credentials: { readonly loginID: string; readonly password: string }): Promise<GigyaResponse>;
  /** Reads the viewer's existing session. */
  session(): Promise<GigyaResponse>;
}

/**
 * Loads Gigya's Web SDK once.
 * @see https://help.sap.com/docs/SAP_CUSTOMER_DATA_CLOUD accounts.login JS, accounts.getAccountInfo JS
 * @throws {TypeError} if the script fails to load or provides no SDK
 */
export const loadGigya = async ({
  sdkUri,
  apiKey,
}: {
  readonly sdkUri: string;
  readonly apiKey: string;
}): Promise<Gigya> => {
  try {
    await loadScript(`${sdkUri}?apikey=${encodeURIComponent(apiKey)}`);
  } catch (cause) {
    throw new TypeError('Gigya’s SDK did not load.', { cause });
  }
  const sdk = (globalThis as { gigya?: Sdk }).gigya;
  if (sdk === undefined) throw new TypeError('Gigya’s script brought no SDK.');
  const answerOf = (method: Method, params: Readonly<Record<string, unknown>>): Promise<GigyaResponse> =>
    new Promise((resolve) => {
      method({ ...params, callback: resolve });
    });
  return {
    login: (credentials) => answerOf(sdk.accounts.login, credentials),
    session: () => answerOf(sdk.accounts.getAccountInfo, {}),
  };
};
