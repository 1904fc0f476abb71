import { HttpError } from '@footlight/client';
import type { Site } from '../../../app/site-context.js';
import { FIREBASE_RETURN } from '../firebase/firebase-labels.js';
import { createFirebaseToolkit, type FirebaseTokens } from '../firebase/firebase-toolkit.js';
import { answerAddress, type ProviderAdapter } from './provider-adapter.js';

/** Exchanges Firebase's tokens for the service's own. @returns whether the viewer is signed in */
const enterByFirebase = ({ state }: Site, prove: () => Promise<FirebaseTokens>): Promise<boolean> =>
  state.session.getState().signInBy(async () => {
    const { idToken, refreshToken: firebaseRefreshToken } = await prove();
    const tokens = await state.client.call('loginFirebase', {
      body: { firebaseAuthToken: idToken, firebaseRefreshToken },
    });
    const { authorisationToken, refreshToken } = tokens;
    state.client.tokens.write({ authorisationToken, refreshToken, subject: null });
    return {
      ...tokens,
      linkedAccounts: [{ provider: 'FIREBASE' }],
      user: await state.client.call('getSessionUser'),
    };
  });

/** Passes an identity provider's response to Firebase, which exchanges it for its own tokens (SIGN-144). */
export const firebase: ProviderAdapter = {
  exchange: (answer, { ticket }, site) => {
    const settings = site.realm.signIn.firebase;
    return enterByFirebase(site, async () => {
      if (settings === undefined || ticket === undefined) throw new HttpError('PROVIDER_TOKEN_INVALID');
      const address = answerAddress(answer, FIREBASE_RETURN, site.origin);
      return createFirebaseToolkit(settings).finish(address, ticket);
    });
  },
};
