import { loadOutsideScript } from '../base/outside-script.js';
import type { ImaSdk } from './ima-sdk.js';

/** Google does not permit copies of its SDK. */
const ADDRESS = 'https://imasdk.googleapis.com/js/sdkloader/ima3.js';

export interface ImaOptions {
  /** Address of the SDK; Google's own by default. */
  readonly sdk?: string;
  /** Nonce for the script of the SDK; by default that of the page’s own scripts. */
  readonly nonce?: string;
}

const loaded = (): ImaSdk | null => {
  const { google } = globalThis as { readonly google?: { readonly ima?: ImaSdk } };
  return google?.ima ?? null;
};

let loading: Promise<ImaSdk> | null = null;

const load = async ({ sdk: url = ADDRESS, nonce }: ImaOptions): Promise<ImaSdk> => {
  await loadOutsideScript({ name: 'The IMA SDK', url, nonce: nonce ?? null, policy: 'footlight-ima' });
  const ima = loaded();
  if (ima === null) throw new Error(`The script at ${url} is not the IMA SDK.`);
  return ima;
};

/** Loads the SDK once for the page; a failure is tried again with the next break. @throws {Error} */
export const loadSdk = (options: ImaOptions): Promise<ImaSdk> => {
  const known = loaded();
  if (known !== null) return Promise.resolve(known);
  loading ??= load(options).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};
