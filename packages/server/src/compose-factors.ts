import type { Secrets } from './auth/secrets.js';
import type { Clock } from './clock.js';
import type { OpenDatabase } from './database/database.js';
import type { Handlers } from './feature.js';
import type { AccountsService } from './features/accounts/accounts.service.js';
import { createIdentityProofRepository } from './features/identity-proof/identity-proof.repository.js';
import { identityProofHandlers } from './features/identity-proof/identity-proof.routes.js';
import { createIdentityProof } from './features/identity-proof/identity-proof.service.js';
import type { LockOut } from './features/lock-out/lock-out.service.js';
import { createPasskeyCeremonies } from './features/passkeys/passkey-ceremonies.js';
import { createPasskeysRepository } from './features/passkeys/passkeys.repository.js';
import { passkeysHandlers } from './features/passkeys/passkeys.routes.js';
import { createPasskeysService } from './features/passkeys/passkeys.service.js';
import { relyingParty } from './features/passkeys/relying-party.js';
import { createSecondFactorRepository } from './features/second-factor/second-factor.repository.js';
import { secondFactorHandlers } from './features/second-factor/second-factor.routes.js';
import {
  createSecondFactorService,
  type SecondFactorService,
} from './features/second-factor/second-factor.service.js';
import { createTimeCodes } from './features/second-factor/time-codes.js';
import type { SessionService } from './features/session/session.service.js';
import { createPostSecurityMail } from './mail/post-security-mail.js';
import type { PostMail } from './mail/post-mail.js';
import type { Realm } from './realm/load-realm.js';

export interface FactorsOptions {
  readonly realm: Realm;
  readonly database: OpenDatabase;
  readonly clock: Clock;
  readonly secrets: Secrets;
  /** Origins under which viewers reach this service. */
  readonly origins: readonly string[];
  readonly post: PostMail;
  readonly lockOut: LockOut;
}

/** Sessions ask for the second factor, so it is made before them. */
export const composeSecondFactor = ({
  realm,
  database,
  clock,
  secrets,
  post,
  lockOut,
}: FactorsOptions): SecondFactorService =>
  createSecondFactorService({
    repository: createSecondFactorRepository(database.db),
    codes: createTimeCodes(secrets.secondFactors, realm.name),
    lockOut,
    post: createPostSecurityMail(post),
    key: secrets.recoveryCodes,
    clock,
  });

/** Passkeys, proofs of who holds a session, and the calls of the second factor. */
export const composeFactors = (
  { realm, database, clock, secrets, origins, post }: FactorsOptions,
  {
    factors,
    accounts,
    session,
  }: {
    readonly factors: SecondFactorService;
    readonly accounts: AccountsService;
    readonly session: SessionService;
  },
): { readonly handlers: Handlers; readonly clean: () => Promise<void> } => {
  const repository = createPasskeysRepository(database.db, createPostSecurityMail(post));
  const ceremonies = createPasskeyCeremonies({
    repository,
    party: relyingParty(origins, realm.name),
    key: secrets.passkeyHandles,
    clock,
  });
  const proof = createIdentityProof({
    repository: createIdentityProofRepository(database.db),
    accounts,
    hasPasskey: async (accountId) => (await repository.ofAccount(accountId)).length > 0,
    verifyPasskey: (...proof) => ceremonies.verifySignIn(...proof),
    clock,
  });
  const passkeys = createPasskeysService({
    repository,
    ceremonies,
    accounts,
    proof,
    magicLink: realm.signIn.magicLink,
    clock,
  });
  return {
    handlers: {
      ...secondFactorHandlers({ factors, session, accounts, proof, realm }),
      ...identityProofHandlers(proof),
      ...passkeysHandlers({ passkeys, ceremonies, session, realm }),
    },
    clean: async () => {
      await factors.clean();
      await repository.clean(new Date(clock.now()));
    },
  };
};
