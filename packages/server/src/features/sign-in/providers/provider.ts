import type { Clock } from '../../../clock.js';
import type { Proven } from './identity.js';
import type { ProviderHttp } from './provider-http.js';
import type { SignInStates } from './proofs/sign-in-states.js';
import type { TokenVerifiers } from './proofs/token-verifier.js';

/**
 * A way to sign in with an external account.
 * @template Proof what the browser sends: a code, an ID token or credentials
 */
export interface Provider<Proof> {
  /**
   * Verifies the proof with the provider; each proof is accepted once.
   * @throws {ApiError} PROVIDER_TOKEN_INVALID for an invalid proof, PROVIDER_FAILED if the provider does not respond as
   * documented
   */
  prove(proof: Proof): Promise<Proven>;
  /** Revokes `ownToken` at the provider; absent if the provider has no revocation. */
  end?(ownToken: string): Promise<void>;
}

/** A provider to which the browser is redirected. */
export interface RedirectProvider<Proof> extends Provider<Proof> {
  begin(request: AuthoriseRequest): Promise<AuthoriseAddresses>;
}

interface AuthoriseRequest {
  readonly flow: 'SIGNIN' | 'SIGNUP';
  /** Additional query string for the provider; the service's own parameters take precedence. */
  readonly extraParams: string | undefined;
}

export interface AuthoriseAddresses {
  readonly authorisationUri: string;
  /** Responds without interaction; null if the provider does not support that. */
  readonly silentAuthorisationUri: string | null;
}

/** The code with which the provider redirected the browser back, and the state the browser was sent with. */
export interface CodeProof {
  readonly authorisationCode: string;
  readonly state: string | undefined;
  /** Issuer named by the response, if it names one. @see https://www.rfc-editor.org/rfc/rfc9207 */
  readonly iss?: string | undefined;
}

/** Dependencies of all providers. */
export interface ProviderTools {
  readonly http: ProviderHttp;
  readonly states: SignInStates;
  readonly verifiers: TokenVerifiers;
  readonly clock: Clock;
  /** Origin of this site, for example `https://watch.example`. */
  readonly origin: string;
}
