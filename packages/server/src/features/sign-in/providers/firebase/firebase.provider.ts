import { ApiError, isApiError } from '../../../../api-error.js';
import type { SettingsOf } from '../../../../realm/providers/providers.schemas.js';
import { createFirebaseToolkit, type FirebaseCredentials } from './firebase-toolkit.js';
import { normalisedEmail, normalisedName, type Proven } from '../identity.js';
import type { Provider, ProviderTools } from '../provider.js';

interface FirebaseProof {
  readonly firebaseAuthToken: string;
  readonly firebaseRefreshToken: string;
}

export interface FirebaseProvider extends Provider<FirebaseProof> {
  /**
   * Creates an account at Firebase.
   * @throws {ApiError} APP_CHECK_FAILED, ACCOUNT_EXISTS, or BLOCKED_BY_PROVIDER with a blocking function's message
   */
  signUp(credentials: FirebaseCredentials, appCheckToken: string): Promise<Proven>;
}

const OF = { provider: 'FIREBASE', clientName: '' } as const;

/** @see https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library */
export const createFirebase = (
  settings: SettingsOf<'FIREBASE'>,
  { http, verifiers, clock }: ProviderTools,
): FirebaseProvider => {
  const { projectId, projectNumber, appCheckUri } = settings;
  const verify = verifiers(settings.jwksUri);
  const verifyApp = verifiers(`${appCheckUri}/v1/jwks`);
  const toolkit = createFirebaseToolkit(http, settings);

  const prove: FirebaseProvider['prove'] = async ({ firebaseAuthToken, firebaseRefreshToken }) => {
    const claims = await verify(firebaseAuthToken, {
      issuer: `${settings.issuer}/${projectId}`,
      audience: projectId,
      algorithms: ['RS256'],
    });
    const since = claims['auth_time'];
    if (typeof since !== 'number' || since * 1000 > clock.now() + 60_000)
      throw new ApiError('PROVIDER_TOKEN_INVALID');
    return {
      identity: {
        ...OF,
        subject: claims.sub,
        email: normalisedEmail(claims['email']),
        emailVerified: claims['email_verified'] === true,
        name: normalisedName(claims['name']),
      },
      ownToken: firebaseRefreshToken,
    };
  };

  /** @see https://firebase.google.com/docs/app-check/custom-resource-backend#other */
  const checkApp = async (appCheckToken: string): Promise<void> => {
    if (projectNumber === null) return;
    try {
      await verifyApp(appCheckToken, {
        issuer: `${appCheckUri}/${projectNumber}`,
        audience: `projects/${projectNumber}`,
        algorithms: ['RS256'],
      });
    } catch (error) {
      if (!isApiError(error) || error.code !== 'PROVIDER_TOKEN_INVALID') throw error;
      throw new ApiError('APP_CHECK_FAILED', { cause: error });
    }
  };

  return {
    prove,
    signUp: async (credentials, appCheckToken) => {
      await checkApp(appCheckToken);
      const { idToken, refreshToken } = await toolkit.signUp(credentials, appCheckToken);
      return prove({ firebaseAuthToken: idToken, firebaseRefreshToken: refreshToken });
    },
  };
};
