import { isHttpError, type Client } from '@footlight/client';
import { PASSKEY_TRANSPORTS, type NewCredential, type SignedChallenge } from '@footlight/contract';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this browser makes and uses passkeys; the service, which draws pages as well, does not. */
export const useSupportsPasskeys = (): boolean =>
  useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === 'function',
    () => false,
  );

// Few viewers have a passkey, so the code that speaks to authenticators is fetched when one is used.
const browserSide = () => import('@simplewebauthn/browser');

/** Whether passkeys are offered among what the browser fills into the field of the email. */
export const supportsPasskeyAutofill = async (): Promise<boolean> =>
  (await browserSide()).browserSupportsWebAuthnAutofill();

/** Ends what waits for a passkey. */
export const cancelPasskey = async (): Promise<void> => {
  (await browserSide()).WebAuthnAbortService.cancelCeremony();
};

/**
 * Has a passkey of this site sign a challenge of the service.
 * @param fromAutofill waits until the viewer picks one of what the browser fills in, instead of asking at once
 */
export const signChallenge = async (
  client: Client,
  { fromAutofill = false }: { readonly fromAutofill?: boolean } = {},
): Promise<SignedChallenge> => {
  const [{ options }, { startAuthentication }] = await Promise.all([
    client.call('createPasskeySignIn'),
    browserSide(),
  ]);
  const { id, response } = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: fromAutofill,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle === undefined ? {} : { userHandle }),
    },
  };
};

/** Has the browser make a passkey for the account that is signed in. */
export const makePasskey = async (client: Client): Promise<NewCredential> => {
  const [{ options }, { startRegistration }] = await Promise.all([
    client.call('createPasskeyRegistration'),
    browserSide(),
  ]);
  const { id, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    id,
    response: {
      clientDataJSON,
      attestationObject,
      transports: PASSKEY_TRANSPORTS.filter((transport) => transports.includes(transport)),
    },
  };
};

/** Why the browser gave no passkey; null for what the service or the network refused. */
export const passkeyFault = (error: unknown): 'not-used' | 'exists' | null => {
  if (isHttpError(error) || !(error instanceof Error)) return null;
  // The names are those of WebAuthn; the library's own errors keep them.
  return error.name === 'InvalidStateError' ? 'exists' : 'not-used';
};
