import { CredentialsDoor } from './credentials-door.js';

/** Sign-in with SPTV. */
export const SptvDoor = () => (
  <CredentialsDoor provider="SPTV" exchange={(client, body) => client.call('loginSptv', { body })} />
);
