import { isHttpError, type Client } from '@footlight/client';
import { PASSKEY_TRANSPORTS, type NewCredential, type SignedChallenge } from '@footlight/contract';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this browser supports passkeys; false during server rendering. */
export const useSupportsPasskeys = (): boolean =>
  useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === 'function',
    () => false,
  );

// Loaded on first use, since few viewers have a passkey.
const browserSide = () => import('@simplewebauthn/browser');

/** Whether the browser offers passkeys in the autofill of the email field. */
export const supportsPasskeyAutofill = async (): Promise<boolean> =>
  (await browserSide()).browserSupportsWebAuthnAutofill();

/** Aborts a pending passkey request. */
export const cancelPasskey = async (): Promise<void> => {
  (await browserSide()).WebAuthnAbortService.cancelCeremony();
};

/**
 * Signs a challenge of the service with a passkey of this site.
 * @param fromAutofill waits until the viewer picks a passkey from autofill, instead of prompting right away
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

/** Creates a passkey for the signed-in account. */
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

/** Why the browser returned no passkey; null for errors of the service or the network. */
export const passkeyErrorOf = (error: unknown): 'not-used' | 'exists' | null => {
  if (isHttpError(error) || !(error instanceof Error)) return null;
  // WebAuthn error names; the library's own errors keep them.
  return error.name === 'InvalidStateError' ? 'exists' : 'not-used';
};
