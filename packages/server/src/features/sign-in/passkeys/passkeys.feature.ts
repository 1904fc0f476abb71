import type { FeatureTools } from '../../../feature-tools.js';
import { createPostSecurityMail } from '../../../mail/post-security-mail.js';
import type { PostMail } from '../../../mail/post-mail.js';
import type { IdentityProofDependencies } from '../identity-proof/identity-proof.service.js';
import { PasskeyCeremonies } from './passkey-ceremonies.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { passkeysHandlers, type PasskeysParts } from './passkeys.routes.js';
import { type PasskeysDependencies, PasskeysService } from './passkeys.service.js';
import { relyingParty } from './relying-party.js';

interface PasskeyTools extends Pick<FeatureTools, 'db' | 'realm' | 'clock' | 'secrets' | 'origins'> {
  readonly post: PostMail;
}

const storedPasskeys = ({ db, realm, clock, secrets, origins, post }: PasskeyTools) => {
  const repository = new PasskeysRepository(db, createPostSecurityMail(post));
  const ceremonies = new PasskeyCeremonies({
    repository,
    party: relyingParty(origins, realm.name),
    key: secrets.passkeyHandles,
    clock,
  });
  return { repository, ceremonies };
};

/**
 * The part of passkeys that identity proofs use; separate because the passkey calls themselves depend on these proofs.
 */
export const passkeyProofsOf = (
  tools: PasskeyTools,
): Pick<IdentityProofDependencies, 'hasPasskey' | 'verifyPasskey'> => {
  const { repository, ceremonies } = storedPasskeys(tools);
  return {
    hasPasskey: async (accountId) => (await repository.ofAccount(accountId)).length > 0,
    verifyPasskey: (credential) => ceremonies.verifySignIn(credential),
  };
};

export const createPasskeysFeature = ({
  accounts,
  session,
  ...tools
}: PasskeyTools & Pick<PasskeysDependencies, 'accounts'> & Pick<PasskeysParts, 'session'>) => {
  const { realm, clock } = tools;
  const { repository, ceremonies } = storedPasskeys(tools);
  const { magicLink } = realm.signIn;
  const passkeys = new PasskeysService({ repository, ceremonies, accounts, magicLink, clock });
  return {
    handlers: passkeysHandlers({ passkeys, ceremonies, session, realm }),
    clean: () => repository.clean(new Date(clock.now())),
  };
};
