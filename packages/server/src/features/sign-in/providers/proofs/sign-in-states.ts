import { createHash, createHmac, randomBytes } from 'node:crypto';
import { ApiError } from '../../../../api-error.js';
import type { Clock } from '../../../../clock.js';
import type { Identity } from '../identity.js';
import type { SignInStatesRepository, StateKey } from './sign-in-states.repository.js';

/** Values that identify one sign-in at a provider. */
export interface StartedSignIn {
  readonly state: string;
  readonly nonce: string;
  /** PKCE, method S256. @see https://www.rfc-editor.org/rfc/rfc7636 */
  readonly codeChallenge: string;
}

export interface TakenSignIn {
  /** Null if the sign-in was found by its nonce. */
  readonly codeVerifier: string | null;
  readonly nonce: string;
  /** The name the provider posted with the code. */
  readonly name: string | null;
}

type Of = Pick<Identity, 'provider' | 'clientName'>;

const SIGN_IN_STATE_MS = 10 * 60_000;

const hashed = (value: string): string => createHash('sha256').update(value).digest('hex');
const derived = (use: string, state: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(`${use} ${state}`).digest('base64url');

/** Pending sign-ins at providers. Each is valid once, for ten minutes, and only for the provider it was started at. */
export class SignInStates {
  readonly #repository: SignInStatesRepository;
  readonly #key: Uint8Array;
  readonly #clock: Clock;

  constructor(
    repository: SignInStatesRepository,
    { key, clock }: { readonly key: Uint8Array; readonly clock: Clock },
  ) {
    this.#repository = repository;
    this.#key = key;
    this.#clock = clock;
  }

  async begin({ provider, clientName }: Of): Promise<StartedSignIn> {
    const state = randomBytes(24).toString('base64url');
    const nonce = derived('nonce', state, this.#key);
    await this.#repository.add({
      stateHash: hashed(state),
      nonceHash: hashed(nonce),
      provider,
      clientName,
      name: null,
      expiresAt: new Date(this.#clock.now() + SIGN_IN_STATE_MS),
    });
    const codeChallenge = createHash('sha256')
      .update(derived('code verifier', state, this.#key))
      .digest('base64url');
    return { state, nonce, codeChallenge };
  }

  /** @throws {ApiError} PROVIDER_TOKEN_INVALID if the state is unknown, used, expired or another provider's */
  async take(of: Of, state: string | undefined): Promise<TakenSignIn> {
    if (state === undefined) throw new ApiError('PROVIDER_TOKEN_INVALID');
    const { name } = await this.#take({ stateHash: hashed(state) }, of);
    return {
      codeVerifier: derived('code verifier', state, this.#key),
      nonce: derived('nonce', state, this.#key),
      name,
    };
  }

  /** For responses that contain the nonce but no state. @throws {ApiError} PROVIDER_TOKEN_INVALID as `take` */
  async takeByNonce(of: Of, nonce: unknown): Promise<TakenSignIn> {
    if (typeof nonce !== 'string') throw new ApiError('PROVIDER_TOKEN_INVALID');
    const { name } = await this.#take({ nonceHash: hashed(nonce) }, of);
    return { codeVerifier: null, nonce, name };
  }

  /** Stores a name that the provider sends only once, until the sign-in is taken. */
  note(provider: Identity['provider'], state: string, name: string): Promise<void> {
    return this.#repository.note(hashed(state), provider, name);
  }

  clean(): Promise<void> {
    return this.#repository.clean(new Date(this.#clock.now()));
  }

  async #take(by: StateKey, of: Of) {
    const taken = await this.#repository.take(by, of, new Date(this.#clock.now()));
    if (taken === undefined) throw new ApiError('PROVIDER_TOKEN_INVALID');
    return taken;
  }
}
