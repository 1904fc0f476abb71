import { CredentialsSignIn } from './credentials-sign-in.js';

/** Sign-in with SPTV. */
export const SptvSignIn = () => (
  <CredentialsSignIn provider="SPTV" exchange={(client, body) => client.call('loginSptv', { body })} />
);
