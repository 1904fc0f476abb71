import type { Clock } from '../../clock.js';
import type { Proven } from './identity.js';
import type { ProviderHttp } from './provider-http.js';
import type { SignInStates } from './proofs/sign-in-states.js';
import type { TokenVerifiers } from './proofs/token-verifier.js';

/**
 * One way to sign in with somebody else's account.
 * @template Proof what the browser brings: a code, an ID token, credentials
 */
export interface Provider<Proof> {
  /**
   * Checks the proof with the provider, once.
   * @throws {ApiError} PROVIDER_TOKEN_INVALID for a proof that does not hold, PROVIDER_FAILED where the provider does
   *   not answer as documented
   */
  prove(proof: Proof): Promise<Proven>;
  /** Ends what `ownToken` stands for at the provider; absent where the provider offers no such thing. */
  end?(ownToken: string): Promise<void>;
}

/** A provider that the browser is sent to. */
export interface RedirectProvider<Proof> extends Provider<Proof> {
  begin(wish: AuthoriseWish): Promise<AuthoriseAddresses>;
}

export interface AuthoriseWish {
  readonly flow: 'SIGNIN' | 'SIGNUP';
  /** A query string that the caller wants the provider to have; the service's own parameters win. */
  readonly extraParams: string | undefined;
}

export interface AuthoriseAddresses {
  readonly authorisationUri: string;
  /** Answers at once, without asking the viewer; null where the provider has no such thing. */
  readonly silentAuthorisationUri: string | null;
}

/** A code that the provider sent the browser back with, and the state that the browser was sent with. */
export interface CodeProof {
  readonly authorisationCode: string;
  readonly state: string | undefined;
  /** Who says to have answered; only of answers that tell it. @see https://www.rfc-editor.org/rfc/rfc9207 */
  readonly iss?: string | undefined;
}

/** What every provider is given. */
export interface ProviderTools {
  readonly http: ProviderHttp;
  readonly states: SignInStates;
  readonly verifiers: TokenVerifiers;
  readonly clock: Clock;
  /** Of this site, such as `https://watch.example`. */
  readonly origin: string;
}
