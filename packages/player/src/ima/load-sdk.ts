import type { ImaSdk } from './ima-sdk.js';

/** Google does not permit copies of its SDK. */
const ADDRESS = 'https://imasdk.googleapis.com/js/sdkloader/ima3.js';

export interface ImaOptions {
  /** Address of the SDK; Google's own by default. */
  readonly sdk?: string;
  /** Nonce for the script of the SDK, if the policy of the page requires one. */
  readonly nonce?: string;
}

const loaded = (): ImaSdk | null => {
  const { google } = globalThis as { readonly google?: { readonly ima?: ImaSdk } };
  return google?.ima ?? null;
};

let loading: Promise<ImaSdk> | null = null;

const insert = ({ sdk = ADDRESS, nonce = '' }: ImaOptions): Promise<ImaSdk> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.nonce = nonce;
    const fail = (): void => reject(new Error(`The IMA SDK could not be loaded from ${sdk}.`));
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const ima = loaded();
      if (ima === null) fail();
      else resolve(ima);
    });
    script.src = sdk;
    document.head.append(script);
  });

/** Loads the SDK once for the page; a failure is tried again with the next break. @throws {Error} */
export const loadSdk = (options: ImaOptions): Promise<ImaSdk> => {
  const known = loaded();
  if (known !== null) return Promise.resolve(known);
  loading ??= insert(options).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};
