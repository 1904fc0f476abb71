import type { createSigningKey } from '../signing-key.js';
import type { ProvenPerson } from './identity-providers.js';

export interface User {
  readonly id: string;
  readonly email: string | null;
  /** Null for accounts that only sign in with an identity provider. */
  readonly password: string | null;
  readonly name?: string;
  readonly emailVerified: boolean;
  /** `password`, or the id of an identity provider. */
  readonly provider: string;
}

const HOUR_SECONDS = 3_600;

export interface FirebaseUsersOptions {
  /** Origin of the simulator. */
  readonly base: string;
  readonly projectId: string;
  readonly key: Awaited<ReturnType<typeof createSigningKey>>;
}

/** The accounts of a project, with their ID tokens. */
export class FirebaseUsers {
  readonly #options: FirebaseUsersOptions;
  readonly #users = new Map<string, User>();

  constructor(options: FirebaseUsersOptions) {
    this.#options = options;
  }

  byEmail(email: string): User | undefined {
    return [...this.#users.values()].find((user) => user.email === email);
  }

  /** The user of an ID token issued here; undefined if it is invalid. */
  async byToken(idToken: string): Promise<User | undefined> {
    const claims = await this.#options.key.verify(idToken);
    return claims === undefined ? undefined : this.#users.get(String(claims['sub']));
  }

  add(email: string, password: string): User {
    const id = `firebase-${this.#users.size + 1}`;
    const user: User = { id, email, password, emailVerified: false, provider: 'password' };
    this.#users.set(id, user);
    return user;
  }

  setPassword(user: User, password: string): void {
    this.#users.set(user.id, { ...user, password });
  }

  /** The response to a sign-in, with an ID token. */
  async signedIn(user: User) {
    const { base, projectId, key } = this.#options;
    return {
      kind: 'identitytoolkit#SignupNewUserResponse',
      localId: user.id,
      ...(user.email === null ? {} : { email: user.email }),
      refreshToken: `firebase-refresh-${user.id}`,
      expiresIn: String(HOUR_SECONDS),
      idToken: await key.sign({
        iss: `${base}/${projectId}`,
        aud: projectId,
        sub: user.id,
        user_id: user.id,
        auth_time: Math.floor(Date.now() / 1000),
        ...(user.name === undefined ? {} : { name: user.name }),
        ...(user.email === null ? {} : { email: user.email, email_verified: user.emailVerified }),
        firebase: {
          identities: user.email === null ? {} : { email: [user.email] },
          sign_in_provider: user.provider,
        },
      }),
    };
  }

  /** One account per address: an address with another sign-in method has to use that one first. */
  async signInWithIdp({ providerId, person }: ProvenPerson) {
    const kind = 'identitytoolkit#VerifyAssertionResponse';
    const id = `${providerId}-${person.id}`;
    const email = person.email?.toLowerCase() ?? null;
    const holder = email === null ? undefined : this.byEmail(email);
    if (holder !== undefined && holder.id !== id)
      return {
        kind,
        federatedId: id,
        providerId,
        email,
        needConfirmation: true,
        verifiedProvider: [holder.provider],
      };
    const { name, emailVerified } = person;
    const user: User = { id, email, password: null, name, emailVerified, provider: providerId };
    this.#users.set(id, user);
    return { ...(await this.signedIn(user)), kind, providerId };
  }
}
