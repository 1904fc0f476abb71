import { FIREBASE_DEMO, type RunningSimulators } from '@footlight/simulators';
import type { FastifyInstance } from 'fastify';
import { isApiError } from '../src/api-error.js';
import { ProviderHttp } from '../src/features/sign-in/providers/provider-http.js';
import { createFirebaseToolkit } from '../src/features/sign-in/providers/firebase/firebase-toolkit.js';
import { call, type Answer } from './call.js';
import { DRIVERS } from './provider-drivers.js';
import { baseOf, exchange, TV_DRIVERS } from './tv-provider-drivers.js';

/** One person at one provider, whichever way its proof is sent. */
export interface ProvenPersons {
  readonly name: string;
  /** The provider's entry in `signIn.providers`. */
  settings(simulators: RunningSimulators): Promise<Record<string, unknown>>;
  /** Verified address of the person; null if the provider verifies none. */
  readonly email: string | null;
  /**
   * Proves the person to the provider.
   * @param account token of the account that the proof will be sent with
   * @returns sends the proof, with the token of a session or as a guest
   */
  prove(
    app: FastifyInstance,
    simulators: RunningSimulators,
    account?: string,
  ): Promise<(token?: string) => Promise<Answer>>;
}

const redirected: readonly ProvenPersons[] = DRIVERS.map((driver) => ({
  name: driver.name,
  email: 'viewer@footlight.example',
  settings: ({ origin }) => Promise.resolve(driver.settings(origin)),
  prove: async (app) => {
    const answer = await driver.approve(app, await driver.begin(app), 'viewer');
    return (token) => driver.exchange(app, answer, token);
  },
}));

const television: readonly ProvenPersons[] = TV_DRIVERS.map((driver) => ({
  name: driver.name,
  email: driver.email,
  settings: (simulators) => driver.settings(baseOf(simulators, driver)),
  prove: async (app, simulators, account) => {
    const proof = await driver.prove(app, baseOf(simulators, driver), 'known', account);
    return (token) => exchange(app, driver, proof, token ?? proof.token);
  },
}));

const firebase: ProvenPersons = {
  name: 'FIREBASE',
  // The address of an account that was created at Firebase is not verified.
  email: null,
  settings: ({ origin }) => {
    const base = `${origin}/firebase`;
    const addresses = { issuer: base, jwksUri: `${base}/jwks`, toolkitUri: base, appCheckUri: base };
    return Promise.resolve({ name: 'FIREBASE', ...FIREBASE_DEMO, ...addresses });
  },
  prove: async (app, { origin }) => {
    const toolkit = createFirebaseToolkit(new ProviderHttp({ timeoutMs: 5_000 }), {
      toolkitUri: `${origin}/firebase`,
      apiKey: FIREBASE_DEMO.apiKey,
    });
    const known = { username: 'person@example.org', password: 'a password' };
    const { idToken } = await toolkit.signUp(known, '').catch((error: unknown) => {
      if (!isApiError(error) || error.code !== 'ACCOUNT_EXISTS') throw error;
      return toolkit.reauthenticate(known);
    });
    const body = { firebaseAuthToken: idToken, firebaseRefreshToken: 'refresh' };
    return (token) =>
      call(app, 'POST', '/api/v1/firebase-auth', { body, ...(token === undefined ? {} : { token }) });
  },
};

/** Every provider that signs in. */
export const PROVEN_PERSONS: readonly ProvenPersons[] = [...redirected, ...television, firebase];
